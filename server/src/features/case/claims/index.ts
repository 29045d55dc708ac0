export { type ChainReport, hasArchivedLog, hasArchives, verifyChains } from './activity-chain.ts'
export {
  changeLaw,
  remakeLetters,
  reviewBlock,
  reviewCustomer,
  reviewDebtor,
  situate,
  takeDueClaim,
  unblock,
} from './blocking.ts'
export { API_VERSION, testEvent } from './events.ts'
export {
  disputeClaim,
  holdClaim,
  type MoveOptions,
  markStuck,
  moveClaim,
  movedTo,
  type Obstacle,
  reopenClaim,
  reopenedAs,
  restartStage,
} from './moves.ts'
export { promiseDays, promiseHindrance, promisePayment } from './promises.ts'
export { BLOCK_ENDS_ON, hasOpenEntry, listBlocksToReview } from './queries.blocking.ts'
export { findPromise, type PromiseRow } from './queries.promises.ts'
export { type ClaimWith, claimWith, findIsOpen, type OfClaim, ofClaim } from './queries.ts'
export {
  BLOCKED_REASONS,
  type BlockedReason,
  type BlockFacts,
  isAtCourt,
  lawHindrance,
  letterHindrance,
  STUCK_REASONS,
  type StuckReason,
  unblockHindrance,
} from './rules/blocking.ts'
export { DISPUTED, HINDRANCES, type Hindrance } from './rules/hindrances.ts'
export { VOID_REASONS, type VoidReason } from './rules/letter-voids.ts'
export { STANDINGS, type Standing } from './rules/standings.ts'
export {
  amountProblem,
  CASE_STATUSES,
  type CaseStatus,
  CLAIM_TYPES,
  CLOSED,
  CLOSURE_REASONS,
  type ClosureReason,
  HAND_CLOSURES,
  INVOICES_MAX,
  isCaseReference,
  isPaidInFull,
  outstandingCents,
  STATUSES,
  SUBMISSION_STATES,
  statusOf,
} from './rules.ts'
export { EVENT_SCHEMAS, EventEnvelope } from './schema.events.ts'
export { CaseStatusText, Claim, ClaimCreate, ClaimFields, ClosureReasonText, claimOut, StageText } from './schema.ts'
export {
  type Activity,
  type Change,
  type ClaimRow,
  CREDITOR_CHANGED,
  claimNotFound,
  closedAs,
  dueAgain,
  foundClaim,
  LETTER_WRONG,
  readClaim,
  readOwnClaim,
  recordActivity,
  recordChange,
  STATUS_CHANGED,
  takeClaim,
  type WrongLetter,
  withBlock,
  withoutLetter,
} from './service.ts'
export {
  closureByPayment,
  followedBy,
  handMoveProblem,
  LETTER_KINDS,
  type LetterKind,
  letterFor,
  letterNumber,
  moveProblem,
  movesFrom,
  type OwnCall,
  ownCallOf,
  reopenHindrance,
  STAGE_ROWS,
  STAGES,
  type Stage,
  stageLetter,
  stagesWhere,
  type Trigger,
  type Wait,
} from './stages.ts'
export { type ClaimDraft, draftClaim, draftWith, fileClaim, readDraftFacts, submitClaim } from './submitting.ts'
export {
  dueAfter,
  type Intervals,
  isPromised,
  isRentFirst,
  isStopped,
  missedAt,
  putOff,
  setTimer,
  settleTimer,
} from './timers.ts'
