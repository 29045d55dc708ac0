export { listForgedFees, listForgedPayouts } from './queries.ts'
export { monthEnd, monthStart } from './rules.ts'
export { Month } from './schema.ts'
export {
  earnCollectionCosts,
  earnFilingFee,
  earnSuccessFee,
  moveFees,
  reviseAllFees,
  reviseFees,
  takeBackFilingFee,
} from './service.ts'
