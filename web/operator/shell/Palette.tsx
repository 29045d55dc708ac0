import { Center, Group, Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '../../shared/api/operator.ts'
import { StageBadge } from '../../shared/ui/badges.tsx'
import { type Target, useGo } from '../links.tsx'
import { fileOf } from '../pages/claim/target.ts'
import { foundClaimsQuery } from '../pages/claims/queries.ts'
import { NAVIGATION } from './navigation.ts'
import { useShellWords } from './words.ts'

const LETTERS_MIN = 2

const [store, palette] = createSpotlight()

/** Jumps to pages and claims by typed text. `asked` counts how often it was requested. */
export function Palette({ asked }: { asked: number }) {
  const say = useShellWords()
  const [query, setQuery] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call opens it again.
  useEffect(() => palette.open(), [asked])
  const pages = usePages(query)
  const { claims, is_searching } = useClaims(query)
  const go = useGo()
  const first: Target | undefined = claims[0] ? fileOf(claims[0].id) : pages[0] && { to: pages[0].to }
  const takeFirst = ({ key }: { key: string }) => {
    // Results that came after the last keystroke are not selected yet.
    if (key !== 'Enter' || store.getState().selected >= 0 || first === undefined) return
    palette.close()
    go(first)
  }
  return (
    <Spotlight.Root
      store={store}
      attributes={{ content: { 'aria-label': say('palette.open') } }}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      clearQueryOnClose
      scrollable
      maxHeight={460}
    >
      <Spotlight.Search
        placeholder={say('palette.placeholder')}
        aria-label={say('palette.placeholder')}
        onKeyDown={takeFirst}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={is_searching && <Loader size="xs" aria-label={say('palette.searching')} />}
      />
      <Spotlight.ActionsList>
        {claims.length > 0 && <Claims claims={claims} />}
        {pages.length > 0 && <Pages pages={pages} />}
        {claims.length + pages.length === 0 && !is_searching && (
          <Spotlight.Empty>{say('palette.nothing')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

type PageEntry = (typeof NAVIGATION)[number]['entries'][number]

function usePages(query: string): PageEntry[] {
  const say = useShellWords()
  const wanted = query.trim().toLowerCase()
  return NAVIGATION.flatMap(({ entries }) => [...entries] as PageEntry[]).filter(({ name }) =>
    say(`nav.${name}`).toLowerCase().includes(wanted),
  )
}

function useClaims(query: string): { claims: Schemas['ClaimLine'][]; is_searching: boolean } {
  const [q] = useDebouncedValue(query.trim(), 150)
  const enabled = q.length >= LETTERS_MIN
  const found = useQuery({ ...foundClaimsQuery(q), enabled })
  return { claims: enabled ? (found.data?.data ?? []) : [], is_searching: enabled && found.isFetching }
}

function Pages({ pages }: { pages: PageEntry[] }) {
  const say = useShellWords()
  const go = useGo()
  return (
    <Spotlight.ActionsGroup label={say('palette.pages')}>
      {pages.map(({ name, to, icon: Icon }) => (
        <Spotlight.Action
          key={name}
          label={say(`nav.${name}`)}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          onClick={() => go({ to })}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

function Claims({ claims }: { claims: Schemas['ClaimLine'][] }) {
  const say = useShellWords()
  const go = useGo()
  return (
    <Spotlight.ActionsGroup label={say('palette.claims')}>
      {claims.map(({ id, case_reference, debtor_name, customer_name, collection_stage, debtor_country }) => (
        <Spotlight.Action key={id} onClick={() => go(fileOf(id))}>
          <Group justify="space-between" wrap="nowrap" w="100%">
            <div>
              <Text size="sm" fw={600}>
                {debtor_name}
              </Text>
              <Text size="xs" c="dimmed">
                {[case_reference, customer_name].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Center>
              <StageBadge stage={collection_stage} country={debtor_country} />
            </Center>
          </Group>
        </Spotlight.Action>
      ))}
    </Spotlight.ActionsGroup>
  )
}
