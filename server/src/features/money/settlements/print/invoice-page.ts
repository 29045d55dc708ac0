import type { Format } from '../../../../kernel/format.ts'
import { lawOf } from '../../../../law/laws.ts'
import type { FeeVat } from '../../../../law/vat.ts'
import type { SettlementRow } from '../queries.ts'
import { type Line, sumOf } from '../rules/settlement.ts'
import { type Info, lineText, PRINTED_LINES_MAX, paperOf, row } from './paper.ts'
import type { Words } from './words.ts'

/** What § 14 (4) UStG (DE) and § 11 (1) UStG 1994 (AT) ask for, as the template `fee-invoice` needs it. */
export function invoicePage(
  settlement: SettlementRow & { invoice_number: string },
  lines: readonly Line[],
  options: { is_sandbox: boolean },
) {
  const { paper, words, format, uid, vat_id } = paperOf(settlement, options)
  const { facts, invoice_number, fees_net_cents, fees_vat_cents } = settlement
  const { invoice } = words
  const fees = lines.filter(({ kind }) => kind === 'fee')
  const is_correction = fees_net_cents + fees_vat_cents < 0
  const corrected = correctedText(settlement, words, format)
  const heading = is_correction ? invoice.correction : invoice.title
  const days = facts.supplied ? [...new Set([facts.supplied.from, facts.supplied.to])].map(format.shortDay) : []
  return {
    ...paper,
    title: `${heading} ${invoice_number}`,
    heading,
    running: invoice_number,
    info: [
      { label: is_correction ? invoice.correction_number : invoice.number, value: invoice_number },
      { label: invoice.date, value: format.day(settlement.issued_on) },
      ...row(invoice.supplied, days.join(' – ')),
      ...(is_correction ? facts.corrects.map(({ number }) => ({ label: invoice.corrects, value: number })) : []),
      { label: invoice.settlement, value: settlement.number },
      ...uid,
    ],
    intro: is_correction
      ? invoice.correction_intro(corrected ?? invoice.no_earlier)
      : invoice.intro(format.day(settlement.up_to)),
    heads: invoice.heads,
    lines: fees.length > PRINTED_LINES_MAX ? [] : fees.map((line) => feeRow(settlement, { line, words, format })),
    summary: fees.length > PRINTED_LINES_MAX ? invoice.summary(fees.length, `${settlement.number}.csv`) : null,
    sums: vatRows(settlement, words, format),
    total: { label: invoice.gross, value: format.euro(fees_net_cents + fees_vat_cents) },
    paid: paidRows(settlement, { fees, words, format }),
    notes: [
      ...vatNotes(settlement, words, vat_id),
      ...(!is_correction && corrected ? [invoice.also_corrects(corrected)] : []),
      ...paidToCreditor(fees, words, format),
      ...settlingNotes(settlement, words, format),
    ],
  }
}

/** Where fees are taxed differently each one says how. */
function feeRow(
  { facts }: SettlementRow,
  { line, words, format }: { line: Line; words: Words; format: Format },
): string[] {
  const { taxed, untaxed } = words.invoice
  const what = lineText(words, line)
  const rate_bp = line.vat?.rate_bp ?? 0
  const how = rate_bp > 0 ? taxed(what, format.percent(rate_bp)) : untaxed(what)
  return [
    format.shortDay(line.date),
    line.case_reference ?? '–',
    facts.vat_groups.length > 1 ? how : what,
    format.euro(line.amount_cents),
  ]
}

/** The net sum and its VAT, for each treatment and rate. */
function vatRows({ facts: { vat_groups } }: SettlementRow, { invoice }: Words, format: Format): Info[] {
  return vat_groups.flatMap(({ treatment, rate_bp, net_cents, vat_cents }) => {
    const rate = format.percent(rate_bp)
    const label = vat_groups.length > 1 ? invoice.nets[treatment](rate) : invoice.net
    const vat = treatment === 'domestic' ? [{ label: invoice.vat(rate), value: format.euro(vat_cents) }] : []
    return [{ label, value: format.euro(net_cents) }, ...vat]
  })
}

function correctedText({ facts }: SettlementRow, { invoice }: Words, format: Format): string | null {
  const named = facts.corrects.map(({ number, issued_on }) => invoice.invoice_of(number, format.day(issued_on)))
  if (named.length === 0) return null
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(invoice.and)
}

type Shown = { fees: readonly Line[]; words: Words; format: Format }

const costsPaidTo = (fees: readonly Line[], receiver: Line['received_by']): number =>
  sumOf(
    fees.filter(({ source_kind, received_by }) => source_kind === 'collection_cost' && received_by === receiver),
    'fee',
  )

/** Letter fees that the debtor has paid to us: the creditor bears the tax on them, and our other fees. */
function paidRows(
  { fees_net_cents, fees_vat_cents }: SettlementRow,
  { fees, words: { invoice }, format }: Shown,
): Info[] {
  const paid_cents = costsPaidTo(fees, 'us')
  if (paid_cents <= 0) return []
  return [
    { label: invoice.paid_by_debtors, value: format.euro(-paid_cents) },
    { label: invoice.rest, value: format.euro(fees_net_cents + fees_vat_cents - paid_cents) },
  ]
}

/** Those that the debtor has paid to the creditor are owed like any other fee. */
function paidToCreditor(fees: readonly Line[], { invoice }: Words, format: Format): string[] {
  const paid_cents = costsPaidTo(fees, 'creditor')
  return paid_cents > 0 ? [invoice.paid_to_you(format.euro(paid_cents))] : []
}

function vatNotes({ facts }: SettlementRow, words: Words, vat_id: string): string[] {
  const law = lawOf(facts.sender.address.country)?.vat
  const sentence = ({ treatment, reason }: FeeVat): string | undefined => {
    if (reason === 'issuer_unknown') return words.issuer_unknown(vat_id)
    if (reason === 'third_country') return law?.third_country[facts.language]
    return treatment === 'reverse_charge' ? law?.reverse_charge[facts.language] : undefined
  }
  return [...new Set(facts.vat_groups.flatMap((group) => sentence(group) ?? []))]
}

function settlingNotes(settlement: SettlementRow, { invoice }: Words, format: Format): string[] {
  const { number, fees_net_cents, fees_vat_cents, set_off_cents, receivable_after_cents } = settlement
  if (fees_net_cents + fees_vat_cents < 0) return [invoice.credited(number)]
  if (set_off_cents === 0 && receivable_after_cents > 0)
    return [invoice.all_carried(format.euro(receivable_after_cents))]
  const carried = receivable_after_cents > 0 ? [invoice.carried(format.euro(receivable_after_cents))] : []
  return [invoice.settled(number), ...carried]
}
