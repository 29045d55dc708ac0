export { draftAgreement, sweepAgreements, writeAgreement } from './agreements.ts'
export { discardLetter, type LetterOrder, prepareLetter } from './prepare.ts'
export { listLetters } from './queries.ts'
export { type LetterKind, LetterProblem } from './rules.ts'
export { Letter, letterOut } from './schema.ts'
export {
  type ListedLetter,
  listLettersOf,
  markPrinted,
  markReturned,
  type PreparedLetter,
  recordLetter,
} from './service.ts'
