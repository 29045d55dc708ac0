export { addressLines, senderSignature } from './print-format.ts'
export { type CourtCaseRow, listCourtCasesAfter } from './queries.court.ts'
export { type DecisionRecordRow, type DecisionRow, findDecision, findDecisionRecord, findParties } from './queries.ts'
export { courtText, type Estimate } from './rules/estimate.ts'
export { type CreditorParty, creditorLanguage, type Parties, type Sender } from './rules/parties.ts'
export {
  answerProblems,
  COURT_STATUSES,
  type CourtStatus,
  type CourtStep,
  type CreditorAnswer,
  filingHindrance,
  messageHindrance,
  opennessProblems,
  TOLD_WAYS,
  type ToldWay,
  titleHindrance,
} from './rules.ts'
export { COURT_FILTERS, CourtFile, courtFileOut, courtStatusOf } from './schema.court.ts'
export {
  Amount,
  Decision,
  DecisionBody,
  decisionOut,
  Estimate as EstimateAnswer,
  euro,
  TeamDecision,
} from './schema.ts'
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
export { FILING_REVERSED, reverseFiling, reverseTitle } from './service.reversal.ts'
export {
  type Assessment,
  assess,
  DECIDED_TO_SUE,
  decide,
  isDecisionOpen,
  readEstimate,
  readTeamDecision,
} from './service.ts'
