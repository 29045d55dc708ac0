import { AUSTRIA } from './at/austria.ts'
import type { LawCode } from './codes.ts'
import type { CourtProcedure, FilingForm, Procedure } from './court.ts'
import { GERMANY } from './de/germany.ts'
import { SUIT } from './filing.ts'
import type { Law } from './law.ts'

export const LAWS: Readonly<Record<LawCode, Law>> = { AT: AUSTRIA, DE: GERMANY }

/** The law of a country; null if we do not know it. */
export const lawOf = (country: string | null): Law | null =>
  Object.values(LAWS).find(({ code }) => code === country) ?? null

/** The facts of a claim that determine its law. */
export type LawFacts = {
  /** Set when the claim is accepted. */
  readonly governing_law: string | null
  readonly is_consumer: boolean
  readonly debtor_country: string | null
  /** The seat of the creditor; null if unknown. */
  readonly creditor_country: string | null
}

/**
 * The law of a claim. Once set it stays. Until then a consumer's own country decides, and between businesses the
 * creditor's seat. If we do not know that law, the other party's country decides. Null if we know neither.
 */
export function lawFor({ governing_law, is_consumer, debtor_country, creditor_country }: LawFacts): Law | null {
  if (governing_law !== null) return lawOf(governing_law)
  const countries = is_consumer ? [debtor_country, creditor_country] : [creditor_country, debtor_country]
  return countries.map(lawOf).find((law) => law !== null) ?? null
}

/** A procedure of any country, by its name. */
export function procedureNamed(name: Procedure): CourtProcedure {
  const found = Object.values(LAWS).find(({ procedure }) => procedure?.name === name)?.procedure
  if (!found) throw new Error(`no law has the procedure ${name}`)
  return found
}

/** The filing form of a procedure; that of an ordinary suit if there is none. */
export const filingOf = (procedure: Procedure | null): FilingForm =>
  procedure === null ? SUIT : procedureNamed(procedure).filing
