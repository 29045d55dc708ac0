import type { DebtorCaller } from '../../../kernel/caller.ts'
import { addDays, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { AppError, conflict, invalid, type Problem } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { centsText } from '../../../kernel/money.ts'
import type { Notice } from '../../../law/letters.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { readLaw } from '../../case/account/index.ts'
import { type ClaimRow, readClaim, type Stage, takeClaim } from '../../case/claims/index.ts'
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
import { planTexts } from '../../process/letters/index.ts'

/** What a debtor may choose among. */
export type PlanOptions = {
  readonly open_cents: number
  readonly min_cents: number
  readonly max_months: number
  readonly earliest: DateOnly
  readonly latest: DateOnly
  readonly terms: readonly string[]
  readonly notices: readonly Notice[]
}

const MONTHS_MIN = 2
const FIRST_DUE_DAYS = { min: 1, max: 30 }

const STAGES: ReadonlySet<Stage> = new Set<Stage>([
  ...(['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const),
  'dunning_action_recommended',
])

export const planNotAvailable = (): AppError =>
  conflict('plan_not_available', 'Instalments cannot be agreed here for this case; please write to us or call us')

type Asked = { readonly today: DateOnly; readonly legal: Legal; readonly language: Language }

/** Throws where instalments are a matter for the team. */
export async function readPlanOptions(reader: Reader, claim: ClaimRow, asked: Asked): Promise<PlanOptions> {
  const { today, legal, language } = asked
  const { organization_id } = claim
  const [settings, { installment_grace_days }, debtor, plan, court, law, amount] = await Promise.all([
    readPlanSettings(reader, organization_id),
    readIntervals(reader, organization_id),
    readAnyDebtor(reader, claim.debtor_id),
    readPlan(reader, claim.id),
    readCourtFile(reader, claim.id),
    readLaw(reader, claim),
    readPlanAmount(reader, claim, { today, legal }),
  ])
  const is_free =
    settings.installment_self_service &&
    STAGES.has(claim.collection_stage) &&
    claim.case_status === 'open' &&
    claim.blocked_reason === null &&
    debtor.situation === 'none' &&
    plan === undefined &&
    court.decision?.decision !== 'sue'
  const { open_cents, closes_at } = amount
  // Two of the smallest are the shortest plan there is.
  if (!is_free || !law || open_cents < MONTHS_MIN) throw planNotAvailable()
  const is_private = debtor.debtor_type === 'privateperson'
  return {
    open_cents,
    min_cents: settings.installment_min_cents,
    max_months: settings.installment_max_months,
    earliest: addDays(today, FIRST_DUE_DAYS.min),
    latest: addDays(today, FIRST_DUE_DAYS.max),
    ...planTexts({ law: law.code, closes_at, language, is_private, grace_days: installment_grace_days }),
  }
}

/** Whether the debtor may agree to instalments without the team. */
export const canPlan = (reader: Reader, claim: ClaimRow, asked: Omit<Asked, 'language'>): Promise<boolean> =>
  readPlanOptions(reader, claim, { ...asked, language: 'de' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'plan_not_available') return false
      throw error
    },
  )

/** What is wrong with a wish; nothing where it can be agreed. */
export function wishProblems(wish: PlanWish, options: PlanOptions): Problem[] {
  const { open_cents, min_cents, max_months, earliest, latest } = options
  const problems: Problem[] = []
  if (wish.first_due_date < earliest || wish.first_due_date > latest)
    problems.push({
      field: 'first_due_date',
      code: 'out_of_range',
      message: `must lie between ${earliest} and ${latest}`,
    })
  if ('months' in wish) {
    if (wish.months < MONTHS_MIN || wish.months > max_months)
      problems.push({ field: 'months', code: 'out_of_range', message: `must be ${MONTHS_MIN} to ${max_months}` })
    else if (Math.floor(open_cents / wish.months) < Math.min(min_cents, Math.floor(open_cents / MONTHS_MIN)))
      problems.push({
        field: 'months',
        code: 'out_of_range',
        message: `must leave at least ${centsText(min_cents)} a month`,
      })
    return problems
  }
  // Less than two of the smallest is still paid in two.
  const least = Math.min(Math.max(min_cents, Math.ceil(open_cents / max_months)), Math.ceil(open_cents / MONTHS_MIN))
  const most = open_cents - 1
  if (wish.amount_cents < least || wish.amount_cents > most)
    problems.push({
      field: 'amount',
      code: 'out_of_range',
      message: `must be ${centsText(least)} to ${centsText(most)}`,
    })
  return problems
}

/** The most instalments that the smallest amount allows. */
export const mostMonths = ({ open_cents, min_cents, max_months }: PlanOptions): number =>
  Math.max(MONTHS_MIN, Math.min(max_months, Math.floor(open_cents / min_cents)))

export function previewPlan(wish: PlanWish, options: PlanOptions): Installment[] {
  const problems = wishProblems(wish, options)
  if (problems.length > 0) throw invalid(...problems)
  return wishedInstallments(options.open_cents, wish)
}

/** The claim is locked first, so that of many submits one is agreed. */
export async function agreeOwnPlan(work: Work<DebtorCaller>, wish: PlanWish, language: Language): Promise<PlanRow> {
  const claim = await takeClaim(work, work.caller.claim_id)
  const asked = { today: dayInVienna(work.now), legal: await work.legal(), language }
  const options = await readPlanOptions(work.tx, claim, asked)
  const installments = previewPlan(wish, options)
  const { plan } = await agreePlan(work, claim, { installments, via: 'debtor_portal' })
  return plan
}

export const readOwnClaim = (reader: Reader, caller: DebtorCaller): Promise<ClaimRow> =>
  readClaim(reader, caller, caller.claim_id)
