import type { DateOnly } from '../../../../../kernel/dates.ts'
import { MAX_CENTS } from '../../../../../kernel/money.ts'
import { parsePlainAmount } from '../amounts.ts'
import { parseMachineDate } from '../dates.ts'
import { squeeze } from '../fold.ts'
import { nodesAt, textAt } from '../xml.ts'

/** Longer texts are cut: a page shows them, nobody reckons with them. */
const TEXT_MAX = 2_000
const TEXTS_MAX = 50

export const shortText = (text: string | undefined, most = TEXT_MAX): string | null => {
  const clean = squeeze(text ?? '').trim()
  if (clean === '') return null
  return clean.length <= most ? clean : `${clean.slice(0, most - 1)}…`
}

export const textsOf = (texts: readonly (string | null | undefined)[]): string[] =>
  texts
    .map((text) => shortText(text ?? undefined))
    .filter((text) => text !== null)
    .slice(0, TEXTS_MAX)

export const dayOf = (text: string | undefined): DateOnly | null => parseMachineDate(text ?? '') ?? null

/** A figure that is no amount, such as a quantity, as the file has it; null for what is no figure. */
export const figureOf = (text: string | undefined): string | null =>
  text !== undefined && /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(text.trim()) ? text.trim() : null

/** Reads amounts, and remembers whether one of them was none. */
export function openAmounts() {
  let has_wrong = false
  const cents = (text: string | undefined): number | null => {
    if (text === undefined) return null
    const value = parsePlainAmount(text)
    if (value === undefined || Math.abs(value) > MAX_CENTS) has_wrong = true
    return value === undefined || Math.abs(value) > MAX_CENTS ? null : value
  }
  /** In ten-thousandths. More decimals than four are no money. */
  const exact = (text: string | undefined): number | null => {
    const match = /^([-+]?)(\d{1,10})(?:\.(\d{1,40}))?$/.exec(text?.trim() ?? '')
    if (!match) return null
    const value = Number(match[2]) * 10_000 + Number((match[3] ?? '').padEnd(4, '0').slice(0, 4))
    return match[1] === '-' ? -value : value
  }
  return { cents, exact, hasWrong: () => has_wrong }
}

export type Amounts = ReturnType<typeof openAmounts>

/** Of amounts that a file may give in two currencies, the one in its own. */
export function inCurrency(nodes: readonly unknown[], currency: string | null, ...path: readonly string[]): unknown {
  const ofNode = (node: unknown) => textAt(path.length === 0 ? node : nodesAt(node, ...path)[0], '@currencyID')
  return nodes.find((node) => ofNode(node) === currency) ?? nodes.find((node) => ofNode(node) === undefined) ?? nodes[0]
}

export const isTrue = (text: string | undefined): boolean => text === 'true' || text === '1'

/** A code of ISO 4217 by its form; anything else is none. */
export const currencyOf = (text: string | null): string | null =>
  text !== null && /^[A-Z]{3}$/.test(text) ? text : null

/** A price is mostly for one. */
export const basisOf = (text: string | undefined): string | null => {
  const figure = figureOf(text)
  return figure === null || Number(figure) === 1 ? null : figure
}

/** More allowances of one line than this are nobody's invoice. */
export const LINE_REDUCTIONS_MAX = 10
