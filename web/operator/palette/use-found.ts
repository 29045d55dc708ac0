import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../shared/api/operator.ts'
import type { Target } from '../links.tsx'
import { foundClaimsQuery } from '../pages/claims/queries.ts'
import { paths } from '../paths.ts'
import { foundPartiesQuery } from './queries.ts'

const LETTERS_MIN = 2
const PAUSE_MS = 150

export type Somebody = {
  readonly id: string
  readonly name: string
  readonly beside: string | null
  readonly target: Target
}

type Found = {
  readonly claims: readonly Schemas['ClaimLine'][]
  readonly people: readonly { readonly kind: 'debtors' | 'customers' | 'partners'; readonly found: Somebody[] }[]
  readonly is_searching: boolean
}

/** Claims and people that match what was typed. */
export function useFound(typed: string): Found {
  const wanted = typed.trim()
  const [q] = useDebouncedValue(wanted, PAUSE_MS)
  const enabled = q.length >= LETTERS_MIN
  const claims = useQuery({ ...foundClaimsQuery(q), enabled })
  const parties = useQuery({ ...foundPartiesQuery(q), enabled })
  if (wanted.length < LETTERS_MIN) return NOTHING
  // What was found for the text before is not shown: Enter would take it.
  if (q !== wanted || claims.isFetching || parties.isFetching) return { ...NOTHING, is_searching: true }
  const { debtors = [], customers = [], partners = [] } = parties.data?.data ?? {}
  return {
    claims: claims.data?.data ?? [],
    people: [
      { kind: 'debtors', found: debtors.map(debtorOf) },
      { kind: 'customers', found: customers.map(customerOf) },
      { kind: 'partners', found: partners.map(partnerOf) },
    ],
    is_searching: false,
  }
}

const NOTHING: Found = { claims: [], people: [], is_searching: false }

const debtorOf = ({ id, name, city, customer_name }: Schemas['FoundDebtor']): Somebody => ({
  ...{ id, name, beside: [city, customer_name].filter(Boolean).join(' · ') || null },
  target: { to: paths.debtor, params: { debtor_id: id } },
})

const customerOf = ({ id, name, partner_name }: Schemas['FoundCustomer']): Somebody => ({
  ...{ id, name, beside: partner_name },
  target: { to: paths.customer, params: { customer_id: id } },
})

const partnerOf = ({ id, name, organization_name }: Schemas['FoundPartner']): Somebody => ({
  ...{ id, name, beside: organization_name },
  target: { to: paths.partner, params: { partner_id: id } },
})
