import type { Schemas } from '../../../shared/api/operator.ts'

type Payable = Schemas['RevenuePayable']
type Approval = Pick<Schemas['RevenueApproval'], 'line_count' | 'amount'>

const inCents = (euros: number): number => Math.round(euros * 100) / 100

/** A partner's line after part of it was approved: the total stays, the amount moves from accrued to approved. */
export function approvedLine(line: Payable, { line_count, amount }: Approval): Payable {
  const accrued_count = line.accrued_count - line_count
  return {
    ...line,
    accrued_count,
    accrued: inCents(line.accrued - amount),
    approved_count: line.approved_count + line_count,
    approved: inCents(line.approved + amount),
    ...(accrued_count > 0 ? {} : { approve_refusal_code: 'nothing_to_approve' as const }),
  }
}
