import { Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FilterPill } from '../../../shared/ui/FilterPill.tsx'
import { useChoose } from './Filters.tsx'
import { LINKED } from './search.ts'
import { useClaimsWords } from './words.ts'

type Claim = Schemas['ClaimLine']
type Linked = (typeof LINKED)[number]

/** Filters that came with a link from elsewhere. */
export function LinkedFilters({ claims }: { claims: Claim[] }) {
  const say = useClaimsWords()
  const { month } = useFormat()
  const search = useSearch({ from: '/shell/claims' })
  const choose = useChoose()
  const present = LINKED.filter((name) => search[name])
  if (present.length === 0) return null
  const nameOf = (name: Linked): string => {
    if (name === 'opened_month') return month(search.opened_month ?? '')
    const [first] = claims
    const names = {
      organization_id: first?.organization_name,
      customer_id: first?.customer_name,
      debtor_id: first?.debtor_name,
    }
    return names[name] ?? '…'
  }
  return (
    <Group gap="xs">
      {present.map((name) => (
        <FilterPill
          key={name}
          name={say(`linked.${name}`)}
          value={nameOf(name)}
          onRemove={() => choose({ [name]: undefined })}
        />
      ))}
    </Group>
  )
}
