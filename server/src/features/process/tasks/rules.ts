import type { DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'

export const TITLE_MAX = 200
/** So many open tasks a claim may have. */
export const OPEN_MAX = 100

/** `due`: open, and its day has come. */
export const TASK_STATES = ['open', 'due', 'done'] as const
export type TaskState = (typeof TASK_STATES)[number]

export const dueProblems = (due_on: string, today: DateOnly): Problem[] =>
  due_on < today ? [{ field: 'due_on', code: 'in_the_past', message: 'must not lie in the past' }] : []

export type TaskChange = {
  readonly title?: string
  readonly due_on?: string
  /** Null: nobody. */
  readonly owner_id?: string | null
  readonly done?: boolean
}
