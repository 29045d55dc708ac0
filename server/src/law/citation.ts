import type { Language } from '../kernel/language.ts'

/** A rule as lawyers cite it: § 288 Abs. 1 BGB in German papers, § 288 (1) BGB in English ones, as in the tables. */
export const cited = (rule: string, language: Language): string =>
  language === 'de' ? rule.replace(/\((\d+[a-z]?)\)/g, 'Abs. $1') : rule
