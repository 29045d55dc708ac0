import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid, notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { refuseRestricted } from '../../parties/debtors/index.ts'
import { countOpen, findMember, findTask, insertTask, type ListedTask, setTask, type TaskRow } from './queries.ts'
import { dueProblems, OPEN_MAX, type TaskChange } from './rules.ts'

type TeamWork = Work<OperatorCaller>

export type NewTask = {
  readonly title: string
  readonly due_on: string
  readonly owner_id: string | null
  /** The note of a promise that it comes from. */
  readonly note_id: string | null
}

async function checkOwner(reader: Reader, owner_id: string | null | undefined): Promise<void> {
  if (owner_id && !(await findMember(reader, owner_id)))
    throw invalid({ field: 'owner_id', code: 'unknown_reference', message: 'is not known among the team' })
}

/** The log tells that there is a task and when it is due, never what it says. */
const logged = ({ id, due_on, owner_id }: TaskRow) => ({ task_id: id, due_on, owner_id })

/** The claim is locked by the caller. */
export async function addTask(work: TeamWork, claim: ClaimRow, wanted: NewTask): Promise<TaskRow> {
  await checkOwner(work.tx, wanted.owner_id)
  const problems = dueProblems(wanted.due_on, dayInVienna(work.now))
  if (problems.length > 0) throw invalid(...problems)
  if ((await countOpen(work.tx, claim.id)) >= OPEN_MAX)
    throw invalid({ field: 'title', code: 'limit_reached', message: `the claim has ${OPEN_MAX} open tasks already` })
  const task: TaskRow = {
    ...{ id: newId(), organization_id: claim.organization_id, claim_id: claim.id, ...wanted, made_by: work.caller.id },
    ...{ done_at: null, done_by: null, created_at: work.now, updated_at: work.now },
  }
  await insertTask(work.tx, task)
  recordActivity(work, claim, { action: 'task.made', details: logged(task) })
  return task
}

const shown = async (reader: Reader, id: string): Promise<ListedTask> => {
  const task = await findTask(reader, id)
  if (!task) throw notFound()
  return task
}

export async function makeTask(
  work: TeamWork,
  claim_id: string,
  wanted: Omit<NewTask, 'note_id'>,
): Promise<ListedTask> {
  const claim = await takeClaim(work, claim_id)
  await refuseRestricted(work.tx, claim.debtor_id)
  const { id } = await addTask(work, claim, { ...wanted, note_id: null })
  return shown(work.tx, id)
}

const ACTION_OF = ({ done_at: was }: TaskRow, { done_at: is }: TaskRow): string => {
  if (was === null && is !== null) return 'task.done'
  return was !== null && is === null ? 'task.reopened' : 'task.changed'
}

/** Everybody of the team may do it: whoever is there does the work of those who are not. */
export async function changeTask(work: TeamWork, id: string, change: TaskChange): Promise<ListedTask> {
  // load
  const claim = await takeClaim(work, (await shown(work.tx, id)).claim_id)
  await refuseRestricted(work.tx, claim.debtor_id)
  const task = await shown(work.tx, id)
  await checkOwner(work.tx, change.owner_id)

  // judge
  const { done = task.done_at !== null, ...facts } = change
  const moves = facts.due_on !== undefined && facts.due_on !== task.due_on
  const problems = moves ? dueProblems(facts.due_on as string, dayInVienna(work.now)) : []
  if (problems.length > 0) throw invalid(...problems)

  // write
  const doer = done ? { done_at: task.done_at ?? work.now, done_by: task.done_by ?? work.caller.id } : NOT_DONE
  const changed = { ...task, ...facts, ...doer, updated_at: work.now }
  await setTask(work.tx, changed)
  recordActivity(work, claim, { action: ACTION_OF(task, changed), details: logged(changed) })
  return shown(work.tx, id)
}

const NOT_DONE = { done_at: null, done_by: null } as const
