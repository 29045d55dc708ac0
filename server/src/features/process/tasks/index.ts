export { deleteOpenOf } from './queries.ts'
export { TITLE_MAX } from './rules.ts'
export { addTask, changeTask } from './service.ts'
