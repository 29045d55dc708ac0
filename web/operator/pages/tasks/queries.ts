import { keepPreviousData } from '@tanstack/react-query'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import type { TasksSearch } from './search.ts'

export type Task = Schemas['Task']

/** All tasks of a claim that are open, or done. */
export const tasksQuery = (claim_id: string, state: 'open' | 'done' = 'open') =>
  operator.queryOptions('get', '/api/operator/tasks', { params: { query: { claim_id, state, limit: 100 } } })

const LIMIT = 25

/** What the tasks of all pages have in common. */
export const fileFilterOf = ({ tab = 'open', owner }: TasksSearch) => ({
  state: tab,
  ...(owner ? { owner } : {}),
})

/** Tasks of the whole team, those of the reader first. */
export const allTasksQuery = (search: TasksSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/tasks',
    { params: { query: { ...fileFilterOf(search), mine_first: true, page: search.page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** A task is in the log of its claim, and waits in the queue. */
export const TASK_CHANGES = ['work', 'claims'] as const
