import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveClaim } from '../src/features/case/claims/moves.ts'
import { takeClaim } from '../src/features/case/claims/service.ts'
import { equalInstallments } from '../src/features/case/installments/rules.ts'
import { agreePlan } from '../src/features/case/installments/service.ts'
import { dayInVienna } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { openAuthenticator } from './authenticator.ts'
import { SIMPLE, ublXml } from './bare-invoices.ts'
import { makeClaim, makeCollectable, makePayout } from './cases.ts'
import { makeRecommended } from './court-cases.ts'
import { asCreditor, enterPortal, PASSWORD } from './creditors.ts'
import { enterCase } from './debtors.ts'
import { filePart, multipart, multipartHeaders, PDF, upload } from './files.ts'
import { type Answer, openWorld } from './world.ts'

/**
 * Every operation in every document, called by people who must not see its row. The cells are generated from the
 * documents, so new routes are included automatically. A route with an id in its path must say below whose row that is.
 */
const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** A document that every route about documents has something to say of. */
const E_INVOICE = filePart('a.xml', ublXml(SIMPLE))

type Audience = keyof typeof world.http.documents
type Cell = { path: string; method: string; operationId: string }

const cellsOf = (audience: Audience): Cell[] =>
  Object.entries(world.http.documents[audience]().paths as unknown as Record<string, Record<string, Cell>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ path, method: method.toUpperCase(), operationId })),
  )
const withIdOf = (audience: Audience): Cell[] => cellsOf(audience).filter(({ path }) => path.includes('{'))

const owner = await world.partner()
const claim = await makeClaim(owner)
const payment = (await owner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1 })).json().data
const owed = (await owner.post(`/openapi/claims/${claim.id}/invoices/manual`, { invoice_amount_gross: 300 })).json()
  .data
await world.act(async (work) => {
  const accepted = await moveClaim(work, await takeClaim(work, claim.id), 'in_processing')
  const installments = equalInstallments(29_900, 3, dayInVienna(work.now))
  await agreePlan(work, accepted, { installments, via: 'team' })
})
const file = multipart([filePart('a.pdf', PDF)])
const document = (await upload(owner, `/openapi/claims/${claim.id}/documents`, [filePart('a.pdf', PDF)])).json().data
const payout_id = await makePayout(world, owner)

const own = await enterPortal(world)
const neighbour = await enterPortal(world, { partner: own.partner })
const stranger = await enterPortal(world)
/** A claim of the own customer, which was decided to go to court. */
const sued = await makeRecommended(world, own.partner, { customer_id: own.customer_id })
const invoice_id = await makeCourtFeeInvoice()
const person_id: string = (
  await world.request({ url: '/api/creditor/session', headers: { cookie: own.cookie } })
).json().data.id

const [question_id, own_question_id] = await askQuestions(claim.id, sued.id)
async function askQuestions(...claim_ids: string[]): Promise<string[]> {
  const team = await world.operator('agent')
  const asked = claim_ids.map((id) => team.post(`/api/operator/claims/${id}/questions`, { text: 'A?' }))
  return (await Promise.all(asked)).map((answer) => answer.json().data.id)
}
const own_case = await makeOwnCase()
const settlement_id = await settle()
/** A fee is enough for an invoice. */
async function settle(): Promise<string> {
  await own.partner.post(`/openapi/claims/${own_case.id}/payments`, { amount: 10 })
  const up_to = dayInVienna(world.clock.business())
  const made = await (await world.operator()).post('/api/operator/settlements', { customer_id: own.customer_id, up_to })
  assert.equal(made.statusCode, 201, made.body)
  await world.deps.jobs.runDue(world.deps)
  return made.json().data.id
}
const passkey_id = await addPasskey()
async function addPasskey(): Promise<string> {
  const { send } = asCreditor(world, own.cookie)
  const begun = await send('POST', '/api/creditor/session/passkeys/options', { current_password: PASSWORD })
  const credential = openAuthenticator().create(begun.json().data.options)
  const made = await send('POST', '/api/creditor/session/passkeys', { name: 'A', credential })
  return made.json().data.passkey.id
}

/** Debtors of three cases, the second of the same partner. Each has a letter and a document that was released. */
const debtors = await enterDebtors()
async function enterDebtors() {
  const first = await enterCase(world)
  const all = [first, await enterCase(world, { partner: first.partner }), await enterCase(world)]
  const team = await world.operator('agent')
  return Promise.all(
    all.map(async (debtor) => {
      const made = await upload(debtor.partner, `/openapi/claims/${debtor.id}/documents`, [E_INVOICE])
      const document_id: string = made.json().data.id
      await team.post(`/api/operator/documents/${document_id}/release`)
      const [letter] = (await debtor.get('/api/debtor/case')).json().data.letters
      return { ...debtor, document_id, letter_id: letter.id as string }
    }),
  )
}

async function makeCourtFeeInvoice(): Promise<string> {
  const sue = await own.partner.post(sued.url, { decision: 'sue' })
  assert.equal(sue.statusCode, 201, sue.body)
  await world.deps.jobs.runDue(world.deps)
  const listed = await world.request({ url: '/api/creditor/court-fee-invoices', headers: { cookie: own.cookie } })
  return listed.json().data[0].id
}

