/** The languages that we write in. */
export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const GERMAN_COUNTRIES: ReadonlySet<string> = new Set(['AT', 'DE', 'CH', 'LI', 'LU'])
/** South Tyrol, and the German-speaking municipalities of Belgium. */
const GERMAN_ZIPS: Readonly<Record<string, RegExp>> = { IT: /^39\d{3}$/, BE: /^47\d{2}$/ }

/** German where people at an address speak it, English everywhere else. */
export const languageOf = ({ country, zip = '' }: { country: string; zip?: string }): Language =>
  GERMAN_COUNTRIES.has(country) || GERMAN_ZIPS[country]?.test(zip.replace(/\D/g, '')) ? 'de' : 'en'
