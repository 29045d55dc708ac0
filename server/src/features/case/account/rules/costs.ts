import { dayNumber } from '../../../../kernel/dates.ts'
import { centsText } from '../../../../kernel/money.ts'
import { rowOn } from '../../../../law/dated-rows.ts'
import { computeBalance } from '../rules.ts'
import { closureOf } from './closing.ts'
import { counterEntry, type Entry, lastOf, newEntry, standing } from './entries.ts'
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
  return [...lump_sums, ...fees]
}

/** One for each invoice in default that has none yet. */
export function lumpSums(facts: BalanceFacts, balance: Pick<Balance, 'debts'>): Entry[] {
  const { as_of: day, law } = facts
  const lump_sum = law?.interest.lumpSumOn(facts, dayNumber(day))
  if (!lump_sum) return []
  const entered = new Set(
    standing(facts.entries).flatMap(({ kind, invoice_id }) => (kind === 'lump_sum' ? [invoice_id] : [])),
  )
  const { cents: amount_cents, rule } = lump_sum
  return lateOf(balance)
    .filter((invoice_id) => !entered.has(invoice_id))
    .map((invoice_id) => newEntry({ kind: 'lump_sum', amount_cents, day, invoice_id, rule }))
}

/** The invoices of which something is in default. */
const lateOf = ({ debts }: Pick<Balance, 'debts'>): string[] =>
  debts.filter(({ open_cents, is_in_default }) => is_in_default && open_cents > 0).map(({ invoice_id }) => invoice_id)

/** The letter or the filing that an entry came with. What the court and the lawyer cost is not owed for a default. */
function deedOf({ kind, letter_id, filing_id }: Entry): string | null {
  return kind === 'lump_sum' || kind === 'reminder_fee' ? (letter_id ?? filing_id) : null
}

/**
 * What late news change about the charges of letters and of the filing. Money that came before and settled what was in
 * default takes them back, and money that is gone again brings them back. A letter that never arrived charges nothing, and
 * neither does a filing that was taken back.
 */
export function reviewCharges(facts: BalanceFacts, day: string): Entry[] {
  const charges = facts.entries.filter((entry) => entry.reverses === null && deedOf(entry) !== null)
  const deeds = [...Map.groupBy(charges, (entry) => deedOf(entry) as string)].map(([id, charged]) => ({ id, charged }))
  const changes: Entry[] = []
  const with_lump_sum = new Set<string | null>()
  for (const deed of deeds.sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))) {
    const known = { ...facts, entries: [...facts.entries, ...changes] }
    const is_right = rightCharges(known, deed)
    const stands = new Set(standing(known.entries))
    for (const entry of deed.charged) {
      const is_due = is_right(entry) && !with_lump_sum.has(entry.invoice_id)
      if (stands.has(entry) !== is_due) changes.push(counterEntry(lastOf(entry, known.entries), day))
      if (is_due && entry.kind === 'lump_sum') with_lump_sum.add(entry.invoice_id)
    }
  }
  return changes
}

type ChargedDeed = { readonly id: string; readonly charged: readonly Entry[] }

const dayOf = ({ charged }: ChargedDeed): string => charged[0]?.day ?? ''

/** A lump sum is for the default of its invoice, a fee for that of any invoice that the letter demands. */
function rightCharges(facts: BalanceFacts, deed: ChargedDeed): (entry: Entry) => boolean {
  const late = new Set(isDeferred(facts, dayOf(deed)) ? [] : lateBefore(facts, deed))
  const letter = facts.letters.find(({ id }) => id === deed.id)
  return ({ kind, letter_id, filing_id, invoice_id }) => {
    if (filing_id !== null && facts.reversed_filings?.includes(filing_id)) return false
    if (letter_id !== null && !letter?.has_arrived) return false
    return kind === 'lump_sum' ? late.has(invoice_id as string) : (letter?.invoice_ids ?? []).some((id) => late.has(id))
  }
}

/** While a plan is kept the debtor is not in default; a letter may bear the date of a business day after the agreement. */
const isDeferred = ({ plans = [] }: BalanceFacts, day: string): boolean =>
  plans.some(({ agreed_on, ended_on }) => agreed_on < day && (ended_on === null || day <= ended_on))

/** The invoices that were in default before the deed, by all that is known today. */
function lateBefore(facts: BalanceFacts, deed: ChargedDeed): string[] {
  const day = dayOf(deed)
  const isKnown = (entry: Entry) => deedOf(entry) !== deed.id && !(entry.kind === 'payment' && entry.day >= day)
  // A closure of the same day came after the letter.
  const closure = new Set(closureOf(facts.entries))
  const entries = standing(facts.entries).filter((entry) => isKnown(entry) && !closure.has(entry))
  return lateOf(computeBalance({ ...facts, entries, as_of: day }))
}

type OwnFee = { readonly invoice_id: string; readonly day: string; readonly claimed_cents: number }

/** What the creditor's own reminders cost the debtor: no more than the law of the claim allows. The formula tells the rest. */
export function creditorFees(
  { law, is_consumer, legal, as_of }: Pick<BalanceFacts, 'law' | 'is_consumer' | 'legal' | 'as_of'>,
  { invoice_id, day, claimed_cents }: OwnFee,
): Entry[] {
  const row = law && rowOn(legal.creditor_fees[law.code], as_of)
  const limit = (row && (is_consumer ? row.consumer_max_cents : row.business_max_cents)) ?? claimed_cents
  const amount_cents = Math.min(claimed_cents, limit)
  if (amount_cents <= 0) return []
  const over_cents = claimed_cents - amount_cents
  const cut = `${centsText(claimed_cents)} − ${centsText(over_cents)} = ${centsText(amount_cents)}`
  return [newEntry({ kind: 'creditor_fee', amount_cents, day, invoice_id, formula: over_cents > 0 ? cut : null })]
}
