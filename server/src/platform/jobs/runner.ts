import { pause, settledWithin } from '../clock.ts'
import { isOff } from '../db/database-clock.ts'
import { newId } from '../ids.ts'
import { type Deps, readBusinessTime } from '../work.ts'
import { bringBackInBackground } from './ahead.ts'
import { helpInBackground, IDLE_MS, STOP_TIMEOUT_MS } from './helping.ts'
import { HANDS, type Hand, isRecurring, type Job, type Jobs, tickFrom, tickUntil } from './job.ts'
import { advance } from './moving-clock.ts'
import { findDueHands, giveBackLeases, insertRecurring, LEASES_MAX, leaseDue } from './queries.ts'
import type { JobRow } from './rows.ts'
import { type JobBook, leaseSecondsOf, readHand, runLeased } from './run-leased.ts'
import { type LaneTurns, NO_TURNS, openTurns } from './turns.ts'

/** A runner that found nothing rests for a moment even if it is poked, since every request may poke it. */
const REST_MS = 20

export function openJobs(list: readonly Job[]): Jobs {
  const book = bookOf(list)
  let rows_inserted: Promise<void> | undefined
  const prepare = (deps: Deps): Promise<void> => {
    rows_inserted ??= insertRecurringJobs(deps, list).catch((error: unknown) => {
      rows_inserted = undefined
      throw error
    })
    return rows_inserted
  }
  let loops: Background[] | undefined
  let helpers: { stop(): Promise<void> }[] = []
  const stopping = new AbortController()
  return {
    stopping: stopping.signal,
    start(deps) {
      if (loops) throw new Error('The jobs were started already.')
      const started = loopsOf(list).map((loop) => runInBackground(deps, loop, prepare))
      loops = started
      const isRunningHere = (name: string) => started.some((loop) => loop.isRunning(name))
      helpers = list.filter(isRecurring).flatMap((job) => helpInBackground(deps, job, isRunningHere) ?? [])
      helpers.push(bringBackInBackground(deps, list))
    },
    poke: () => loops?.forEach((loop) => void loop.poke()),
    async stop() {
      stopping.abort()
      await Promise.all([...(loops ?? []), ...helpers].map((background) => background.stop()))
    },
    async runDue(deps) {
      await prepare(deps)
      return runDue(deps, book)
    },
    async advance(deps, target) {
      await prepare(deps)
      return advance(deps, book, target)
    },
  }
}

type Loop = { book: JobBook; at_once: number }

/** Two, so that the slow work of one organisation leaves a place for that of another. */
const SLOW_AT_ONCE = 2

/** Slow work has its own loop, so that it never delays a mail. */
function loopsOf(list: readonly Job[]): Loop[] {
  const isSlow = (job: Job): boolean => !isRecurring(job) && job.is_slow === true
  const loops = [
    { jobs: list.filter((job) => !isSlow(job)), at_once: LEASES_MAX },
    { jobs: list.filter(isSlow), at_once: SLOW_AT_ONCE },
  ]
  return loops.filter(({ jobs }) => jobs.length > 0).map(({ jobs, at_once }) => ({ book: bookOf(jobs), at_once }))
}

function bookOf(list: readonly Job[]): JobBook {
  const jobs = new Map(list.map((job) => [job.name, job]))
  if (jobs.size < list.length) throw new Error('Two jobs have the same name.')
  for (const job of list) {
    if (isRecurring(job) && !(Number.isInteger(job.every_s) && job.every_s > 0)) {
      throw new Error(`The job ${job.name} needs a whole number of seconds between its ticks.`)
    }
  }
  return {
    jobs,
    names: {
      queued: list.filter((job) => !isRecurring(job)).map((job) => job.name),
      recurring: list.filter(isRecurring).map((job) => job.name),
    },
    lease_s: Object.fromEntries(list.map((job) => [job.name, leaseSecondsOf(job)])),
  }
}

async function insertRecurringJobs(deps: Deps, list: readonly Job[]): Promise<void> {
  for (const { name, hand, every_s } of list.filter(isRecurring)) {
    const run_at = tickFrom(await readHand(deps, hand), every_s)
    await insertRecurring(deps.db, { id: newId(), name, hand, every_s, run_at })
  }
}

