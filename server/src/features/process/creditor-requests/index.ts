export {
  findWithdrawal,
  listQuestions,
  listReports,
  type QuestionRow,
  type ReportRow,
  type WithdrawalRow,
} from './queries.ts'
export { REPORT_STATES, WITHDRAWAL_STATES } from './rules.ts'
