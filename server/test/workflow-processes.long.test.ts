import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyChains } from '../src/features/case/claims/activity-chain.ts'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { ADDRESS } from './cases.ts'
import { freshDatabase } from './database.ts'
import { call, jsonOf, type Started, start, temporaryFolder } from './process.ts'

/** Kills real processes during a run: every claim has moved completely, with its one letter, or not at all. */
const CLAIMS = 24
const KILLS = 4

const { address, db } = await freshDatabase()
const DATA_DIR = await temporaryFolder()
const env = { DATA_DIR, DATABASE_URL: urlOfAddress(address) }

const send = (server: Started, path: string, body: object) =>
  call(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function fileClaims(server: Started): Promise<void> {
  const { data } = await jsonOf(await call(server, '/openapi/claims?limit=1'))
  const { customer_id } = data[0]
  const debtor = await jsonOf(
    await send(server, '/openapi/debtors', {
      acting_as: 'company',
      company: { company_name: 'Fallobst Handels GmbH' },
      addresses: [ADDRESS],
      customer_id,
    }),
  )
  for (let index = 0; index < CLAIMS; index++) {
    const claim = await jsonOf(
      await send(server, '/openapi/claims', { debtor_id: debtor.data.id, customer_id, partner_reference: 'killed' }),
    )
    const invoice = { invoice_number: `R-${index}`, invoice_amount_gross: 100 + index, invoice_due_date: '2026-01-31' }
    assert.equal((await send(server, `/openapi/claims/${claim.data.id}/invoices/manual`, invoice)).status, 201)
  }
}

type Row = {
  id: string
  collection_stage: string
  move_number: number
  letters: number
  charges: number
  events: number
  moves: number
}

const listRows = (): Promise<Row[]> =>
  db.many(sql`
    select l.id, l.collection_stage, l.move_number,
      (select count(*)::int from letters t where t.claim_id = l.id) as letters,
      (select count(distinct c.letter_id)::int from account_entries c where c.claim_id = l.id and c.kind = 'reminder_fee') as charges,
      (select count(*)::int from events e where e.claim_id = l.id) as events,
      (select count(*)::int from claim_activity a where a.claim_id = l.id and a.action = 'claim.moved') as moves
    from claims l where l.partner_reference = 'killed' order by l.created_at, l.id`)

const LETTERS: Record<string, number> = { new: 0, in_processing: 0, first_demand_letter: 1, second_demand_letter: 2 }

function assertWhole(rows: readonly Row[]): void {
  for (const row of rows) {
    const letters = LETTERS[row.collection_stage]
    assert.deepEqual(
      { letters: row.letters, charges: row.charges, moves: row.moves, events: row.events },
      { letters, charges: letters, moves: row.move_number, events: row.move_number + 1 },
      `${row.id} at ${row.collection_stage}`,
    )
  }
}

/** As if a minute had passed: leases of dead processes are free. */
async function letLeasesRunOut(): Promise<void> {
  await db.alone(sql`update jobs set lease_until = wall_now() where lease_until is not null`)
  await db.alone(sql`update sandbox_clock set advance_until = wall_now() where advance_until is not null`)
}

const countMoved = async (stage: string): Promise<number> =>
  (await listRows()).filter(({ collection_stage }) => collection_stage === stage).length

test('killing processes in the middle of a run leaves no half move and sends no second letter', async () => {
  let server = await start(env)
  await fileClaims(server)
  assert.equal((await send(server, '/sandbox/clock/advance', { seconds: 900 })).status, 200)
  let kills_in_the_middle = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const before = await countMoved('first_demand_letter')
    void send(server, '/sandbox/clock/advance', { seconds: 900 }).catch(() => undefined)
    // Kill at a later point of the run every time.
    while ((await countMoved('first_demand_letter')) < Math.min(CLAIMS, before + 3)) await pause(5)
    await server.stop('SIGKILL')
    const rows = await listRows()
    assertWhole(rows)
    const done = rows.filter(({ collection_stage }) => collection_stage === 'first_demand_letter').length
    if (done < CLAIMS) kills_in_the_middle++
    await letLeasesRunOut()
    server = await start(env)
  }
  await letLeasesRunOut()
  assert.equal((await send(server, '/sandbox/clock/advance', { seconds: 900 })).status, 200)
  const rows = await listRows()
  assertWhole(rows)
  assert.ok(rows.every(({ collection_stage }) => collection_stage === 'first_demand_letter'))
  assert.ok(kills_in_the_middle > 0, 'the kills hit a run under way')
  assert.deepEqual((await verifyChains(db)).breaks, [])
  await server.stop()
})