type Leasing = { limit: number; lease_id: string; hands: readonly Hand[]; turns: LaneTurns }

/** Leases what is due, hand by hand in the given order. */
async function leaseNext(deps: Deps, book: JobBook, { limit, lease_id, hands, turns }: Leasing): Promise<JobRow[]> {
  const business = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const now = { business, wall: deps.clock.wall() }
  const due = await findDueHands(deps.db, book.names, now)
  const wish = { names: book.names, lease_s: book.lease_s, lease_id, movable: deps.config.mode === 'sandbox', turns }
  const rows: JobRow[] = []
  for (const hand of hands.filter((hand) => due.includes(hand))) {
    const left = limit - rows.length
    if (left > 0) rows.push(...(await leaseDue(deps.db, { ...wish, hand, now: now[hand], limit: left })))
  }
  return rows
}

/** Missed ticks are not made up one by one: a late job runs once, for its last tick. */
async function runRow(deps: Deps, book: JobBook, row: JobRow): Promise<void> {
  const job = book.jobs.get(row.name) as Job
  const tick = isRecurring(job) ? tickUntil(deps.clock[job.hand](), job.every_s) : row.run_at
  await runLeased(deps, job, row, tick)
}

async function runDue(deps: Deps, book: JobBook): Promise<number> {
  for (let jobs_run = 0; ; jobs_run++) {
    const [row] = await leaseNext(deps, book, { limit: 1, lease_id: newId(), hands: HANDS, turns: NO_TURNS })
    if (!row) return jobs_run
    await runRow(deps, book, row)
  }
}

type Background = { poke(): void; isRunning(name: string): boolean; stop(): Promise<void> }

/** The loop that leases jobs and runs several at once, up to a limit. It looks again whenever a run ends. */
function runInBackground(deps: Deps, { book, at_once }: Loop, prepare: (deps: Deps) => Promise<void>): Background {
  const running = new Map<Promise<void>, string>()
  const turns = openTurns(at_once)
  const outage = outageLog(deps)
  let sleep = new AbortController()
  let is_stopping = false

  const begin = (row: JobRow) => {
    turns.begin(row.lane)
    const run = runRow(deps, book, row)
      .catch((error: unknown) => deps.log.error({ err: error, job: row.name }, 'job outcome not recorded'))
      .finally(() => {
        running.delete(run)
        turns.end(row.lane)
        sleep.abort()
      })
    running.set(run, row.name)
  }
  // Others take up what a machine with a wrong clock leaves; see platform/db/database-clock.ts.
  const mayNotBegin = (): boolean => is_stopping || isOff(deps.clock)
  const look = async (hands: readonly Hand[]) => {
    const limit = at_once - running.size
    await prepare(deps)
    if (mayNotBegin()) return false
    const lease_id = newId()
    const rows = await leaseNext(deps, book, { limit, lease_id, hands, turns: turns.read() })
    const is_too_late = rows.length > 0 && mayNotBegin()
    if (is_too_late) await giveBackLeases(deps.db, lease_id)
    else rows.forEach(begin)
    return rows.length > 0 && !is_too_late
  }
  const loop = async () => {
    // Neither hand may keep the other waiting, so they take turns at being first.
    for (let hands = [...HANDS]; !is_stopping; hands.reverse()) {
      sleep = new AbortController()
      const is_busy = running.size === at_once || (await look(hands).then(outage.over, outage.begun))
      if (!is_busy) await pause(REST_MS)
      if (!is_stopping) await pause(IDLE_MS, sleep.signal)
    }
  }
  const looping = loop()
  return {
    poke: () => sleep.abort(),
    isRunning: (name) => [...running.values()].includes(name),
    async stop() {
      is_stopping = true
      sleep.abort()
      await looping
      await settledWithin(Promise.all(running.keys()), STOP_TIMEOUT_MS)
    },
  }
}

/** Logs one line when the database goes away and one when it is back, not one per poll. */
function outageLog({ log }: Deps) {
  let is_away = false
  return {
    begun(error: unknown): boolean {
      if (!is_away) log.error({ err: error }, 'jobs stand still, they cannot be leased')
      is_away = true
      return false
    },
    over(is_busy: boolean): boolean {
      if (is_away) log.info('jobs go on, they can be leased again')
      is_away = false
      return is_busy
    },
  }
}
