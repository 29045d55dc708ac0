import { Center, Group, Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { operator, type Schemas } from '../../shared/api/operator.ts'
import { StageBadge } from '../../shared/ui/badges.tsx'
import { NAVIGATION } from './navigation.ts'
import { useShellWords } from './words.ts'

const CLAIMS_MAX = 8
const LETTERS_MIN = 2

/** Jumps to pages and claims by what is typed. `asked` counts how often it was called for. */
export function Palette({ asked }: { asked: number }) {
  const say = useShellWords()
  const [query, setQuery] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call opens it anew.
  useEffect(() => spotlight.open(), [asked])
  const pages = usePages(query)
  const { claims, is_searching } = useClaims(query)
  return (
    <Spotlight.Root
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
  const found = operator.useQuery(
    'get',
    '/api/operator/claims',
    { params: { query: { q, limit: CLAIMS_MAX } } },
    { enabled, placeholderData: keepPreviousData },
  )
  return { claims: enabled ? (found.data?.data ?? []) : [], is_searching: enabled && found.isFetching }
}

function Pages({ pages }: { pages: PageEntry[] }) {
  const say = useShellWords()
  const navigate = useNavigate()
  return (
    <Spotlight.ActionsGroup label={say('palette.pages')}>
      {pages.map(({ name, to, icon: Icon }) => (
        <Spotlight.Action
          key={name}
          label={say(`nav.${name}`)}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          onClick={() => void navigate({ to: to as string })}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

function Claims({ claims }: { claims: Schemas['ClaimLine'][] }) {
  const say = useShellWords()
  const navigate = useNavigate()
  return (
    <Spotlight.ActionsGroup label={say('palette.claims')}>
      {claims.map(({ id, case_reference, debtor_name, customer_name, collection_stage }) => (
        <Spotlight.Action key={id} onClick={() => void navigate({ to: `/claims/${id}` })}>
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
              <StageBadge stage={collection_stage} />
            </Center>
          </Group>
        </Spotlight.Action>
      ))}
    </Spotlight.ActionsGroup>
  )
}
