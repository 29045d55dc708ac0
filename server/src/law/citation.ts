import type { Language } from '../kernel/language.ts'

/**
 * A rule or its source as lawyers cite it: § 288 Abs. 1 BGB idF …, Nr. 2300 VV RVG in German papers; in English ones as in
 * the tables, § 288 (1) BGB in the version of …, VV 2300 RVG.
 */
export const cited = (rule: string, language: Language): string =>
  language === 'de'
    ? rule
        .replace(/\((\d+[a-z]?)\)/g, 'Abs. $1')
        .replace(/\bVV (\d{4}) RVG/g, 'Nr. $1 VV RVG')
        .replace(/\bGKG, KV (\d{4})/g, 'GKG, Nr. $1 KV GKG')
        .replaceAll(' in the version of ', ' idF ')
        .replaceAll(' and ', ' und ')
    : rule
