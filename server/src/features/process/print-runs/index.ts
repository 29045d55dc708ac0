export { type LeftOutCode, printHindrance } from './rules.ts'
export { makeRuns } from './service.ts'
