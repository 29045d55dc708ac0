export { addressLines } from './print-format.ts'
export { type DecisionRow, findLink, type LinkRow, setLinkUsed } from './queries.ts'
export { courtText, type Estimate } from './rules/estimate.ts'
export { type CreditorParty, creditorLanguage, type Parties, type Sender } from './rules/parties.ts'
export {
  answerProblems,
  COURT_STATUSES,
  type CourtStatus,
  type CourtStep,
  type CreditorAnswer,
  DECIDED_ALREADY,
  filingHindrance,
  messageHindrance,
  titleHindrance,
} from './rules.ts'
export { CourtFile, courtFileOut } from './schema.court.ts'
export { Amount, Decision, DecisionBody, decisionOut, euro } from './schema.ts'
export {
  assessFee,
  type CourtFile as CourtFileRows,
  type FeeAssessment,
  FILING_DISPATCHED,
  inventFiling,
  readCourtFile,
  readCourtStep,
  recordFiling,
  recordTitle,
} from './service.court.ts'
export { type Assessment, assess, DECIDED_TO_SUE, decide, isDecisionOpen } from './service.ts'
