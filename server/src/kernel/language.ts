/** The languages that we write in. */
export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const GERMAN_COUNTRIES: ReadonlySet<string> = new Set(['AT', 'DE', 'CH', 'LI', 'LU'])
/** South Tyrol, and the German-speaking municipalities of Belgium. */
const GERMAN_ZIPS: Readonly<Record<string, RegExp>> = { IT: /^39\d{3}$/, BE: /^47\d{2}$/ }

/** German where people at an address speak it, English everywhere else. */
export const languageOf = ({ country, zip = '' }: { country: string; zip?: string }): Language =>
  GERMAN_COUNTRIES.has(country) || GERMAN_ZIPS[country]?.test(zip.replace(/\D/g, '')) ? 'de' : 'en'

/** The requested language, else the one of ours that the browser prefers, else German. */
export function readersLanguage(asked: unknown, accepted: string | undefined): Language {
  if (asked === 'de' || asked === 'en') return asked
  const wishes = (accepted ?? '')
    .split(',')
    .slice(0, 20)
    .map((entry) => {
      const [tag = '', quality] = entry.trim().toLowerCase().split(';q=')
      return { tag: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, weight }) => weight > 0 && (tag === 'de' || tag === 'en'))
    .sort((one, other) => other.weight - one.weight)
  return (wishes[0]?.tag as Language | undefined) ?? 'de'
}
