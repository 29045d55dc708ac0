import type { Once, Schemas } from '../../../shared/api/operator.ts'
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

export async function sendDeed(once: Once, deed: Deed): Promise<Entry> {
  const { data } = await answerOf(once, deed)
  if (!data) throw new Error('an answer has data')
  return data.data
}

function answerOf(once: Once, deed: Deed) {
  const params = { path: { id: deed.id } }
  if (deed.do === 'assign')
    return once.POST('/api/operator/bank-entries/{id}/assign', {
      params,
      body: { parts: deed.parts, rest: deed.rest },
    })
  const body = deed.note ? { note: deed.note } : {}
  if (deed.do === 'offset')
    return once.POST('/api/operator/bank-entries/{id}/offset', { params, body: { ...body, entry_id: deed.entry_id } })
  if (deed.do === 'pays-us')
    return once.POST('/api/operator/bank-entries/{id}/pays-us', { params, body: { ...body, ...deed.debt } })
  if (deed.do === 'charge') return once.POST('/api/operator/bank-entries/{id}/charge', { params, body })
  if (deed.do === 'refund') return once.POST('/api/operator/bank-entries/{id}/refund', { params, body })
  if (deed.do === 'ignore') return once.POST('/api/operator/bank-entries/{id}/ignore', { params, body })
  if (deed.do === 'own-money') return once.POST('/api/operator/bank-entries/{id}/own-money', { params, body })
  return once.POST('/api/operator/bank-entries/{id}/unassign', { params, body })
}
