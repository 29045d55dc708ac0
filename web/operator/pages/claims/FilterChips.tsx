import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FilterPill } from '../../../shared/ui/FilterPill.tsx'
import { listed } from '../../../shared/ui/url-state.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useChoose } from './Filters.tsx'
import { useCountryName } from './MoreFilters.tsx'
import { type ClaimsSearch, hasFilter, LINKED } from './search.ts'
import { useClaimsWords } from './words.ts'

type Claim = Schemas['ClaimLine']
type Linked = (typeof LINKED)[number]
type Chip = { readonly name: string; readonly value: string; readonly without: Partial<ClaimsSearch> }

/** What narrows the list and does not show in its field, each to be removed, and all of it at once. */
export function FilterChips({ claims }: { claims: Claim[] }) {
  const say = useClaimsWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  const choose = useChoose()
  const chips = [...useSeveral(search), ...useSpans(search), ...useLinked(search, claims)]
  if (!hasFilter(search)) return null
  return (
    <Group gap="xs">
      {chips.map(({ name, value, without }) => (
        <FilterPill key={`${name} ${value}`} name={name} value={value} onRemove={() => choose(without)} />
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => go({ to: paths.claims }, { replace: true })}>
        {say('reset_all')}
      </Button>
    </Group>
  )
}

function useSeveral(search: ClaimsSearch): Chip[] {
  const say = useClaimsWords()
  const common = useCommonWords()
  const country = useCountryName()
  const of = (field: 'collection_stage' | 'case_status' | 'country', name: string, textOf: (one: never) => string) =>
    listed(search[field]).map((one, _, all) => ({
      name,
      value: textOf(one as never),
      without: { [field]: all.filter((other) => other !== one).join(',') || undefined },
    }))
  return [
    ...of('collection_stage', say('stage'), (one: 'new') => common(`stage.${one}`)),
    ...of('case_status', say('case_status'), (one: 'open') => common(`case_status.${one}`)),
    ...of('country', say('more.country'), (one: string) => country(one)),
  ]
}

function useSpans(search: ClaimsSearch): Chip[] {
  const say = useClaimsWords()
  const { money, day } = useFormat()
  const between = (from: string | undefined, to: string | undefined): string => {
    if (from && to) return say('span.both', { from, to })
    return from ? say('span.from', { from }) : say('span.to', { to: to ?? '' })
  }
  const shown = <T,>(value: T | undefined, write: (value: T) => string) =>
    value === undefined ? undefined : write(value)
  const { amount_from, amount_to, created_from, created_to, due_from, due_to } = search
  const spans = [
    ['amount', shown(amount_from, money), shown(amount_to, money)],
    ['created', shown(created_from, day), shown(created_to, day)],
    ['due', shown(due_from, day), shown(due_to, day)],
  ] as const
  return spans
    .filter(([, from, to]) => from !== undefined || to !== undefined)
    .map(([field, from, to]) => ({
      name: say(`span.${field}`),
      value: between(from, to),
      without: { [`${field}_from`]: undefined, [`${field}_to`]: undefined },
    }))
}

/** Filters that came with a link from elsewhere. */
function useLinked(search: ClaimsSearch, [first]: Claim[]): Chip[] {
  const say = useClaimsWords()
  const { month } = useFormat()
  const nameOf = (name: Linked): string => {
    if (name === 'opened_month') return month(search.opened_month ?? '')
    const names = {
      organization_id: first?.organization_name,
      customer_id: first?.customer_name,
      debtor_id: first?.debtor_name,
    }
    return names[name] ?? '…'
  }
  return LINKED.filter((name) => search[name]).map((name) => ({
    name: say(`linked.${name}`),
    value: nameOf(name),
    without: { [name]: undefined },
  }))
}
