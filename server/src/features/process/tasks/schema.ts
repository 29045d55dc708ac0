import { type Static, Type } from 'typebox'
import type { DateOnly } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import {
  about,
  DateOnlyText,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { ListedTask, TaskFilter } from './queries.ts'
import { TASK_STATES, type TaskState, TITLE_MAX } from './rules.ts'

const FIELDS = {
  title: filledText(TITLE_MAX, 'What is to be done.'),
  due_on: about(DateOnlyText, 'From this day on it waits in the work queue, for its owner.'),
  owner_id: about(nullable(Uuid), 'Who is to do it; null: nobody in particular.'),
}

export const TaskCreate = strictObject('TaskCreate', {
  claim_id: Uuid,
  title: FIELDS.title,
  due_on: FIELDS.due_on,
  owner_id: Type.Optional(about(nullable(Uuid), 'Without it the caller; null: nobody in particular.')),
})

export const TaskPatch = Type.Partial(Type.Object({ ...FIELDS, done: Type.Boolean() }), {
  ...{ title: 'TaskPatch', additionalProperties: false },
})

const OWNERS = ['me', 'nobody', 'me_or_nobody'] as const
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const ownerProblem = (text: string): Fault | undefined =>
  OWNERS.some((word) => word === text) || UUID.test(text.toLowerCase())
    ? undefined
    : { code: 'wrong_format', message: 'must be me, nobody, me_or_nobody or a UUID' }

export const TASK_FILTERS = {
  state: oneOf(TASK_STATES, { default: 'open', description: '`due`: open, and its day has come.' }),
  owner: Type.Optional(
    Type.String({
      maxLength: 36,
      description: '`me`, `nobody`, `me_or_nobody` or the id of a colleague. Who has left the team owns nothing.',
      'x-check': ownerProblem,
    }),
  ),
  claim_id: Type.Optional(Uuid),
}

export const TaskQuery = Type.Object(
  {
    ...TASK_FILTERS,
    mine_first: Type.Optional(Type.Boolean({ description: 'true: what the caller owns comes before the rest.' })),
    ...PageQuery,
  },
  { additionalProperties: false },
)

type TaskAsked = { state: TaskState; owner?: string; claim_id?: string }

export const taskFilterOf = (
  { state, owner, claim_id }: TaskAsked,
  { today, own_id }: { today: DateOnly; own_id: string },
): TaskFilter => ({ state, today, ...(claim_id ? { claim_id } : {}), ...ownersOf(owner, own_id) })

function ownersOf(owner: string | undefined, own_id: string): { owner_ids?: readonly (string | null)[] } {
  if (owner === undefined) return {}
  if (owner === 'me_or_nobody') return { owner_ids: [own_id, null] }
  if (owner === 'nobody') return { owner_ids: [null] }
  return { owner_ids: [owner === 'me' ? own_id : owner] }
}

export const Task = strictObject('Task', {
  id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  debtor_id: Uuid,
  debtor_name: Type.String(),
  title: Type.String(),
  due_on: DateOnlyText,
  owner_id: nullable(Uuid),
  owner_name: nullable(Type.String()),
  left_by: about(nullable(Type.String()), 'Who owned it and has left the team: it is nobody’s now.'),
  made_by: Uuid,
  made_by_name: Type.String(),
  note_id: about(nullable(Uuid), 'The note of a promise that it came from.'),
  done_at: nullable(Timestamp),
  done_by_name: nullable(Type.String()),
  created_at: Timestamp,
})

export const taskOut = (task: ListedTask): Static<typeof Task> => ({
  id: task.id,
  claim_id: task.claim_id,
  case_reference: task.case_reference,
  debtor_id: task.debtor_id,
  debtor_name: task.debtor_name,
  title: task.title,
  due_on: task.due_on,
  owner_id: task.owner_left ? null : task.owner_id,
  owner_name: task.owner_left ? null : task.owner_name,
  left_by: task.owner_left ? task.owner_name : null,
  made_by: task.made_by,
  made_by_name: task.made_by_name,
  note_id: task.note_id,
  done_at: task.done_at?.toISOString() ?? null,
  done_by_name: task.done_by_name,
  created_at: task.created_at.toISOString(),
})
