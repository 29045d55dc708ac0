import type { paths } from './operator.generated.ts'

/** A part of the team's data whose queries change together. */
export type Area =
  | 'session'
  | 'team'
  | 'organizations'
  | 'partners'
  | 'customers'
  | 'tokens'
  | 'webhooks'
  | 'claims'
  | 'work'
  | 'overview'
  | 'payments'
  | 'plans'
  | 'letters'
  | 'mail'
  | 'court'
  | 'legal'
  | 'invoices'
  | 'revenue'
  | 'audit'
  | 'privacy'
  | 'bank'
  | 'settlements'
  | 'runs'
  | 'ledger'
  | 'views'

type ReadPath = { [P in keyof paths]: paths[P] extends { get: object } ? P : never }[keyof paths]

/** The area of every path that can be read. A new path does not compile until it is assigned to one. */
const AREA_OF: Readonly<Record<ReadPath, Area>> = {
  '/api/operator/session': 'session',
  '/api/operator/session/second-factor': 'session',
  '/api/operator/sessions': 'session',
  '/api/operator/users': 'team',
  '/api/operator/organizations': 'organizations',
  '/api/operator/organizations/{id}': 'organizations',
  '/api/operator/account-changes': 'organizations',
  '/api/operator/claims/{id}/court-reversal': 'claims',
  '/api/operator/bank-accounts': 'bank',
  '/api/operator/bank-accounts/{id}/opening': 'bank',
  '/api/operator/bank-statements': 'bank',
  '/api/operator/bank-statements/{id}': 'bank',
  '/api/operator/bank-statements/{id}/file': 'bank',
  '/api/operator/bank-entries': 'bank',
  '/api/operator/bank-entries/summary': 'bank',
  '/api/operator/bank-entries/{id}': 'bank',
  '/api/operator/bank-entries/{id}/debts': 'bank',
  '/api/operator/settlements': 'settlements',
  '/api/operator/settlements/preview': 'settlements',
  '/api/operator/settlements/{id}': 'settlements',
  '/api/operator/settlements/{id}/invoice.pdf': 'settlements',
  '/api/operator/settlements/{id}/statement.pdf': 'settlements',
  '/api/operator/settlements/{id}/statement.csv': 'settlements',
  '/api/operator/payment-orders': 'runs',
  '/api/operator/payment-runs': 'runs',
  '/api/operator/payment-runs/{id}': 'runs',
  '/api/operator/payment-runs/{id}/pain.001.xml': 'runs',
  '/api/operator/ledger': 'ledger',
  '/api/operator/ledger/accounts': 'ledger',
  '/api/operator/ledger/reconciliation': 'ledger',
  '/api/operator/ledger/export': 'ledger',
  '/api/operator/ledger/exports': 'ledger',
  '/api/operator/audit': 'audit',
  '/api/operator/audit.csv': 'audit',
  '/api/operator/organizations/{id}/storage': 'organizations',
  '/api/operator/parties': 'customers',
  '/api/operator/partners': 'partners',
  '/api/operator/partners/{id}': 'partners',
  '/api/operator/tokens': 'tokens',
  '/api/operator/claims': 'claims',
  '/api/operator/claim-lines': 'claims',
  '/api/operator/claims.csv': 'claims',
  '/api/operator/claims/batches': 'claims',
  '/api/operator/claims/batches/{id}': 'claims',
  '/api/operator/work': 'work',
  '/api/operator/tasks': 'work',
  '/api/operator/notices': 'work',
  '/api/operator/tasks.csv': 'work',
  '/api/operator/work/colleagues': 'team',
  '/api/operator/claims/{id}': 'claims',
  '/api/operator/views': 'views',
  '/api/operator/overview': 'overview',
  '/api/operator/payments': 'payments',
  '/api/operator/payments.csv': 'payments',
  '/api/operator/debtors/{id}': 'claims',
  '/api/operator/debtors/{id}/file': 'claims',
  '/api/operator/debtors/{id}/similar': 'claims',
  '/api/operator/customers': 'claims',
  '/api/operator/customers/{id}': 'customers',
  '/api/operator/customers/{id}/people': 'customers',
  '/api/operator/installment-plans': 'plans',
  '/api/operator/installment-plans.csv': 'plans',
  '/api/operator/claims/{id}/installment-plan/agreement.pdf': 'claims',
  '/api/operator/claims/{id}/balance': 'claims',
  '/api/operator/claims/{id}/fees': 'claims',
  '/api/operator/letters': 'letters',
  '/api/operator/letters.csv': 'letters',
  '/api/operator/letters/{id}': 'letters',
  '/api/operator/letters/{id}/file': 'letters',
  '/api/operator/letters/{id}/pages/{page}': 'letters',
  '/api/operator/print-runs': 'letters',
  '/api/operator/print-runs/{id}': 'letters',
  '/api/operator/print-runs/{id}/file.pdf': 'letters',
  '/api/operator/mail': 'mail',
  '/api/operator/mail/{id}': 'mail',
  '/api/operator/mail/{id}/attachments/{number}': 'mail',
  '/api/operator/court-desk': 'court',
  '/api/operator/court-desk.csv': 'court',
  '/api/operator/claims/{id}/court-readiness': 'claims',
  '/api/operator/claims/{id}/lawsuit-decision/estimate': 'claims',
  '/api/operator/claims/{id}/filing-package': 'claims',
  '/api/operator/claims/{id}/filing-package.pdf': 'claims',
  '/api/operator/claims/{id}/court-messages': 'claims',
  '/api/operator/court-fee-invoices': 'court',
  '/api/operator/court-fee-invoices/{id}/file': 'court',
  '/api/operator/legal-tables': 'legal',
  '/api/operator/legal-tables/{name}': 'legal',
  '/api/operator/legal-tables/{name}/versions': 'legal',
  '/api/operator/claims/{id}/documents': 'claims',
  '/api/operator/documents/{id}/download': 'claims',
  '/api/operator/documents/{id}/readable.pdf': 'claims',
  '/api/operator/claims/{id}/messages': 'claims',
  '/api/operator/claims/{id}/notes': 'claims',
  '/api/operator/claims/{id}/creditor-requests': 'claims',
  '/api/operator/claims/{id}/questions': 'claims',
  '/api/operator/invoices/to-check': 'invoices',
  '/api/operator/invoices/{id}/extraction': 'invoices',
  '/api/operator/invoices/{id}/file': 'invoices',
  '/api/operator/invoices/{id}/pages/{page}': 'invoices',
  '/api/operator/revenue-shares': 'revenue',
  '/api/operator/revenue-shares/payable': 'revenue',
  '/api/operator/payouts': 'revenue',
  '/api/operator/payouts/{id}': 'revenue',
  '/api/operator/payouts/{id}/statement.csv': 'revenue',
  '/api/operator/payouts/{id}/statement.pdf': 'revenue',
  '/api/operator/sandbox/clock': 'session',
  '/api/operator/privacy/people': 'privacy',
  '/api/operator/privacy/requests': 'privacy',
  '/api/operator/privacy/requests/{id}': 'privacy',
  '/api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/export': 'privacy',
  '/api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/erasure-plan': 'privacy',
  '/api/operator/privacy/retention': 'privacy',
  '/api/operator/privacy/erasures': 'privacy',
  '/api/operator/privacy/blocked': 'privacy',
  '/api/operator/partners/{id}/webhook': 'webhooks',
  '/api/operator/partners/{id}/webhook/deliveries': 'webhooks',
  '/api/operator/partners/{id}/webhook/deliveries/{delivery_id}': 'webhooks',
}

/**
 * What a step of a claim may change: its file and the lists, waiting work, letters that it made, its plan, its court
 * case, the mails about it and the figures.
 */
export const CLAIM_STEP = ['claims', 'work', 'overview', 'letters', 'plans', 'court', 'mail'] as const satisfies Area[]

/** Money that came in or went back: it may close a claim, pays instalments, and earns partners their share. */
export const CLAIM_MONEY = [...CLAIM_STEP, 'payments', 'revenue'] as const satisfies Area[]

/** Money of a bank entry that found its claim, or lost it. */
export const BANK_DEED = [...CLAIM_MONEY, 'bank', 'ledger', 'settlements'] as const satisfies Area[]

/** Money that is to leave, or does not leave after all. */
export const MONEY_OUT = ['runs', 'settlements', 'ledger', 'bank', 'revenue', 'work'] as const satisfies Area[]

/** The area that a query belongs to. Queries outside the operator API have none, and no change invalidates them. */
export const areaOf = ([method, path]: readonly unknown[]): Area | undefined =>
  method === 'get' ? AREA_OF[path as ReadPath] : undefined
