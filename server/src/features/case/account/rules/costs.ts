import { dayNumber } from '../../../../kernel/dates.ts'
import { centsText } from '../../../../kernel/money.ts'
import { rowOn } from '../../../../law/dated-rows.ts'
import { computeBalance } from '../rules.ts'
import { closureOf } from './closing.ts'
import { counterEntry, type Entry, type EntryKind, lastOf, newEntry, standing, totalOf } from './entries.ts'
import type { Balance, BalanceFacts } from './facts.ts'

/** What a letter of this day adds to the debt; nothing while nothing is in default. `letter_number` is null for no demand. */
export function letterCharges(facts: BalanceFacts, letter: { id: string; letter_number: number | null }): Entry[] {
  const { law, as_of: on, legal } = facts
  if (law === null || letter.letter_number === null) return []
  const balance = computeBalance(facts)
  if (balance.in_default_cents === 0) return []
  const lump_sums = lumpSums(facts, balance).map((entry) => ({ ...entry, letter_id: letter.id }))
  const { letter_number } = letter
  const fees = law.letters
    .fees({ letter_number, claim_cents: balance.in_default_cents, on, legal })
    .map((fee) => newEntry({ kind: 'reminder_fee', ...fee, day: on, letter_id: letter.id }))
  const added = [...lump_sums, ...fees]
  return [...added, ...setOff(facts, { added, balance, deed: { letter_id: letter.id } })]
}

/** One for each invoice in default that has none yet. */
export function lumpSums(facts: BalanceFacts, { debts }: Pick<Balance, 'debts'>): Entry[] {
  const { as_of: day, law } = facts
  const lump_sum = law?.interest.lumpSumOn(facts, dayNumber(day))
  if (!lump_sum) return []
  const entered = new Set(ofKinds(facts.entries, 'lump_sum').map(({ invoice_id }) => invoice_id))
  const { cents: amount_cents, rule } = lump_sum
  return debts
    .filter(({ invoice_id, open_cents, is_in_default }) => is_in_default && open_cents > 0 && !entered.has(invoice_id))
    .map(({ invoice_id }) => newEntry({ kind: 'lump_sum', amount_cents, day, invoice_id, rule }))
}

const ofKinds = (entries: readonly Entry[], ...kinds: EntryKind[]): Entry[] =>
  standing(entries).filter(({ kind }) => kinds.includes(kind))

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** What charges a debtor: a letter, or the filing. */
type Deed = Pick<Entry, 'letter_id' | 'filing_id'>
const NO_DEED: Deed = { letter_id: null, filing_id: null }

type Added = { added: readonly Entry[]; balance: Pick<Balance, 'debts'>; deed?: Partial<Deed> }

/**
 * The lump sums count against what collection cost (§ 458 UGB, § 288 (5) BGB): only what exceeds them is owed besides. So
 * much of the fees is taken off as the lump sums cover, no more and no less.
 */
export function setOff(facts: BalanceFacts, { added, balance, deed = {} }: Added): Entry[] {
  const entries = [...facts.entries, ...added]
  const in_default = new Set(balance.debts.flatMap((debt) => (debt.is_in_default ? [debt.invoice_id] : [])))
  const lumps = ofKinds(entries, 'lump_sum')
  const own_fees = ofKinds(entries, 'creditor_fee').filter(({ invoice_id }) => in_default.has(invoice_id as string))
  const fees_cents = sumOf([...ofKinds(entries, 'reminder_fee'), ...own_fees])
  const covered_cents = Math.min(sumOf(lumps), fees_cents)
  const amount_cents = -covered_cents - sumOf(ofKinds(entries, 'correction').filter(isSetOff))
  if (amount_cents === 0) return []
  const rule = lumps[0]?.rule ?? standing(facts.entries).find(isSetOff)?.rule ?? null
  const formula = `${centsText(fees_cents)} − ${centsText(covered_cents)} = ${centsText(fees_cents - covered_cents)}`
  const draft = { kind: 'correction', counts_as: 'reminder_fee', part: 'costs' } as const
  return [newEntry({ ...draft, ...deed, amount_cents, day: facts.as_of, rule, formula })]
}

const isSetOff = ({ kind, counts_as, reverses }: Entry): boolean =>
  kind === 'correction' && counts_as === 'reminder_fee' && reverses === null

/** The letter or the filing that an entry came with. What the court and the lawyer cost is not owed for a default. */
function deedOf(entry: Entry): string | null {
  const { letter_id, filing_id, kind } = entry
  return letter_id ?? (kind === 'lump_sum' || isSetOff(entry) ? filing_id : null)
}

