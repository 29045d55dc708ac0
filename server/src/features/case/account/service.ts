import { countryCode } from '../../../kernel/countries.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { Law } from '../../../law/law.ts'
import { lawFor } from '../../../law/laws.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { primaryAddress } from '../../parties/debtors/index.ts'
import {
  type DebtContext,
  findDebtContext,
  listDebtContexts,
  listEntries,
  listEntriesOf,
  type SeenClaim,
} from './queries.ts'
import type { Entry } from './rules/entries.ts'
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

export async function readFacts(
  reader: Reader,
  claim: SeenClaim,
  { as_of, legal }: Pick<BalanceFacts, 'as_of' | 'legal'>,
): Promise<BalanceFacts> {
  const [context, entries] = await Promise.all([readContext(reader, claim), listEntries(reader, claim)])
  return factsOf(context, entries, { as_of, legal })
}

/** What is owed on several claims on a day, by their ids. The caller has checked that they may be seen. */
export async function readBalances(
  reader: Reader,
  ids: readonly string[],
  asked: Pick<BalanceFacts, 'as_of' | 'legal'>,
): Promise<ReadonlyMap<string, Balance>> {
  const [contexts, entries] = await Promise.all([listDebtContexts(reader, ids), listEntriesOf(reader, ids)])
  const byClaim = Map.groupBy(entries, ({ claim_id }) => claim_id)
  return new Map(
    contexts.map((context) => [
      context.claim_id,
      computeBalance(factsOf(context, byClaim.get(context.claim_id) ?? [], asked)),
    ]),
  )
}

function factsOf(
  context: DebtContext,
  entries: readonly Entry[],
  { as_of, legal }: Pick<BalanceFacts, 'as_of' | 'legal'>,
): BalanceFacts {
  const { letters, plans, reversed_filings, counts_barred } = context
  const [law, is_consumer, limitation] = [lawOfDebt(context), isConsumer(context), limitationOf(context)]
  const is_titled = context.title_on !== null
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

async function readContext(reader: Reader, claim: SeenClaim): Promise<DebtContext> {
  const context = await findDebtContext(reader, claim)
  if (!context) throw new Error('a debt was asked for whose claim is not there')
  return context
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
  lawOfDebt(await readContext(reader, claim))
