import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import { lawFor } from '../../../law/laws.ts'
import type { LetterFee } from '../../../law/letters.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { primaryAddress } from '../../parties/debtors/index.ts'
import { recordActivity } from '../claims/index.ts'
import { claimedCents } from '../invoices/index.ts'
import {
  type ChargeRow,
  findDebtorOf,
  insertCharge,
  listCharges,
  listInvoiceAmounts,
  listPaymentAmounts,
  type SeenClaim,
} from './queries.ts'
import type { Balance, BalanceFacts } from './rules/facts.ts'
import { asOfProblem, computeBalance } from './rules.ts'

export type { ChargeRow, SeenClaim }

/** What is owed on a claim on a day. The caller has checked that the claim may be seen. */
export const readBalance = async (reader: Reader, claim: SeenClaim, as_of: string, legal: Legal): Promise<Balance> =>
  computeBalance(await readFacts(reader, claim, { as_of, legal }))

/** The day that was asked for, or today. Refused when it is too far in the future. */
export function askedDay(as_of: string | undefined, now: Date): string {
  const today = dayInVienna(now)
  const problem = asOfProblem(as_of ?? today, today)
  if (problem) throw invalid({ field: 'as_of', code: 'too_far_ahead', message: problem })
  return as_of ?? today
}

async function readFacts(
  reader: Reader,
  claim: SeenClaim,
  { as_of, legal }: Pick<BalanceFacts, 'as_of' | 'legal'>,
): Promise<Omit<BalanceFacts, 'charges'> & { charges: ChargeRow[] }> {
  const [debtor, invoices, payments, charges] = await Promise.all([
    findDebtorOf(reader, claim),
    listInvoiceAmounts(reader, claim),
    listPaymentAmounts(reader, claim),
    listCharges(reader, claim),
  ])
  return {
    country: debtor ? (primaryAddress(debtor)?.country ?? null) : null,
    is_consumer: debtor?.debtor_type === 'privateperson',
    invoices: invoices.map((invoice) => ({ ...invoice, amount_cents: claimedCents(invoice) })),
    payments,
    charges,
    as_of,
    legal,
  }
}

export type ReminderQuote = { fee: LetterFee | null; balance: Balance }

/**
 * What the debtor is charged for a letter of this day, and what is owed with it; no fee where the law allows none, or where
 * the letter is no reminder. An invoice that bears a later date was handed over all the same, so it is demanded as if it
 * were of today.
 */
export async function quoteReminder(
  reader: Reader,
  claim: SeenClaim,
  { letter_number, on, legal }: { letter_number: number | null; on: string; legal: Legal },
): Promise<ReminderQuote> {
  const read = await readFacts(reader, claim, { as_of: on, legal })
  const facts = { ...read, invoices: read.invoices.map((invoice) => ({ ...invoice, ...handedOverBy(on, invoice) })) }
  const without = computeBalance(facts)
  if (letter_number === null) return { fee: null, balance: without }
  const { principal_open_cents: claim_cents } = without
  const law = lawFor({ debtor_country: facts.country })
  const fee = law.letters.fee({ letter_number, claim_cents, on, legal })
  if (!fee) return { fee, balance: without }
  const charge = { id: newId(), kind: 'reminder_fee', ...fee, charged_on: on } as const
  return { fee, balance: computeBalance({ ...facts, charges: [...facts.charges, charge] }) }
}

const handedOverBy = (on: string, { issue_date }: { issue_date: string | null }) =>
  issue_date !== null && issue_date > on ? { issue_date: on } : {}

/** Stores the quoted fee with its letter. The caller has locked the claim. */
export async function chargeReminder(
  work: Work,
  claim: SeenClaim,
  { fee, letter_id, charged_on }: { fee: LetterFee; letter_id: string | null; charged_on: string },
): Promise<ChargeRow> {
  const charge: ChargeRow = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    kind: 'reminder_fee',
    ...fee,
    charged_on,
    letter_id,
    created_at: work.now,
  }
  const activity = { action: 'charge.added', details: { charge_id: charge.id, kind: charge.kind } }
  await Promise.all([insertCharge(work.tx, charge), recordActivity(work, claim, activity)])
  return charge
}
