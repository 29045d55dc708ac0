export { courtNotice } from './court-notice.ts'
export {
  countOpenRequests,
  findWithdrawal,
  listQuestions,
  listReports,
  type QuestionRow,
  type ReportRow,
  type WithdrawalRow,
} from './queries.ts'
export { answerQuestion, readQuestion } from './questions.ts'
export { reportPayment } from './reports.ts'
export { NOTE_MAX, reportHindrance, TEXT_MAX, withdrawalHindrance } from './rules.ts'
export {
  ANSWER_RULES,
  PaymentReport,
  Question,
  type QuestionAnswer,
  questionOut,
  reportOut,
  WithdrawalOut,
  withdrawalOut,
} from './schema.ts'
export { askToStop, endWithdrawal } from './withdrawals.ts'
