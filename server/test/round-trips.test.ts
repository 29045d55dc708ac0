import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKey } from '../src/features/parties/tokens/queries.ts'
import type { Db, Reader, Statement, Tx } from '../src/platform/db/db.ts'
import { makeClaim, makeCollectable } from './cases.ts'
import { openWorld } from './world.ts'

/**
 * How often a request waits for the database: a command between the beginning of its transaction and the commit, a read in
 * all. Each time costs every caller a round trip and a processor two system calls, so none may creep in unseen. In the
 * sandbox, reading the clock is one of them.
 */
const world = await openWorld()
const partner = await world.partner()

type Spent = { waits: number; statements: number }
let spent: Spent = { waits: 0, statements: 0 }
const db = world.deps.db as { -readonly [Name in keyof Db]: Db[Name] }
const { transaction } = db
db.transaction = (act) => transaction((tx) => act(counting(tx)))

/** `isMeant`: whether a statement belongs to the work of the request. */
function countingTrips(isMeant: (statement: Statement) => boolean = () => true) {
  let open = 0
  return <Answer>(send: (statement: Statement) => Promise<Answer>) =>
    async (statement: Statement): Promise<Answer> => {
      if (!isMeant(statement)) return send(statement)
      spent.statements++
      // What is sent while another answer is awaited goes with it.
      if (open++ === 0) spent.waits++
      try {
        return await send(statement)
      } finally {
        open--
      }
    }
}

function counting(tx: Tx): Tx {
  const counted = countingTrips()
  const send: Tx['send'] = (...statement) => {
    spent.statements++
    tx.send(...statement)
  }
  return { ...tx, one: counted(tx.one), many: counted(tx.many), run: counted(tx.run), send } as Tx
}

// Who asks is read once a second, whatever is asked.
const login = await loginText()
const counted = countingTrips(({ text }) => text !== login)
Object.assign(db, { one: counted(db.one), many: counted(db.many) })
const { snapshot } = db
db.snapshot = (act) => snapshot((reader) => act({ one: counted(reader.one), many: counted(reader.many) } as Reader))

async function loginText(): Promise<string> {
  let login = ''
  const one: Reader['one'] = async ({ text }) => {
    login = text
    return undefined
  }
  await findKey({ one, many: async () => [] }, '')
  return login
}

async function spentBy(act: () => Promise<{ statusCode: number; body: string }>, status = 201): Promise<Spent> {
  spent = { waits: 0, statements: 0 }
  const answer = await act()
  assert.equal(answer.statusCode, status, answer.body)
  return spent
}

test('a claim is filed in one wait for its parties and its number', async () => {
  const { customer_id, debtor_id } = await makeClaim(partner)
  const body = { customer_id, debtor_id }
  assert.deepEqual(await spentBy(() => partner.post('/openapi/claims', body)), { waits: 2, statements: 7 })
})

test('a case with its invoices waits for its parties, for its reference and for what blocks it', async () => {
  const { customer_id, debtor_id } = await makeClaim(partner)
  const item = { customer: { id: customer_id }, debtor: { id: debtor_id }, claim: { partner_reference: 'WAITS' } }
  const items = [{ ...item, invoices: [{ invoice_amount_gross: 100 }, { invoice_amount_gross: 200 }] }]
  const send = () => partner.post('/openapi/claims/bulk', { items })
  assert.deepEqual(await spentBy(send, 200), { waits: 6, statements: 15 })
})

test('a debtor waits for its customer alone', async () => {
  const { customer_id } = await makeClaim(partner)
  const body = { acting_as: 'person', person: { first_name: 'Eva', last_name: 'Canary-Huber' }, customer_id }
  assert.deepEqual(await spentBy(() => partner.post('/openapi/debtors', body)), { waits: 2, statements: 3 })
})

test('an invoice waits for the claim and for what blocks it', async () => {
  const { id } = await makeClaim(partner)
  const invoice = { invoice_amount_gross: 100 }
  assert.deepEqual(await spentBy(() => partner.post(`/openapi/claims/${id}/invoices/manual`, invoice)), {
    ...{ waits: 3, statements: 7 },
  })
})

test('a payment before the first letter waits for the claim and for what is earned by it', async () => {
  const { id } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 100 })
  assert.deepEqual(await spentBy(() => partner.post(`/openapi/claims/${id}/payments`, { amount: 1 })), {
    ...{ waits: 3, statements: 9 },
  })
})

test('a payment of a claim that is dated waits for its account besides', async () => {
  const { id } = await makeCollectable(partner)
  const pay = () => partner.post(`/openapi/claims/${id}/payments`, { amount: 1 })
  await spentBy(pay)
  assert.deepEqual(await spentBy(pay), { waits: 4, statements: 10 })
})

test('a read of a partner waits once, but for the feed and what a court is told; nearly all ask with one statement', async () => {
  const { id, customer_id, debtor_id } = await makeCollectable(partner)
  const paid = await partner.post(`/openapi/claims/${id}/payments`, { amount: 1 })
  const { data: invoices } = (await partner.get(`/openapi/claims/${id}/invoices`)).json()
  const one_statement = [
    `/claims/${id}`,
    '/claims?limit=5',
    '/claims?status=pending&page=2',
    `/claims/${id}/invoices`,
    `/invoices/${invoices[0].id}`,
    `/claims/${id}/payments`,
    `/payments/${paid.json().data.id}`,
    `/claims/${id}/documents`,
    `/claims/${id}/fees`,
    `/claims/${id}/questions`,
    '/customers',
    `/customers/${customer_id}`,
    `/debtors/${debtor_id}`,
    '/revenue-shares',
  ]
  for (const path of one_statement) {
    const read = await spentBy(() => partner.get(`/openapi${path}`), 200)
    assert.deepEqual({ path, ...read }, { path, waits: 1, statements: 1 })
  }
  // These ask for the time too, and once a second for the tables of the law. What a court is told begins with the parties.
  const dated = { balance: 1, 'installment-plan': 1, 'lawsuit-decision/estimate': 2, 'court-readiness': 2 }
  for (const [path, waits] of Object.entries(dated)) {
    // It has no plan, which is told by the same statement.
    const status = path === 'installment-plan' ? 404 : 200
    const read = await spentBy(() => partner.get(`/openapi/claims/${id}/${path}`), status)
    assert.deepEqual({ path, waits: read.waits }, { path, waits })
  }
  // The place where the feed ends is looked up after its events.
  for (const [path, waits] of Object.entries({ '/events': 2, '/events?after=latest': 2 })) {
    const read = await spentBy(() => partner.get(`/openapi${path}`), 200)
    assert.deepEqual({ path, waits: read.waits }, { path, waits })
  }
})