/** Takes back all that a letter added, as if it had not been sent. */
export const takeBackLetter = (facts: BalanceFacts, letter_id: string, day: string): Entry[] =>
  takeBack(facts, letter_id, day)

function takeBack(facts: BalanceFacts, deed: string, day: string): Entry[] {
  const counters = standing(facts.entries)
    .filter((entry) => deedOf(entry) === deed)
    .map((entry) => counterEntry(lastOf(entry, facts.entries), day))
  const entries = [...facts.entries, ...counters]
  const balance = computeBalance({ ...facts, entries })
  return [...counters, ...setOff({ ...facts, entries }, { added: [], balance })]
}

/**
 * What late news change about letters and the filing: money that came before and settled what was in default takes their
 * charges back, and money that is gone again brings them back. `void_letters` never reached the debtor.
 */
export function reviewLetters(facts: BalanceFacts, void_letters: ReadonlySet<string>, day: string): Entry[] {
  const charged = new Map<string, string>()
  for (const entry of facts.entries) {
    const deed = deedOf(entry)
    if (deed !== null && entry.reverses === null && entry.kind !== 'correction') charged.set(deed, entry.day)
  }
  const changes: Entry[] = []
  for (const [deed, charged_on] of [...charged].sort(([, one], [, other]) => (one < other ? -1 : 1))) {
    const known = { ...facts, entries: [...facts.entries, ...changes] }
    const is_charged = standing(known.entries).some((entry) => deedOf(entry) === deed)
    const is_right = !void_letters.has(deed) && inDefaultBefore(known, deed, charged_on) > 0
    if (is_charged && !is_right) changes.push(...takeBack(known, deed, day))
    if (!is_charged && is_right) changes.push(...bringBack(known, deed, day))
  }
  return changes
}

/** What was in default when the letter was sent, by all that is known today. */
function inDefaultBefore(facts: BalanceFacts, deed: string, charged_on: string): number {
  const is_known = (entry: Entry) => deedOf(entry) !== deed && !(entry.kind === 'payment' && entry.day >= charged_on)
  // A closure of the same day came after the letter.
  const closure = new Set(closureOf(facts.entries))
  const entries = standing(facts.entries).filter((entry) => is_known(entry) && !closure.has(entry))
  return computeBalance({ ...facts, entries, as_of: charged_on }).in_default_cents
}

/** Counter-entries to the counter-entries. The lump sum of an invoice that was credited in full stays away. */
function bringBack(facts: BalanceFacts, deed: string, day: string): Entry[] {
  const first = facts.entries.filter((entry) => deedOf(entry) === deed && entry.reverses === null)
  const counters = first
    .filter(({ kind, invoice_id }) => kind !== 'correction' && (kind !== 'lump_sum' || isOwed(facts, invoice_id)))
    .map((entry) => lastOf(entry, facts.entries))
  const back = counters.map((entry) => counterEntry(entry, day))
  const entries = [...facts.entries, ...back]
  const balance = computeBalance({ ...facts, entries })
  const { letter_id, filing_id } = first[0] ?? NO_DEED
  return [...back, ...setOff({ ...facts, entries }, { added: [], balance, deed: { letter_id, filing_id } })]
}

/** Whether something is left of an invoice after its credit notes, paid or not. */
const isOwed = ({ entries }: Pick<BalanceFacts, 'entries'>, invoice_id: string | null): boolean =>
  totalOf(standing(entries).filter((entry) => entry.invoice_id === invoice_id)) > 0

/** Takes back what was charged for the default of an invoice, once nothing of it is owed: there was no default. */
export function takeBackCosts(facts: BalanceFacts, invoice_id: string): Entry[] {
  if (isOwed(facts, invoice_id)) return []
  const charged = ofKinds(facts.entries, 'creditor_fee', 'lump_sum').filter((entry) => entry.invoice_id === invoice_id)
  if (charged.length === 0) return []
  const counters = charged.map((entry) => counterEntry(lastOf(entry, facts.entries), facts.as_of))
  const entries = [...facts.entries, ...counters]
  const balance = computeBalance({ ...facts, entries })
  return [...counters, ...setOff({ ...facts, entries }, { added: [], balance, deed: NO_DEED })]
}

/** What the creditor's own reminders cost the debtor: no more than the law of the claim allows. */
export function creditorFeeCents(
  { law, is_consumer, legal, as_of }: Pick<BalanceFacts, 'law' | 'is_consumer' | 'legal' | 'as_of'>,
  claimed_cents: number,
): number {
  const row = law && rowOn(legal.creditor_fees[law.code], as_of)
  const limit = row && (is_consumer ? row.consumer_max_cents : row.business_max_cents)
  return limit === null || limit === undefined ? claimed_cents : Math.min(claimed_cents, limit)
}