/** A case of the own customer with a document, an invoice as a file, and a letter, which goes out when the clock moves. */
async function makeOwnCase() {
  const { id } = await makeCollectable(own.partner, { customer_id: own.customer_id })
  const { data } = (await upload(own.partner, `/openapi/claims/${id}/documents`, [E_INVOICE])).json()
  return { id, document_id: data.id as string, invoice_id: await addInvoiceFile() }

  /** On a claim of its own: a file that nobody can read stops the letters. */
  async function addInvoiceFile(): Promise<string> {
    const other = await makeCollectable(own.partner, { customer_id: own.customer_id })
    const sent = await upload(own.partner, `/openapi/claims/${other.id}/invoices`, [filePart('a.pdf', PDF)])
    assert.equal(sent.statusCode, 201, sent.body)
    return sent.json().data.id
  }
}

/** The letter of the own case, which went out with those of the debtors below. */
const letterOfOwnCase = async (): Promise<string> =>
  (
    await world.deps.db.one<{ id: string }>(sql`
      select id from letters where claim_id = ${own_case.id} and status in ('posted', 'mailed')`)
  )?.id as string

/** Bodies that would be valid for the caller's own row. */
const BODIES: Record<string, object> = {
  enterInvoice: { invoice_amount_gross: 1 },
  createPayment: { amount: 1 },
  creditInvoice: { amount: 1, reason: 'A' },
  decideLawsuit: { decision: 'decline' },
  uploadDocument: file,
  answerQuestion: { text: 'A' },
  reportDirectPayment: { amount: 1, payment_date: '2026-05-14' },
  askToStop: { reason: 'A' },
  uploadDocuments: file,
  removePasskey: { current_password: 'A' },
  renamePasskey: { name: 'B', current_password: 'A' },
}

/** The owner's row that a path of the partner API names. */
function partnersId(path: string): string | undefined {
  if (path.startsWith('/openapi/claims/') || path.startsWith('/sandbox/claims/')) return claim.id
  if (path.startsWith('/openapi/customers/')) return claim.customer_id
  if (path.startsWith('/openapi/debtors/')) return claim.debtor_id
  if (path.startsWith('/openapi/invoices/')) return owed.id
  if (path.startsWith('/openapi/payments/')) return payment.id
  if (path.startsWith('/openapi/questions/')) return question_id
  if (path.startsWith('/openapi/documents/')) return document.id
  if (path.startsWith('/openapi/revenue-shares/statements/')) return payout_id
  return undefined
}

const letter_id = await letterOfOwnCase()

type Headers = Record<string, string>

const call = ({ path, method, operationId }: Cell, id: string, headers: Headers): Promise<Answer> =>
  world.request({
    method: method as 'GET',
    url: path.replace(/\{[^}]+\}/, id).replace(/\{[^}]+\}/g, '1'),
    headers: { ...headers, ...(Buffer.isBuffer(BODIES[operationId]) ? multipartHeaders() : {}) },
    ...(method === 'GET' || (method === 'DELETE' && !BODIES[operationId])
      ? {}
      : { payload: BODIES[operationId] ?? {} }),
  })

const bearer = ({ token }: { token: string }): Headers => ({ authorization: `Bearer ${token}` })

/** Sandbox routes see the same rows. Their bodies are tested beside the routes. */
const partnerCells = withIdOf('partner').filter(({ path }) => path.startsWith('/openapi/'))

test('the matrix says whose row every path with an id names', () => {
  assert.ok(partnerCells.length >= 12)
  for (const { path } of withIdOf('partner'))
    assert.ok(partnersId(path), `${path}: say in partnersId() whose row it is`)
  for (const { path } of withIdOf('creditor'))
    assert.ok(creditorsRow(path), `${path}: say in creditorsRow() whose row it is`)
  for (const { path } of withIdOf('debtor'))
    assert.ok(debtorsRow(path, debtors[0] as OneDebtor), `${path}: say in debtorsRow() whose row it is`)
  assert.ok(cellsOf('operator').length > 70 && cellsOf('creditor').length > 5, 'the other documents are read too')
})

for (const cell of partnerCells) {
  test(`${cell.method} ${cell.path} is a 404 for another organisation, as for an unknown id`, async () => {
    for (const stranger of [await world.partner(), await world.organization()]) {
      const foreign = await call(cell, partnersId(cell.path) as string, bearer(stranger))
      assert.equal(foreign.statusCode, 404, foreign.body)
      assert.equal(foreign.body, (await call(cell, UNKNOWN, bearer(stranger))).body)
    }
    if (cell.method === 'GET')
      assert.equal(
        (await call(cell, partnersId(cell.path) as string, bearer(owner))).statusCode,
        200,
        'the owner sees it',
      )
  })
}

