import type { Caller, OperatorCaller } from '../kernel/caller.ts'
import type { Clock } from './clock.ts'
import type { Mode } from './config.ts'
import { type Reader, sql } from './db/db.ts'
import type { Deps, Work } from './deps.ts'
import { tellerOf } from './happenings.ts'

export type { Deps, Work }
/** What a person of the team does. */
export type TeamWork = Work<OperatorCaller>

/** Runs an act in one transaction. The only place where edges meet the database with the power to write. */
export function transact<T, C extends Caller>(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'subscriptions'>,
  caller: C,
  act: (work: Work<C>) => Promise<T>,
): Promise<T> {
  const { db, clock, config } = deps
  return db.transaction(async (tx) =>
    act(openWork(deps, { tx, caller, now: await readBusinessTime(tx, clock, config.mode) })),
  )
}

/** For acts at an instant of their own, such as those of the demo data. */
export function openWork<C extends Caller>(
  { subscriptions }: Pick<Deps, 'subscriptions'>,
  bare: Omit<Work<C>, 'tell'>,
): Work<C> {
  const work: Work<C> = { ...bare, tell: (happening, told) => tellerOf(work, subscriptions)(happening, told) }
  return work
}

/**
 * Business time as every process sees it. In the sandbox any process may have moved the clock a moment ago, so its offset
 * is read from the database; live, where nothing moves it, this costs nothing.
 */
export async function readBusinessTime(reader: Reader, clock: Clock, mode: Mode): Promise<Date> {
  if (mode === 'sandbox') {
    const row = await reader.one<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock`)
    clock.setOffset(row?.offset_ms ?? 0)
  }
  return clock.business()
}
