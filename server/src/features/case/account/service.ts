import type { Caller } from '../../../kernel/caller.ts'
import { countryCode } from '../../../kernel/countries.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { Law } from '../../../law/law.ts'
import { lawFor } from '../../../law/laws.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { primaryAddress } from '../../parties/debtors/index.ts'
import { foundClaim } from '../claims/index.ts'
import {
  type Debt,
  type DebtContext,
  findDebt,
  findDebtContext,
  findSeenDebt,
  listDebts,
  type SeenClaim,
} from './queries.ts'
import type { Balance, BalanceFacts } from './rules/facts.ts'
import type { LimitationFacts } from './rules/limitation.ts'
import { asOfProblem, computeBalance } from './rules.ts'

export type { SeenClaim }

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

type Asked = Pick<BalanceFacts, 'as_of' | 'legal'>

export const readFacts = async (reader: Reader, claim: SeenClaim, asked: Asked): Promise<BalanceFacts> =>
  factsOf(there(await findDebt(reader, claim)), asked)

/** For whoever asks for a claim by its id: one that they may not see is not found. */
export async function seenBalance(reader: Reader, caller: Caller, id: string): Promise<(asked: Asked) => Balance> {
  const debt = await findSeenDebt(reader, caller, id)
  return (asked) => computeBalance(factsOf(foundClaim(debt), asked))
}

/** What is owed on several claims on a day, by their ids. The caller has checked that they may be seen. */
export async function readBalances(
  reader: Reader,
  ids: readonly string[],
  asked: Asked,
): Promise<ReadonlyMap<string, Balance>> {
  const debts = await listDebts(reader, ids)
  return new Map(debts.map((debt) => [debt.claim_id, computeBalance(factsOf(debt, asked))]))
}

function factsOf(owed: Debt, { as_of, legal }: Asked): BalanceFacts {
  const { letters, plans, reversed_filings, counts_barred, entries } = owed
  const [law, is_consumer, limitation] = [lawOfDebt(owed), isConsumer(owed), limitationOf(owed)]
  const is_titled = owed.title_on !== null
  const debt = { law, is_consumer, letters, is_titled, entries, as_of, legal, plans }
  return { ...debt, reversed_filings, limitation, counts_barred }
}

/** What a court is told: nothing that is barred, whatever the team has lifted. */
export const readCourtFacts = async (...asked: Parameters<typeof readFacts>): Promise<BalanceFacts> => ({
  ...(await readFacts(...asked)),
  counts_barred: false,
})

function limitationOf(context: DebtContext): LimitationFacts {
  const { filed_on, last_court_step, served_on, is_objected, title_on } = context
  // One that runs is kept until its last instalment, if nothing happens.
  const plans = context.plans.map(({ agreed_on, ended_on, last_due_on }) => ({
    ...{ agreed_on, kept_until: ended_on ?? last_due_on },
  }))
  const { stranger_payments } = context
  if (filed_on === null) return { plans, stranger_payments, court: null }
  const last_on = last_court_step && last_court_step > filed_on ? last_court_step : filed_on
  return {
    plans,
    stranger_payments,
    court: { filed_on, last_on, served_on, is_objected: is_objected ?? false, title_on },
  }
}

function there<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('a debt was asked for whose claim is not there')
  return found
}

const isConsumer = ({ debtor_type }: DebtContext): boolean => debtor_type === 'privateperson'

/** The customer's seat, else that of whoever writes the letters. */
export const lawOfDebt = (context: DebtContext): Law | null =>
  lawFor({
    governing_law: context.governing_law,
    is_consumer: isConsumer(context),
    debtor_country: primaryAddress(context)?.country ?? null,
    creditor_country: countryCode(context.customer_country) ?? countryCode(context.sender_country),
  })

/** The law that a claim is under, or would be under if it were accepted now. */
export const readLaw = async (reader: Reader, claim: SeenClaim): Promise<Law | null> =>
  lawOfDebt(there(await findDebtContext(reader, claim)))
