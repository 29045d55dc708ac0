import assert from 'node:assert/strict'
import { monthEnd, monthInVienna } from '../../src/features/money/revenue/rules.ts'
import { untilAllReadable } from '../cases.ts'
import { PDF } from '../files.ts'
import { pagesPdf, textAt } from '../pdf-files.ts'
import type { World } from '../world.ts'
import { cast, EVENTS_URL, receiving } from './cast.ts'

/** A request of the story, by the name of its operation. A file goes with the fields of `body`. */
export type Request = {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly file?: { readonly filename: string; readonly content: Buffer }
}
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}
/** Sends a request of the partner in some way: directly, or as a snippet of the reference says. */
export type Send = (operation: string, request: Request) => Promise<Answer>
export type Told = { readonly webhooks: { headers: Readonly<Record<string, string>>; body: string }[] }

type Body = { data: Record<string, unknown> & { id: string } }

/**
 * One case from its first day to its statement: a law firm in Vienna collects for a joiner from an inn. It sends every
 * operation of the partner API once. Where a parameter is a choice, it makes one: the reference does so in its snippets. What others do in between (the team, the clock, the network) is played directly.
 */
export async function play(world: World, sendRaw: (token: string) => Send): Promise<Told> {
  const { partner, team } = await cast(world)
  const { sent, deliver } = receiving(world)
  const raw = sendRaw(partner.token)
  const send = async (operation: string, request: Request = {}): Promise<Body> => {
    const answer = await raw(operation, request)
    const is_json = answer.headers['content-type']?.startsWith('application/json')
    return is_json ? JSON.parse(answer.bytes.toString()) : { data: { id: '' } }
  }
  const idOf = async (operation: string, request: Request = {}) => (await send(operation, request)).data.id

  await send('getMe')
  await send('readSandboxClock')
  await send('advanceSandboxClock', { body: { seconds: 86_400 } })
  await send('setSandboxWebhook', { body: { url: EVENTS_URL } })
  await send('getOwnWebhook')

  const customer_id = await idOf('createCustomer', { body: { ...JOINER, partner_id: partner.partner_id } })
  const customer = { path: { id: customer_id } }
  await send('getCustomer', customer)
  await send('listCustomers', { query: { partner_id: partner.partner_id } })
  await send('changeCustomer', { ...customer, body: { phone: '+43 1 522 47 19' } })

  const debtor_id = await idOf('createDebtor', { body: { ...INN, customer_id } })
  await send('getDebtor', { path: { id: debtor_id } })
  await send('changeDebtor', { path: { id: debtor_id }, body: { iban: 'AT02 2050 3021 0102 3600' } })

  const id = await idOf('createClaim', { body: { ...CASE, customer_id, debtor_id } })
  const claim = { path: { claim_id: id } }
  await deliver()
  await send('listOwnDeliveries', { query: { status: 'delivered' } })

  await invoices(send, idOf, claim)
  await split({ send, idOf, deliver }, claim)
  await send('getClaim', { path: { id } })
  await send('listClaims', {
    query: {
      status: 'pending',
      case_status: 'open',
      collection_stage: 'new',
      partner_reference: CASE.partner_reference,
    },
  })

  const document_id = await idOf('uploadDocument', {
    ...claim,
    body: { documentType: 'contract', description: 'Signed order of 12 January 2026', visibility: 'creditor' },
    file: { filename: 'order.pdf', content: PDF },
  })
  await send('listDocuments', { ...claim, query: { documentType: 'contract', processingStatus: 'uploaded' } })
  await send('downloadDocument', { path: { id: document_id } })
  await send('deleteDocument', { path: { id: document_id } })

  const asked = await team.post(`/api/operator/claims/${id}/questions`, { text: 'Was the counter delivered whole?' })
  assert.equal(asked.statusCode, 201, asked.body)
  await send('listQuestions', claim)
  const question = { path: { id: asked.json().data.id } }
  await send('answerQuestion', { ...question, body: { text: 'Yes, on 20 February 2026; the receipt is signed.' } })

  await send('moveSandboxClaim', { path: { id }, body: { to_stage: 'in_processing' } })
  const payment_id = await idOf('createPayment', {
    ...claim,
    body: { amount: 800, payment_date: '2026-05-15', reference: 'Rechnung 2026-0417, Teilzahlung' },
  })
  await send('listPayments', claim)
  await send('getPayment', { path: { id: payment_id } })
  await send('listFees', claim)
  await send('listRevenueShares', { query: { status: 'accrued', claim_id: id } })
  await send('getBalance', { path: { id }, query: { as_of: '2026-06-30' } })

  const known = { legal_representatives: ['Johanna Lindner'] }
  assert.equal((await team.patch(`/api/operator/debtors/${debtor_id}`, known)).statusCode, 200)
  await court(send, id)
  await send('changeClaim', { path: { id }, body: { claim_disputed: true } })
  await others(send, customer_id, partner)

  await deliver()
  await untilAllReadable(world)
  await send('listEvents', { query: { limit: 2, include: 'activity' } })
  await send('findDrift', {
    body: { claims: [{ claim_id: id, collection_stage: 'new', case_status: 'open', closure_reason: null }] },
  })
  await statements(world, send, partner.partner_id)
  await send('deleteCustomer', { path: { id: await spareCustomer(partner) } })
  await send('playSandboxScenario', { body: { name: 'paid_after_first_letter' } })
  await send('resetSandbox')
  return { webhooks: sent }
}

