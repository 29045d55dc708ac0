import { operator, type Schemas } from '../../../shared/api/operator.ts'

export type Task = Schemas['Task']

/** All tasks of a claim that are open, or done. */
export const tasksQuery = (claim_id: string, state: 'open' | 'done' = 'open') =>
  operator.queryOptions('get', '/api/operator/tasks', { params: { query: { claim_id, state, limit: 100 } } })

/** A task is in the log of its claim, and waits in the queue. */
export const TASK_CHANGES = ['work', 'claims'] as const
