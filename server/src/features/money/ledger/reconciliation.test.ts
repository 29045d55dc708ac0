import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Books, day, openBooks } from '../../../../test/books.ts'
import { makeClaim } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { type Statement, sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { moved } from './rules/transactions.ts'

const world = await openWorld()
const agent = await world.operator('agent')
const { db } = world.deps

const SUSPENSE = { account: 'suspense' } as const
const DEBTORS = { account: 'debtors' } as const
const NOBODY = { account: 'creditor', customer_id: null } as const

type Fit = { reason: string; expected: number; found: number; entry_id: string | null }

const reconcile = async ({ organization_id }: Books, query = '') =>
  (await agent.get(`/api/operator/ledger/reconciliation?organization_id=${organization_id}${query}`)).json().data
const misfits = async (books: Books): Promise<[string, number, number][]> =>
  (await reconcile(books)).unfitting.map(({ reason, expected, found }: Fit) => [reason, expected, found])

/** Writes what the database refuses to everybody, as somebody who may switch its guards off. */
const forge = (statement: Statement) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(statement)
  })

/** A claim with a payment of an entry, as assigning it makes it. */
async function assign(books: Books, entry_id: string, amount: number, on: string) {
  const partner = await world.partner({ organization_id: books.organization_id })
  const { id: claim_id, customer_id } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 10_000 })
  const paid = await partner.post(`/openapi/claims/${claim_id}/payments`, { amount, payment_date: on })
  const payment_id: string = paid.json().data.id
  const amount_cents = amount * 100
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into bank_parts (id, entry_id, kind, claim_id, payment_id, amount_cents, is_linked, created_at)
      values (${newId()}, ${entry_id}, 'payment', ${claim_id}, ${payment_id}, ${amount_cents}, true, ${new Date()})`)
    await tx.run(sql`update bank_entries set status = 'booked' where id = ${entry_id}`)
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update payments set received_by = 'us' where id = ${payment_id}`)
  })
  const creditor = { account: 'creditor', customer_id } as const
  const payment = { kind: 'payment', date: day(on), entry_id, payment_id, claim_id } as const
  await books.book({ ...payment, lines: moved(amount_cents, SUSPENSE, creditor) })
  return { payment_id, claim_id, customer_id, creditor }
}

