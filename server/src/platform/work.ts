import type { Caller, OperatorCaller } from '../kernel/caller.ts'
import type { Clock } from './clock.ts'
import type { Mode } from './config.ts'
import { type Reader, sql } from './db/db.ts'
import type { Deps, Work } from './deps.ts'
import { tellerOf } from './happenings.ts'
import { inSpan } from './telemetry/spans.ts'
import { currentTrace } from './trace.ts'

export type { Deps, Work }
/** What a person of the team does. */
export type TeamWork = Work<OperatorCaller>

/** Runs an act in one transaction. As a rule, edges write to the database through this. */
export function transact<T, C extends Caller>(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'subscriptions' | 'legal' | 'vault'>,
  caller: C,
  act: (work: Work<C>) => T | Promise<T>,
): Promise<T> {
  const { db, clock, config } = deps
  return inSpan('transaction', { kind: 'internal' }, () =>
    db.transaction(async (tx) => {
      // Until commit: what the database queues by itself belongs to the trace too.
      const trace = currentTrace()
      if (trace) await tx.run(sql`select set_config('mahnwerk.traceparent', ${trace.traceparent}, true)`)
      return act(openWork(deps, { tx, caller, now: await readBusinessTime(tx, clock, config.mode) }))
    }),
  )
}

/** What a read needs that is put together of many statements. */
export type Reading = Pick<Deps, 'clock' | 'config' | 'legal'> & { readonly db: Reader }

/** All that an answer says is of one moment, however many statements it takes: no sum disagrees with its parts. */
export const atOneMoment = <T>(deps: Deps, read: (reading: Reading) => Promise<T>): Promise<T> =>
  deps.db.snapshot((db) => read({ db, clock: deps.clock, config: deps.config, legal: deps.legal }))

/** For acts with an instant of their own, such as those of the demo data. */
export function openWork<C extends Caller>(
  { subscriptions, legal, vault }: Pick<Deps, 'subscriptions' | 'legal' | 'vault'>,
  bare: Omit<Work<C>, 'tell' | 'legal' | 'vault'>,
): Work<C> {
  const work: Work<C> = {
    ...bare,
    tell: (happening, told) => tellerOf(work, subscriptions)(happening, told),
    vault,
    legal: () => legal.read(bare.tx),
  }
  return work
}

/**
 * Business time as every process sees it. In the sandbox any process may have just moved the clock, so its offset is
 * read from the database. In live mode nothing moves it, so this costs nothing.
 */
export async function readBusinessTime(reader: Reader, clock: Clock, mode: Mode): Promise<Date> {
  if (mode === 'sandbox') {
    const row = await reader.one<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock`)
    clock.setOffset(row?.offset_ms ?? 0)
  }
  return clock.business()
}
