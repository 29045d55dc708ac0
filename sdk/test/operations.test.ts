import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { DOCUMENT, makeSources, SOURCES } from '../generate/write-types.ts'
import type { Client } from '../src/index.ts'
import type { OperationId } from '../src/operations.ts'
import { good, scripted } from './scripted.ts'

const ID = '0192f0c1-7a44-7b8e-9c11-3f5a6b7c8d9e'
const DRIFT_ROW = { claim_id: ID, collection_stage: 'new', case_status: 'open', closure_reason: null } as const
const BULK_ITEM = {
  customer: { id: ID },
  debtor: { acting_as: 'person', person: { last_name: 'A' } },
  claim: { partner_reference: 'A-1' },
} as const
const file = new File(['%PDF-'], 'a.pdf')

/** How each operation is called. A new operation in the document needs a method, and a line here. */
const CALLS: Record<OperationId, (client: Client) => unknown> = {
  getMe: (client) => client.me(),
  createCustomer: (client) => client.customers.create({ name: 'A', email: 'a@example.com', partner_id: ID }),
  listCustomers: (client) => client.customers.list().page(),
  getCustomer: (client) => client.customers.get(ID),
  changeCustomer: (client) => client.customers.update(ID, { phone: null }),
  deleteCustomer: (client) => client.customers.delete(ID),
  createDebtor: (client) => client.debtors.create({ acting_as: 'person', person: { last_name: 'A' } }),
  getDebtor: (client) => client.debtors.get(ID),
  changeDebtor: (client) => client.debtors.update(ID, { bic: 'ABCDATWW' }),
  createClaim: (client) => client.claims.create({ debtor_id: ID }),
  createClaims: (client) => client.claims.createMany([BULK_ITEM]),
  listClaims: (client) => client.claims.list().page(),
  getClaim: (client) => client.claims.get(ID),
  changeClaim: (client) => client.claims.update(ID, { claim_disputed: true }),
  findDrift: (client) => client.claims.drift({ claims: [DRIFT_ROW] }),
  getBalance: (client) => client.claims.balance(ID),
  listFees: (client) => client.claims.fees(ID),
  getInstallmentPlan: (client) => client.claims.installmentPlan(ID),
  getCourtReadiness: (client) => client.claims.courtReadiness(ID),
  estimateLawsuit: (client) => client.claims.lawsuitDecision.estimate(ID),
  decideLawsuit: (client) => client.claims.lawsuitDecision.create(ID, { decision: 'decline' }),
  offerLawsuitDecision: (client) => client.claims.lawsuitDecision.link(ID),
  moveSandboxClaim: (client) => client.sandbox.claims.stage(ID, { to_stage: 'in_processing' }),
  paySandboxClaim: (client) => client.sandbox.claims.pay(ID, { amount: 1 }),
  closeSandboxClaim: (client) => client.sandbox.claims.close(ID, { closure_reason: 'withdrawn' }),
  decideInSandbox: (client) => client.sandbox.claims.decide(ID, { decision: 'decline' }),
  enterInvoice: (client) => client.claims.invoices.create(ID, { invoice_amount_gross: 1 }),
  uploadInvoice: (client) => client.claims.invoices.upload(ID, { file, total_amount: 1.5 }),
  listInvoices: (client) => client.claims.invoices.list(ID),
  getInvoice: (client) => client.invoices.get(ID),
  changeInvoice: (client) => client.invoices.update(ID, { invoice_due_date: null }),
  deleteInvoice: (client) => client.invoices.delete(ID),
  creditInvoice: (client) => client.invoices.credit(ID, { amount: 1, reason: 'Goods sent back' }),
  splitInvoice: (client) => client.invoices.split(ID),
  createPayment: (client) => client.claims.payments.create(ID, { amount: 1 }),
  listPayments: (client) => client.claims.payments.list(ID),
  listQuestions: (client) => client.claims.questions.list(ID),
  answerQuestion: (client) => client.questions.answer(ID, { text: 'A' }),
  uploadDocument: (client) => client.claims.documents.upload(ID, { file }),
  listDocuments: (client) => client.claims.documents.list(ID).page(),
  getPayment: (client) => client.payments.get(ID),
  downloadDocument: (client) => client.documents.download(ID),
  deleteDocument: (client) => client.documents.delete(ID),
  listRevenueShares: (client) => client.revenueShares.list().page(),
  listRevenueStatements: (client) => client.revenueShares.statements.list().page(),
  downloadRevenueStatementCsv: (client) => client.revenueShares.statements.csv(ID),
  downloadRevenueStatementPdf: (client) => client.revenueShares.statements.pdf(ID),
  listEvents: (client) => client.events.list().page(),
  getOwnWebhook: (client) => client.webhook.get(),
  listOwnDeliveries: (client) => client.webhook.deliveries().page(),
  readSandboxClock: ({ sandbox }) => sandbox.clock(),
  advanceSandboxClock: ({ sandbox }) => sandbox.advance({ seconds: 1 }),
  resetSandbox: ({ sandbox }) => sandbox.reset(),
  playSandboxScenario: ({ sandbox }) => sandbox.scenario('disputed'),
  setSandboxWebhook: ({ sandbox }) => sandbox.webhook({ url: 'https://example.com' }),
}

type Operation = { operationId: OperationId; tags: string[]; parameters?: { in: string; name: string }[] }
const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
)

test('the generated files match openapi/partner.json (npm run sdk-types writes them)', async () => {
  for (const [name, text] of Object.entries(await makeSources())) {
    assert.equal(await readFile(new URL(name, SOURCES), 'utf8'), text, name)
  }
})

test('every operation in the document has a method, and there are no others', () => {
  const known = operations.map(({ operationId }) => operationId).sort()
  assert.deepEqual(Object.keys(CALLS).sort(), known, 'add a method to sdk/src/resources and a line to CALLS')
})

for (const { operationId, method, path, parameters = [], tags } of operations) {
  test(`${operationId} is ${method} ${path}`, async () => {
    const { client, sent } = scripted([good([])])
    assert.ok(CALLS[operationId], 'there is no method for it')
    // Sandbox operations are found under client.sandbox and nowhere else.
    const { sandbox, ...others } = client
    await CALLS[operationId]((tags[0] === 'Sandbox' ? { sandbox } : others) as Client)
    assert.equal(sent.length, 1)
    assert.equal(sent[0]?.method, method)
    assert.equal(sent[0]?.url.pathname, path.replace(/\{\w+\}/g, ID))
    const takes_key = parameters.some(({ name }) => name === 'Idempotency-Key')
    assert.equal(sent[0]?.headers.has('idempotency-key'), takes_key)
  })
}
