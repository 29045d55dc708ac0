import { clientOf } from './api.ts'

/** So many letters wait to be posted. */
const WAITING = 6

/**
 * Brings the demo data to where the dialogs of the desk can be seen: letters that wait, one of them void; a payout; an
 * account at a bank. What is there already stays.
 */
export async function prepareDesk(address: string, cookie: string): Promise<void> {
  const team = clientOf(address, { cookie, origin: address })
  const [house] = await team.get<{ id: string }[]>('/api/operator/organizations')
  if (!house) throw new Error('The demo data have no organisation')
  await team.patch(`/api/operator/organizations/${house.id}`, { letter_dispatch: 'by_hand' })
  const waiting = async () => team.get<{ id: string }[]>('/api/operator/letters?status=outbox')
  if ((await waiting()).length === 0) {
    const claims = await team.get<{ id: string }[]>(
      `/api/operator/claims?collection_stage=first_demand_letter&case_status=open&limit=${WAITING}`,
    )
    // Not every claim may go on; the others do.
    for (const { id } of claims)
      await team.ask('POST', `/api/operator/claims/${id}/stage`, { to_stage: 'second_demand_letter' })
    const [letter] = await waiting()
    if (letter) await team.post(`/api/operator/letters/${letter.id}/void`, { note: 'The creditor asked us to wait' })
  }
  const month = new Date().toISOString().slice(0, 7)
  const [payable] = await team.get<{ partner_id: string }[]>(`/api/operator/revenue-shares/payable?month=${month}`)
  if (payable) await team.post('/api/operator/payouts', { partner_id: payable.partner_id, month })
  const accounts = await team.get<unknown[]>('/api/operator/bank-accounts')
  if (accounts.length === 0) {
    const account = { name: 'Treuhandkonto', iban: 'AT611904300234573201', bic: null, kind: 'client_money' }
    await team.post('/api/operator/bank-accounts', { organization_id: house.id, ...account })
  }
}
