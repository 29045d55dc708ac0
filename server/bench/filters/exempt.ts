/** What part of the rows is shown, in which order, words or form: not which rows there are. */
export const NO_FILTERS: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'offset',
  'sort',
  'order',
  'lang',
  'format',
  'download',
])

const ONE_CASE = 'It is about one claim or one document.'
const WHOLE = 'A file of all rows that the list beside it finds: reading them is what it is for.'
const FEW_ROWS = 'A row is made by somebody of the team, by hand, and they are few.'
const IN_BOOKS = 'The books of one organisation are summed up; `npm run bench -- books` measures it.'

/** What takes parameters and is no list that grows with the claims, and why. */
export const NO_LISTS: Readonly<Record<string, string>> = {
  '/openapi/claims/{id}/balance': ONE_CASE,
  '/api/operator/claims/{id}/balance': ONE_CASE,
  '/api/operator/claims/{id}/documents': 'As for partners: one statement answers both.',
  '/api/operator/claim-lines': 'Named claims, at most a page of them, are read by their ids.',
  '/api/operator/claims.csv': WHOLE,
  '/api/operator/court-desk.csv': WHOLE,
  '/api/operator/installment-plans.csv': WHOLE,
  '/api/operator/letters.csv': WHOLE,
  '/api/operator/payments.csv': WHOLE,
  '/api/operator/tasks.csv': WHOLE,
  '/api/operator/audit.csv': WHOLE,
  '/api/operator/account-changes': FEW_ROWS,
  '/api/operator/bank-accounts': 'As many as the organisations have accounts.',
  '/api/operator/bank-entries/summary': IN_BOOKS,
  '/api/operator/bank-statements': 'One for each day and account.',
  '/api/operator/ledger': IN_BOOKS,
  '/api/operator/ledger/accounts': IN_BOOKS,
  '/api/operator/ledger/export': IN_BOOKS,
  '/api/operator/ledger/exports': FEW_ROWS,
  '/api/operator/ledger/reconciliation': IN_BOOKS,
  '/api/operator/overview': 'No rows but figures, which are kept; `npm run bench -- growth` measures it.',
  '/api/operator/parties': 'A search in names of people; `npm run bench -- desk` measures searches.',
  '/api/operator/payment-orders': 'What waits for the next transfer: a run takes all of it away.',
  '/api/operator/payment-runs': FEW_ROWS,
  '/api/operator/payouts': 'One for each partner and month.',
  '/api/operator/print-runs': FEW_ROWS,
  '/api/operator/privacy/erasures': 'Of one person, or all in the order of time, both by an index.',
  '/api/operator/privacy/people': 'A search in names of people; `npm run bench -- desk` measures searches.',
  '/api/operator/privacy/requests': FEW_ROWS,
  '/api/operator/settlements': 'One for each customer and month, by an index of customer and of organisation.',
  '/api/operator/settlements/preview': 'What is due to one customer.',
  '/api/operator/tokens': 'As many as partners and organisations have.',
  '/api/operator/work':
    'Of each kind of work no more than a page is put in order; `npm run bench -- desk` measures all kinds.',
  '/api/creditor/court-fee-invoices': ONE_CASE,
  '/api/debtor/installment-preview': ONE_CASE,
  '/api/debtor/payment': ONE_CASE,
}

/** Filters of lists that are measured, and why these are not. */
export const EXEMPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {}

const COUNTS = 'It says exactly how many there are, also by status, and counts those that its filters leave.'
const UP_TO = 'It counts up to 5,000 of what is found, which a small database has not got.'

/** Lists of the team that take longer with more rows, and what for: their p99 has its own goal in `npm run bench -- desk`. */
export const GROWING: Readonly<Record<string, string>> = {
  '/api/operator/audit': COUNTS,
  '/api/operator/bank-entries': COUNTS,
  '/api/operator/claims': UP_TO,
  '/api/operator/court-desk': COUNTS,
  '/api/operator/customers': COUNTS,
  '/api/operator/installment-plans': COUNTS,
  '/api/operator/letters':
    'A filter by an organisation without letters is asked of all; no index of letters has their status too.',
  '/api/operator/mail': UP_TO,
  '/api/operator/payments':
    'An index by organisation or partner would be written by every payment; those of a partner are looked for in the order of days.',
  '/api/operator/tasks': COUNTS,
}
