import { type DateOnly, dayNumber } from '../../../../kernel/dates.ts'
import { nameLikeness, nameWords } from './names.ts'
import { numberLikeness, typedNumbers } from './numbers.ts'
import { type NamedReferences, namedReferences } from './references.ts'

/** Why a claim is suggested for an entry, the best reason that there is. */
export const WHYS = [
  'reference',
  'reference_repaired',
  'possible_double',
  'invoice_number_and_amount',
  'invoice_number',
  'partner_reference',
  'known_iban_and_amount',
  'known_iban',
  'name_and_amount',
  'name',
] as const
export type Why = (typeof WHYS)[number]

/** What of an entry tells whose money it is. */
export type EntryFacts = {
  readonly text: string
  readonly end_to_end_id: string | null
  readonly payer_name: string | null
  readonly payer_iban: string | null
  readonly amount_cents: number
  readonly value_date: DateOnly
}

export type CandidateFacts = {
  readonly claim_id: string
  readonly case_reference: string
  readonly partner_reference: string | null
  readonly is_closed: boolean
  /** Empty where processing is restricted. */
  readonly debtor_names: readonly string[]
  readonly invoice_numbers: readonly string[]
  /** What the debtor may have been asked for: what is open, totals of letters, invoices, instalments. */
  readonly amounts_cents: readonly number[]
  /** From which the debtor has paid before, and the debtor's own. */
  readonly ibans: readonly string[]
  /** Payments that were not reversed. */
  readonly payments: readonly KnownPayment[]
}

export type KnownPayment = {
  readonly id: string
  readonly amount_cents: number
  readonly payment_date: DateOnly
  /** It is the money of another entry already. */
  readonly is_linked: boolean
}

export type Suggestion = {
  readonly claim_id: string
  readonly case_reference: string
  /** 0 to 1. */
  readonly score: number
  readonly why: Why
  /** The text names the claim: its letters wait until the entry is settled. */
  readonly is_named: boolean
  /** Of a possible double: the payment that it may be; null where that is the money of another entry. */
  readonly payment_id: string | null
}

export const SUGGESTIONS_MAX = 10
const SCORE_MIN = 0.2
/** Only booking by itself would be surer. */
const SCORE_MAX = 0.99
const DOUBLE_DAYS = 10

/** The claims that an entry names: by its text, and, never certain, by the reference that the payer's bank passed on. */
export function namedByEntry({ text, end_to_end_id }: Pick<EntryFacts, 'text' | 'end_to_end_id'>): NamedReferences {
  const named = namedReferences(text)
  if (end_to_end_id === null) return named
  const passed_on = namedReferences(end_to_end_id)
  const more = [...passed_on.certain, ...passed_on.likely].filter((reference) => !named.certain.includes(reference))
  return {
    ...named,
    likely: [...new Set([...named.likely, ...more])],
    others: named.others || more.length > 0,
  }
}

type Dated = Pick<EntryFacts, 'amount_cents' | 'value_date'>

/** The same amount within ten days: the entry may be that payment, or repeat it. Then it is never booked by itself. */
export const isDouble = (
  { amount_cents, value_date }: Dated,
  payment: Pick<KnownPayment, 'amount_cents' | 'payment_date'>,
): boolean =>
  payment.amount_cents === amount_cents &&
  Math.abs(dayNumber(payment.payment_date) - dayNumber(value_date)) <= DOUBLE_DAYS

/** The payment of a claim that an entry may be, rather one that is not the money of another entry. */
export function doubleOf(entry: Dated, payments: readonly KnownPayment[]): KnownPayment | undefined {
  const doubles = payments.filter((payment) => isDouble(entry, payment))
  return doubles.find(({ is_linked }) => !is_linked) ?? doubles[0]
}

type Read = {
  readonly entry: EntryFacts
  readonly named: NamedReferences
  readonly numbers: ReturnType<typeof typedNumbers>
  readonly payer: readonly string[]
  readonly words: readonly string[]
}

/** How much each sign of its own says that a claim is meant, 0 to 1. */
type Evidence = Readonly<Record<'reference' | 'invoice' | 'partner' | 'iban' | 'name' | 'amount' | 'double', number>>

