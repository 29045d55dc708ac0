export {
  findWithdrawal,
  listQuestions,
  listReports,
  type QuestionRow,
  type ReportRow,
  type WithdrawalRow,
} from './queries.ts'
