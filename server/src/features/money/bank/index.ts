export { takeOverBankAccount } from './accounts.ts'
