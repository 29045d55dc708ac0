/** The languages that we write letters, mails and laws' texts in. The debtor portal may have more. */
export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const GERMAN_COUNTRIES: ReadonlySet<string> = new Set(['AT', 'DE', 'CH', 'LI', 'LU'])
/** South Tyrol, and the German-speaking municipalities of Belgium. */
const GERMAN_ZIPS: Readonly<Record<string, RegExp>> = { IT: /^39\d{3}$/, BE: /^47\d{2}$/ }

/** German where people at an address speak it, English everywhere else. */
export const languageOf = ({ country, zip = '' }: { country: string; zip?: string }): Language =>
  GERMAN_COUNTRIES.has(country) || GERMAN_ZIPS[country]?.test(zip.replace(/\D/g, '')) ? 'de' : 'en'

/** The requested language, else the one of these that the browser prefers, else the first. */
export function preferredOf<L extends string>(
  known: readonly [L, ...L[]],
  asked: unknown,
  accepted: string | undefined,
): L {
  const named = known.find((one) => one === asked)
  if (named) return named
  const wishes = (accepted ?? '')
    .split(',')
    .slice(0, 20)
    .map((entry) => {
      const [tag = '', quality] = entry.trim().toLowerCase().split(';q=')
      const language = known.find((one) => one === tag.split('-')[0])
      return { language, weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ language, weight }) => weight > 0 && language !== undefined)
    .sort((one, other) => other.weight - one.weight)
  return wishes[0]?.language ?? known[0]
}

/** For pages in the languages of our letters. */
export const readersLanguage = (asked: unknown, accepted: string | undefined): Language =>
  preferredOf(LANGUAGES, asked, accepted)
