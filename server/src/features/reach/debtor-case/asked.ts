import type { DateOnly } from '../../../kernel/dates.ts'
import type { ComputedBalance } from '../../case/account/index.ts'
import { type ClaimRow, STAGE_ROWS } from '../../case/claims/index.ts'
import { missedInstallments, type PlanRow, planRest } from '../../case/installments/index.ts'
import type { AskedKind } from './rules.ts'

export type Asked = {
  readonly kind: AskedKind
  readonly amount_cents: number
  /** What can be paid with sense: nobody pays what a plan lets fall away. */
  readonly most_cents: number
  readonly due_on: DateOnly | null
  /** Of the balance, what is claimed in court and not awarded. */
  readonly claimed_cents: number
  /** Of the balance, what falls away when the plan is kept. */
  readonly falls_away_cents: number
}

type AskedFacts = {
  readonly claim: ClaimRow
  readonly balance: ComputedBalance
  readonly plan: PlanRow | null
  readonly today: DateOnly
}

export function askedOf(facts: AskedFacts): Asked {
  const { claim, balance, plan } = facts
  const all_cents = balance.total_open_cents
  const whole = { due_on: null, claimed_cents: 0, falls_away_cents: 0, most_cents: all_cents }
  const { desk, entry } = STAGE_ROWS[claim.collection_stage]
  if (plan && (entry.by === 'agreement' || entry.by === 'cancelled_plan')) {
    const asked = ofPlan(plan, facts)
    // Money that came in another way may have left less than the plan says.
    if (asked && asked.most_cents <= all_cents)
      return { ...whole, ...asked, falls_away_cents: all_cents - asked.most_cents }
  }
  const claimed_cents = desk === 'filed' ? Math.min(all_cents, courtCosts(balance)) : 0
  const amount_cents = all_cents - claimed_cents
  if (claimed_cents === 0 || amount_cents === 0) return { ...whole, kind: 'all', amount_cents: all_cents }
  return { ...whole, kind: 'before_court', amount_cents, claimed_cents }
}

const courtCosts = ({ lines }: ComputedBalance): number =>
  lines
    .filter(({ kind }) => kind === 'court_fee' || kind === 'lawyer_fee')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** What was missed, else the next instalment; undefined where all are paid. */
function ofPlan(plan: PlanRow, { claim, today }: AskedFacts) {
  const { next, rest_cents } = planRest(plan, claim.paid_cents)
  if (!next) return undefined
  const missed_cents = missedInstallments(plan, claim.paid_cents, today).reduce(
    (sum, { open_cents }) => sum + open_cents,
    0,
  )
  return missed_cents > 0
    ? { kind: 'arrears' as const, amount_cents: missed_cents, most_cents: rest_cents, due_on: next.due_date }
    : { kind: 'installment' as const, amount_cents: next.open_cents, most_cents: rest_cents, due_on: next.due_date }
}
