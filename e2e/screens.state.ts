import { type Client, clientOf } from './api.ts'
import { eventually, upload } from './cases.ts'
import { clearInvoice, twoInvoices } from './pdf.ts'

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
  await prepareInvoices(team)
}

export const CONTRADICTED = 'rechnung-widersprueche.pdf'
export const TWO_IN_ONE = 'rechnungen-maerz.pdf'

/** Invoices that contradict what was sent with them, or hold another one. */
async function prepareInvoices(team: Client): Promise<void> {
  const isWaiting = async (name: string) =>
    (await team.get<{ original_filename: string }[]>('/api/operator/invoices/to-check?limit=100')).some(
      ({ original_filename }) => original_filename === name,
    )
  if (await isWaiting(TWO_IN_ONE)) return
  const [claim] = await team.get<{ id: string }[]>('/api/operator/claims?collection_stage=in_processing&limit=1')
  if (!claim) throw new Error('The demo data have no claim that is in processing')
  const path = `/api/operator/claims/${claim.id}/invoices`
  await upload(team, path, CONTRADICTED, clearInvoice('W-2026-3'), {
    total_amount: '1250.00',
    issue_date: '2026-03-12',
  })
  await upload(team, path, TWO_IN_ONE, twoInvoices('M-2026-11', 'M-2026-12'))
  await eventually(() => isWaiting(TWO_IN_ONE))
}
