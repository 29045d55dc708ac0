import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, untilReadable } from '../../../../test/cases.ts'
import { freshDatabase, ordinaryDatabase } from '../../../../test/database.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

// Its role sees of the sessions of other roles only what everybody may see.
const world = await openWorld({}, await ordinaryDatabase())
const elsewhere = await freshDatabase()
const { db } = world.deps

type Page = { data: { id: string }[]; next: string; has_more: boolean }
const read = async (partner: PartnerClient, after: string): Promise<Page> =>
  (await partner.get(`/openapi/events?limit=7&after=${after}`)).json()

/** A transaction that has an id and is open until `end` is called. */
async function holdOpen(held: Db): Promise<{ end(): Promise<void> }> {
  const begun = Promise.withResolvers<void>()
  const go_on = Promise.withResolvers<void>()
  const open = held.transaction(async (tx) => {
    await tx.one(sql`select pg_current_xact_id()::text as id`)
    begun.resolve()
    await go_on.promise
  })
  await begun.promise
  return {
    end() {
      go_on.resolve()
      return open
    },
  }
}

const addEvent = (tx: Tx, claim_id: string, name: string): Promise<number> =>
  tx.run(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
    select ${`evt_${name}`}, organization_id, id, 'claim.status_changed', ${Buffer.from(JSON.stringify({ id: name }))}, now(), now()
    from claims where id = ${claim_id}`)

test('an open transaction of another database does not hold the feed up, one of this database does', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const { next } = await read(partner, 'latest')
  const foreign = await holdOpen(elsewhere.db)
  await db.transaction((tx) => addEvent(tx, id, 'first'))
  await untilReadable(world, id)
  const first = await read(partner, next)
  assert.deepEqual(first.data, [{ id: 'first' }])
  const own = await holdOpen(db)
  await db.transaction((tx) => addEvent(tx, id, 'second'))
  assert.deepEqual((await read(partner, first.next)).data, [])
  await own.end()
  await untilReadable(world, id)
  assert.deepEqual((await read(partner, first.next)).data, [{ id: 'second' }])
  await foreign.end()
})

test('whoever reads while many write, here and elsewhere, reads every event once', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await untilReadable(world, id)
  const written: string[] = []
  /** The id comes first, the event some time later, and now and then nothing is kept. */
  const write = async (writer: number) => {
    for (let turn = 0; turn < 25; turn++) {
      const name = `${writer}-${turn}`
      const is_kept = turn % 5 !== 4
      await db
        .transaction(async (tx) => {
          await tx.one(sql`select pg_current_xact_id()::text as id, pg_sleep(random() * 0.02)::text as slept`)
          await addEvent(tx, id, name)
          await tx.one(sql`select pg_sleep(random() * 0.02)::text as slept`)
          if (!is_kept) throw new Error('not kept')
        })
        .catch((error: Error) => assert.equal(error.message, 'not kept'))
      if (is_kept) written.push(name)
    }
  }
  const distract = async () => {
    for (let turn = 0; turn < 40; turn++)
      await elsewhere.db.transaction((tx) =>
        tx.one(sql`select pg_current_xact_id()::text as id, pg_sleep(random() * 0.03)::text as slept`),
      )
  }
  let { next } = await read(partner, 'latest')
  const seen: string[] = []
  const readOn = async () => {
    const page = await read(partner, next)
    next = page.next
    seen.push(...page.data.map((event) => event.id))
    return page
  }
  let is_over = false
  const writing = Promise.all([0, 1, 2, 3, 4].map(write).concat(distract(), distract())).then(() => {
    is_over = true
  })
  while (!is_over) await readOn()
  await writing
  await untilReadable(world, id)
  while ((await readOn()).has_more);
  assert.deepEqual(seen.toSorted(), written.toSorted())
})
