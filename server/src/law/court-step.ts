import type {
  CaseFacts,
  Court,
  CourtCosts,
  CourtFacts,
  CourtProcedure,
  LawyerRule,
  LegalBasis,
  Procedure,
  Refusal,
  UnavailableReason,
} from './court.ts'
import { LAWS, lawOf } from './laws.ts'
import type { RowUse } from './table-warnings.ts'

/** `country` is the country of the debtor's primary address; null if there is none. */
type SuedDebtor = { readonly country: string | null }

/** Courts apply their own country's law, so a country whose law we do not know has no procedure. */
const procedureIn = (country: string | null): CourtProcedure | null => lawOf(country)?.procedure ?? null

export const procedureOf = ({ country }: SuedDebtor): Procedure | null => procedureIn(country)?.name ?? null

type GeneralReason = Exclude<UnavailableReason, 'amount_above_limit' | 'obligation_not_fulfilled'>

/** The refusals that apply in every country. */
const REFUSALS: Readonly<Record<GeneralReason, Omit<Refusal, 'reason'>>> = {
  no_address: {
    message: 'no Mahnverfahren is available: the debtor has no address',
    words: { de: 'Vom Schuldner ist keine Anschrift bekannt.', en: 'No address of the debtor is known.' },
  },
  debtor_country: {
    message: 'no Mahnverfahren is available for a debtor in this country',
    words: {
      de: 'Für Schuldner in diesem Land gibt es kein Mahnverfahren.',
      en: 'There is no such procedure for debtors in this country.',
    },
  },
  no_amount: {
    message: 'no Mahnverfahren is available: nothing of the claim is due and open',
    words: { de: 'Von dieser Forderung ist nichts fällig und offen.', en: 'Nothing of this claim is due and open.' },
  },
}

const refusal = (reason: GeneralReason): Refusal => ({ reason, ...REFUSALS[reason] })

/** Why no judicial dunning procedure is available; null if one is. */
export function refusalOf(facts: CaseFacts & SuedDebtor): Refusal | null {
  const { country, streitwert_cents, obligation_fulfilled, on, legal } = facts
  if (country === null) return refusal('no_address')
  const procedure = procedureIn(country)
  if (procedure === null) return refusal('debtor_country')
  if (streitwert_cents <= 0) return refusal('no_amount')
  const { limit, fulfilment } = procedure
  if (limit && streitwert_cents > limit.on(on, legal)) return limit.refusal
  return fulfilment && !obligation_fulfilled ? fulfilment.refusal : null
}

/** The procedure that a letter may announce; null if there is none or the amount exceeds its limit. */
export function procedureForAmount(
  { country, streitwert_cents }: SuedDebtor & Pick<CaseFacts, 'streitwert_cents'>,
  { on, legal }: Pick<CaseFacts, 'on' | 'legal'>,
): Procedure | null {
  const procedure = procedureIn(country)
  const is_too_large = procedure?.limit && streitwert_cents > procedure.limit.on(on, legal)
  return procedure && !is_too_large ? procedure.name : null
}

export const lawyerRule = (facts: CaseFacts & SuedDebtor): LawyerRule | null =>
  procedureIn(facts.country)?.lawyerRule(facts) ?? null

/** What filing costs by the tables of the day; null without a procedure, an amount or a table of court fees. */
export const courtCosts = (facts: CaseFacts & SuedDebtor): CourtCosts | null =>
  facts.streitwert_cents > 0 ? (procedureIn(facts.country)?.costs(facts) ?? null) : null

/** The court to file with; null if there is no procedure or too little is known. */
export const competentCourt = (facts: CourtFacts & SuedDebtor): Court | null =>
  procedureIn(facts.country)?.competentCourt(facts) ?? null

/** The court to which the case goes if the debtor objects; null if it stays where it is, or too little is known. */
export const contestedCourt = (facts: CourtFacts & SuedDebtor): Court | null =>
  procedureIn(facts.country)?.contestedCourt(facts) ?? null

/** Whether the collection company files, in the creditor's name. */
export const collectorFiles = ({ country }: SuedDebtor): boolean => procedureIn(country)?.collector_files ?? false

/** The legal basis of everything except the fees. */
export const otherBasis = (facts: CaseFacts & SuedDebtor, court: Court | null): LegalBasis[] =>
  procedureIn(facts.country)?.otherBasis(facts, court) ?? []

/** The table rows behind costs that were claimed in court on a day, found by the rule that the costs cite. */
export const rowsOfCourtCosts = (rule: string, { on, legal }: Pick<CaseFacts, 'on' | 'legal'>): RowUse[] => {
  const facts: CaseFacts = { claim_type: 'standard', obligation_fulfilled: true, streitwert_cents: 1, on, legal }
  const all = Object.values(LAWS).flatMap(({ procedure }) => procedure?.costs(facts)?.legal_basis ?? [])
  return all.filter((basis) => basis.rule === rule)
}
