import { type Address, type DebtorFacts, debtorName, foldedName, isSameDebtor } from '../../parties/debtors/index.ts'

/** Why two records may be of the same person or company. */
export const SAME_BY = ['address', 'birth_date', 'register_number'] as const
export type SameBy = (typeof SAME_BY)[number]

/** So many claims are shown and added up. */
export const CLAIMS_MAX = 200
/** So many entries of the logs of all claims are shown, the newest. */
export const TIMELINE_MAX = 300
/** So many other records are looked at and suggested. */
export const SIMILAR_MAX = 50

export type Comparable = DebtorFacts & { readonly addresses: readonly Address[] }

/** As the index of register numbers folds them. */
export const foldedNumber = (number: string): string => number.replaceAll(' ', '').toLowerCase()

const isEqual = (one: string | undefined, other: string | undefined, fold: (text: string) => string): boolean =>
  one !== undefined && other !== undefined && fold(one) === fold(other)

/** What speaks for it that both are the same; nothing where birth dates or register numbers contradict each other. */
export function sameBy(one: Comparable, other: Comparable): SameBy[] {
  const has_name = foldedName(debtorName(one)) === foldedName(debtorName(other))
  const born = isEqual(one.person?.birth_date, other.person?.birth_date, (text) => text)
  const registered = isEqual(one.company?.firmenbuchnummer, other.company?.firmenbuchnummer, foldedNumber)
  const reasons: [SameBy, boolean][] = [
    ['address', isSameDebtor(one, other)],
    ['birth_date', has_name && born],
    ['register_number', registered],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}