/** Which of the claims an entry may be for, best first. Money that left is for none, whatever its text names. */
export function suggest(entry: EntryFacts, candidates: readonly CandidateFacts[]): Suggestion[] {
  if (entry.amount_cents <= 0) return []
  const read: Read = {
    entry,
    named: namedByEntry(entry),
    numbers: typedNumbers(entry.text),
    payer: nameWords(entry.payer_name ?? ''),
    words: nameWords(entry.text),
  }
  return candidates
    .map((candidate) => suggestion(read, candidate))
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((one, other) => other.score - one.score || (one.case_reference < other.case_reference ? -1 : 1))
    .slice(0, SUGGESTIONS_MAX)
}

function suggestion(read: Read, candidate: CandidateFacts): Suggestion {
  const { claim_id, case_reference } = candidate
  const is_certain = read.named.certain.includes(case_reference)
  const is_named = is_certain || read.named.likely.includes(case_reference)
  const double = doubleOf(read.entry, candidate.payments)
  const is_double = double !== undefined && (is_named || !double.is_linked)
  const evidence = evidenceOf(read, candidate)
  const why = whyOf(evidence, { is_certain, is_double })
  return {
    claim_id,
    case_reference,
    score: why === undefined ? 0 : scoreOf(evidence, candidate.is_closed),
    why: why ?? 'name',
    is_named,
    payment_id: why === 'possible_double' && double?.is_linked === false ? double.id : null,
  }
}

function evidenceOf({ entry, named, numbers, payer, words }: Read, candidate: CandidateFacts): Evidence {
  const { case_reference, partner_reference } = candidate
  const best = (values: readonly number[]): number => Math.max(0, ...values)
  const invoice = best(candidate.invoice_numbers.map((number) => numberLikeness(number, numbers)))
  const name = best(
    candidate.debtor_names.map((whole) => Math.max(nameLikeness(whole, payer), inText(nameLikeness(whole, words)))),
  )
  return {
    reference: named.certain.includes(case_reference)
      ? 0.96
      : named.likely.includes(case_reference)
        ? 0.88
        : named.guesses.includes(case_reference)
          ? 0.35
          : 0,
    invoice: 0.8 * invoice,
    partner: partner_reference === null ? 0 : 0.75 * numberLikeness(partner_reference, numbers),
    iban: entry.payer_iban !== null && candidate.ibans.includes(entry.payer_iban) ? 0.7 : 0,
    name: 0.55 * name ** 2,
    amount: candidate.amounts_cents.includes(entry.amount_cents) ? 0.4 : 0,
    double: doubleOf(entry, candidate.payments)?.is_linked === false ? 0.5 : 0,
  }
}

/** A single word of a text is too little to be a name. Who names another than the payer means that one. */
const inText = (likeness: number): number => (likeness >= 0.9 ? 1.05 * likeness : 0)

/** Each sign takes away its part of the doubt. */
function scoreOf(evidence: Evidence, is_closed: boolean): number {
  const doubt = Object.values(evidence).reduce((left, value) => left * (1 - value), 1)
  // Money for a closed claim is rare; a reference says that it is meant all the same.
  const likely_closed = is_closed && evidence.reference < 0.8 ? 0.7 : 1
  return Math.round(Math.min(SCORE_MAX, 1 - doubt) * likely_closed * 100) / 100
}

/** Undefined where nothing but the amount fits: too many claims have the same. */
function whyOf(
  { reference, invoice, partner, iban, name, amount }: Evidence,
  { is_certain, is_double }: { readonly is_certain: boolean; readonly is_double: boolean },
): Why | undefined {
  const strongest = Math.max(reference, invoice, partner, iban, name)
  if (strongest === 0) return undefined
  if (is_double) return 'possible_double'
  if (reference > 0) return is_certain ? 'reference' : 'reference_repaired'
  if (strongest === invoice) return amount > 0 ? 'invoice_number_and_amount' : 'invoice_number'
  if (strongest === partner) return 'partner_reference'
  if (strongest === iban) return amount > 0 ? 'known_iban_and_amount' : 'known_iban'
  return amount > 0 ? 'name_and_amount' : 'name'
}
