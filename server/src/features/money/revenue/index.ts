export { monthEnd, monthStart } from './rules.ts'
export { Month } from './schema.ts'
export { earnFilingFee, earnSuccessFee, reverseFees } from './service.ts'
