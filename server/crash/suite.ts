import { pause, wallMilliseconds } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Evidence, readEvidence, type Span } from './evidence.ts'
import { causeFaults, type Fault, type Kind, PLACES } from './faults.ts'
import { duplicatesOf, findViolations } from './invariants.ts'
import { changesOf } from './model.ts'
import type { Mutant } from './mutants.ts'
import { seeded } from './random.ts'
import { MANNERS, type Manner, openStage, type Stage } from './stage.ts'
import { changeClaims } from './traffic.ts'

const WRITERS = 3
const QUIET_WITHIN_MS = 120_000
/** A dispatcher without its safeguards may never come to rest. */
const MUTANT_WITHIN_MS = 10_000

export type Options = {
  seconds: number
  seed: number
  mutant: Mutant | null
  /** Only these faults. */
  kinds?: readonly Kind[]
  /** One per partner. */
  manners?: readonly Manner[]
}
export type Report = {
  /** Promises that were broken. */
  readonly violations: readonly string[]
  /** Why this run proves nothing. */
  readonly vacuous: readonly string[]
  readonly figures: Readonly<Record<string, number>>
  /** What was done to the processes, and when. */
  readonly timeline: readonly string[]
}

/** Starts everything, causes faults for `seconds`, waits until it has come to rest and checks the promises. */
export async function runCrashes({ seconds, seed, mutant, kinds, manners = MANNERS }: Options): Promise<Report> {
  const begin = performance.now()
  const stage = await openStage({ seed, mutant, manners })
  const writing = new AbortController()
  const resting = new AbortController()
  try {
    const random = seeded(seed)
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      changeClaims(stage, seeded(seed + index + 1), writing.signal),
    )
    const opened = performance.now()
    const watching = watchWorkers(stage, resting.signal)
    const faults = await causeFaults(stage, random, { kinds, until_ms: wallMilliseconds() + seconds * 1000 })
    writing.abort()
    await Promise.all(writers)
    const broken = performance.now()
    await comeToRest(stage, mutant ? MUTANT_WITHIN_MS : QUIET_WITHIN_MS)
    resting.abort()
    const lengths = {
      start_ms: Math.round(opened - begin),
      faults_ms: Math.round(broken - opened),
      rest_ms: Math.round(performance.now() - broken),
    }
    await stage.stopNodes()
    const evidence = await readEvidence(stage, faults, await watching)
    return {
      violations: findViolations(evidence),
      vacuous: findVacuous(stage, evidence, { mutant, kinds }),
      figures: { ...figuresOf(stage, evidence), ...lengths },
      timeline: timelineOf(faults, evidence),
    }
  } finally {
    writing.abort()
    resting.abort()
    await stage.close()
  }
}

/** The times at which no worker was up. */
async function watchWorkers({ workers }: Stage, signal: AbortSignal): Promise<Span[]> {
  const spans: Span[] = []
  let since_ms: number | undefined
  while (!signal.aborted) {
    const now_ms = wallMilliseconds()
    const is_up = workers.some((worker) => worker.isUp())
    if (!is_up) since_ms ??= now_ms
    else if (since_ms !== undefined) {
      spans.push({ from_ms: since_ms, to_ms: now_ms })
      since_ms = undefined
    }
    await pause(20)
  }
  if (since_ms !== undefined) spans.push({ from_ms: since_ms, to_ms: wallMilliseconds() })
  return spans
}

/** Waits until nothing is pending. After a timeout the invariants report what still is. */
async function comeToRest({ deps }: Stage, within_ms: number): Promise<void> {
  const until_ms = performance.now() + within_ms
  while (performance.now() < until_ms) {
    const row = await deps.db
      .one<{ left: number }>(sql`select count(*)::int as left from webhook_deliveries where status = 'pending'`)
      .catch(() => undefined)
    if (row?.left === 0) return
    await pause(100)
  }
}

const killsOf = ({ faults }: Evidence): number => faults.filter(({ kind }) => kind.startsWith('kill')).length
const reclaimsOf = ({ deliveries }: Evidence): number =>
  deliveries.filter(({ pick_ups, attempts }) => pick_ups > attempts).length
const firedIn = ({ workers }: Stage) => workers.flatMap(({ fired }) => fired)

type Aim = { mutant: Mutant | null; kinds: readonly Kind[] | undefined }

/** A run in which no fault hit anything would pass too. */
function findVacuous(stage: Stage, evidence: Evidence, { mutant, kinds }: Aim): string[] {
  const found: string[] = []
  if (evidence.sends.length === 0) found.push('nothing was sent')
  for (const { name, output } of stage.workers)
    if (!output().includes('calls 1')) found.push(`${name} has sent nothing`)
  if (killsOf(evidence) === 0) found.push('nobody was killed')
  if (reclaimsOf(evidence) + duplicatesOf(evidence) === 0) found.push('no crash has hit anything under way')
  const meant = PLACES.filter((place) => kinds?.includes(`crash ${place}`) ?? true)
  for (const place of meant.filter((one) => !firedIn(stage).includes(one))) found.push(`nobody died ${place}`)
  if (mutant && !stage.workers.some((worker) => worker.output().includes('mutant at work')))
    found.push('the mutant has altered nothing')
  return found
}

function timelineOf(faults: readonly Fault[], { sends }: Evidence): string[] {
  const start_ms = Math.min(...faults.map(({ from_ms }) => from_ms))
  const at = (ms: number) => `${((ms - start_ms) / 1000).toFixed(1)} s`
  const lines = faults.map(({ kind, from_ms, to_ms }) => ({ from_ms, text: `${at(from_ms)} to ${at(to_ms)}: ${kind}` }))
  const gaps = sends.flatMap(({ at_ms }, index) => {
    const before_ms = sends[index - 1]?.at_ms ?? at_ms
    return at_ms - before_ms > 1_000
      ? [{ from_ms: before_ms, text: `${at(before_ms)} to ${at(at_ms)}: no request` }]
      : []
  })
  return [...lines, ...gaps].toSorted((left, right) => left.from_ms - right.from_ms).map(({ text }) => text)
}

function figuresOf(stage: Stage, evidence: Evidence): Report['figures'] {
  const { deliveries, sends, faults } = evidence
  const count = (status: string) => deliveries.filter((one) => one.status === status).length
  return {
    changes: changesOf(evidence.activity).length,
    deliveries: deliveries.length,
    delivered: count('delivered'),
    failed: count('failed'),
    sends: sends.length,
    duplicates: duplicatesOf(evidence),
    reclaims: reclaimsOf(evidence),
    faults: faults.length,
    kills: killsOf(evidence),
    crash_points: firedIn(stage).length,
  }
}
