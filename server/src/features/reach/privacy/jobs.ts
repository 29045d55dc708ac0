import { SYSTEM } from '../../../kernel/caller.ts'
import { addMonths, DAY_MS, DAY_S, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { LAW_CODES } from '../../../law/codes.ts'
import { pruneAudit } from '../../../platform/audit/audit.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { deleteOldStatements, emptyOldEntries, eraseOldTransfers } from './queries.bank.ts'
import { listDueClaims } from './queries.claims.ts'
import { deleteOldMails, listLoneDebtors, listOldCustomers, setOldChangesErased } from './queries.people.ts'
import { findDoneUntil, findFirstClaim, setDoneUntil } from './queries.retention.ts'
import { listOldOperators, listOldPartners } from './queries.staff.ts'
import { type Holding, PARTS, type Part, type PrivacySubject } from './rules/erasure.ts'
import { accessLogMonths, goesOn, keptFrom, type Period, yearsOf } from './rules/retention.ts'
import { eraseOldPart, log } from './service.erase.ts'
import { erasePerson } from './service.people.ts'
import { readPeriods } from './service.retention.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Small portions, each row in a transaction of its own; so many in a run that it ends before the day begins. */
const BOUNDS = { portion: 200, run: 20_000 }
export type Bounds = typeof BOUNDS

/** What is left of a run. */
type Run = {
  readonly deps: Deps
  readonly periods: readonly Period[]
  readonly today: string
  bounds: Bounds
  left: number
}

/**
 * Every night what has been kept long enough goes. A run that was cut short goes on the next night where it ended: what is
 * gone is no longer found. Rows that somebody works on are passed over.
 */
export const eraseOldData: RecurringJob = {
  name: 'privacy.erase',
  hand: 'business',
  every_s: DAY_S,
  async run(deps) {
    await eraseWhatIsOver(deps)
  },
  /** Times end with a year, so the moving clock stops at the first day of the next one. */
  next_due: async (reader) => {
    const done = await findDoneUntil(reader)
    const since = done.getTime() === 0 ? await findFirstClaim(reader) : done
    return since ? startOfDayInVienna(goesOn(dayInVienna(since), 0)) : null
  },
}

/** Returns true when nothing is left whose time is over. */
export async function eraseWhatIsOver(deps: Deps, bounds: Bounds = BOUNDS): Promise<boolean> {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const run: Run = {
    ...{ deps, bounds, left: bounds.run },
    periods: await readPeriods(deps.db),
    today: dayInVienna(now),
  }
  await eraseClaims(run)
  await erasePeople(run)
  await eraseRest(run)
  await pruneLooks(run)
  const is_done = run.left > 0 && !deps.jobs.stopping.aborted
  if (is_done) await transact(deps, SYSTEM, ({ tx }) => setDoneUntil(tx, now))
  return is_done
}

async function eachOf(
  run: Run,
  list: (after: string, limit: number) => Promise<readonly { id: string }[]>,
  act: (id: string) => Promise<unknown>,
): Promise<void> {
  for (let after = FIRST; run.left > 0 && !run.deps.jobs.stopping.aborted; ) {
    const rows = await list(after, Math.min(run.bounds.portion, run.left))
    for (const { id } of rows) await act(id)
    run.left -= rows.length
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function eraseClaims(run: Run): Promise<void> {
  const { deps, periods, today } = run
  for (const law of [...LAW_CODES, null])
    for (const part of PARTS) {
      const due = {
        ...{ part, law },
        closed_before: keptFrom(today, yearsOf(periods, law, part)),
        titled_before: keptFrom(today, yearsOf(periods, law, 'titles')),
      }
      await eachOf(
        run,
        (after, limit) => listDueClaims(deps.db, due, after, limit),
        (id) => transact(deps, SYSTEM, (work) => eraseOldPart(work, id, part)),
      )
    }
}

const LISTS = [
  ['debtor', listLoneDebtors],
  ['customer', listOldCustomers],
  ['partner', listOldPartners],
  ['operator', listOldOperators],
] as const satisfies readonly (readonly [PrivacySubject['kind'], unknown])[]

async function erasePeople(run: Run): Promise<void> {
  const { deps, periods, today } = run
  const before = keptFrom(today, yearsOf(periods, null, 'file'))
  for (const [kind, list] of LISTS)
    await eachOf(
      run,
      (after, limit) => list(deps.db, before, after, limit),
      (id) => transact(deps, SYSTEM, (work) => erasePerson(work, { kind, id }, 'retention')),
    )
}

/** Mails about accounts, names of people who once changed something, and what banks said of money that no claim got. */
async function eraseRest(run: Run): Promise<void> {
  const { deps, periods, today, bounds } = run
  const erasers = [
    [deleteOldMails, 'mails', 'file'],
    [setOldChangesErased, 'names_in_logs', 'file'],
    [emptyOldEntries, 'bank_entries', 'receipts'],
    [deleteOldStatements, 'bank_statements', 'receipts'],
    [eraseOldTransfers, 'transfers', 'receipts'],
  ] as const satisfies readonly (readonly [unknown, Holding, Part])[]
  for (const [erase, what, kind] of erasers) {
    const before = keptFrom(today, yearsOf(periods, null, kind))
    for (let count = 1; count > 0 && run.left > 0; run.left -= count)
      count = await transact(deps, SYSTEM, async (work) => {
        const gone = await erase(work.tx, before, Math.min(bounds.portion, run.left))
        const subject_kind = kind === 'file' ? 'mails' : 'bank'
        const subject = { subject_kind, subject_id: null, law: null, kind }
        if (gone > 0) await log(work, subject, 'retention', { erased: [{ what, count: gone }], kept: [] })
        return gone
      })
  }
}

/** Looks are logged in wall time. */
async function pruneLooks({ deps, periods }: Run): Promise<void> {
  const before = addMonths(dayInVienna(deps.clock.wall()), -accessLogMonths(periods))
  await transact(deps, SYSTEM, ({ tx }) => pruneAudit(tx, 'access', startOfDayInVienna(before)))
}

/** When the job runs next. */
export const nextRun = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS)
