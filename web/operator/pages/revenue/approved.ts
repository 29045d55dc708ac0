import type { Schemas } from '../../../shared/api/operator.ts'

type Payable = Schemas['RevenuePayable']
type Approval = Pick<Schemas['RevenueApproval'], 'line_count' | 'amount'>

const inCents = (euros: number): number => Math.round(euros * 100) / 100

/** What is open to a partner once a part of it has been approved: the sum stays, it only stands elsewhere. */
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
