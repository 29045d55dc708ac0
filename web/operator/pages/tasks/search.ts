import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const TASK_TABS = ['open', 'due', 'done'] as const
export type TaskTab = (typeof TASK_TABS)[number]

export const EVERYBODY = 'all'

/** Reads the search parameters of the tasks; without an owner, those of everybody, mine first. */
export const readTasksSearch = (search: Record<string, unknown>) =>
  chosen({ tab: oneOf(search, 'tab', TASK_TABS), owner: textOf(search, 'owner'), page: pageOf(search) })

export type TasksSearch = ReturnType<typeof readTasksSearch>
