import type { Attempt } from '../../../shared/api/once.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import type { Entry } from './entry.ts'

/** What can be done to an entry. */
export type Deed = {
  readonly id: string
} & ( // The rest that the person saw: if it has changed by now, nothing is booked.
  | { readonly do: 'assign'; readonly parts: Schemas['BankAssignment']['parts']; readonly rest: number }
  | { readonly do: 'refund' | 'ignore' | 'own-money' | 'charge' | 'unassign'; readonly note: string }
  | { readonly do: 'pays-us'; readonly debt: Omit<Schemas['BankDebtPaid'], 'note'>; readonly note: string }
  | { readonly do: 'offset'; readonly entry_id: string; readonly note: string }
)

export async function sendDeed(deed: Deed, { key, signal }: Attempt): Promise<Entry> {
  const how = { params: { path: { id: deed.id } }, headers: { 'Idempotency-Key': key }, signal }
  const { data } = await answerOf(deed, how)
  if (!data) throw new Error('an answer has data')
  return data.data
}

type How = { params: { path: { id: string } }; headers: Record<string, string>; signal: AbortSignal }

function answerOf(deed: Deed, how: How) {
  if (deed.do === 'assign')
    return api.POST('/api/operator/bank-entries/{id}/assign', { ...how, body: { parts: deed.parts, rest: deed.rest } })
  const body = deed.note ? { note: deed.note } : {}
  if (deed.do === 'offset')
    return api.POST('/api/operator/bank-entries/{id}/offset', { ...how, body: { ...body, entry_id: deed.entry_id } })
  if (deed.do === 'pays-us')
    return api.POST('/api/operator/bank-entries/{id}/pays-us', { ...how, body: { ...body, ...deed.debt } })
  if (deed.do === 'charge') return api.POST('/api/operator/bank-entries/{id}/charge', { ...how, body })
  if (deed.do === 'refund') return api.POST('/api/operator/bank-entries/{id}/refund', { ...how, body })
  if (deed.do === 'ignore') return api.POST('/api/operator/bank-entries/{id}/ignore', { ...how, body })
  if (deed.do === 'own-money') return api.POST('/api/operator/bank-entries/{id}/own-money', { ...how, body })
  return api.POST('/api/operator/bank-entries/{id}/unassign', { ...how, body })
}
