import { addDays } from '../../../src/kernel/dates.ts'
import { rounded } from '../sums.ts'
import { type Block, gap, type Pair, text } from './blocks.ts'
import { bankPairs } from './letterhead.ts'
import type { Desk } from './page.ts'

/** What is said about paying. */
export function termsLine({ facts, pen, instead_of_terms }: Desk): string {
  const { terms, totals, issued, number } = facts
  if (instead_of_terms !== null) return instead_of_terms
  const amount = totals.open_cents
  const values = {
    due: terms.due ? pen.day(terms.due) : '',
    days: String(terms.days),
    early: String(terms.early_days),
    early_date: pen.day(addDays(issued, terms.early_days)),
    early_amount: pen.money(amount - rounded(amount * terms.early_percent, 100)),
    off: String(terms.early_percent),
    gross: pen.money(amount),
    number,
  }
  switch (terms.kind) {
    case 'date':
      return pen.sentence('by_date', values)
    case 'days':
      return pen.sentence('in_days', values)
    case 'at-once':
      return pen.sentence('at_once', values)
    case 'discount':
      return pen.sentence('with_discount', values)
    case 'debit':
      return pen.sentence('paid_by_debit', values)
    case 'date-fact':
    case 'none':
      return pen.sentence('no_terms', values)
  }
}

/** Terms, account and thanks below the sums. */
export function closing(desk: Desk): Block[] {
  const { look, pen, facts, random } = desk
  const said: Block[] = [text([termsLine(desk)])]
  const thanks: Block[] = random.chance(0.6) ? [text([pen.sentence('thanks')])] : []
  const regards: Block[] = random.chance(0.4) ? [gap(3), text([pen.sentence('regards'), '', facts.issuer.contact])] : []
  switch (look.pay) {
    case 'box':
      return [gap(3), { kind: 'box', stroke: true, blocks: [...said, accountPairs(desk)] }, ...thanks, ...regards]
    case 'table':
      return [gap(3), ...said, accountPairs(desk), ...thanks]
    case 'slip':
      return [gap(3), ...said, ...thanks, slip(desk)]
    default:
      return [gap(3), ...said, ...thanks, ...regards]
  }
}

function accountPairs(desk: Desk): Block {
  const { pen, facts } = desk
  const rows: Pair[] = [...bankPairs(desk), [pen.label('reference'), facts.number]]
  return { kind: 'pairs', form: 'columns', rows, size: 0.9 }
}

/** The payment slip at the foot of the last page: the same amount, number and parties once more. */
function slip(desk: Desk): Block {
  const { pen, facts } = desk
  const { issuer, recipient, totals } = facts
  const head = { de: 'Zahlteil', en: 'Payment slip', fr: 'Section paiement' }[pen.locale.lang]
  const to = { de: 'Konto / Zahlbar an', en: 'Payable to', fr: 'Compte / Payable à' }[pen.locale.lang]
  const by = { de: 'Zahlbar durch', en: 'Payable by', fr: 'Payable par' }[pen.locale.lang]
  const [currency, amount] = {
    de: ['Währung', 'Betrag'],
    en: ['Currency', 'Amount'],
    fr: ['Monnaie', 'Montant'],
  }[pen.locale.lang] as [string, string]
  const small = { size: 0.78 }
  const number = pen
    .money(totals.open_cents)
    .replace(/[^\d.,'’\s]/g, '')
    .trim()
  return {
    kind: 'bottom',
    blocks: [
      { kind: 'rule' },
      {
        kind: 'columns',
        widths: [50, 'rest'],
        cells: [
          [
            text([head], { bold: true }),
            {
              kind: 'bar',
              heads: [currency, amount],
              cells: [pen.locale.currency, number.replace(/^\./, '')],
              size: 0.85,
            },
          ],
          [
            text([to, facts.numbers.iban, issuer.name, issuer.street, issuer.place], small),
            text([by, recipient.name, recipient.street, recipient.place], small),
          ],
        ],
      },
    ],
  }
}
