export { equalInstallments } from './rules.ts'
export { InstallmentPlan, installmentsOf, PlanCreate, planOut } from './schema.ts'
export { agreePlan, cancelPlan, followPlan, nextInstallmentOf, type PlanRow, readPlan } from './service.ts'
