import { amounts, facts } from '../../../audiences/pages/kit.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { CaseAnswer } from '../creditor-case/index.ts'
import type { Printer } from '../debtor-pages/index.ts'
import type { PageWords } from './words.ts'

type Line = CaseAnswer['balance']['lines'][number]
type Kind = Line['kind']

/** In the order in which they add up. The last two are in no total. */
const IN_TOTAL: readonly Kind[] = [
  'principal',
  'credit_note',
  'interest',
  'lump_sum',
  'creditor_fee',
  'reminder_fee',
  'court_fee',
  'lawyer_fee',
  'correction',
  'payment',
  'waiver',
  'not_pursued',
]
const OUTSIDE: readonly Kind[] = ['not_due', 'time_barred']

/** One sum for each kind that there is. Whole cents, so that nothing is lost on the way. */
function sumsOf(lines: readonly Line[], kinds: readonly Kind[]): { kind: Kind; amount: number }[] {
  return kinds.flatMap((kind) => {
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
  const rows = sumsOf(lines, IN_TOTAL).map(({ kind, amount }) => ({ label: page.lines[kind], amount: euro(amount) }))
  const outside = sumsOf(lines, OUTSIDE)
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
