import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { sumOf } from './rules/plan.ts'

type Run = { id: string; organization_id: string; number: string; account_id: string }

export const recordRun = (
  work: TeamWork,
  action: AdministrationAction,
  { id, organization_id, number, account_id }: Run,
  items: readonly { readonly amount_cents: number }[],
): Promise<unknown> =>
  recordAudit(work, {
    action,
    organization_id,
    subject: { kind: 'payment_run', id },
    details: { number, account_id, item_count: items.length, total_cents: sumOf(items) },
  })