type Sending = (operation: string, request?: Request) => Promise<Body>
type Owner = Awaited<ReturnType<typeof cast>>['partner']

const JOINER = {
  name: 'Tischlerei Brandstätter GmbH',
  email: 'buchhaltung@brandstaetter.example',
  address: { street: 'Neubaugasse 38', zip: '1070', city: 'Wien', country: 'AT' },
  uid: 'ATU68342194',
  partner_client_reference: 'M-2041',
}
const INN = {
  acting_as: 'company',
  company: { company_name: 'Gasthaus Lindenhof GmbH', firmenbuchnummer: 'FN 412908p' },
  addresses: [{ street: 'Landstraßer Hauptstraße 71', zip: '1030', city: 'Wien', country: 'AT' }],
  communication_channels: [{ type: 'email', value: 'office@lindenhof.example' }],
}
const CASE = { partner_reference: 'HOF-2026-0117', subject_matter: 'Bar counter and 24 chairs, made to measure' }

async function invoices(send: Sending, idOf: (o: string, r: Request) => Promise<string>, claim: Request) {
  const invoice_id = await idOf('enterInvoice', {
    ...claim,
    body: {
      invoice_number: '2026-0417',
      invoice_amount_net: 4000,
      invoice_amount_gross: 4800,
      invoice_issue_date: '2026-02-24',
      invoice_due_date: '2026-03-10',
    },
  })
  const invoice = { path: { id: invoice_id } }
  await send('getInvoice', invoice)
  await send('changeInvoice', { ...invoice, body: { subject: 'Bar counter and 24 chairs' } })
  await send('creditInvoice', { ...invoice, body: { amount: 300, reason: 'Two chairs were sent back.' } })
  const uploaded = await idOf('uploadInvoice', {
    ...claim,
    body: {
      invoice_number: '2026-0433',
      total_amount: '360.00',
      issue_date: '2026-03-02',
      maturity_date: '2026-03-16',
    },
    file: { filename: UPLOADED, content: PDF },
  })
  await send('listInvoices', claim)
  await send('deleteInvoice', { path: { id: uploaded } })
}

/** The snippet of an upload names this file, whatever is in it. */
const UPLOADED = 'invoice-2026-0433.pdf'

/** Two bills that were scanned in one go. They go again, so that the case stays as it is told. */
async function split(
  {
    send,
    idOf,
    deliver,
  }: { send: Sending; idOf: (o: string, r: Request) => Promise<string>; deliver(): Promise<void> },
  claim: Request,
) {
  const content = pagesPdf(['2026-0434', '2026-0435'].map((number) => textAt([40, 500, `Rechnung Nr. ${number}`])))
  const scanned = await idOf('uploadInvoice', { ...claim, body: {}, file: { filename: UPLOADED, content } })
  await deliver()
  const parts = [1, 2].map((page) => ({ first_page: page, last_page: page }))
  const { data } = await send('splitInvoice', { path: { id: scanned }, body: { parts } })
  const made = (data as unknown as { parts: { id: string }[] }).parts
  for (const id of [scanned, ...made.map((part) => part.id)]) await send('deleteInvoice', { path: { id } })
}

