import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { makeClaim, makeCustomer, makeDebtor, untilAllReadable } from './cases.ts'
import { filePart, PDF, upload } from './files.ts'
import { type Client, openWorld, type PartnerClient } from './world.ts'

/**
 * Reading is for everybody in an organisation, writing for the partner whose customer it is about. Every writing operation
 * of the document is tried on every kind of row that a partner sees and that is not its own.
 */
const world = await openWorld()
const owner = await world.partner()
const { organization_id } = owner
const other = await world.partner({ organization_id })
const house = await world.organization({ organization_id })
const stranger = await world.partner()

type Rows = Record<'claim' | 'customer' | 'debtor' | 'invoice' | 'document' | 'question', string>

const FILE = [filePart('a.pdf', PDF)]
const team = await world.operator('agent')
const admin = await world.operator()

/** `claim` is already there; the rest belongs to it. */
async function rowsOf(client: Client, claim: { id: string; customer_id: string; debtor_id: string }): Promise<Rows> {
  const idOf = async (answer: Promise<{ statusCode: number; body: string; json(): { data: { id: string } } }>) => {
    const { statusCode, body, json } = await answer
    assert.equal(statusCode, 201, body)
    return json().data.id
  }
  return {
    claim: claim.id,
    customer: claim.customer_id,
    debtor: claim.debtor_id,
    invoice: await idOf(
      client.post(`/openapi/claims/${claim.id}/invoices/manual`, { invoice_amount_gross: 100 }) as never,
    ),
    document: await idOf(upload(client as PartnerClient, `/openapi/claims/${claim.id}/documents`, FILE) as never),
    question: await idOf(team.post(`/api/operator/claims/${claim.id}/questions`, { text: 'Geliefert?' }) as never),
  }
}

async function makeClaimWithoutCustomer() {
  const debtor_id = await makeDebtor(house)
  const made = await house.post('/openapi/claims', { debtor_id })
  assert.equal(made.statusCode, 201, made.body)
  return { id: made.json().data.id, customer_id: '', debtor_id }
}

const KINDS: Record<string, Rows> = {
  'of another partner': await rowsOf(owner, await makeClaim(owner)),
  'without a customer': await rowsOf(house, await makeClaimWithoutCustomer()),
}
const own = await rowsOf(other, await makeClaim(other))

type Try = { method: string; url: string; body?: object; is_upload?: boolean }
const post = (url: string, body: object): Try => ({ method: 'POST', url, body })
const patch = (url: string, body: object): Try => ({ method: 'PATCH', url, body })
const remove = (url: string): Try => ({ method: 'DELETE', url })
const PERSON = { acting_as: 'person', person: { first_name: 'Max', last_name: 'Maier' } }
const DECISION = { decision: 'decline' }

/** What each operation could do to foreign rows. */
const TRIES: Record<string, (row: Rows) => Try[]> = {
  changeCustomer: ({ customer }) => (customer ? [patch(`/openapi/customers/${customer}`, { name: 'Meine' })] : []),
  deleteCustomer: ({ customer }) => (customer ? [remove(`/openapi/customers/${customer}`)] : []),
  createDebtor: ({ customer }) => (customer ? [post('/openapi/debtors', { ...PERSON, customer_id: customer })] : []),
  changeDebtor: ({ customer, debtor }) => [
    patch(`/openapi/debtors/${debtor}`, { iban: null }),
    patch(`/openapi/debtors/${debtor}`, { customer_id: own.customer }),
    ...(customer ? [patch(`/openapi/debtors/${own.debtor}`, { customer_id: customer })] : []),
  ],
  createClaim: ({ customer, debtor }) => [
    post('/openapi/claims', { debtor_id: debtor, customer_id: own.customer }),
    ...(customer ? [post('/openapi/claims', { debtor_id: own.debtor, customer_id: customer })] : []),
  ],
  changeClaim: ({ claim, customer }) => [
    patch(`/openapi/claims/${claim}`, { claim_disputed: true }),
    patch(`/openapi/claims/${claim}`, { customer_id: own.customer }),
    ...(customer ? [patch(`/openapi/claims/${own.claim}`, { customer_id: customer })] : []),
  ],
  enterInvoice: ({ claim }) => [post(`/openapi/claims/${claim}/invoices/manual`, { invoice_amount_gross: 10 })],
  uploadInvoice: ({ claim }) => [{ method: 'POST', url: `/openapi/claims/${claim}/invoices`, is_upload: true }],
  changeInvoice: ({ invoice }) => [patch(`/openapi/invoices/${invoice}`, { invoice_number: 'R-1' })],
  deleteInvoice: ({ invoice }) => [remove(`/openapi/invoices/${invoice}`)],
  splitInvoice: ({ invoice }) => [post(`/openapi/invoices/${invoice}/split`, {})],
  creditInvoice: ({ invoice }) => [post(`/openapi/invoices/${invoice}/credit`, { amount: 1, reason: 'Skonto' })],
  createPayment: ({ claim }) => [post(`/openapi/claims/${claim}/payments`, { amount: 1 })],
  decideLawsuit: ({ claim }) => [post(`/openapi/claims/${claim}/lawsuit-decision`, DECISION)],
  offerLawsuitDecision: ({ claim }) => [post(`/openapi/claims/${claim}/lawsuit-decision/link`, {})],
  answerQuestion: ({ question }) => [post(`/openapi/questions/${question}/answer`, { text: 'Ja' })],
  uploadDocument: ({ claim }) => [{ method: 'POST', url: `/openapi/claims/${claim}/documents`, is_upload: true }],
  deleteDocument: ({ document }) => [remove(`/openapi/documents/${document}`)],
  moveSandboxClaim: ({ claim }) => [post(`/sandbox/claims/${claim}/stage`, { to_stage: 'in_processing' })],
  paySandboxClaim: ({ claim }) => [post(`/sandbox/claims/${claim}/pay`, { amount: 1 })],
  closeSandboxClaim: ({ claim }) => [post(`/sandbox/claims/${claim}/close`, { closure_reason: 'withdrawn' })],
  decideInSandbox: ({ claim }) => [post(`/sandbox/claims/${claim}/decide`, DECISION)],
}