/** A run with one item, as it stands after its release. */
async function release(books: Books, { amount_cents, entry_id }: { amount_cents: number; entry_id: string }) {
  const [order_id, run_id, run_item_id] = [newId(), newId(), newId()]
  const [maker, releaser] = [await world.operator(), await world.operator()]
  const now = new Date()
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into payment_orders (id, organization_id, kind, amount_cents, entry_id, source_id, text, created_at)
      values (${order_id}, ${books.organization_id}, 'refund', ${amount_cents}, ${entry_id}, ${entry_id}, 'x', ${now})`)
    await tx.run(sql`
      insert into payment_runs (id, organization_id, account_id, number, message_id, iban, name, created_by, created_at,
        released_by, released_at, left_out)
      values (${run_id}, ${books.organization_id}, ${books.account_id}, 'ZL-1', ${run_id}, 'x', 'x', ${maker.operator_id},
        ${now}, ${releaser.operator_id}, ${now}, '[]')`)
    await tx.run(sql`
      insert into payment_run_items (id, run_id, order_id, position, amount_cents, end_to_end_id, payee_name, payee_iban, text)
      values (${run_item_id}, ${run_id}, ${order_id}, 0, ${amount_cents}, ${run_item_id}, 'x', 'x', 'x')`)
  })
  return { run_item_id, order_id }
}

/** What a settlement has taken up of everything on the creditor's account, taken for fees, and ordered to be paid out. */
async function settle(
  books: Books,
  { customer_id, collected_cents, fees_cents }: { customer_id: string; collected_cents: number; fees_cents: number },
) {
  const settlement_id = newId()
  const { organization_id } = books
  const remitted_cents = collected_cents - fees_cents
  await forge(sql`
    insert into settlements (id, organization_id, customer_id, number, up_to, collected_cents, fees_net_cents, fees_vat_cents,
      court_fees_cents, set_off_cents, remitted_cents, receivable_before_cents, receivable_after_cents,
      overdraft_before_cents, overdraft_after_cents, issued_on, facts, created_at)
    values (${settlement_id}, ${organization_id}, ${customer_id}, 'AB-1', '2026-05-05', ${collected_cents}, ${fees_cents}, 0,
      0, ${fees_cents}, ${remitted_cents}, 0, 0, 0, 0, '2026-05-05', '{}', ${new Date()})`)
  await forge(sql`
    insert into settlement_lines (settlement_id, position, kind, source_kind, source_id, source_position, date, amount_cents)
    select ${settlement_id}, 0, 'collected', 'payment', l.transaction_id, l.position, l.date, -l.amount_cents
    from ledger_lines l where l.customer_id = ${customer_id}`)
  await forge(sql`
    insert into payment_orders (id, organization_id, kind, amount_cents, customer_id, source_id, text, created_at)
    values (${newId()}, ${organization_id}, 'settlement', ${remitted_cents}, ${customer_id}, ${settlement_id}, 'x',
      ${new Date()})`)
  const creditor = { account: 'creditor', customer_id } as const
  await books.book({
    ...{ kind: 'settlement', date: day('2026-05-05'), settlement_id },
    lines: moved(fees_cents, creditor, { account: 'fees' }),
  })
}

test('books that fit show every term and a difference of 0', async () => {
  const books = await openBooks(world)
  const { account_id, organization_id } = books
  await books.opening('2026-05-04', 25_00)
  const [first = '', second = ''] = await books.receive('2026-05-04', 25_00, [150_00, 70_00])
  const { customer_id } = await assign(books, first, 150, '2026-05-04')
  await db.alone(sql`update bank_entries set to_refund_cents = 7000, status = 'to_refund' where id = ${second}`)
  await books.book({
    kind: 'surplus',
    date: day('2026-05-04'),
    entry_id: second,
    lines: moved(70_00, SUSPENSE, DEBTORS),
  })
  await settle(books, { customer_id, collected_cents: 150_00, fees_cents: 30_00 })
  const { run_item_id } = await release(books, { amount_cents: 70_00, entry_id: second })
  await books.book({
    ...{ kind: 'released', date: day('2026-05-06'), run_item_id },
    lines: moved(70_00, DEBTORS, { account: 'in_transit' }),
  })
  assert.deepEqual(await reconcile(books), {
    ...{ organization_id, as_of: '2026-05-14', at_bank: 245, difference: 0 },
    ...{ owed_to_creditors: 120, owed_to_debtors: 0, suspense: 25, fees_not_taken: 30, in_transit: 70 },
    accounts: [
      {
        ...{ bank_account_id: account_id, name: 'Client money', by_statements: 245, by_ledger: 245 },
        ...{ last_closing_balance: 245, last_closing_on: '2026-05-04' },
        iban: (await db.one<{ iban: string }>(sql`select iban from bank_accounts where id = ${account_id}`))?.iban,
      },
    ],
    ...{ gaps: [], overdrawn: [], lost_refunds: [], unfitting: [], compared_at: world.clock.wall().toISOString() },
  })
  const earlier = await reconcile(books, '&as_of=2026-05-05')
  assert.deepEqual([earlier.owed_to_debtors, earlier.in_transit, earlier.difference], [70, 0, 0])
  const before = await reconcile(books, '&as_of=2026-05-03')
  assert.deepEqual([before.at_bank, before.difference, before.accounts[0].last_closing_on], [0, 0, null])

  const [debit = ''] = await books.receive('2026-05-07', 245_00, [-70_00])
  await books.book({
    ...{ kind: 'executed', date: day('2026-05-07'), run_item_id, entry_id: debit },
    lines: moved(70_00, { account: 'in_transit' }, SUSPENSE),
  })
  await db.alone(sql`
    update payment_run_items set executed_by_entry = ${debit}, executed_at = ${new Date()} where id = ${run_item_id}`)
  const after = await reconcile(books)
  assert.deepEqual([after.at_bank, after.in_transit, after.difference, after.unfitting], [175, 0, 0, []])

  const [back = ''] = await books.receive('2026-05-08', 175_00, [70_00])
  await books.book({
    ...{ kind: 'transfer_returned', date: day('2026-05-08'), run_item_id, entry_id: back },
    lines: moved(70_00, SUSPENSE, DEBTORS),
  })
  await db.alone(sql`
    update payment_run_items set returned_by_entry = ${back}, returned_at = ${new Date()} where id = ${run_item_id}`)
  const returned = await reconcile(books)
  assert.deepEqual([returned.owed_to_debtors, returned.difference, returned.unfitting], [70, 0, []])

  await books.book({
    ...{ kind: 'payment_undone', date: day('2026-05-09'), entry_id: first },
    lines: moved(150_00, { account: 'creditor', customer_id }, SUSPENSE),
  })
  const { overdrawn } = await reconcile(books)
  assert.deepEqual(overdrawn, [{ customer_id, customer_name: 'Huber GmbH', amount: 30 }])
})

test('an entry that the bank took back is nobody’s rest', async () => {
  const books = await openBooks(world)
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [40_00])
  const { payment_id, creditor } = await assign(books, entry_id, 40, '2026-05-04')
  const [debit = ''] = await books.receive('2026-05-06', 40_00, [-40_00])
  await books.book({
    ...{ kind: 'payment_returned', date: day('2026-05-06'), entry_id: debit, payment_id },
    lines: moved(40_00, creditor, SUSPENSE),
  })
  await db.alone(sql`update bank_entries set returned_by = ${debit} where id = ${entry_id}`)
  assert.deepEqual(await misfits(books), [['payment_differs', 40, 0]], 'the payment was not reversed')
  await forge(sql`update payments set status = 'reversed', reversed_at = ${new Date()} where id = ${payment_id}`)
  const { difference, unfitting } = await reconcile(books)
  assert.deepEqual([difference, unfitting], [0, []])
})

test('an entry without receipt is named', async () => {
  const books = await openBooks(world)
  const [entry_id] = await books.storeSheet('2026-05-04', 0, [12_34])
  const { difference, unfitting, at_bank } = await reconcile(books)
  assert.deepEqual([at_bank, difference], [12.34, 12.34])
  assert.deepEqual(
    unfitting.map(({ reason, entry_id: of, expected, found }: Fit) => [reason, of, expected, found]),
    [
      ['entry_without_receipt', entry_id, 12.34, 0],
      ['rest_differs', entry_id, 12.34, 0],
    ],
  )
})

test('a receipt of another amount, another day, another account or of nothing is named', async () => {
  const books = await openBooks(world)
  const [first = '', second = ''] = await books.storeSheet('2026-05-04', 0, [10_00, 20_00])
  await books.receipt(first, '2026-05-04', 11_00)
  await books.receipt(second, '2026-05-05', 20_00)
  await books.receipt(newId(), '2026-05-05', 5_00)
  assert.deepEqual((await misfits(books)).sort(), [
    ['receipt_differs', 10, 11],
    ['receipt_differs', 20, 20],
    ['receipt_without_entry', 0, 5],
    ['rest_differs', 10, 11],
  ])
  assert.equal((await reconcile(books)).difference, -6)

  const own = await openBooks(world, { kind: 'own' })
  const [entry_id = ''] = await own.storeSheet('2026-05-04', 0, [10_00])
  assert.deepEqual(await misfits(own), [], 'our own money is not in this book')
  await own.receipt(entry_id, '2026-05-04', 10_00)
  assert.deepEqual(await misfits(own), [['receipt_without_entry', 0, 10]])
})

test('an opening balance that was not booked is named', async () => {
  const books = await openBooks(world)
  await books.receive('2026-05-04', 99_00, [1_00])
  assert.deepEqual(await misfits(books), [['opening_differs', 99, 0]])
  await books.opening('2026-05-04', 99_00)
  assert.deepEqual(await misfits(books), [])
})

test('a payment that we received and that is not in the ledger, or not as much of it, is named', async () => {
  const books = await openBooks(world)
  const [first = '', second = ''] = await books.receive('2026-05-04', 0, [10_00, 20_00])
  const { payment_id, creditor } = await assign(books, first, 10, '2026-05-04')
  assert.deepEqual(await misfits(books), [])
  await books.book({
    ...{ kind: 'payment_undone', date: day('2026-05-05'), entry_id: first, payment_id },
    lines: moved(10_00, creditor, SUSPENSE),
  })
  assert.deepEqual(await misfits(books), [
    ['payment_differs', 10, 0],
    ['rest_differs', 0, 10],
  ])
  await books.book({
    ...{ kind: 'payment', date: day('2026-05-05'), entry_id: second, payment_id: newId() },
    lines: moved(20_00, SUSPENSE, NOBODY),
  })
  assert.deepEqual((await misfits(books)).sort(), [
    ['payment_differs', 0, 20],
    ['payment_differs', 10, 0],
    ['rest_differs', 0, 10],
    ['rest_differs', 20, 0],
  ])
})

test('what waits to be refunded and the account of debtors are compared', async () => {
  const books = await openBooks(world)
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [10_00])
  await books.book({ kind: 'surplus', date: day('2026-05-04'), entry_id, lines: moved(4_00, SUSPENSE, DEBTORS) })
  assert.deepEqual(await misfits(books), [
    ['rest_differs', 10, 6],
    ['to_refund_differs', 0, 4],
  ])
  await db.alone(sql`update bank_entries set to_refund_cents = 400 where id = ${entry_id}`)
  assert.deepEqual(await misfits(books), [])
  await release(books, { amount_cents: 4_00, entry_id })
  assert.deepEqual(await misfits(books), [
    ['to_refund_differs', 0, 4],
    ['transfer_differs', 4, 0],
  ])
})

test('a transfer that was released, executed or returned otherwise than the ledger says is named', async () => {
  const books = await openBooks(world)
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [10_00])
  await db.alone(sql`update bank_entries set to_refund_cents = 1000, status = 'to_refund' where id = ${entry_id}`)
  await books.book({ kind: 'surplus', date: day('2026-05-04'), entry_id, lines: moved(10_00, SUSPENSE, DEBTORS) })
  const { run_item_id } = await release(books, { amount_cents: 10_00, entry_id })
  const lines = moved(10_00, DEBTORS, { account: 'in_transit' })
  await books.book({ kind: 'released', date: day('2026-05-05'), run_item_id, lines })
  assert.deepEqual(await misfits(books), [])
  await books.book({
    ...{ kind: 'executed', date: day('2026-05-06'), run_item_id },
    lines: moved(9_00, { account: 'in_transit' }, SUSPENSE),
  })
  assert.deepEqual(await misfits(books), [['transfer_differs', 0, 9]], 'no statement shows it')
})

test('a transaction that does not sum to 0 is named, although the database refuses it', async () => {
  const books = await openBooks(world)
  await books.book({
    kind: 'surplus',
    date: day('2026-05-04'),
    entry_id: newId(),
    lines: moved(10_00, SUSPENSE, NOBODY),
  })
  await forge(sql`
    update ledger_lines set amount_cents = -900 where organization_id = ${books.organization_id} and account = 'creditor'`)
  assert.deepEqual(await misfits(books), [['unbalanced_transaction', 0, 1]])
  assert.equal((await reconcile(books)).difference, 1)
})
