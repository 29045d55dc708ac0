import assert from 'node:assert/strict'
import { type Reader, sql } from '../src/platform/db/db.ts'
import { type BankHouse, openBank } from './bank-house.ts'
import { type Driven, makeClaims } from './bank-model.ts'
import { openWorld, type World } from './world.ts'

/** An empty database, with our account at the same bank, as it was when the other one was opened. */
async function openAgain({ house, opened_at }: Driven): Promise<{ world: World; again: BankHouse }> {
  const world = await openWorld()
  moveTo(world, opened_at)
  const again = await openBank(world)
  await forge(world, sql`update bank_accounts set iban = ${house.iban} where id = ${again.account_id}`)
  return { world, again }
}

const moveTo = ({ clock }: World, at: Date): void => clock.advance(at.getTime() - clock.business().getTime())

const forge = ({ deps: { db } }: World, statement: Parameters<typeof db.alone>[0]) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(statement)
  })

const entriesOf = ({ world, account_id }: BankHouse) =>
  world.deps.db.many(sql`
    select booking_date, amount_cents, text, end_to_end_id, count(*)::int as count from bank_entries
    where account_id = ${account_id} group by 1, 2, 3, 4 order by 1, 2, 3, 4`)

const atBank = ({ world, account_id }: BankHouse) =>
  world.deps.db.one(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_lines where bank_account_id = ${account_id}`)

/** All statements in an empty database, in another order, give the same entries and the same money at the bank. */
export async function readAgain(driven: Driven): Promise<void> {
  const { house, files } = driven
  const { world, again } = await openAgain(driven)
  try {
    moveTo(world, house.world.clock.business())
    for (const { content } of [...files.filter((_, index) => index % 2 === 1), ...files])
      assert.equal((await again.send(content)).statusCode, 201)
    assert.deepEqual([...(await entriesOf(again))], [...(await entriesOf(house))])
    assert.deepEqual(await atBank(again), await atBank(house))
  } finally {
    await world.close()
  }
}

/** Whose money is where, what was paid on which claim, and what became of each entry. */
async function booksOf({ world, organization_id, account_id }: BankHouse): Promise<object> {
  const { db } = world.deps
  const rows = async (reader: Reader, statement: Parameters<Reader['many']>[0]) => [...(await reader.many(statement))]
  return {
    ledger: await rows(
      db,
      sql`
        select l.account, c.total_cents as claim, sum(l.amount_cents)::bigint as cents
        from ledger_lines l left join claims c on c.customer_id = l.customer_id
        where l.organization_id = ${organization_id} group by 1, 2 order by 1, 2`,
    ),
    payments: await rows(
      db,
      sql`
        select c.case_reference, c.case_status, c.paid_cents, p.amount_cents, p.value_date, p.status
        from claims c left join payments p on p.claim_id = c.id
        where c.organization_id = ${organization_id} order by 1, 4, 5, 6`,
    ),
    entries: await rows(
      db,
      sql`
        select e.booking_date, e.amount_cents, e.text, e.status, e.to_refund_cents, count(*)::int as count
        from bank_entries e where e.account_id = ${account_id} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    ),
  }
}

/** All statements in an empty database with the same claims, each twice, give the same books to the cent. */
export async function bookAgain(driven: Driven): Promise<void> {
  const { house, claims, files } = driven
  const { world, again } = await openAgain(driven)
  try {
    for (const [index, { id }] of (await makeClaims(again)).entries())
      await forge(world, sql`update claims set case_reference = ${claims[index]?.reference ?? ''} where id = ${id}`)
    for (const { content, at } of files) {
      moveTo(world, at)
      for (const _ of [1, 2]) assert.equal((await again.send(content)).statusCode, 201)
    }
    assert.deepEqual(await booksOf(again), await booksOf(house))
  } finally {
    await world.close()
  }
}