/** Whose row a path of the creditor portal names: a customer's, or nobody's in particular. */
function creditorsRow(path: string): { id: string } | 'open to strangers' | undefined {
  if (path.startsWith('/api/creditor/court-fee-invoices/')) return { id: invoice_id }
  if (path.startsWith('/api/creditor/claims/')) return { id: sued.id }
  if (path.startsWith('/api/creditor/questions/')) return { id: own_question_id as string }
  if (path.startsWith('/api/creditor/people/')) return { id: person_id }
  if (path.startsWith('/api/creditor/session/passkeys/')) return { id: passkey_id }
  if (path.startsWith('/api/creditor/documents/')) return { id: own_case.document_id }
  if (path.startsWith('/api/creditor/invoices/')) return { id: own_case.invoice_id }
  if (path.startsWith('/api/creditor/letters/')) return { id: letter_id }
  if (path.startsWith('/api/creditor/settlements/')) return { id: settlement_id }
  // A secret opens these, not a login.
  if (/^\/api\/creditor\/(?:invitation|password-reset)\/\{token\}/.test(path)) return 'open to strangers'
  return undefined
}

for (const cell of withIdOf('creditor')) {
  const row = () => creditorsRow(cell.path)
  test(`${cell.method} ${cell.path} shows nothing to another customer`, async () => {
    const found = row()
    if (found === 'open to strangers') {
      assert.equal((await call(cell, 'A'.repeat(43), { cookie: neighbour.cookie })).statusCode >= 400, true)
      return
    }
    const id = found?.id as string
    for (const { cookie } of [neighbour, stranger]) {
      const foreign = await call(cell, id, { cookie })
      assert.equal(foreign.statusCode, 404, foreign.body)
      assert.equal(foreign.body, (await call(cell, UNKNOWN, { cookie })).body)
    }
    if (cell.method === 'GET')
      assert.equal((await call(cell, id, { cookie: own.cookie })).statusCode, 200, 'the own is seen')
  })
}

type OneDebtor = (typeof debtors)[number]

/** Whose row a path of the debtor portal names. */
function debtorsRow(path: string, debtor: OneDebtor): string | undefined {
  if (path.startsWith('/api/debtor/documents/')) return debtor.document_id
  return path.startsWith('/api/debtor/letters/') ? debtor.letter_id : undefined
}

for (const cell of withIdOf('debtor')) {
  test(`${cell.method} ${cell.path} shows nothing to another debtor`, async () => {
    const [first, ...others] = debtors as [OneDebtor, ...OneDebtor[]]
    const id = debtorsRow(cell.path, first) as string
    for (const { cookie } of others) {
      const foreign = await call(cell, id, { cookie })
      assert.equal(foreign.statusCode, 404, foreign.body)
      assert.equal(foreign.body, (await call(cell, UNKNOWN, { cookie })).body)
    }
    if (cell.method === 'GET')
      assert.equal((await call(cell, id, { cookie: first.cookie })).statusCode, 200, 'the own is seen')
  })
}

/** Routes that need no session: logging in, logging out, and what a mailed secret opens. */
const OPEN = new Set([
  'POST /api/operator/session',
  'DELETE /api/operator/session',
  'POST /api/operator/session/passkey',
  'POST /api/operator/session/passkey/options',
  'POST /api/creditor/session/passkey',
  'POST /api/creditor/session/passkey/options',
  'POST /api/creditor/session',
  'DELETE /api/creditor/session',
  'POST /api/creditor/password-reset',
  'POST /api/debtor/session',
  'DELETE /api/debtor/session',
])
const isOpen = ({ method, path }: Cell): boolean =>
  OPEN.has(`${method} ${path}`) || (path.startsWith('/api/creditor/') && creditorsRow(path) === 'open to strangers')

/** Everybody with credentials, and the audience that these open. */
const admin = await world.operator('admin')
const PEOPLE: { who: string; opens: Audience; headers: Headers }[] = [
  { who: 'a partner', opens: 'partner', headers: bearer(owner) },
  { who: 'an administrator', opens: 'operator', headers: { cookie: admin.cookie } },
  { who: 'a creditor', opens: 'creditor', headers: { cookie: own.cookie } },
  { who: 'a debtor', opens: 'debtor', headers: { cookie: (debtors[0] as OneDebtor).cookie } },
]

for (const audience of ['partner', 'operator', 'creditor', 'debtor'] as const) {
  for (const { who, headers } of PEOPLE.filter(({ opens }) => opens !== audience)) {
    test(`the credentials of ${who} open nothing in the ${audience} API`, async () => {
      for (const cell of cellsOf(audience).filter((one) => !isOpen(one))) {
        const answer = await call(cell, UNKNOWN, headers)
        assert.equal(answer.statusCode, 401, `${cell.method} ${cell.path}: ${answer.body}`)
      }
    })
  }
}

test("nothing of the owner's has changed", async () => {
  const read = (await owner.get(`/openapi/claims/${claim.id}`)).json().data
  assert.deepEqual([read.paid_amount, read.invoices.length, read.customer_id], [1, 1, claim.customer_id])
  assert.equal((await owner.get(`/openapi/claims/${claim.id}/documents`)).json().total, 1)
})
