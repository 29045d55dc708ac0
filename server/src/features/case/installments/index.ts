export { equalInstallments } from './rules.ts'
export { InstallmentPlan, installmentsOf, PlanCreate, planOut } from './schema.ts'
export { agreePlan, cancelPlan, followPlan, nextInstallmentOf, PLAN_AGREED, type PlanRow, readPlan } from './service.ts'
