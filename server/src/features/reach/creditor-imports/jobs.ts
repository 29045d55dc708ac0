import { type CreditorPerson, SYSTEM } from '../../../kernel/caller.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../platform/jobs/job.ts'
import { type Deps, readBusinessTime, transact, type Work } from '../../../platform/work.ts'
import { findMember } from '../../parties/creditors/index.ts'
import { creditorsMaySubmit } from '../../parties/organizations/index.ts'
import { findAnyImport, setFinished } from './queries.ts'
import { casesToHandOver, handOverLines, type JudgedCase, judgeImport, noteRefusal, refusalOf } from './service.ts'

type ImportJob = { import_id: string }
const RETRY_S = [5, 60, 600]

/**
 * Hands over the cases of a table, each in a transaction of its own, as the person who asked for it. A run that was cut
 * short is begun again and finds by the lines what is done.
 */
export const handOverTable: QueuedJob<ImportJob> = {
  name: 'creditor-imports.hand-over',
  hand: 'wall',
  is_slow: true,
  lease_s: 30,
  retry_s: RETRY_S,
  async run(deps, { import_id }, attempt) {
    try {
      await handOverAll(deps, import_id)
    } catch (error) {
      // Whoever looks at the table sees what is left, and can ask again.
      if (attempt <= RETRY_S.length) throw error
      deps.log.error({ err: error, import_id }, 'table of cases could not be handed over')
    }
    await transact(deps, SYSTEM, (work) => setFinished(work.tx, import_id, work.now))
  },
}

export const startHandingOver = (work: Work, import_id: string, organization_id: string): void =>
  enqueue(work.tx, handOverTable, { import_id }, { run_at: AT_ONCE, organization_id })

async function handOverAll(deps: Deps, import_id: string): Promise<void> {
  const row = await findAnyImport(deps.db, import_id)
  if (!row?.submitted_by || row.finished_at) return
  // Who has left the customer since then hands over nothing more.
  const person = await findMember(deps.db, row.submitted_by, row.customer_id)
  if (!person || !(await creditorsMaySubmit(deps.db, person.organization_id))) return
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const judged = await judgeImport(deps.db, person, row, now)
  if ('fault' in judged) return
  for (const one of casesToHandOver(judged.cases, row.includes_known)) await handOverOne(deps, person, import_id, one)
}

async function handOverOne(deps: Deps, person: CreditorPerson, id: string, one: JudgedCase): Promise<void> {
  deps.jobs.stopping.throwIfAborted()
  try {
    await transact(deps, person, (work) => handOverLines(work, id, one))
  } catch (error) {
    const refusal = refusalOf(one, error)
    if (!refusal) throw error
    await transact(deps, person, (work) => noteRefusal(work, id, refusal))
  }
}
