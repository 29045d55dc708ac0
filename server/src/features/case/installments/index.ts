export type { ListedPlan } from './queries.ts'
export {
  equalInstallments,
  type Installment,
  type MissedInstallment,
  missedInstallments,
  PLAN_STATUSES,
  type PlanWish,
  planRest,
  planStatus,
  type STORED_STATUSES,
  wishedInstallments,
} from './rules.ts'
export {
  InstallmentPlan,
  installmentsOf,
  PLAN_FILTERS,
  PlanCreate,
  planFilterOf,
  planLineOut,
  planOut,
} from './schema.ts'
export {
  agreePlan,
  cancelPlan,
  followPlan,
  PLAN_AGREED,
  type PlanRow,
  planWaiting,
  readAllPlans,
  readPlan,
  readPlanAmount,
} from './service.ts'
