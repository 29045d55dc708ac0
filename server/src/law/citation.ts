import type { Language } from '../kernel/language.ts'

/**
 * A rule or its source as lawyers cite it: § 288 Abs. 1 BGB idF … in German papers; in English ones as in the tables,
 * § 288 (1) BGB in the version of ….
 */
export const cited = (rule: string, language: Language): string =>
  language === 'de'
    ? rule
        .replace(/\((\d+[a-z]?)\)/g, 'Abs. $1')
        .replaceAll(' in the version of ', ' idF ')
        .replaceAll(' and ', ' und ')
    : rule
