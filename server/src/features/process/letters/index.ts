export { draftAgreement, readAgreementFile, sweepAgreements, writeAgreement } from './agreements/write.ts'
export { maskedCopyKey, sendLetterFile, sendMaskedCopy } from './letter-file.ts'
export { readParties } from './parties.ts'
export { type DepsOfLetters, discardLetter, type LetterOrder, prepareLetter } from './prepare.ts'
export {
  listLettersById,
  listPrintable,
  listRunLetters,
  listWaitingOf,
  type PrintFilter,
  type RunLetter,
} from './queries.print.ts'
export {
  findDispatchedLetter,
  findLetterOfMail,
  findSentLetter,
  isDebtorAsOf,
  listDispatchedLetters,
  listLetterInvoices,
  listLetters,
  listLettersAfter,
  listSentLettersOf,
} from './queries.ts'
export {
  LETTER_KINDS,
  LETTER_STATUSES,
  type LetterKind,
  LetterProblem,
  type LetterStatus,
  postableUntil,
  standingOf,
} from './rules.ts'
export { Letter, LetterNote, LetterQuery, letterOut } from './schema.ts'
export { countMailed, reviewAddress, voidWrong } from './sending.ts'
export {
  dispatchLetter,
  type ListedLetter,
  listLettersOf,
  type MadeLetter,
  markReturned,
  noteLook,
  noteLooks,
  type PreparedLetter,
  postWithRun,
  readLetter,
  voidToRemake,
} from './service.ts'
export { type PlanTextFacts, planTexts } from './wording/agreement.ts'
export type { LetterContent } from './wording/content.ts'
export type { BrokenPlan } from './wording/installment-reminder.ts'
export { SAMPLE_LETTERHEAD, SPECIMEN, signatureLines } from './wording/letterhead.ts'
export { capitalised, type PrivacyTexts, privacyTexts } from './wording/privacy.ts'
export { composeReceipt } from './wording/receipt.ts'
export { costName } from './wording/tables.ts'
