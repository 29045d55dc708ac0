import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { cents } from '../../../kernel/money.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { partsOf } from '../../../platform/http/paging.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { readAnyDebtor } from '../../parties/debtors/index.ts'
import { type ClosesAt, readClosing, readIntervals } from '../../parties/organizations/index.ts'
import { readBalance, reckonLimitation, takeBackCharges } from '../account/index.ts'
import {
  type Activity,
  type Change,
  type ClaimRow,
  DISPUTED,
  dueAfter,
  missedAt,
  moveClaim,
  movedTo,
  moveProblem,
  outstandingCents,
  putOff,
  STAGE_ROWS,
  setTimer,
  withoutLetter,
} from '../claims/index.ts'
import {
  findPlan,
  insertPlan,
  type ListedPlan,
  listPlacesAfter,
  listPlansOf,
  type PlanFilter,
  type PlanRow,
  setPlanStatus,
} from './queries.ts'
import { type AgreedVia, type Installment, isMissed, nextInstallment, planProblems } from './rules.ts'

export type { PlanRow }

/** A debtor and the creditor have agreed on instalments. The claim is as it was before the move. */
export const PLAN_AGREED = happening<{ claim: ClaimRow; plan: PlanRow }>('plan agreed')

export const readPlan = (reader: Reader, claim_id: string): Promise<PlanRow | undefined> => findPlan(reader, claim_id)

/** So many are found at once and held while they are read, so that few change their places meanwhile. */
const HELD = 100_000

/** All that match, whose next instalment is due first comes first, in batches read when the one before is on its way. */
export async function* readAllPlans(
  reader: Reader,
  filter: PlanFilter,
  { most, held = HELD }: { most: number; held?: number },
): AsyncGenerator<ListedPlan[]> {
  for await (const found of partsOf(held, (part) => listPlacesAfter(reader, filter, part))) {
    const ids = found.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += most) {
      const rows = await listPlansOf(reader, filter, ids.slice(at, at + most))
      if (rows.length > 0) yield rows
    }
  }
}

/** What a plan of today has to add up to: what must be paid for the claim to close. */
export async function readPlanAmount(
  reader: Reader,
  claim: ClaimRow,
  { today, legal }: { today: string; legal: Legal },
): Promise<{ open_cents: number; closes_at: ClosesAt }> {
  const { closes_at } = await readClosing(reader, claim.organization_id)
  if (closes_at === 'total') return { open_cents: outstandingCents(claim), closes_at }
  return { open_cents: (await readBalance(reader, claim, today, legal)).total_open_cents, closes_at }
}

/** A debtor agrees to pay in parts. The claim is locked by the caller. */
export async function agreePlan(
  work: Work,
  claim: ClaimRow,
  { installments, via, note }: { installments: readonly Installment[]; via: AgreedVia; note?: string },
): Promise<{ plan: PlanRow; claim: ClaimRow }> {
  // judge
  const hindrance = claim.case_status === 'disputed' ? DISPUTED : moveProblem(claim, 'installment_payment')
  if (hindrance) throw conflict(hindrance.code, hindrance.message)
  const today = dayInVienna(work.now)
  const { open_cents, closes_at } = await readPlanAmount(work.tx, claim, { today, legal: await work.legal() })
  const problems = planProblems(installments, { open_cents, closes_at, today })
  if (problems.length > 0) throw invalid(...problems)

  // write
  const replaced = await findPlan(work.tx, claim.id)
  if (replaced) await setPlanStatus(work.tx, replaced.id, 'replaced', work.now)
  const plan: PlanRow = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    status: 'active',
    paid_before_cents: claim.paid_cents,
    total_cents: cents(open_cents),
    agreed_via: via,
    installments: [...installments],
    created_at: work.now,
    updated_at: work.now,
  }
  await insertPlan(work.tx, plan)
  // A letter that bears a later date than the agreement costs nothing.
  const details = { plan_id: plan.id }
  await takeBackCharges(work, claim, details)
  await work.tell(PLAN_AGREED, { claim, plan })
  const next_installment = nextInstallment(plan, claim.paid_cents)
  const moved = await moveClaim(work, claim, 'installment_payment', {
    note,
    next_installment,
    details,
  })
  return { plan, claim: await reckonLimitation(work, moved) }
}

/**
 * What a payment, or its reversal, means for a plan: the next instalment to wait for, and, when all that was missed is
 * settled, the plan goes on. `paid_cents` is what is paid with the change; whoever calls books it.
 */
export async function followPlan(
  work: Work,
  claim: ClaimRow,
  { paid_cents }: Pick<ClaimRow, 'paid_cents'>,
): Promise<{ claim: ClaimRow; moved: readonly Change[]; activities: Activity[] }> {
  const nothing = { claim, moved: [] as Change[], activities: [] as Activity[] }
  const { by } = STAGE_ROWS[claim.collection_stage].entry
  if (by !== 'agreement' && by !== 'cancelled_plan') return nothing
  const plan = await findPlan(work.tx, claim.id)
  if (!plan) return nothing
  const intervals = await readIntervals(work.tx, claim.organization_id)
  const next_installment = nextInstallment(plan, paid_cents)
  if (by === 'agreement') {
    const due_at = next_installment ? missedAt(next_installment, intervals) : null
    return { ...nothing, claim: setTimer(claim, due_at, work.now) }
  }
  if (isMissed(plan, paid_cents, { now: work.now, intervals })) {
    // The time has not begun, and a reminder that waits names what was missed before the change.
    const spoiled_by = paid_cents > claim.paid_cents ? 'payment' : 'amount'
    if (claim.owed_letter) return { ...nothing, claim: await withoutLetter(work, claim, spoiled_by) }
    const due_at = dueAfter({ ...claim, ...(await waitingFor(work.tx, claim, plan, paid_cents)) }, intervals)
    return { ...nothing, claim: due_at ? putOff(claim, due_at, work.now) : claim }
  }
  await setPlanStatus(work.tx, plan.id, 'active', work.now)
  const options = { now: work.now, intervals, next_installment, details: { plan_id: plan.id } }
  const { claim: there, moved, activity } = movedTo(claim, 'installment_payment', options)
  return { claim: there, moved, activities: [activity] }
}

/** The plan is broken: the debtor may still settle what was missed. */
export async function cancelPlan(work: Work, claim: ClaimRow, note?: string): Promise<ClaimRow> {
  const plan = await findPlan(work.tx, claim.id)
  if (plan) await setPlanStatus(work.tx, plan.id, 'cancelled', work.now)
  const waiting = plan ? await waitingFor(work.tx, claim, plan) : {}
  const details = plan ? { plan_id: plan.id } : {}
  const moved = await moveClaim(work, claim, 'installment_cancelled', { note, details, ...waiting })
  return reckonLimitation(work, moved)
}

/** What the waiting time depends on of a claim that comes back to its plan; nothing without a plan. */
export async function planWaiting(reader: Reader, claim: ClaimRow): Promise<Partial<PlanWaiting>> {
  const plan = await findPlan(reader, claim.id)
  return plan ? waitingFor(reader, claim, plan) : {}
}

type PlanWaiting = { next_installment: DateOnly | null; is_consumer: boolean }

async function waitingFor(
  reader: Reader,
  claim: ClaimRow,
  plan: PlanRow,
  paid_cents: number = claim.paid_cents,
): Promise<PlanWaiting> {
  const { debtor_type } = await readAnyDebtor(reader, claim.debtor_id)
  return { next_installment: nextInstallment(plan, paid_cents), is_consumer: debtor_type === 'privateperson' }
}
