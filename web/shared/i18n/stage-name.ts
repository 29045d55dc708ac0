import { useCommonWords } from './common.ts'
import type { Stage } from './stages.ts'

type Court = Readonly<Record<string, string>>

/** Words about courts differ between the countries: `_AT` and `_DE` are read where the country is known. */
export const courtOf = (country: string | null): Court =>
  country === 'AT' || country === 'DE' ? { context: country } : {}

/** The name of a stage in the terms of the country whose courts decide; where it is not one, in terms of both. */
export function useStageName(): (stage: Stage, country: string | null) => string {
  const say = useCommonWords()
  return (stage, country) => say(`stage.${stage}`, courtOf(country))
}
