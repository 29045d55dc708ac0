import { debtorName } from '../../../parties/debtors/index.ts'
import { closing, type FramedFacts, framed } from './compose.ts'
import type { Block, LetterContent, TableRow } from './content.ts'
import { heading, strong, text } from './content.ts'
import { type LetterLine, readerOf, type StatementFacts } from './facts.ts'
import { longDay, money, printable, shortDay } from './format.ts'
import { invoiceName } from './tables.ts'

const WORDS = {
  de: {
    subject: 'Zahlungsbestätigung: Forderung von',
    opening: (creditor: string, debtor: string, day: string) =>
      `wir bestätigen, dass ${debtor} die Forderung von ${creditor} bezahlt hat. Der Fall ist seit ${day} abgeschlossen.`,
    nothing: (creditor: string) => `Aus diesen Rechnungen schulden Sie ${creditor} nichts mehr.`,
    included: 'Das gilt auch für die Zinsen und Kosten dieses Falls.',
    credit: (amount: string) =>
      `Sie haben ${amount} mehr bezahlt, als offen war. Bitte melden Sie sich bei uns, damit wir das klären.`,
    keep: 'Bitte heben Sie diese Bestätigung auf.',
    invoices: 'Bezahlt wurden diese Rechnungen',
    invoice: 'Rechnung',
    issued: 'vom',
    due: 'fällig am',
    amount: 'Betrag',
    demanded: 'Was zu zahlen war',
    principal: 'Hauptforderung',
    interest: 'Verzugszinsen',
    costs: 'Kosten',
    dropped: 'Wird nicht mehr verlangt',
    total: 'Zu zahlen',
    payments: 'Ihre Zahlungen',
    received: 'Eingang',
    paid: 'Insgesamt bezahlt',
  },
  en: {
    subject: 'Receipt: claim of',
    opening: (creditor: string, debtor: string, day: string) =>
      `We confirm that ${debtor} has paid the claim of ${creditor}. The case was closed on ${day}.`,
    nothing: (creditor: string) => `You owe ${creditor} nothing more under these invoices.`,
    included: 'This includes the interest and costs of this case.',
    credit: (amount: string) =>
      `You have paid ${amount} more than was outstanding. Please contact us so that we can settle this.`,
    keep: 'Please keep this receipt.',
    invoices: 'These invoices were paid',
    invoice: 'Invoice',
    issued: 'dated',
    due: 'due on',
    amount: 'Amount',
    demanded: 'What was payable',
    principal: 'Principal',
    interest: 'Default interest',
    costs: 'Costs',
    dropped: 'No longer claimed',
    total: 'Total payable',
    payments: 'Your payments',
    received: 'Received',
    paid: 'Total paid',
  },
} as const

export type ReceiptFacts = FramedFacts &
  StatementFacts & {
    /** The day on which the case was closed as paid. It is also the date of the receipt, so that it is always the same. */
    readonly closed_on: string
    readonly credit_cents: number
  }

/** What the debtor of a case that was paid gets in writing (§ 1426 ABGB, § 368 BGB). */
export function composeReceipt(facts: ReceiptFacts): LetterContent {
  const { language, creditor, debtor, closed_on, credit_cents } = facts
  const words = WORDS[language]
  const name = printable(creditor.name)
  const party = [name, ...creditor.address_lines.map(printable)].join(', ')
  return framed(facts, {
    date: closed_on,
    subject: `${words.subject} ${name}`,
    until: null,
    blocks: [
      text(words.opening(party, printable(debtorName(debtor)), longDay(closed_on, language, readerOf(facts)))),
      heading(words.invoices),
      invoiceRows(facts),
      demandRows(facts),
      heading(words.payments),
      paymentRows(facts),
      text(strong(words.nothing(name)), ` ${words.included}`),
      ...(credit_cents > 0 ? [text(words.credit(money(credit_cents, language)))] : []),
      text(words.keep),
      closing(facts, false),
    ],
  })
}

const sumOf = (lines: readonly LetterLine[]): number => lines.reduce((sum, line) => sum + line.amount_cents, 0)
const linesOf = ({ balance }: ReceiptFacts, ...kinds: LetterLine['kind'][]): LetterLine[] =>
  balance.lines.filter(({ kind }) => kinds.includes(kind))

/** Invoices without what the creditor has taken off them. */
function invoiceRows(facts: ReceiptFacts): Block {
  const { language, invoices } = facts
  const words = WORDS[language]
  const known = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const credits = linesOf(facts, 'credit_note')
  return {
    kind: 'list_table',
    columns: [
      { title: words.invoice, is_number: false },
      { title: words.issued, is_number: false },
      { title: words.due, is_number: false },
      { title: words.amount, is_number: true },
    ],
    rows: linesOf(facts, 'principal').map((line) => {
      const invoice = known.get(line.invoice_id ?? '')
      const credited = credits.filter(({ invoice_id }) => invoice_id === line.invoice_id)
      return [
        invoiceName(invoice, language),
        shortDay(invoice?.invoice_issue_date ?? null, language),
        shortDay(invoice?.invoice_due_date ?? null, language),
        money(line.amount_cents + sumOf(credited), language),
      ]
    }),
    sum: null,
  }
}

function demandRows(facts: ReceiptFacts): Block {
  const { language } = facts
  const words = WORDS[language]
  const parts = {
    principal: linesOf(facts, 'principal', 'credit_note'),
    interest: linesOf(facts, 'interest'),
    costs: linesOf(
      facts,
      ...(['lump_sum', 'creditor_fee', 'reminder_fee', 'court_fee', 'lawyer_fee', 'correction'] as const),
    ),
    dropped: linesOf(facts, 'waiver', 'not_pursued'),
  }
  const row = (label: string, lines: readonly LetterLine[]): TableRow => ({
    ...{ label, note: null, amount: money(sumOf(lines), language) },
  })
  const named = (['principal', 'interest', 'costs', 'dropped'] as const).filter((part) => sumOf(parts[part]) !== 0)
  return {
    kind: 'demand',
    title: words.demanded,
    rows: [
      ...named.map((part) => row(words[part], parts[part])),
      { ...row(words.total, Object.values(parts).flat()), is_total: true },
    ],
  }
}

function paymentRows(facts: ReceiptFacts): Block {
  const { language } = facts
  const words = WORDS[language]
  const lines = linesOf(facts, 'payment')
  return {
    kind: 'list_table',
    columns: [
      { title: words.received, is_number: false },
      { title: words.amount, is_number: true },
    ],
    rows: lines.map(({ date, amount_cents }) => [shortDay(date, language), money(-amount_cents, language)]),
    sum: [words.paid, money(-sumOf(lines), language)],
  }
}
