export { type ChainReport, verifyChains } from './activity-chain.ts'
export { API_VERSION, testEvent } from './events.ts'
export {
  closeClaim,
  disputeClaim,
  holdClaim,
  type MoveOptions,
  markStuck,
  moveClaim,
  movedTo,
  type Obstacle,
  reopenClaim,
  reopenedAs,
} from './moves.ts'
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
  isPaidInFull,
  outstandingCents,
  STAGES,
  STATUSES,
  type Stage,
  SUBMISSION_STATES,
  statusOf,
} from './rules.ts'
export { Claim, ClaimFields, claimOut } from './schema.ts'
export {
  type Activity,
  type Change,
  type ClaimRow,
  claimNotFound,
  readClaim,
  recordActivity,
  recordChange,
  submitClaim,
  takeClaim,
} from './service.ts'
export {
  DISPUTED,
  HINDRANCES,
  type Hindrance,
  handMoveProblem,
  isLetterStage,
  MOVES,
  moveProblem,
  movesFrom,
  OWN_CALL,
  reopenHindrance,
  type Trigger,
} from './stages.ts'
export { type Intervals, isRentFirst, missedAt, setTimer } from './timers.ts'
