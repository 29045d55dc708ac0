import type { PageRange } from '../../../platform/pdf/page-text.ts'
import { REASONS } from '../../../platform/pdf/refusals.ts'

/** What an uploaded document is. Only of the first two the amounts are claimed without anybody looking at them. */
export const DOCUMENT_KINDS = [
  'invoice',
  'reminder',
  'credit_note',
  'pro_forma',
  'offer',
  'order_confirmation',
  'delivery_note',
  'contract',
  'receipt',
  'statement',
  'letter',
  'unknown',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/**
 * Why the amounts of a document are not claimed by themselves, though they may be read right. The most telling one comes
 * first. The database knows the same words (migration 0260).
 */
export const DOUBTS = [
  'not_an_invoice',
  'several_invoices',
  'hidden_text',
  'already_paid',
  'open_amount_differs',
  'foreign_currency',
  'currency_unknown',
  'no_currency',
  'pages_unread',
  'sums_disagree',
] as const
export type Doubt = (typeof DOUBTS)[number]

/**
 * How a file contradicts what we know otherwise: what was sent with it, its own e-invoice, or the parties of the claim. The most
 * telling one comes first. The database knows the same words (migration 0255).
 */
export const CONTRADICTIONS = [
  'parties_swapped',
  'issuer_differs',
  'recipient_differs',
  'currency_differs',
  'page_differs',
  'further_invoices',
  'sent_differs',
] as const
type ContradictionKind = (typeof CONTRADICTIONS)[number]

/** `said` is what the sender, the claim or the e-invoice says, `read` what the pages say. Amounts are in cents. */
export type Contradiction = {
  readonly kind: ContradictionKind
  readonly said: string | number
  readonly read: string | number
}

/** Why a file could not be read: a word for programs, and what is stored, which begins with its verb. */
export const FAILURES = {
  ...REASONS,
  reader_lost: 'could not be read: the reader broke down over it twice',
  given_up: 'was given up, since reading it was interrupted too often',
  no_invoice: 'has nothing on it that looks like an invoice',
  our_fault: 'could not be read for a reason that lies with us',
} as const
export type FailureCode = keyof typeof FAILURES
export const FAILURE_CODES = Object.keys(FAILURES) as FailureCode[]

export const failureCode = (failure: string | null): FailureCode | null =>
  failure === null ? null : (FAILURE_CODES.find((code) => FAILURES[code] === failure) ?? 'our_fault')

export const PROBLEM_CODES = [...FAILURE_CODES, ...DOUBTS, 'amount_uncertain', ...CONTRADICTIONS] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

const WAITS = '; the claim waits until the gross amount was checked or sent'
const CHECKED = '; our team checks it'

const NAMES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'an invoice',
  reminder: 'a reminder',
  credit_note: 'a credit note or cancellation',
  pro_forma: 'a pro forma invoice',
  offer: 'an offer',
  order_confirmation: 'an order or its confirmation',
  delivery_note: 'a delivery note',
  contract: 'a contract',
  receipt: 'a receipt',
  statement: 'a statement of account',
  letter: 'a letter',
  unknown: 'a document of another kind',
}

const DOUBT_SENTENCES: Readonly<Record<Doubt | 'amount_uncertain', string>> = {
  not_an_invoice: 'is not an invoice',
  several_invoices: 'holds several invoices; split it',
  hidden_text: 'has hidden text that says something else than its picture',
  already_paid: 'says that it is paid already',
  open_amount_differs: 'asks for another amount than its gross amount, because of payments or arrears',
  foreign_currency: 'has amounts in another currency than the euro',
  currency_unknown: 'has amounts in a currency that we do not know',
  no_currency: 'does not say in which currency its amounts are',
  pages_unread: 'has pages that were not read',
  sums_disagree: 'has amounts that do not add up',
  amount_uncertain: 'has a gross amount that could not be read with certainty',
}

