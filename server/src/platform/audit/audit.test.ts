import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { freshDatabase } from '../../../test/database.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { sql, type Tx } from '../db/db.ts'
import type { Work } from '../work.ts'
import { pruneAudit, recordAccess, recordAudit } from './audit.ts'
import { verifyAudit } from './chain.ts'

const { db, close } = await freshDatabase()
after(close)

const record = (tx: Tx, details: Record<string, unknown>) =>
  recordAudit({ tx, caller: SYSTEM } as Work, { action: 'operator.created', details })

test('entries of both logs are two chains, also when they are written at the same time', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? recordAccess(db, SYSTEM, { action: 'debtor.read', subject: { kind: 'claim', id: `${index}` } })
        : db.transaction(async (tx) => {
            await record(tx, { index })
            await record(tx, { index, second: true })
          }),
    ),
  )
  const { entries, breaks } = await verifyAudit(db)
  assert.deepEqual([entries, breaks], [30, []])
})

test('what is rolled back leaves no gap', async () => {
  const failing = db.transaction(async (tx) => {
    await record(tx, { never: true })
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  await db.transaction((tx) => record(tx, { after: true }))
  const { entries, breaks } = await verifyAudit(db)
  assert.deepEqual([entries, breaks], [31, []])
})

test('an entry cannot be changed, removed or numbered by hand', async () => {
  for (const statement of [
    sql`update audit_entries set action = 'x.y'`,
    sql`update audit_entries set details = '{"forged": true}' where number = 3`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
    sql`insert into audit_entries (id, log, number, actor_type, action, details, previous_hash, hash)
      values (gen_random_uuid(), 'access', 99, 'system', 'debtor.read', '{}', 'x', 'x')`,
  ])
    await assert.rejects(db.alone(statement), /only ever added to/)
  await assert.rejects(
    db.transaction(async (tx) => {
      await record(tx, { honest: true })
      await tx.run(sql`update audit_entries set details = '{}' where number is null`)
    }),
    /only ever added to/,
  )
})

test('what somebody changed with the guards off is found', async () => {
  await db.alone(sql`alter table audit_entries disable trigger user`)
  await db.alone(sql`update audit_entries set details = '{"forged": true}' where log = 'administration' and number = 5`)
  await db.alone(sql`alter table audit_entries enable trigger user`)
  assert.deepEqual((await verifyAudit(db)).breaks, [
    { log: 'administration', number: 5, what: 'its contents were changed' },
  ])
})

test('old entries go from the beginning, and the rest is still a chain', async () => {
  // They were written at once: the one of the latest time need not be the last.
  const { at } =
    (await db.one<{ at: Date }>(sql`select at from audit_entries where log = 'access' order by at desc limit 1`)) ?? {}
  assert.ok(at)
  const before = (await db.one<{ count: number }>(
    sql`select count(*)::int as count from audit_entries where log = 'access' and at < ${at}`,
  )) ?? { count: -1 }
  const removed = await db.transaction((tx) => pruneAudit(tx, 'access', at))
  assert.ok(removed <= before.count && removed >= 1, `${removed} of ${before.count}`)
  const digest_before = (await verifyAudit(db)).digest
  assert.deepEqual(
    (await verifyAudit(db)).breaks.filter(({ log }) => log === 'access'),
    [],
  )
  assert.equal(await db.transaction((tx) => pruneAudit(tx, 'access', at)), 0)
  assert.equal((await verifyAudit(db)).digest, digest_before)

  const all = await db.transaction((tx) => pruneAudit(tx, 'access', new Date('2100-01-01')))
  assert.equal(all, 10 - removed)
  assert.equal((await verifyAudit(db)).digest, digest_before)
  await recordAccess(db, SYSTEM, { action: 'debtor.read' })
  assert.deepEqual(await db.one(sql`select number::int as number from audit_entries where log = 'access'`), {
    number: 11,
  })
  await assert.rejects(db.alone(sql`update audit_anchors set number = 1`), /only ever moves on/)
})
