export { whereAllowed } from './allowed-pages.ts'
export { claimPath } from './draft-pages.ts'
export { type Double, findDoubles, likenessesOf } from './drafts.ts'
export { eraseDraftsOf, eraseFromDrafts, findKnownDebtor } from './erasure.ts'
export { DRAFTS_FOLDER } from './jobs.ts'
export { deleteExpiredDrafts } from './queries.ts'
export { isLike, type Likeness } from './rules/doubles.ts'
export { isAboutDebtor, isNamedAfter, isSameDebtor, type KnownDebtor } from './rules/same-debtor.ts'
export {
  type CaseBody,
  DEBTOR_FIELDS,
  type DebtorField,
  INVOICE_FIELDS,
  type TypedCase,
} from './rules/typed-case.ts'
export { judgeTypedCase } from './schema.ts'
export { handOver } from './service.ts'
export { DRAFTS_PATH, IMPORTS_PATH } from './start-page.ts'
export { faultText, WORDS as SUBMIT_WORDS } from './words.ts'