/**
 * Those that name no row: of a customer it is its partner, and another one is a 400. Items of a bulk fail one by one, see its
 * own test.
 */
const WITHOUT_ROWS = [
  ...['createClaims', 'createCustomer', 'findDrift', 'advanceSandboxClock', 'setSandboxWebhook'],
  ...['resetSandbox', 'playSandboxScenario'],
]

const REFUSAL = {
  success: false,
  error: 'Forbidden',
  message: 'This belongs to another partner.',
  code: 'other_partner',
}

const send = (client: PartnerClient, { method, url, body, is_upload }: Try) =>
  is_upload
    ? upload(client, url, FILE)
    : world.request({
        method: method as 'POST',
        url,
        headers: { authorization: `Bearer ${client.token}` },
        ...(body ? { payload: body } : {}),
      })

/** All that a command could write. Sessions, limits and keys may change. */
async function everything(): Promise<string> {
  const tables = [
    ...[sql`customers`, sql`debtors`, sql`claims`, sql`invoices`, sql`payments`],
    ...[sql`documents`, sql`claim_activity`, sql`events`],
  ]
  const hash = createHash('sha256')
  for (const table of tables)
    hash.update(JSON.stringify(await world.deps.db.many(sql`select t::text as row from ${table} t order by 1`)))
  return hash.digest('hex')
}

test('every writing operation of the document is tried', () => {
  const document = world.http.documents.partner().paths as Record<string, Record<string, { operationId: string }>>
  const writing = Object.values(document).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
  )
  assert.deepEqual(writing.toSorted(), [...Object.keys(TRIES), ...WITHOUT_ROWS].toSorted())
})

test('a partner changes nothing that is not its own, and reads it all the same', async () => {
  const before = await everything()
  for (const [kind, rows] of Object.entries(KINDS)) {
    const read = await other.get(`/openapi/claims/${rows.claim}`)
    assert.equal(read.statusCode, 200, kind)
    for (const [operation, triesOn] of Object.entries(TRIES)) {
      for (const attempt of triesOn(rows)) {
        const answer = await send(other, attempt)
        assert.equal(answer.statusCode, 403, `${operation} ${kind}: ${answer.body}`)
        assert.deepEqual(answer.json(), REFUSAL, `${operation} ${kind}`)
      }
    }
  }
  assert.equal(await everything(), before, 'something was changed')
})

test('another organisation learns nothing', async () => {
  const rows = KINDS['of another partner'] as Rows
  for (const [operation, triesOn] of Object.entries(TRIES)) {
    for (const attempt of triesOn(rows)) {
      const answer = await send(stranger, attempt)
      assert.ok([400, 404].includes(answer.statusCode), `${operation}: ${answer.statusCode}`)
    }
  }
})

const isolate = (isolate_partners: boolean) =>
  admin.patch(`/api/operator/organizations/${organization_id}`, { isolate_partners })

test('an isolated partner is told that a row is unknown', async () => {
  await isolate(true)
  try {
    const rows = KINDS['of another partner'] as Rows
    assert.equal((await send(other, post(`/openapi/claims/${rows.claim}/payments`, { amount: 1 }))).statusCode, 404)
    const body = { debtor_id: rows.debtor, customer_id: own.customer }
    assert.equal((await other.post('/openapi/claims', body)).statusCode, 400)
  } finally {
    await isolate(false)
  }
})

test('the organisation itself changes rows of all its partners', async () => {
  const rows = KINDS['of another partner'] as Rows
  assert.equal((await house.post(`/openapi/claims/${rows.claim}/payments`, { amount: 1 })).statusCode, 201)
  const customer_id = await makeCustomer(owner)
  assert.equal((await house.patch(`/openapi/claims/${rows.claim}`, { customer_id })).statusCode, 200)
})

test('the feed and the comparison show a partner its own claims alone', async () => {
  const foreign = KINDS['of another partner'] as Rows
  await untilAllReadable(world)
  const seen = new Set<string>()
  for (let after = ''; ; ) {
    const page = (await other.get(`/openapi/events?limit=100${after}`)).json()
    for (const event of page.data) seen.add(event.data.claim_id)
    if (!page.has_more) break
    after = `&after=${page.next}`
  }
  assert.ok(seen.has(own.claim))
  assert.deepEqual(
    [...seen].filter((id) => Object.values(KINDS).some(({ claim }) => claim === id)),
    [],
  )
  const state = { collection_stage: 'new', case_status: 'open', closure_reason: null }
  const claims = [own.claim, foreign.claim].map((claim_id) => ({ claim_id, ...state }))
  const drift = (await other.post('/openapi/claims/drift', { claims })).json().data
  assert.deepEqual(drift.unknown, [foreign.claim])
  const all = (await house.get('/openapi/events?limit=100')).json().data
  assert.ok(all.length > 0)
})
