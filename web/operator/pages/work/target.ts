import type { Schemas } from '../../../shared/api/operator.ts'
import type { Target } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'

export type Item = Schemas['WorkItem']

const ofOrganization = ({ organization_id }: Item): Target => ({
  to: paths.organization,
  params: { organization_id: organization_id ?? '' },
})

/** What an item is about: its key is the kind and that. */
const subjectOf = (key: string): string => key.slice(key.indexOf('.') + 1)

const TARGETS: Readonly<Record<Item['kind'], (item: Item) => Target>> = {
  new_claim: ({ claim_id }) => fileOf(claim_id ?? ''),
  extraction_review: ({ invoice_id }) => ({ to: paths.invoices, search: { invoice_id: invoice_id ?? '' } }),
  possible_double: ({ claim_id }) => fileOf(claim_id ?? '', 'invoices'),
  task_due: ({ claim_id }) => fileOf(claim_id ?? ''),
  // With a reason the debtor disputed it in the portal, and the messages tell more.
  dispute: ({ claim_id, reason }) => fileOf(claim_id ?? '', reason ? 'messages' : undefined),
  debtor_message: ({ claim_id }) => fileOf(claim_id ?? '', 'messages'),
  debtor_promise: ({ claim_id }) => fileOf(claim_id ?? ''),
  debtor_plan: ({ claim_id }) => fileOf(claim_id ?? '', 'plan'),
  debtor_contact: ({ claim_id }) => fileOf(claim_id ?? ''),
  creditor_payment: ({ claim_id }) => fileOf(claim_id ?? '', 'creditor'),
  creditor_withdrawal: ({ claim_id }) => fileOf(claim_id ?? '', 'creditor'),
  creditor_answer: ({ claim_id }) => fileOf(claim_id ?? '', 'creditor'),
  bank_entry_differs: ({ key }) => ({ to: paths.bank, search: { view: 'all', entry_id: subjectOf(key) } }),
  bank_entry_open: ({ key }) => ({ to: paths.bank, search: { entry_id: subjectOf(key) } }),
  bank_money_unclear: ({ key }) => ({ to: paths.bank, search: { account_id: subjectOf(key) } }),
  refund_not_ordered: ({ key }) => ({ to: paths.bank, search: { view: 'to_refund', account_id: subjectOf(key) } }),
  missed_installment: ({ claim_id }) => fileOf(claim_id ?? '', 'plan'),
  plan_paid: ({ claim_id }) => fileOf(claim_id ?? '', 'plan'),
  decision_declined: ({ claim_id }) => fileOf(claim_id ?? '', 'court'),
  filing_to_dispatch: ({ claim_id }) => ({
    to: paths.court,
    search: { tab: 'decided_to_sue', claim_id: claim_id ?? '' },
  }),
  // Paid but for the costs of the court: the team waits for them, or closes the case.
  costs_open: ({ claim_id }) => fileOf(claim_id ?? '', 'court'),
  stuck_step: ({ claim_id }) => fileOf(claim_id ?? ''),
  insolvency_filing: ({ claim_id }) => fileOf(claim_id ?? ''),
  // Those of a print run, or all others of the organisation.
  letter_to_print: ({ key, reason }) => ({
    to: paths.letters,
    search: {
      status: 'outbox',
      ...(reason === 'print_run' ? { run_id: subjectOf(key) } : { organization_id: subjectOf(key) }),
    },
  }),
  letter_not_acknowledged: ({ letter_id }) => ({
    to: paths.letters,
    search: { status: 'outbox', letter_id: letter_id ?? '' },
  }),
  // The debtor's address has to be corrected, which is done in the claim file.
  returned_letter: ({ claim_id }) => fileOf(claim_id ?? '', 'letters'),
  tenancy_review: ({ claim_id }) => fileOf(claim_id ?? ''),
  limitation_near: ({ claim_id }) => fileOf(claim_id ?? ''),
  limitation_unknown: ({ claim_id }) => fileOf(claim_id ?? ''),
  court_step_missing: ({ claim_id }) => fileOf(claim_id ?? '', 'court'),
  payout_account: ({ customer_id }) => ({ to: paths.customer, params: { customer_id: customer_id ?? '' } }),
  invoice_incomplete: ({ customer_id }) => ({
    to: paths.settlements,
    search: customer_id ? { customer_id } : {},
  }),
  transfer_not_executed: ({ key }) => ({ to: paths.payment_runs, search: { run_id: subjectOf(key) } }),
  transfer_returned: ({ key, run_id }) => ({
    to: paths.payment_runs,
    search: { ...(run_id ? { run_id, item_id: subjectOf(key) } : {}) },
  }),
  transfer_amiss: ({ key }) => ({ to: paths.bank, search: { view: 'all', entry_id: subjectOf(key) } }),
  failed_deliveries: ({ partner_id }) => ({
    to: paths.partner,
    params: { partner_id: partner_id ?? '' },
    search: { tab: 'deliveries', status: 'failed' },
  }),
  bank_file_failed: () => ({ to: paths.bank, search: {} }),
  privacy_request: ({ key }) => ({
    to: paths.privacy_request,
    params: { request_id: subjectOf(key) },
  }),
  legal_table_stale: ({ reason }) => ({ to: paths.settings, search: { tab: 'legal', table: reason ?? '' } }),
  ledger_difference: ({ organization_id }) => ({
    to: paths.books,
    search: { ...(organization_id ? { organization_id } : {}) },
  }),
  letterhead_missing: ofOrganization,
}

const NEWS: readonly Item['kind'][] = [
  'debtor_message',
  'debtor_promise',
  'debtor_plan',
  'debtor_contact',
  'creditor_answer',
]

/** What only tells something: it is over when somebody has seen it. A message with a reason disputes, and wants an answer. */
export const isNews = ({ kind, reason }: Pick<Item, 'kind' | 'reason'>): boolean =>
  NEWS.includes(kind) && !(kind === 'debtor_message' && reason !== null)

/** The page where the work of an item is done. */
export const targetOf = (item: Item): Target => TARGETS[item.kind](item)

const ABOUT_CUSTOMER: readonly Item['kind'][] = ['payout_account', 'invoice_incomplete']

/** Whom or what an item concerns, as shown in a list. */
export const titleOf = (item: Item): string =>
  item.debtor_name ??
  (ABOUT_CUSTOMER.includes(item.kind) ? item.customer_name : item.partner_name) ??
  item.case_reference ??
  item.organization_name ??
  fileAndFault(item)?.[0] ??
  item.reason ??
  ''

/** Of a file that could not be taken: its name, and why. */
export function fileAndFault({ kind, reason }: Pick<Item, 'kind' | 'reason'>): readonly [string, string] | undefined {
  if (kind !== 'bank_file_failed' || !reason) return undefined
  const at = reason.indexOf(': ')
  return [reason.slice(0, at), reason.slice(at + 2)]
}
