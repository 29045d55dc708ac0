import { accountLength } from '../../../../kernel/banking.ts'

/** A letter or digit of a remittance text, in capitals, with what stands between it and the one before. */
export type Sign = {
  readonly char: string
  /** How many separators. */
  readonly gap: number
  /** A line ends here and nothing else: banks cut long texts into lines. */
  readonly is_cut: boolean
  /** A sign that joins two things of the same kind. */
  readonly is_joined: boolean
}

/** Farther apart, signs do not belong together. */
export const GAP_MAX = 3
const FAR = GAP_MAX + 1

/** Stands for an account number, so that no reference is read from its digits. */
const WALL: Sign = { char: '', gap: FAR, is_cut: false, is_joined: false }

export const isDigit = (sign: Sign | undefined): boolean => sign !== undefined && /^\d$/.test(sign.char)
export const isLetter = (sign: Sign | undefined): boolean => sign !== undefined && /^\p{L}$/u.test(sign.char)
/** No separator between this sign and the one before. */
export const isGlued = (sign: Sign | undefined): boolean => sign !== undefined && sign.gap === 0
export const isNear = (sign: Sign | undefined): boolean => sign !== undefined && sign.gap <= GAP_MAX

/** A stretch of blanks counts once. */
const gapOf = (between: string): number => between.replace(/\s+/g, ' ').length

export function signsOf(text: string): Sign[] {
  const plain = text.normalize('NFKC').toUpperCase()
  const signs: Sign[] = []
  let end = 0
  for (const { 0: char, index } of plain.matchAll(/[\p{L}\p{N}]/gu)) {
    const between = plain.slice(end, index)
    signs.push({
      char,
      gap: index === 0 ? FAR : gapOf(between),
      is_cut: /^\r?\n$/.test(between),
      is_joined: /^\s*[/+&]\s*$/.test(between),
    })
    end = index + char.length
  }
  return withoutAccounts(signs)
}

function withoutAccounts(signs: readonly Sign[]): Sign[] {
  const plain = signs.map(({ char }) => (/^[A-Z0-9]$/.test(char) ? char : '?')).join('')
  const left: Sign[] = []
  for (let at = 0; at < signs.length; ) {
    const length = accountLength(plain, at)
    left.push(length > 0 ? WALL : (signs[at] as Sign))
    at += length || 1
  }
  return left
}
