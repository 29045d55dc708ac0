export { deleteOpenOf, type ListedTask, listTasksAfter } from './queries.ts'
export { TASK_STATES, type TaskState, TITLE_MAX } from './rules.ts'
export { TASK_FILTERS, taskFilterOf } from './schema.ts'
export { addTask, changeTask } from './service.ts'
