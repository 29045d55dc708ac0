import { holdClaim, submitClaim, takeClaim } from '../../features/case/claims/index.ts'
import { enterInvoice } from '../../features/case/invoices/index.ts'
import { recordPayment } from '../../features/case/payments/index.ts'
import { addPerson, joinCustomer } from '../../features/parties/creditors/index.ts'
import { submitCustomer } from '../../features/parties/customers/index.ts'
import { addDebtor } from '../../features/parties/debtors/index.ts'
import { foundOrganization } from '../../features/parties/organizations/index.ts'
import { addPartner, confirmPartner } from '../../features/parties/partners/index.ts'
import { type Issuing, issueToken, revokeToken, START_TOKEN_NAME } from '../../features/parties/tokens/index.ts'
import type { TokenCaller } from '../../kernel/caller.ts'
import { enqueue } from '../../platform/jobs/job.ts'
import type { Work } from '../../platform/work.ts'
import { fillDemoCases } from './fill.ts'
import { DEMO_CREDITOR } from './people.ts'

/** The rest waits until a newcomer has made the first calls, because it keeps a processor busy for a while. */
const REST_AFTER_MS = 10_000

/**
 * A small realistic organisation for a newcomer to act as. It goes through the same commands as real data. `password_hash`
 * is for the creditor's portal.
 */
export async function fillDemoData(work: Work, issuing: Issuing, password_hash: string): Promise<void> {
  const { id: organization_id } = await foundOrganization(work, { name: 'Alpenland Forderungsmanagement' })
  const law_firm = await addPartner(work, {
    organization_id,
    name: 'Kanzlei Huber & Partner',
    email: 'office@kanzlei-huber.example',
    commission_rate: 0.2,
  })
  await confirmPartner(work, law_firm.id)
  const broker = await addPartner(work, {
    organization_id,
    name: 'Maklerbüro Nordlicht',
    email: 'post@nordlicht.example',
    commission_rate: 0.125,
  })
  await confirmPartner(work, broker.id)
  const { row: token } = await issueToken(
    work,
    { organization_id, kind: 'partner', partner_id: law_firm.id, name: START_TOKEN_NAME },
    issuing,
  )
  const caller: TokenCaller = {
    type: 'token',
    id: token.id,
    organization_id,
    kind: 'partner',
    partner_id: law_firm.id,
    isolate_partners: false,
  }
  const roofer = await fileCases({ ...work, caller }, law_firm.id)
  await joinCustomer(work, await addPerson(work, { ...DEMO_CREDITOR, password_hash }), roofer)
  const soon = new Date(issuing.wall_now.getTime() + REST_AFTER_MS)
  const { row: filing } = await issueToken(
    work,
    { organization_id, kind: 'partner', partner_id: broker.id, name: 'Demo data' },
    issuing,
  )
  // Nobody holds it: it only names who filed the demo cases.
  await revokeToken(work, filing.id, issuing.wall_now)
  const partner = { organization_id, partner_id: broker.id, token_id: filing.id }
  enqueue(work.tx, fillDemoCases, partner, { run_at: soon, organization_id })
}

/** Two creditors and three cases, against a company and two persons: unpaid, partly paid and paid. Returns the first. */
async function fileCases(
  work: Work<TokenCaller>,
  partner_id: string,
): Promise<{ id: string; organization_id: string }> {
  const { row: roofer } = await submitCustomer(work, {
    name: 'Dachdeckerei Steiner GmbH',
    email: 'buchhaltung@steiner-dach.example',
    partner_id,
    address: { street: 'Lindengasse 12', zip: '1070', city: 'Wien', country: 'AT' },
    uid: 'ATU12345675',
    partner_client_reference: 'K-1001',
  })
  const { row: printer } = await submitCustomer(work, {
    name: 'Druckhaus Isar KG',
    email: 'rechnung@druckhaus-isar.example',
    partner_id,
    address: { street: 'Tal 5', zip: '80331', city: 'München', country: 'DE' },
    uid: 'DE123456788',
    partner_client_reference: 'K-1002',
  })
  const builder = await addDebtor(work, {
    acting_as: 'company',
    customer_id: roofer.id,
    company: { company_name: 'Bauträger Donaublick GmbH', firmenbuchnummer: 'FN 234567 k' },
    addresses: [{ street: 'Handelskai 94', zip: '1200', city: 'Wien', country: 'AT' }],
    communication_channels: [{ type: 'email', value: 'office@donaublick.example' }],
  })
  const owner = await addDebtor(work, {
    acting_as: 'person',
    customer_id: roofer.id,
    person: { salutation: 'mr', first_name: 'Franz', last_name: 'Gruber', birth_date: '1974-03-18' },
    addresses: [{ street: 'Rosenweg 3', zip: '3100', city: 'St. Pölten', country: 'AT' }],
  })
  const author = await addDebtor(work, {
    acting_as: 'person',
    customer_id: printer.id,
    person: { salutation: 'mrs', first_name: 'Sabine', last_name: 'Lorenz' },
    addresses: [{ street: 'Hauptstraße 40', zip: '85354', city: 'Freising', country: 'DE' }],
  })
  const roof = await submitClaim(work, {
    debtor_id: builder.id,
    customer_id: roofer.id,
    partner_reference: 'AZ 26/114',
    subject_matter: 'Dachsanierung',
  })
  await enterInvoice(work, roof.id, {
    invoice_number: 'RE-2026-0311',
    invoice_issuer: roofer.name,
    invoice_amount_net: 15_400,
    invoice_amount_gross: 18_480,
  })
  await enterInvoice(work, roof.id, {
    invoice_number: 'RE-2026-0342',
    invoice_issuer: roofer.name,
    invoice_amount_net: 950,
    invoice_amount_gross: 1_140,
  })
  const gutter = await submitClaim(work, {
    debtor_id: owner.id,
    customer_id: roofer.id,
    partner_reference: 'AZ 26/115',
    subject_matter: 'Dachrinne',
  })
  await enterInvoice(work, gutter.id, {
    invoice_number: 'RE-2026-0287',
    invoice_issuer: roofer.name,
    invoice_amount_gross: 864.5,
  })
  await recordPayment(work, gutter.id, { amount: 300 })
  // On hold, so that advancing the clock with this partner's token moves only the newcomer's own cases.
  for (const { id } of [roof, gutter])
    await holdClaim(work, await takeClaim(work, id), { held: true, note: 'Unterlagen angefordert' })
  const books = await submitClaim(work, {
    debtor_id: author.id,
    customer_id: printer.id,
    partner_reference: 'AZ 26/098',
    subject_matter: 'Druck von 500 Exemplaren',
  })
  await enterInvoice(work, books.id, {
    invoice_number: '2026-771',
    invoice_issuer: printer.name,
    invoice_amount_net: 1_950,
    invoice_amount_gross: 2_086.5,
  })
  await recordPayment(work, books.id, { amount: 2_086.5 })
  return roofer
}
