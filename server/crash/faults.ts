import type { Place } from '../src/features/reach/webhooks/attempt.ts'
import { pause, wallMilliseconds } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { MARGIN_MS } from './model.ts'
import type { Node } from './nodes.ts'
import { STANDSTILL_MS } from './pace.ts'
import type { Random } from './random.ts'
import type { Partner, Stage } from './stage.ts'
import { call, fileClaim, insistOnCall } from './traffic.ts'
import { STRADDLE, STRADDLING } from './witness.ts'

export const PLACES: readonly Place[] = ['after_claim', 'after_send', 'before_finish', 'mid_flush', 'after_commit']

const KINDS = [
  ...PLACES.map((place) => `crash ${place}` as const),
  'standstill',
  'switch across a change',
  'kill worker',
  'postgres',
  'rotate',
  'kill api',
  'switch',
  'terminate',
  'move',
] as const
export type Kind = (typeof KINDS)[number]

export type Fault = { readonly kind: Kind; readonly from_ms: number; readonly to_ms: number }

/** Faults that can make a call happen twice. */
export const isCrash = ({ kind }: Fault): boolean =>
  kind.startsWith('crash') || ['kill worker', 'standstill', 'postgres', 'terminate'].includes(kind)

/**
 * Causes one fault after another. No kind repeats before all have occurred, and each occurs at least once, however
 * short the time. The order follows from the seed.
 */
export async function causeFaults(
  stage: Stage,
  random: Random,
  { kinds = KINDS, until_ms }: { kinds?: readonly Kind[] | undefined; until_ms: number },
): Promise<Fault[]> {
  const faults: Fault[] = []
  const lasting: Promise<unknown>[] = []
  for (let round = random.shuffle(kinds), rounds = 1; rounds === 1 || wallMilliseconds() < until_ms; ) {
    const kind = round.shift() as Kind
    if (round.length === 0) {
      round = random.shuffle(kinds)
      rounds++
    }
    const from_ms = wallMilliseconds()
    const causing = cause(stage, random, kind).then(() => faults.push({ kind, from_ms, to_ms: wallMilliseconds() }))
    // It takes a while and disturbs no process, so other faults go on meanwhile.
    if (kind === 'switch across a change') {
      lasting.push(causing)
      // A failure surfaces in the `Promise.all` below.
      causing.catch(() => undefined)
    } else await causing
    await pause(50 + random.below(250))
  }
  await Promise.all(lasting)
  return faults
}

/** How often a change across a switch is attempted while other faults hit it. */
const TRIES = 5

const pathOf = ({ partner_id }: Partner): string => `/api/operator/partners/${partner_id}/webhook`

async function cause(stage: Stage, random: Random, kind: Kind): Promise<void> {
  const worker = await someoneUp(stage, random)
  const partner = random.pick(stage.partners)
  if (kind === 'kill worker') worker.kill()
  else if (kind === 'kill api') stage.api.kill()
  else if (kind === 'standstill') await standStill(stage)
  else if (kind === 'postgres') await crashPostgres(stage)
  else if (kind === 'terminate') await terminate(stage)
  else if (kind === 'rotate') await call(stage, `${pathOf(partner)}/rotate-secret`, {})
  else if (kind === 'move') await move(stage, partner, random)
  else if (kind === 'switch') await switchOff(stage, partner, 100 + random.below(600))
  else if (kind === 'switch across a change') await switchAcross(stage, random)
  else await crashAt(worker, kind.replace('crash ', '') as Place)
}

/** Stops a worker whose calls will last a while, so that another worker takes them over meanwhile. */
async function standStill(stage: Stage): Promise<void> {
  const hanging = stage.partners.find(({ manner }) => manner === 'hanging') as Partner
  const busiest = () => stage.workers.filter((worker) => worker.isUp()).find((worker) => worker.calls() >= 3)
  for (let tries = 0; ; tries++) {
    if (tries % 300 === 0) await Promise.all([1, 2, 3, 4].map(() => fileClaim(stage, hanging, 'plain')))
    const worker = busiest()
    if (worker && stage.workers.every((other) => other.isUp())) return worker.standStill(STANDSTILL_MS)
    await pause(5)
  }
}

async function someoneUp({ workers }: Stage, random: Random): Promise<Node> {
  for (;;) {
    const up = workers.filter((worker) => worker.isUp())
    if (up.length > 0) return random.pick(up)
    await pause(20)
  }
}

/** Waits until the worker has killed itself, or gives up when it is unlikely to reach the place any more. */
async function crashAt(worker: Node, place: Place): Promise<void> {
  const before = worker.fired.length
  worker.arm(place)
  for (let waited_ms = 0; worker.fired.length === before && waited_ms < 10_000; waited_ms += 20) await pause(20)
}

async function crashPostgres({ crashPostgres: crash, deps }: Stage): Promise<void> {
  await crash()
  for (;;) {
    await pause(100)
    const answer = await deps.db.one(sql`select 1 as one`).catch(() => undefined)
    if (answer) return
  }
}

const terminate = ({ deps }: Stage) =>
  deps.db
    .many(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name in ('mahnwerk worker', 'mahnwerk api')`)
    .catch(() => undefined)

async function switchOff(stage: Stage, partner: Partner, for_ms: number): Promise<void> {
  await insistOnCall(stage, pathOf(partner), { method: 'PATCH', body: { enabled: false } })
  await pause(for_ms)
  await insistOnCall(stage, pathOf(partner), { method: 'PATCH', body: { enabled: true } })
}

/** A change that reads the webhook before it is disabled and commits afterwards. Soon after, it is enabled again. */
async function switchAcross(stage: Stage, random: Random): Promise<void> {
  const partner = random.pick(stage.partners.filter(({ manner }) => manner === 'steady'))
  const enable = (enabled: boolean) => insistOnCall(stage, pathOf(partner), { method: 'PATCH', body: { enabled } })
  for (let tries = 0; tries < TRIES; tries++) {
    let is_over = false
    const changing = fileClaim(stage, partner, STRADDLE).finally(() => {
      is_over = true
    })
    let is_waiting = false
    while (!is_over && !is_waiting) {
      await pause(20)
      is_waiting = await isStraddling(stage)
    }
    if (!is_waiting) continue
    await enable(false)
    const filed = await changing
    await pause(2 * MARGIN_MS)
    await enable(true)
    // Another fault may have hit this very change.
    if (filed) return
  }
}

const isStraddling = ({ deps }: Stage): Promise<boolean> =>
  deps.db
    .one(sql`select 1 as one from pg_locks where locktype = 'advisory' and objid = ${STRADDLING}`)
    .then(Boolean, () => false)

async function move(stage: Stage, partner: Partner, random: Random): Promise<void> {
  const url = `${stage.receiver_url}/${partner.manner}/${random.below(1_000)}`
  await call(stage, pathOf(partner), { method: 'PUT', body: { url } })
}
