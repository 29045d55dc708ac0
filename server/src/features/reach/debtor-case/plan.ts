import type { DebtorCaller } from '../../../kernel/caller.ts'
import { addDays, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, type Problem } from '../../../kernel/errors.ts'
import { centsText } from '../../../kernel/money.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { readLaw } from '../../case/account/index.ts'
import { type ClaimRow, isPromised, type Stage, takeClaim } from '../../case/claims/index.ts'
import {
  agreePlan,
  type Installment,
  type PlanRow,
  type PlanWish,
  readPlan,
  readPlanAmount,
  wishedInstallments,
} from '../../case/installments/index.ts'
import { readAnyDebtor } from '../../parties/debtors/index.ts'
import { readIntervals, readPlanSettings } from '../../parties/organizations/index.ts'
import { readCourtFile } from '../../process/court/index.ts'
import type { PlanTextFacts } from '../../process/letters/index.ts'

/** What a debtor may choose among. */
export type PlanOptions = {
  readonly open_cents: number
  readonly min_cents: number
  readonly max_months: number
  readonly earliest: DateOnly
  readonly latest: DateOnly
  /** What its terms depend on besides the reader's language. */
  readonly terms_of: Omit<PlanTextFacts, 'language'>
}

export const MONTHS_MIN = 2
const FIRST_DUE_DAYS = { min: 1, max: 30 }

const STAGES: ReadonlySet<Stage> = new Set<Stage>([
  ...(['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const),
  'dunning_action_recommended',
])

type Asked = { readonly today: DateOnly; readonly legal: Legal }

/** Undefined where instalments are a matter for the team. */
export async function findPlanOptions(
  reader: Reader,
  claim: ClaimRow,
  { today, legal }: Asked,
): Promise<PlanOptions | undefined> {
  const { organization_id, case_status, collection_stage, blocked_reason } = claim
  // Who has announced a payment may still agree to instalments.
  const is_blocked = blocked_reason !== null && !isPromised(claim)
  if (case_status !== 'open' || is_blocked || !STAGES.has(collection_stage)) return undefined
  const [settings, { installment_grace_days: grace_days }, debtor, plan, court, law, amount] = await Promise.all([
    readPlanSettings(reader, organization_id),
    readIntervals(reader, organization_id),
    readAnyDebtor(reader, claim.debtor_id),
    readPlan(reader, claim.id),
    readCourtFile(reader, claim.id),
    readLaw(reader, claim),
    readPlanAmount(reader, claim, { today, legal }),
  ])
  const { open_cents, closes_at } = amount
  const is_free =
    settings.installment_self_service &&
    debtor.situation === 'none' &&
    plan === undefined &&
    court.decision?.decision !== 'sue'
  // A cent cannot be parted.
  if (!is_free || !law || open_cents < MONTHS_MIN) return undefined
  return {
    open_cents,
    min_cents: settings.installment_min_cents,
    max_months: settings.installment_max_months,
    earliest: addDays(today, FIRST_DUE_DAYS.min),
    latest: addDays(today, FIRST_DUE_DAYS.max),
    terms_of: { law: law.code, closes_at, is_private: debtor.debtor_type === 'privateperson', grace_days },
  }
}

export async function readPlanOptions(reader: Reader, claim: ClaimRow, asked: Asked): Promise<PlanOptions> {
  const options = await findPlanOptions(reader, claim, asked)
  if (options) return options
  const message = 'Instalments cannot be agreed here for this case; please write to us or call us'
  throw conflict('plan_not_available', message)
}

/** The most instalments that the smallest amount allows; what does not reach it twice is still paid in two. */
export const mostMonths = ({ open_cents, min_cents, max_months }: PlanOptions): number =>
  Math.max(MONTHS_MIN, Math.min(max_months, Math.floor(open_cents / min_cents)))

/** The least that may be paid a month: otherwise a plan would last too long. */
export const leastCents = (options: PlanOptions): number => {
  const { open_cents, min_cents, max_months } = options
  return Math.min(Math.max(min_cents, Math.ceil(open_cents / max_months)), Math.ceil(open_cents / MONTHS_MIN))
}

/** What is wrong with a wish; nothing where it can be agreed. */
export function wishProblems(wish: PlanWish, options: PlanOptions): Problem[] {
  const { open_cents, earliest, latest } = options
  const outside = (field: string, message: string): Problem => ({ field, code: 'out_of_range', message })
  const is_early_or_late = wish.first_due_date < earliest || wish.first_due_date > latest
  const dated = is_early_or_late ? [outside('first_due_date', `must lie between ${earliest} and ${latest}`)] : []
  if ('months' in wish) {
    const most = mostMonths(options)
    const is_outside = wish.months < MONTHS_MIN || wish.months > most
    return is_outside ? [...dated, outside('months', `must be ${MONTHS_MIN} to ${most}`)] : dated
  }
  const [least, most] = [leastCents(options), open_cents - 1]
  const is_outside = wish.amount_cents < least || wish.amount_cents > most
  return is_outside ? [...dated, outside('amount', `must be ${centsText(least)} to ${centsText(most)}`)] : dated
}

export function previewPlan(wish: PlanWish, options: PlanOptions): Installment[] {
  const problems = wishProblems(wish, options)
  if (problems.length > 0) throw invalid(...problems)
  return wishedInstallments(options.open_cents, wish)
}

/**
 * The claim is locked first, so that of many submits one is agreed. `shown_cents` is the sum that the debtor saw, or null:
 * nobody agrees to another one.
 */
export async function agreeOwnPlan(
  work: Work<DebtorCaller>,
  wish: PlanWish,
  shown_cents: number | null,
): Promise<PlanRow> {
  const claim = await takeClaim(work, work.caller.claim_id)
  const options = await readPlanOptions(work.tx, claim, { today: dayInVienna(work.now), legal: await work.legal() })
  if (shown_cents !== null && shown_cents !== options.open_cents)
    throw conflict('amount_changed', `The instalments would now make ${centsText(options.open_cents)} together`)
  const { plan } = await agreePlan(work, claim, { installments: previewPlan(wish, options), via: 'debtor_portal' })
  return plan
}
