export { askedOf } from './asked.ts'
export { changeOwnContact } from './contact.ts'
export { courtNotice } from './court-notice.ts'
export { languageFor } from './language.ts'
export { agreeOwnPlan, type PlanOptions, previewPlan, wishProblems } from './plan.ts'
export { promiseOwn, readPromise } from './promise.ts'
export { optionsFor, readCase, readDebt, readOwnDebtor, transferOf, transferOut } from './reading.ts'
export { hasReceipt, NEXT_STEP_AT, NEXT_STEPS, readAmount, standingOf } from './rules.ts'
export { ContactBody } from './schema.contact.ts'
export { type OptionsAnswer, type PreviewAnswer, WishBody } from './schema.plan.ts'
export {
  type CaseAnswer,
  DebtorCase,
  DebtorMessageOut,
  LanguageQuery,
  type PaymentAnswer,
  PORTAL_LANGUAGES,
} from './schema.ts'
export { optionsOut, previewOut, wishOf } from './view.plan.ts'
export { caseOut, collectorOf, fileOut } from './view.ts'
export { type CaseWords, type PortalLanguage, WORDS } from './words.ts'
