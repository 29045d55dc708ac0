import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Partner } from './api.ts'

/** Claims in every state, made through the partner API and the sandbox. */

export const VIENNA = { street: 'Lindengasse 12', zip: '1070', city: 'Wien', country: 'AT' }
export const MUNICH = { street: 'Sendlinger Straße 1', zip: '80331', city: 'München', country: 'DE' }

export type Made = { readonly id: string; readonly customer_id: string; readonly debtor_id: string }

type Wishes = { amount?: number; debtor?: object; customer?: object; claim?: object }

/** A claim without an invoice. */
export async function makeClaim(
  partner: Partner,
  { debtor = {}, customer = {}, claim = {} }: Wishes = {},
): Promise<Made> {
  const { id: customer_id } = await partner.post('/openapi/customers', {
    name: 'Huber GmbH',
    email: 'h@example.com',
    partner_id: partner.id,
    ...customer,
  })
  const { id: debtor_id } = await partner.post('/openapi/debtors', {
    acting_as: 'person',
    person: { first_name: 'Max', last_name: 'Canary-Maier' },
    customer_id,
    addresses: [VIENNA],
    ...debtor,
  })
  const { id } = await partner.post('/openapi/claims', { debtor_id, customer_id, ...claim })
  return { id, customer_id, debtor_id }
}

/** A claim that the workflow can process: its debtor has an address, and it has an invoice. */
export async function makeCollectable(partner: Partner, { amount = 1_000, ...wishes }: Wishes = {}): Promise<Made> {
  const made = await makeClaim(partner, wishes)
  await partner.post(`/openapi/claims/${made.id}/invoices/manual`, {
    invoice_number: 'R-1',
    invoice_amount_gross: amount,
    invoice_issue_date: '2030-03-01',
    invoice_due_date: '2030-03-31',
  })
  return made
}

/** From now on letters of the partner's organisation wait until somebody has posted them. */
export const postByHand = ({ admin, partner }: { admin: Client; partner: Partner }): Promise<unknown> =>
  admin.patch(`/api/operator/organizations/${partner.organization_id}`, { letter_dispatch: 'by_hand' })

const WAY_TO_COURT = [
  ...(['in_processing', 'first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const),
  'dunning_action_recommended',
] as const

/** A claim whose out-of-court collection is exhausted, so that its creditor decides. */
export async function makeRecommended(partner: Partner, wishes: Wishes = {}): Promise<Made> {
  const made = await makeCollectable(partner, wishes)
  for (const to_stage of WAY_TO_COURT) await partner.post(`/sandbox/claims/${made.id}/stage`, { to_stage })
  return made
}

export const decideToSue = (partner: Partner, claim_id: string): Promise<unknown> =>
  partner.post(`/openapi/claims/${claim_id}/lawsuit-decision`, { decision: 'sue' })

/** Moves the sandbox clock. Everything that falls due on the way has happened when this resolves. */
export const advance = (partner: Partner, seconds: number): Promise<unknown> =>
  partner.post('/sandbox/clock/advance', { seconds })

export const DAY_S = 86_400

export const upload = <T = { id: string }>(
  who: Client,
  path: string,
  name: string,
  content: Buffer,
  sent: Readonly<Record<string, string>> = {},
): Promise<T> => {
  const form = new FormData()
  for (const [field, text] of Object.entries(sent)) form.append(field, text)
  form.append('file', new File([new Uint8Array(content)], name, { type: 'application/pdf' }))
  return who.post<T>(path, form)
}

const PATIENCE_MS = 150_000

/** For what the server does on its own, in the background. */
export async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > until) throw new Error(`it did not happen within ${PATIENCE_MS / 1_000} s`)
    await pause(50)
  }
}
