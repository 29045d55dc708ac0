import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, openBooks } from '../../../../test/books.ts'
import { makeCustomer } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { ACCOUNTS, type Line, moved, TRANSACTION_KINDS, type Transaction } from './rules/transactions.ts'

const world = await openWorld()
const agent = await world.operator('agent')
const { db } = world.deps

const SUSPENSE = { account: 'suspense' } as const
const DEBTORS = { account: 'debtors' } as const
const deed = (organization_id: string, lines: readonly Line[]): Transaction => ({
  ...{ organization_id, date: day('2026-05-04'), kind: 'surplus', lines },
})

test('the journal lists transactions with signed lines that sum to 0, newest first', async () => {
  const books = await openBooks(world)
  const partner = await world.partner({ organization_id: books.organization_id })
  const customer_id = await makeCustomer(partner)
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [150_00])
  await books.book({
    ...{ kind: 'payment', date: day('2026-05-05'), entry_id },
    lines: moved(100_00, SUSPENSE, { account: 'creditor', customer_id }),
  })
  const path = `/api/operator/ledger?organization_id=${books.organization_id}`
  const { data, total } = (await agent.get(path)).json()
  assert.equal(total, 2)
  const shown = data.map(({ kind, date, entry_id: of, lines }: Record<string, unknown>) => ({ kind, date, of, lines }))
  const none = { bank_account_id: null, customer_id: null, customer_name: null }
  assert.deepEqual(shown, [
    {
      ...{ kind: 'payment', date: '2026-05-05', of: entry_id },
      lines: [
        { ...none, account: 'suspense', amount: 100 },
        { ...none, account: 'creditor', amount: -100, customer_id, customer_name: 'Huber GmbH' },
      ],
    },
    {
      ...{ kind: 'receipt', date: '2026-05-04', of: entry_id },
      lines: [
        { ...none, account: 'bank', amount: 150, bank_account_id: books.account_id },
        { ...none, account: 'suspense', amount: -150 },
      ],
    },
  ])
  const count = async (query: string) => (await agent.get(`${path}&${query}`)).json().total
  assert.deepEqual(
    [
      await count('account=creditor'),
      await count('account=bank&from=2026-05-05'),
      await count('to=2026-05-04'),
      await count(`customer_id=${customer_id}`),
      await count(`customer_id=${newId()}`),
      await count('page=2&limit=1'),
    ],
    [1, 0, 1, 1, 0, 2],
  )
})

test('balances are those of a day, by bank account and by creditor', async () => {
  const books = await openBooks(world)
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [150_00])
  await books.book({
    ...{ kind: 'surplus', date: day('2026-05-06'), entry_id },
    lines: moved(50_00, SUSPENSE, DEBTORS),
  })
  const balances = async (query: string) => {
    const answer = await agent.get(`/api/operator/ledger/accounts?organization_id=${books.organization_id}&${query}`)
    return answer.json().data.map(({ account, balance }: { account: string; balance: number }) => [account, balance])
  }
  assert.deepEqual(await balances('as_of=2026-05-05'), [
    ['bank', 150],
    ['suspense', -150],
  ])
  assert.deepEqual(await balances(''), [
    ['bank', 150],
    ['debtors', -50],
    ['suspense', -100],
  ])
  assert.deepEqual(await balances('account=debtors'), [['debtors', -50]])
})

test('the organisation may be left out only where there is one', async () => {
  await world.organization()
  const answer = await agent.get('/api/operator/ledger')
  assert.equal(answer.statusCode, 400)
  assert.match(answer.body, /organization_id/)
  assert.equal((await agent.get(`/api/operator/ledger?organization_id=${newId()}`)).statusCode, 404)

  const alone = await openWorld()
  await alone.organization()
  const person = await alone.operator('agent')
  assert.equal((await person.get('/api/operator/ledger')).statusCode, 200)
  assert.equal((await person.get('/api/operator/ledger/reconciliation')).json().data.difference, 0)
})

const refused = (act: Promise<unknown>, message: RegExp) =>
  assert.rejects(act, (error: Error) => message.test(`${error.message} ${(error.cause as Error)?.message ?? ''}`))

test('the database refuses a transaction that does not sum to 0, that has no lines, or that is written in pieces', async () => {
  const { organization_id, book } = await openBooks(world)
  const lines = moved(1_00, SUSPENSE, DEBTORS)
  await refused(book({ ...deed(organization_id, lines.slice(0, 1)) }), /sum to 0/)
  await refused(book({ ...deed(organization_id, [...lines, { account: 'fees', amount_cents: 1 }]) }), /sum to 0/)
  await refused(book({ ...deed(organization_id, []) }), /has lines/)
  await refused(book({ ...deed(organization_id, moved(0, SUSPENSE, DEBTORS)) }), /ledger_lines_amount_check/)

  await book({ ...deed(organization_id, lines) })
  const [{ id } = { id: '' }] = await db.many<{ id: string }>(
    sql`select id from ledger_transactions where organization_id = ${organization_id}`,
  )
  await refused(
    db.alone(sql`
      insert into ledger_lines (transaction_id, position, organization_id, date, account, amount_cents)
      values (${id}, 2, ${organization_id}, '2026-05-04', 'fees', 5), (${id}, 3, ${organization_id}, '2026-05-04', 'debtors', -5)`),
    /written whole/,
  )
  const [{ count } = { count: -1 }] = await db.many<{ count: number }>(
    sql`select count(*)::int as count from ledger_lines where organization_id = ${organization_id}`,
  )
  assert.equal(count, 2, 'nothing of what was refused is there')
})

