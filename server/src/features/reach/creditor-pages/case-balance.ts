import { amounts, facts } from '../../../audiences/pages/kit.ts'
import type { Printer } from '../../../audiences/pages/printer.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { isOutside, LINE_KINDS, type LineKind } from '../../case/account/index.ts'
import type { CaseAnswer } from '../creditor-case/index.ts'
import type { PageWords } from './words.ts'

type Line = CaseAnswer['balance']['lines'][number]

/** One sum for each kind that there is, in the order in which they add up. Whole cents, so that nothing is lost. */
function sumsOf(lines: readonly Line[]): { kind: LineKind; amount: number }[] {
  return LINE_KINDS.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    if (own.length === 0) return []
    return [{ kind, amount: own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100 }]
  })
}

export function balanceSection(
  { balance }: CaseAnswer,
  { page, printer: { euro, day } }: { page: PageWords['page']; printer: Printer },
): Html {
  const { lines, totals } = balance
  const sums = sumsOf(lines)
  const rows = sums
    .filter((sum) => !isOutside(sum))
    .map(({ kind, amount }) => ({ label: page.lines[kind], amount: euro(amount) }))
  const outside = sums.filter(isOutside)
  const split = page.of_that(euro(totals.principal), euro(totals.interest), euro(totals.costs))
  return html`<section aria-labelledby="balance"><h2 id="balance">${page.balance(day(balance.as_of))}</h2>
<p class="sum">${euro(totals.total)}</p>
${totals.total > 0 && html`<p class="note">${split}</p>`}
${amounts(rows, { label: page.open_today, amount: euro(totals.total) })}
${totals.credit > 0 && html`<p class="note">${page.credit(euro(totals.credit))}</p>`}
${
  outside.length > 0 &&
  html`<h3>${page.outside}</h3>${facts(outside.map(({ kind, amount }) => [page.lines[kind], euro(amount)]))}`
}
<p class="note">${page.balance_note}</p></section>`
}
