import type { Language } from '../kernel/language.ts'

/** What interest rests on that is no longer computed but fixed as an entry. It stands with the entry in place of a rule. */
export const FIXED = { closure: 'fixed at the closure', title: 'fixed by the title' } as const

const FIXED_WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [FIXED.closure]: {
    de: 'bis zum Abschluss des Falls berechnet',
    en: 'calculated up to the closing of the case',
  },
  [FIXED.title]: { de: 'vom Gericht zugesprochen', en: 'awarded by the court' },
}

/**
 * A rule or its source as lawyers cite it: § 288 Abs. 1 BGB idF …, Nr. 2300 VV RVG in German papers; in English ones as in
 * the tables, § 288 (1) BGB in the version of …, VV 2300 RVG.
 */
export const cited = (rule: string, language: Language): string =>
  FIXED_WORDS[rule]?.[language] ?? (language === 'de' ? inGerman(rule) : rule)

const inGerman = (rule: string): string =>
  rule
    .replace(/\((\d+[a-z]?)\)/g, 'Abs. $1')
    .replace(/\bVV (\d{4}) RVG/g, 'Nr. $1 VV RVG')
    .replace(/\bGKG, KV (\d{4})/g, 'GKG, Nr. $1 KV GKG')
    .replaceAll(' in the version of ', ' idF ')
    .replaceAll(' and ', ' und ')
