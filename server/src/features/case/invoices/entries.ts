import { dayInVienna } from '../../../kernel/dates.ts'
import { lawFor } from '../../../law/laws.ts'
import type { Work } from '../../../platform/work.ts'
import {
  counterEntry,
  creditorFees,
  type Entry,
  type EntryKind,
  lastOf,
  listEntries,
  newEntry,
  readFacts,
  standing,
} from '../account/index.ts'
import type { BlockFacts, ClaimRow } from '../claims/index.ts'
import type { InvoiceRow } from './queries.ts'
import { claimedCents } from './rules.ts'

/** What an invoice adds to the account of its claim. Nothing while its amount is not known. */
export async function entriesOfInvoice(work: Work, claim: ClaimRow, invoice: InvoiceRow): Promise<Entry[]> {
  const as_of = dayInVienna(work.now)
  const own = await ownFees(invoice, async () => readFacts(work.tx, claim, { as_of, legal: await work.legal() }))
  return entriesWith(invoice, as_of, own)
}

/** The same of a claim that is not written yet, of which `facts` tell what an account would. */
export async function entriesOfDraft(work: Work, invoice: InvoiceRow, facts: BlockFacts): Promise<Entry[]> {
  const as_of = dayInVienna(work.now)
  const { is_consumer } = facts
  const own = await ownFees(invoice, async () => ({
    law: lawFor(facts),
    is_consumer,
    as_of,
    legal: await work.legal(),
  }))
  return entriesWith(invoice, as_of, own)
}

type OwnFees = (fee: Parameters<typeof creditorFees>[1]) => Entry[]

/** What the creditor may ask for its own reminders; only then the law matters. */
async function ownFees(
  { reminder_fees_cents }: InvoiceRow,
  readLaw: () => Promise<Parameters<typeof creditorFees>[0]>,
): Promise<OwnFees> {
  if (!reminder_fees_cents) return () => []
  const facts = await readLaw()
  return (fee) => creditorFees(facts, fee)
}

function entriesWith(invoice: InvoiceRow, today: string, ownFeesOf: OwnFees): Entry[] {
  const amount_cents = claimedCents(invoice)
  if (amount_cents === 0) return []
  const { id: invoice_id, invoice_issue_date: issued_on, invoice_due_date: due_on } = invoice
  const day = issued_on ?? due_on ?? today
  const dates = { day, issued_on, due_on, due_agreed: invoice.due_date_agreed }
  return [
    newEntry({ kind: 'invoice', amount_cents, invoice_id, ...dates }),
    ...ownFeesOf({ invoice_id, day, claimed_cents: invoice.reminder_fees_cents ?? 0 }),
  ]
}

/** After a correction the invoice counts as if it had always been so: what it added is taken back and added anew. */
export async function entriesOfChange(
  work: Work,
  claim: ClaimRow,
  { before, after }: { before: InvoiceRow; after: InvoiceRow },
): Promise<Entry[]> {
  if (IN_ACCOUNT.every((field) => before[field] === after[field])) return []
  const entries = await listEntries(work.tx, claim)
  return [...takenBack(entries, before.id, dayInVienna(work.now)), ...(await entriesOfInvoice(work, claim, after))]
}

const IN_ACCOUNT = [
  'gross_cents',
  'net_cents',
  'invoice_issue_date',
  'invoice_due_date',
  'due_date_agreed',
  'reminder_fees_cents',
] as const satisfies readonly (keyof InvoiceRow)[]

/** What an invoice itself added, without its credit notes and without what letters added because of it. */
const takenBack = (entries: readonly Entry[], invoice_id: string, day: string): Entry[] =>
  countered(entries, day, ({ kind, invoice_id: of }) => of === invoice_id && OWN.has(kind))

const OWN: ReadonlySet<EntryKind> = new Set<EntryKind>(['invoice', 'creditor_fee'])

const countered = (entries: readonly Entry[], day: string, isMeant: (entry: Entry) => boolean): Entry[] =>
  standing(entries)
    .filter(isMeant)
    .map((entry) => counterEntry(lastOf(entry, entries), day))

/** An invoice that is deleted takes everything with it that stands because of it. */
export async function entriesOfRemoval(work: Work, claim: ClaimRow, invoice_id: string): Promise<Entry[]> {
  const entries = await listEntries(work.tx, claim)
  return countered(
    entries,
    dayInVienna(work.now),
    ({ invoice_id: of, kind }) => of === invoice_id && (OWN.has(kind) || kind === 'credit_note'),
  )
}
