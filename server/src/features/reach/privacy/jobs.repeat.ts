import { SYSTEM } from '../../../kernel/caller.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { listNotedErasures, type NotedSubject, readNote } from './erasure-notes.ts'
import { listKnownErasures } from './queries.log.ts'
import { waitsFor } from './rules/erasure.ts'
import { log } from './service.erase.ts'
import { erasePerson, planIfThere } from './service.people.ts'

const HOUR_S = 3_600
const PORTION = 500

/** Erasures on request that this database does not know: it was restored from a backup that is older. */
export async function listLostErasures({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<string[]> {
  const noted = await listNotedErasures(storage)
  const lost: string[] = []
  for (let start = 0; start < noted.length; start += PORTION) {
    const portion = noted.slice(start, start + PORTION)
    const known = new Set(await listKnownErasures(db, portion))
    lost.push(...portion.filter((id) => !known.has(id)))
  }
  return lost
}

/**
 * Who is not there was not there when the backup was made, and nothing is left to erase. False while an open claim stops all
 * of it: the log tells what was erased, not how often we looked.
 */
async function repeat(work: Work, { id, request_id, subject }: NotedSubject): Promise<boolean> {
  const cause = { request_id, repeats: id }
  const plan = await planIfThere(work.tx, subject, work.now)
  if (plan && waitsFor(plan).length > 0 && plan.erased.length === 0) return false
  if (plan) await erasePerson(work, subject, cause)
  else {
    const logged = { subject_kind: subject.kind, subject_id: subject.id, law: null, kind: null }
    await log(work, logged, cause, { erased: [], kept: [] })
  }
  return true
}

/** After a restore nobody is there again who was erased. What an open claim stops is tried again every hour. */
export const repeatErasures: RecurringJob = {
  name: 'privacy.repeat-erasures',
  hand: 'wall',
  every_s: HOUR_S,
  async run(deps) {
    let repeated = 0
    for (const id of await listLostErasures(deps)) {
      const noted = await readNote(deps.storage, id)
      if (await transact(deps, SYSTEM, (work) => repeat(work, noted))) repeated++
    }
    if (repeated > 0) deps.log.warn({ repeated }, 'erasures on request were repeated after a restore')
  },
}
