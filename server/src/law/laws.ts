import { AUSTRIA } from './at/austria.ts'
import type { LawCode } from './codes.ts'
import type { CourtProcedure, FilingForm, Procedure } from './court.ts'
import { GERMANY } from './de/germany.ts'
import { SUIT } from './filing.ts'
import type { Law } from './law.ts'

export const LAWS: Readonly<Record<LawCode, Law>> = { AT: AUSTRIA, DE: GERMANY }

/** The law of a country; null where we do not know it. */
export const lawOf = (country: string | null): Law | null =>
  Object.values(LAWS).find(({ code }) => code === country) ?? null

/** What is known of a claim that tells its law. */
export type LawFacts = { readonly debtor_country: string | null }

/** The law that a claim is under: that of the debtor's country where we know it, else the Austrian. */
export const lawFor = ({ debtor_country }: LawFacts): Law => lawOf(debtor_country) ?? AUSTRIA

/** A procedure of any country, by its name. */
export function procedureNamed(name: Procedure): CourtProcedure {
  const found = Object.values(LAWS).find(({ procedure }) => procedure?.name === name)?.procedure
  if (!found) throw new Error(`no law has the procedure ${name}`)
  return found
}

/** What a filing says. */
export const filingOf = (procedure: Procedure | null): FilingForm =>
  procedure === null ? SUIT : procedureNamed(procedure).filing