test('the database refuses to change or delete what was booked, and lines of another day or organisation', async () => {
  const { organization_id, book } = await openBooks(world)
  const other = await openBooks(world)
  await book({ ...deed(organization_id, moved(1_00, SUSPENSE, DEBTORS)) })
  const of = sql`organization_id = ${organization_id}`
  for (const attempt of [
    sql`update ledger_transactions set date = '2026-01-01' where ${of}`,
    sql`update ledger_lines set amount_cents = 5 where ${of}`,
    sql`delete from ledger_transactions where ${of}`,
    sql`delete from ledger_lines where ${of}`,
    sql`truncate ledger_lines`,
    sql`truncate ledger_transactions cascade`,
  ])
    await refused(db.alone(attempt), /only ever added to/)
  for (const [owner, on] of [
    [other.organization_id, '2026-05-04'],
    [organization_id, '2026-05-05'],
  ])
    await refused(
      db.alone(sql`
        with t as (
          insert into ledger_transactions (id, organization_id, date, kind, created_at)
          values (${newId()}, ${organization_id}, '2026-05-04', 'surplus', ${new Date()}) returning id)
        insert into ledger_lines (transaction_id, position, organization_id, date, account, amount_cents)
        select t.id, v.position, ${owner}::uuid, ${on}::date, v.account, v.amount
        from t cross join (values (0, 'fees', 5), (1, 'debtors', -5)) as v (position, account, amount)`),
      /of its organisation and its day/,
    )
})

test('money arrives once, is settled once, is released once and leaves once', async () => {
  const { book } = await openBooks(world)
  const id = newId()
  const lines = moved(1_00, SUSPENSE, DEBTORS)
  for (const [kind, source, key] of [
    ['receipt', { entry_id: id }, /ledger_transactions_receipt_key/],
    ['settlement', { settlement_id: id }, /ledger_transactions_settlement_key/],
    ['released', { run_item_id: id }, /ledger_transactions_released_key/],
    ['executed', { run_item_id: id }, /ledger_transactions_executed_key/],
  ] as const) {
    const once = { kind, date: day('2026-05-04'), lines, ...source }
    await book(once)
    await refused(book(once), key)
  }
})

/** A small generator of our own, so that a failure can be repeated by its seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0
    return (((state ^ (state >>> 13)) >>> 0) % below) | 0
  }
}

test('whatever is posted, balances are the sums of what was posted, and all together are 0', async () => {
  for (let seed = 1; seed <= 10; seed++) {
    const books = await openBooks(world)
    const random = randomOf(seed)
    const expected = new Map<string, number>()
    const transactions = Array.from({ length: 1 + random(40) }, () => {
      const lines: Line[] = []
      const side = () => {
        const account = ACCOUNTS[random(ACCOUNTS.length)] as (typeof ACCOUNTS)[number]
        if (account === 'bank') return { account, bank_account_id: books.account_id }
        return account === 'creditor' ? { account, customer_id: null } : { account }
      }
      for (let pair = 0; pair <= random(3); pair++) lines.push(...moved(1 + random(10_000), side(), side()))
      for (const { account, amount_cents } of lines) expected.set(account, (expected.get(account) ?? 0) + amount_cents)
      const kind = TRANSACTION_KINDS.filter((one) => one === 'surplus' || one.startsWith('payment'))[random(4)]
      return { kind: kind as 'payment', date: day(`2026-04-0${1 + random(9)}`), lines }
    })
    await books.book(...transactions)
    const answer = await agent.get(`/api/operator/ledger/accounts?organization_id=${books.organization_id}`)
    const found: { account: string; balance: number }[] = answer.json().data
    const cents = found.map(({ account, balance }) => [account, Math.round(balance * 100)] as const)
    assert.deepEqual(new Map(cents), new Map([...expected].sort()), `seed ${seed}`)
    assert.equal(
      cents.reduce((sum, [, amount]) => sum + amount, 0),
      0,
    )
    const journal = await agent.get(`/api/operator/ledger?organization_id=${books.organization_id}&limit=100`)
    assert.equal(journal.json().total, transactions.length)
    for (const { lines } of journal.json().data)
      assert.equal(
        lines.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0),
        0,
      )
  }
})