const CONTRADICTION_SENTENCES: Readonly<Record<ContradictionKind, string>> = {
  parties_swapped: 'is from the debtor of the claim to its creditor',
  issuer_differs: 'is from somebody else than the creditor of the claim',
  recipient_differs: 'is for somebody else than the debtor of the claim',
  currency_differs: 'has the amount that was sent in another currency than the euro',
  page_differs: 'has an e-invoice that contradicts its pages',
  further_invoices: 'holds further invoices beside the one of which the amount was sent',
  sent_differs: 'says something else than what was sent',
}
const rangeText = ({ from, to }: PageRange): string => (from === to ? `${from}` : `${from} to ${to}`)

/** What the reading of a file found, as it is stored, and whether its gross amount still waits. */
export type ReadingFacts = {
  data_extraction_status: string
  failure: string | null
  document_kind: DocumentKind | null
  doubts: readonly Doubt[] | null
  unread_pages: readonly PageRange[] | null
  amount_waits: boolean
  /** What nobody has accepted or answered yet. */
  contradictions: readonly FieldContradiction[]
}

export type FieldContradiction = Contradiction & { readonly field: string }

export type Problem = { code: ProblemCode; message: string }

/** Why a file was not read, or why its claim waits, for the partner; null when neither is so. */
export function problemOf(facts: ReadingFacts): Problem | null {
  const { data_extraction_status, failure } = facts
  const failed = data_extraction_status === 'failed' ? (failureCode(failure) ?? 'our_fault') : null
  if (failed) return { code: failed, message: `The file ${FAILURES[failed]}${facts.amount_waits ? WAITS : ''}.` }
  if (data_extraction_status !== 'completed') return null
  return facts.amount_waits ? waiting(facts) : contradicted(facts.contradictions, CHECKED)
}

function waiting(facts: Particulars & Pick<ReadingFacts, 'doubts' | 'contradictions'>): Problem {
  const doubt = DOUBTS.find((one) => facts.doubts?.includes(one))
  const of_amount = facts.contradictions.filter(({ field }) => field === 'invoice_amount_gross')
  const contradiction = doubt ? null : contradicted(of_amount, WAITS)
  if (contradiction) return contradiction
  const code = doubt ?? 'amount_uncertain'
  return { code, message: `The document ${sentenceOf(code, facts)}${WAITS}.` }
}

type Particulars = Pick<ReadingFacts, 'document_kind' | 'unread_pages'>

function sentenceOf(code: Doubt | 'amount_uncertain', { document_kind, unread_pages }: Particulars): string {
  if (code === 'not_an_invoice' && document_kind) return `is ${NAMES[document_kind]}, not an invoice`
  if (code === 'pages_unread' && unread_pages?.length)
    return `${DOUBT_SENTENCES[code]} (${unread_pages.map(rangeText).join(', ')})`
  return DOUBT_SENTENCES[code]
}

function contradicted(contradictions: readonly FieldContradiction[], end: string): Problem | null {
  const code = CONTRADICTIONS.find((one) => contradictions.some(({ kind }) => kind === one))
  return code ? { code, message: `The document ${CONTRADICTION_SENTENCES[code]}${end}.` } : null
}

/** Every code with what partners read, for the documentation. A document that is no invoice is named by its kind. */
export const problemSentences = (): Problem[] => {
  const facts = { document_kind: 'offer', unread_pages: null, amount_waits: true, contradictions: [] } as const
  const failed = FAILURE_CODES.map((code) =>
    problemOf({ ...facts, data_extraction_status: 'failed', failure: FAILURES[code], doubts: [] }),
  )
  const doubtful = [...DOUBTS.map((doubt) => [doubt]), []].map((doubts) =>
    problemOf({ ...facts, data_extraction_status: 'completed', failure: null, doubts }),
  )
  const contradictory = CONTRADICTIONS.map((kind) =>
    contradicted([{ field: 'invoice_number', kind, said: 'R-1', read: 'R-2' }], CHECKED),
  )
  return [...failed, ...doubtful, ...contradictory].filter((problem) => problem !== null)
}
