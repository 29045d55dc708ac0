import { type BalanceFacts, counterEntry, type Entry, newEntry } from '../src/features/case/account/index.ts'
import { LAWS } from '../src/law/laws.ts'

/** Entries of a claim's account with ids that tests can name. */
export const invoiceEntry = (
  id: string,
  amount_cents: number,
  due_on: string | null,
  issued_on: string | null = null,
): Entry =>
  newEntry({
    kind: 'invoice',
    id: `entry of ${id}`,
    amount_cents,
    day: issued_on ?? due_on ?? '2026-01-01',
    invoice_id: id,
    issued_on,
    due_on,
    due_agreed: true,
  })

export const paymentEntry = (id: string, amount_cents: number, day: string): Entry =>
  newEntry({ kind: 'payment', id: `entry of ${id}`, amount_cents: -amount_cents, day, payment_id: id })

export const feeEntry = (id: string, amount_cents: number, day: string, more: Partial<Entry> = {}): Entry =>
  newEntry({ kind: 'reminder_fee', id, amount_cents, day, letter_id: id, rule: 'R', formula: 'F', ...more })

/** With the entry that takes it back. */
export const takenBack = (entry: Entry): Entry[] => [entry, counterEntry(entry, entry.day)]

type SentLetter = BalanceFacts['letters'][number]

export const sentLetter = (id: string, deadline: string, invoice_ids: readonly string[]): SentLetter => ({
  ...{ id, deadline, invoice_ids, has_arrived: true },
})

/** A letter about all of these invoices; none without a deadline. */
export const letterAbout = (entries: readonly Entry[], deadline: string | null): SentLetter[] => {
  const invoice_ids = entries.flatMap(({ kind, invoice_id }) => (kind === 'invoice' && invoice_id ? [invoice_id] : []))
  return deadline === null ? [] : [sentLetter('letter', deadline, invoice_ids)]
}

/** The law of a country; null where we know none. */
export const lawNamed = (code: string | null) => (code === 'AT' || code === 'DE' ? LAWS[code] : null)