async function court(send: Sending, id: string) {
  for (const to_stage of TO_COURT) await send('moveSandboxClaim', { path: { id }, body: { to_stage } })
  const claim = { path: { claim_id: id } }
  await send('estimateLawsuit', claim)
  await send('getCourtReadiness', claim)
  await send('offerLawsuitDecision', claim)
  await send('decideLawsuit', { ...claim, body: { decision: 'sue', wants_lawyer: true, lawyer_type: 'svc_network' } })
}
const TO_COURT = ['first_demand_letter', 'second_demand_letter', 'third_demand_letter', 'dunning_action_recommended']

/** Two more cases of the same creditor, in which the partner plays everybody else. */
async function others(send: Sending, customer_id: string, partner: Owner) {
  const claimOf = (answer: unknown): string => (answer as { data: { claim_id: string }[] }).data[0]?.claim_id ?? ''
  const itemsOf = (...items: object[]) => ({ items: items.map((item) => ({ customer: { id: customer_id }, ...item })) })
  const planned = claimOf(await send('createClaims', { body: itemsOf(BULK_PLAN, BULK_WRONG) }))
  const declined = claimOf((await partner.post('/openapi/claims/bulk', itemsOf(BULK_DECLINED))).json())
  const move = async (id: string, to_stage: string) => {
    const answer = await partner.post(`/sandbox/claims/${id}/stage`, { to_stage })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  for (const stage of ['in_processing', 'first_demand_letter', 'installment_payment']) await move(planned, stage)
  await send('paySandboxClaim', { path: { id: planned }, body: { amount: 120 } })
  await send('getInstallmentPlan', { path: { claim_id: planned } })
  await send('closeSandboxClaim', { path: { id: planned }, body: { closure_reason: 'withdrawn' } })
  for (const stage of ['in_processing', ...TO_COURT]) await move(declined, stage)
  await send('decideInSandbox', { path: { id: declined }, body: { decision: 'decline' } })
}

const BULK_PLAN = {
  debtor: {
    acting_as: 'person',
    person: { salutation: 'Herr', first_name: 'Martin', last_name: 'Egger' },
    addresses: [{ street: 'Favoritenstraße 112', zip: '1100', city: 'Wien', country: 'AT' }],
  },
  claim: { partner_reference: 'HOF-2026-0118' },
  invoices: [
    {
      invoice_number: '2026-0398',
      invoice_amount_gross: 360,
      invoice_issue_date: '2026-02-16',
      invoice_due_date: '2026-03-02',
    },
  ],
}
const BULK_DECLINED = {
  debtor: {
    acting_as: 'company',
    company: { company_name: 'Café Morgenrot e.U.' },
    addresses: [{ street: 'Annenstraße 23', zip: '8020', city: 'Graz', country: 'AT' }],
  },
  claim: { partner_reference: 'HOF-2026-0119' },
  invoices: [
    {
      invoice_number: '2026-0402',
      invoice_amount_gross: 590,
      invoice_issue_date: '2026-02-18',
      invoice_due_date: '2026-03-04',
    },
  ],
}

/** A company needs its name, which the server asks for. */
const BULK_WRONG = { ...BULK_DECLINED, debtor: { acting_as: 'company' } }

/** The month ends, and the team pays the partner its share. */
async function statements(world: World, send: Sending, partner_id: string) {
  const month = monthInVienna(world.clock.business())
  world.clock.advance(monthEnd(month).getTime() - world.clock.business().getTime())
  const paid = await (await world.operator()).post('/api/operator/payouts', { partner_id, month })
  assert.equal(paid.statusCode, 201, paid.body)
  await send('listRevenueStatements', { query: { month } })
  const statement = { path: { id: paid.json().data.id } }
  await send('downloadRevenueStatementCsv', statement)
  await send('downloadRevenueStatementPdf', statement)
}

/** A customer without a case, who can be deleted. */
async function spareCustomer(partner: Owner): Promise<string> {
  const body = { name: 'Glaserei Pichler KG', email: 'office@pichler.example', partner_id: partner.partner_id }
  return (await partner.post('/openapi/customers', body)).json().data.id
}
