import type { Format } from '../../../../kernel/format.ts'
import { inShort } from '../../../../platform/typeset/printable.ts'
import type { NamedLine, SettlementRow } from '../queries.ts'
import { carriedOver } from '../rules/arithmetic.ts'
import { isGiven, sumOf } from '../rules/settlement.ts'
import { type Info, lineText, PRINTED_LINES_MAX, paperOf, row } from './paper.ts'
import type { Words } from './words.ts'

/** What the template `settlement` needs: what came in, what is deducted, and what is left. */
export function statementPage(
  settlement: SettlementRow,
  lines: readonly NamedLine[],
  options: { is_sandbox: boolean },
) {
  const { paper, words, format, uid } = paperOf(settlement, options)
  const { statement } = words
  const { number, remitted_cents, receivable_after_cents, overdraft_after_cents, court_fees_cents } = settlement
  const after_cents = carriedOver(receivable_after_cents, overdraft_after_cents)
  const is_summary = lines.length > PRINTED_LINES_MAX
  return {
    ...paper,
    title: `${statement.title} ${number}`,
    heading: statement.title,
    running: number,
    info: [
      { label: statement.number, value: number },
      { label: statement.date, value: format.day(settlement.issued_on) },
      { label: statement.up_to, value: format.day(settlement.up_to) },
      ...row(statement.invoice, settlement.invoice_number),
      ...uid,
    ],
    intro: statement.intro,
    sums: sumRows(settlement, { lines, words, format }),
    total: {
      label: after_cents > 0 ? statement.after : remitted_cents > 0 ? statement.remitted : statement.nothing,
      value: format.euro(after_cents > 0 ? after_cents : remitted_cents),
    },
    notes: [
      ...(after_cents > 0 ? [statement.after_note] : remitted_cents > 0 ? [statement.remitted_note] : []),
      ...(court_fees_cents > 0 ? [statement.court_note] : []),
    ],
    section: statement.section,
    heads: statement.heads,
    in_file: is_summary ? statement.in_file(`${number}.csv`) : null,
    cases: is_summary ? [] : casesOf(lines).map((some) => casePage(some, words, format)),
    sum_row: [
      statement.sum,
      format.euro(settlement.collected_cents),
      format.euro(-(settlement.fees_net_cents + court_fees_cents)),
    ],
  }
}

type Shown = { lines: readonly NamedLine[]; words: Words; format: Format }

/** What is deducted is shown negative, so that the column adds up to the last line. */
function sumRows(settlement: SettlementRow, { lines, words: { statement }, format }: Shown): Info[] {
  const { facts, collected_cents, fees_net_cents, court_fees_cents } = settlement
  const given_cents = sumOf(lines.filter(isGiven), 'collected')
  const ahead_cents = sumOf(
    lines.filter(({ is_filed }) => is_filed === false),
    'court_fee',
  )
  const before_cents = carriedOver(settlement.receivable_before_cents, settlement.overdraft_before_cents)
  const some = (label: string, amount_cents: number): Info[] =>
    amount_cents === 0 ? [] : [{ label, value: format.euro(amount_cents) }]
  return [
    { label: statement.collected, value: format.euro(collected_cents - given_cents) },
    ...some(statement.given, given_cents),
    ...some(statement.fees, -fees_net_cents),
    ...facts.vat_groups.flatMap(({ rate_bp, vat_cents }) => some(statement.vat(format.percent(rate_bp)), -vat_cents)),
    ...some(statement.court_fees, -(court_fees_cents - ahead_cents)),
    ...some(statement.court_fees_ahead, -ahead_cents),
    ...some(statement.before, -before_cents),
  ]
}

/** The lines of each case, in the order in which the cases come first. */
function casesOf(lines: readonly NamedLine[]): NamedLine[][] {
  const cases = new Map<string | null, NamedLine[]>()
  for (const line of lines) cases.set(line.claim_id, [...(cases.get(line.claim_id) ?? []), line])
  return [...cases.values()].map((some) => some.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
}

const casePage = (lines: readonly NamedLine[], words: Words, format: Format) => ({
  reference: lines[0]?.case_reference ?? words.statement.no_case,
  debtor: inShort(lines[0]?.debtor_name ?? null),
  lines: lines.map((line) => ({
    date: format.shortDay(line.date),
    what: [lineText(words, line), line.text].filter(Boolean).join(' '),
    collected: line.kind === 'collected' ? format.euro(line.amount_cents) : '',
    deducted: line.kind === 'collected' ? '' : format.euro(-line.amount_cents),
  })),
})
