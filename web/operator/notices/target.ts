import type { Target } from '../links.tsx'
import type { Tab } from '../pages/claim/search.ts'
import { fileOf } from '../pages/claim/target.ts'
import { paths } from '../paths.ts'
import type { Notice } from './queries.ts'

/** The part of the file where more stands about it. */
const TAB_OF: Readonly<Record<Notice['kind'], Tab | undefined>> = {
  mention: undefined,
  task_due: undefined,
  creditor_answer: 'creditor',
  creditor_decision: 'court',
  creditor_payment: 'creditor',
  creditor_withdrawal: 'creditor',
  debtor_message: 'messages',
  debtor_dispute: 'messages',
  debtor_promise: undefined,
  debtor_plan: 'plan',
  debtor_contact: undefined,
  job_failed: undefined,
}

const SENDS_MAIL = 'mail.send'

/** The page that a notice leads to; undefined for a failure of the server, which no page of the desk mends. */
export function targetOf({ kind, claim_id, reason }: Notice): Target | undefined {
  if (claim_id) return fileOf(claim_id, TAB_OF[kind])
  return reason === SENDS_MAIL ? { to: paths.mail, search: { status: 'failed' } } : undefined
}
