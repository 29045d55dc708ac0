export { type MadeLetter, makeLetter, sendAndMove } from './letter.ts'
export { letterFor, nextStage } from './rules.ts'
export { TeamClaimFields, teamClaimOut } from './schema.ts'
export { reopen } from './service.ts'
