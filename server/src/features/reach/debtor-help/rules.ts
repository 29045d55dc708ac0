import type { LawCode } from '../../../law/codes.ts'
import { LAWS, lawOf } from '../../../law/laws.ts'
import type { DebtAdvice } from '../../parties/organizations/index.ts'

/** Places of a country, and the terms of a law. What is not known of the reader is shown for every country. */
export type Help = {
  readonly advice: readonly { readonly country: string; readonly places: readonly DebtAdvice[] }[]
  readonly laws: readonly LawCode[]
}

/** Of the reader of a case, and of the organisation that collects it; null and empty where they are not known. */
export type HelpFacts = {
  readonly country: string | null
  readonly law: LawCode | null
  readonly own_advice: readonly DebtAdvice[]
}

const ALL = Object.values(LAWS).map(({ code }) => code)

/** What the organisation names for a country, else the usual places. */
function placesIn(country: string, own: readonly DebtAdvice[]): readonly DebtAdvice[] {
  const named = own.filter((place) => place.country === country)
  const usual = lawOf(country)?.help.advice ?? []
  return named.length > 0 ? named : usual.map((place) => ({ ...place, country, address: null, phone: null }))
}

/** Whoever lives where we know no place is shown those of all countries. */
export function helpFor({ country, law, own_advice }: HelpFacts): Help {
  const near = country === null ? [] : placesIn(country, own_advice)
  const countries =
    near.length > 0 ? [country as string] : [...new Set([...ALL, ...own_advice.map((one) => one.country)])]
  return {
    advice: countries.map((code) => ({ country: code, places: placesIn(code, own_advice) })),
    laws: law === null ? ALL : [law],
  }
}
