import { Group, Loader, Text } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useShellWords } from '../shell/words.ts'
import { Claims, Offers, People, Places } from './groups.tsx'
import { isMeant } from './matching.ts'
import { groupsOf, type Offer, offered } from './offered.ts'
import classes from './palette.module.css'
import { usePlaces } from './places.ts'
import { useFound } from './use-found.ts'

const [store, palette] = createSpotlight()

/** A palette that fades would swallow what is typed when it is opened again before it has gone. */
const AT_ONCE = { duration: 0 }

/** Leads to everything by typed text: deeds of the open page, pages, claims, people. `asked` counts the requests. */
export function Palette({ asked }: { asked: number }) {
  const say = useShellWords()
  const [query, setQuery] = useState('')
  const { takeFocus, returnFocus } = useFocus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call opens it again.
  useEffect(() => {
    takeFocus()
    setQuery('')
    palette.open()
  }, [asked])
  const { groups, is_empty, is_searching } = useGroups(query)
  const onKeyDown = useHurry(is_searching)
  return (
    <Spotlight.Root
      store={store}
      attributes={{ content: { 'aria-label': say('palette.open') } }}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={returnFocus}
      returnFocus={false}
      transitionProps={AT_ONCE}
      shortcut={null}
      classNames={{ actionsGroup: classes.group ?? '' }}
      clearQueryOnClose
      scrollable
      maxHeight={460}
    >
      <Spotlight.Search
        autoFocus
        placeholder={say('palette.placeholder')}
        aria-label={say('palette.placeholder')}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={is_searching && <Loader size="xs" aria-label={say('palette.searching')} />}
      />
      <Spotlight.ActionsList>
        {groups}
        {is_empty && !is_searching && <Spotlight.Empty>{say('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Group px="md" py={6} justify="flex-end" visibleFrom="sm">
        <Text size="xs" c="dimmed">
          {say('palette.hint')}
        </Text>
      </Group>
    </Spotlight.Root>
  )
}

/**
 * The field has the focus from the moment it is there, so that the first letters are not lost. The component gives
 * it later, and would then take the field itself for what had the focus before.
 */
function useFocus(): { takeFocus: () => void; returnFocus: () => void } {
  const before = useRef<Element | null>(null)
  return {
    takeFocus: () => {
      if (!store.getState().opened) before.current = document.activeElement
    },
    returnFocus: () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true })
    },
  }
}

/** What is at hand comes first, so that the list does not jump under the hand when the server has answered. */
function useGroups(query: string): { groups: ReactNode; is_empty: boolean; is_searching: boolean } {
  const deeds = groupsOf(offered.use()).map(({ about, offers }) => ({ about, offers: offersFor(offers, query) }))
  const places = usePlaces().filter(({ label }) => isMeant(label, query))
  const { claims, people, is_searching } = useFound(query)
  const found = [...deeds.flatMap(({ offers }) => offers), ...people.flatMap(({ found }) => found)]
  const groups = (
    <>
      {deeds.map(({ about, offers }) => (
        <Offers key={about} about={about} offers={offers} />
      ))}
      <Places places={places} />
      <Claims claims={claims} />
      {people.map(({ kind, found }) => (
        <People key={kind} kind={kind} found={found} />
      ))}
    </>
  )
  return { groups, is_empty: places.length + claims.length + found.length === 0, is_searching }
}

/** What is not allowed is shown to whoever looks for it, after what is. */
function offersFor(offers: readonly Offer[], query: string): Offer[] {
  const meant = offers.filter(({ label }) => isMeant(label, query))
  const refused = query.trim() === '' ? [] : meant.filter(({ reason }) => reason !== null)
  return [...meant.filter(({ reason }) => reason === null), ...refused]
}

const entry = (which: string): HTMLElement | null =>
  document.getElementById(store.getState().listId)?.querySelector<HTMLElement>(`[data-action]${which}`) ?? null

/** The component chooses the first entry when something is typed; answers that come later would have none chosen. */
function chooseFirst(): void {
  if (entry('[data-selected]')) return
  entry('')?.setAttribute('data-selected', 'true')
  store.setState({ ...store.getState(), selected: 0 })
}

/** Enter that is pressed before the answer is there takes its first entry. */
function useHurry(is_searching: boolean): (event: KeyboardEvent) => void {
  const [is_waiting, wait] = useState(false)
  useEffect(() => {
    if (is_searching || !store.getState().opened) return
    chooseFirst()
    if (!is_waiting) return
    wait(false)
    entry('[data-selected]')?.click()
  })
  return ({ key }) => wait(key === 'Enter' && is_searching && !entry('[data-selected]'))
}
