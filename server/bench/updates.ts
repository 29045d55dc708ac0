import { setTimeout as sleep } from 'node:timers/promises'
import { holdClaim, takeClaim } from '../src/features/case/claims/index.ts'
import { setClaim } from '../src/features/case/claims/queries.ts'
import { recordPayment } from '../src/features/case/payments/service.ts'
import { runWorkflow } from '../src/features/process/workflow/jobs.ts'
import { SYSTEM } from '../src/kernel/caller.ts'
import { sql } from '../src/platform/db/db.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { transact, type Work } from '../src/platform/work.ts'
import { openInside } from './servers/inside.ts'
import { fillClaims } from './updates/fill.ts'

/**
 * What it costs to change claims: whether the new version of a row fits beside the old one without a new entry in every
 * index (HOT), how much is written ahead, and how long it takes. The statement alone first, then the commands that partners
 * and the workflow send. `npm run bench -- updates 20000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 20_000)
const CHANGES = Math.min(CLAIMS, 5_000)
const MS_OF_STEP = 1_000
/** A session that has nothing to do tells its numbers after ten seconds. */
const UNTIL_TOLD_MS = 11_000

const { deps, address, close } = await openInside()
const settings = { statement_timeout: '0' }
const filler = openDb({ address, connections: 1, application_name: 'mahnwerk bench', settings })
try {
  await fillClaims(filler, CLAIMS)
  const ids = (
    await filler.many<{ id: string }>(sql`select id from claims order by md5(id::text) limit ${CHANGES}`)
  ).map(({ id }) => id)
  console.log(`${CLAIMS.toLocaleString('en')} claims`)
  await measure('statement', () => each(ids, touch))
  await measure('payment', () => each(ids, (work, id) => recordPayment(work, id, { amount: 10 })))
  await measure('hold', () => each(ids, async (work, id) => hold(work, id, true)))
  await measure('release', () => each(ids, async (work, id) => hold(work, id, false)))
  await measure('step', () => runWorkflow.run(deps, deps.clock.business()))
} finally {
  await filler.close()
  await close()
}

async function each(ids: readonly string[], act: (work: Work, id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await transact(deps, SYSTEM, (work) => act(work, id))
}

/** The update of a step, without all that a step writes besides. */
async function touch({ tx, now, ...work }: Work, id: string): Promise<void> {
  const claim = await takeClaim({ tx, now, ...work }, id)
  const due_at = new Date((claim.due_at as Date).getTime() + MS_OF_STEP)
  const entered = { stage_entered_at: now, changed_at: now, updated_at: now, move_number: claim.move_number + 1 }
  await setClaim(tx, { ...claim, ...entered, due_at })
}

async function hold(work: Work, id: string, held: boolean): Promise<void> {
  await holdClaim(work, await takeClaim(work, id), { held })
}

type Counted = { updates: number; hot: number; wal: number; full_pages: number }

async function count(): Promise<Counted> {
  return (await filler.one<Counted>(sql`
    select n_tup_upd::int as updates, n_tup_hot_upd::int as hot, (pg_current_wal_insert_lsn() - '0/0')::float8 as wal,
      (select wal_fpi::int from pg_stat_wal) as full_pages
    from pg_stat_all_tables where relid = 'claims'::regclass`)) as Counted
}

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await count()
  const begin = performance.now()
  await act()
  const ms = performance.now() - begin
  const wal = (await count()).wal - before.wal
  await sleep(UNTIL_TOLD_MS)
  const after = await count()
  const [updates, hot] = [after.updates - before.updates, after.hot - before.hot]
  const columns = [
    what.padEnd(10),
    `${updates} updates`,
    `HOT ${((100 * hot) / updates).toFixed(1).padStart(5)} %`,
    `WAL ${(wal / updates).toFixed(0).padStart(6)} bytes each`,
    // The first change of a page after a checkpoint writes all of it.
    `${((after.full_pages - before.full_pages) / updates).toFixed(2)} full pages each`,
    `${(ms / updates).toFixed(2)} ms each`,
  ]
  console.log(columns.join('   '))
}
