import type { Db, Statement } from '../src/platform/db/db.ts'
import type { RecurringJob } from '../src/platform/jobs/job.ts'
import type { Deps } from '../src/platform/work.ts'

/** Each removes one safeguard from the dispatcher's statements. A suite that does not notice proves nothing. */
export const MUTANTS = ['no-fencing', 'count-at-claim', 'rendered-again', 'no-epoch'] as const
export type Mutant = (typeof MUTANTS)[number]

/** What the suite reports when it has detected a mutant. */
export const EXPOSED_BY: Readonly<Record<Mutant, RegExp>> = {
  'no-fencing': /^\(f\) (attempt \d of delivery \S+ began \d+ ms too early|.* acknowledged and attempted once more)/,
  'count-at-claim': /^\(c\) .* counts \d+ attempts/,
  'rendered-again': /^\(e\) .* has other bytes/,
  'no-epoch': /^\(b\) .* committed while its webhook was disabled, and was sent/,
}

type Rewriting = readonly (readonly [RegExp, (match: string, group: string) => string])[]

const REWRITINGS: Readonly<Record<Mutant, Rewriting>> = {
  'no-fencing': [[/d\.lease_id = o\.lease_id/g, () => 'o.lease_id is not null']],
  'count-at-claim': [
    [
      /pick_ups = d\.pick_ups \+ 1,/g,
      () => 'pick_ups = d.pick_ups + 1, attempts = least(d.attempts + 1, 6)::smallint,',
    ],
    [/d\.type, d\.attempts,/g, () => 'd.type, (d.attempts - 1)::smallint as attempts,'],
    [/attempts = d\.attempts \+ 1, lease_id/g, () => 'lease_id'],
  ],
  'rendered-again': [
    [
      /coalesce\(d\.test_body, e\.body\) as body/g,
      () => `convert_to(jsonb_set(convert_from(e.body, 'utf8')::jsonb, '{created_at}',
        to_jsonb(clock_timestamp()))::text, 'utf8') as body`,
    ],
  ],
  'no-epoch': [
    [/[de]\.epoch = w\.epoch/g, () => 'true'],
    // Nothing lapses then either.
    [/d\.epoch < w\.epoch/g, () => 'false'],
  ],
}

/** The job without the safeguard. `hear` is called when a statement was really altered. */
export function mutate(job: RecurringJob, mutant: Mutant, hear: () => void): RecurringJob {
  const twist = (deps: Deps): Deps => ({ ...deps, db: twistDb(deps.db, REWRITINGS[mutant], hear) })
  const { help } = job
  return {
    ...job,
    run: (deps, tick) => job.run(twist(deps), tick),
    ...(help ? { help: (deps) => help(twist(deps)) } : {}),
  }
}

function twistDb(db: Db, rewritings: Rewriting, hear: () => void): Db {
  const rewrite = ({ text, values }: Statement): Statement => {
    let altered = text
    for (const [pattern, by] of rewritings) altered = altered.replace(pattern, by)
    if (altered !== text) hear()
    return { text: altered, values }
  }
  return {
    ...db,
    many: (statement) => db.many(rewrite(statement)),
    one: (statement) => db.one(rewrite(statement)),
    alone: (statement) => db.alone(rewrite(statement)),
  }
}
