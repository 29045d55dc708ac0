import type { Language } from '../../../../kernel/language.ts'
import { cited } from '../../../../law/citation.ts'
import { LAWS } from '../../../../law/laws.ts'
import type { Block, TableRow } from './content.ts'
import { isTenancy, type LetterFacts, type LetterInvoice, type LetterLine, type StatementFacts } from './facts.ts'
import { money, percent, printable, shortDay } from './format.ts'

/** More than these would bury the sum; then they get a table of their own at the end. */
export const INTEREST_ROWS_MAX = 4
const PAYMENT_ROWS_MAX = 6

const WORDS = {
  de: {
    invoice: 'Rechnung',
    rent: 'Vorschreibung',
    issued: 'vom',
    due: 'fällig am',
    amount: 'Betrag',
    open: 'offen',
    sum: 'Summe',
    untitled: 'ohne Nummer',
    demand: 'Forderungsaufstellung zum',
    principal: 'Hauptforderung',
    arrears: 'Mietzinsrückstand',
    interest: 'Verzugszinsen',
    per_year: 'p. a.',
    from: 'aus',
    until: 'bis',
    see_below: 'Berechnung im Anhang',
    interest_short: 'Zinsen',
    interest_table: 'Anhang: Zinsberechnung',
    base: 'aus',
    rate: 'Zinssatz p. a.',
    period_from: 'von',
    period_to: 'bis',
    payment: 'Zahlung vom',
    payments: 'Zahlungen',
    total: 'Gesamtbetrag',
    payments_table: 'Anhang: Zahlungen',
    received: 'Eingang',
    court_fee: 'Gerichtsgebühr',
    lawyer_fee: 'Kosten des Rechtsanwalts',
    set_off: 'Anrechnung der Pauschale',
  },
  en: {
    invoice: 'Invoice',
    rent: 'Rent demand',
    issued: 'dated',
    due: 'due on',
    amount: 'Amount',
    open: 'Open',
    sum: 'Total',
    untitled: 'no number',
    demand: 'Statement of account as at',
    principal: 'Principal',
    arrears: 'Rent arrears',
    interest: 'Default interest',
    per_year: 'p.a.',
    from: 'on',
    until: 'to',
    see_below: 'calculation in the annex',
    interest_short: 'Interest',
    interest_table: 'Annex: calculation of interest',
    base: 'on',
    rate: 'Rate p.a.',
    period_from: 'from',
    period_to: 'to',
    payment: 'Payment of',
    payments: 'Payments',
    total: 'Total amount',
    payments_table: 'Annex: payments',
    received: 'Received',
    court_fee: 'Court fee',
    lawyer_fee: "Lawyer's costs",
    set_off: 'Lump sum set off',
  },
} as const

/** Lines of nothing say nothing. */
const linesOf = ({ balance }: Pick<LetterFacts, 'balance'>, ...kinds: LetterLine['kind'][]) =>
  balance.lines.filter(({ kind, amount_cents }) => kinds.includes(kind) && amount_cents !== 0)
const sumOf = (lines: readonly LetterLine[]): number => lines.reduce((sum, line) => sum + line.amount_cents, 0)

export const invoiceName = (invoice: LetterInvoice | undefined, language: Language): string =>
  printable(invoice?.invoice_number ?? invoice?.subject ?? '') || WORDS[language].untitled

export type OpenInvoice = {
  readonly invoice: LetterInvoice
  readonly amount_cents: number
  readonly open_cents: number
}

/** Those that are due, with what is open of each; credit notes are taken off. */
export function openInvoices({ invoices, balance }: Pick<LetterFacts, 'invoices' | 'balance'>): OpenInvoice[] {
  const known = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const ofInvoice = (id: string) =>
    balance.lines.filter(
      ({ kind, invoice_id }) => invoice_id === id && (kind === 'principal' || kind === 'credit_note'),
    )
  return balance.debts.flatMap(({ invoice_id, open_cents }) => {
    const invoice = known.get(invoice_id)
    return invoice ? [{ invoice, amount_cents: sumOf(ofInvoice(invoice_id)), open_cents }] : []
  })
}

export function invoiceTable(facts: StatementFacts): Block {
  const { language } = facts
  const words = WORDS[language]
  const open = openInvoices(facts)
  const total = (amounts: number[]) =>
    money(
      amounts.reduce((sum, amount) => sum + amount, 0),
      language,
    )
  return {
    kind: 'list_table',
    columns: [
      { title: isTenancy(facts) ? words.rent : words.invoice, is_number: false },
      { title: words.issued, is_number: false },
      { title: words.due, is_number: false },
      { title: words.amount, is_number: true },
      { title: words.open, is_number: true },
    ],
    rows: open.map(({ invoice, amount_cents, open_cents }) => [
      invoiceName(invoice, language),
      shortDay(invoice.invoice_issue_date, language),
      shortDay(invoice.invoice_due_date, language),
      money(amount_cents, language),
      money(open_cents, language),
    ]),
    sum:
      open.length < 2
        ? null
        : [
            words.sum,
            '',
            '',
            total(open.map(({ amount_cents }) => amount_cents)),
            total(open.map(({ open_cents }) => open_cents)),
          ],
  }
}

/** What is demanded, row by row, down to the total. */
export function demandTable(facts: StatementFacts): Block {
  const { language, law, balance } = facts
  const words = WORDS[language]
  const costs = costLines(facts)
  return {
    kind: 'demand',
    title: `${words.demand} ${shortDay(balance.as_of, language)}`,
    rows: [
      {
        label: isTenancy(facts) ? words.arrears : words.principal,
        note: null,
        amount: money(sumOf([...linesOf(facts, 'principal'), ...linesOf(facts, 'credit_note')]), language),
      },
      ...interestRows(facts),
      ...costs.map((line) => costRow(line, { law, language })),
      ...paymentRows(facts),
      { label: words.total, note: null, amount: money(balance.total_open_cents, language), is_total: true },
    ],
  }
}

const COSTS = ['lump_sum', 'creditor_fee', 'reminder_fee', 'court_fee', 'lawyer_fee', 'correction'] as const
type CostLine = LetterLine & { readonly kind: (typeof COSTS)[number] }

/** What collection cost, and what the lump sum takes off that. */
const COVERED: readonly LetterLine['kind'][] = ['creditor_fee', 'reminder_fee', 'correction']

/** Costs that the lump sum covers wholly are not mentioned: together they are nothing. */
export function costLines(facts: Pick<LetterFacts, 'balance'>): LetterLine[] {
  const is_covered = sumOf(linesOf(facts, ...COVERED)) === 0
  return linesOf(facts, ...COSTS).filter(({ kind }) => !(is_covered && COVERED.includes(kind)))
}

/** As a line of the statement is called. */
export const costName = (line: LetterLine, { law, language }: Pick<LetterFacts, 'law' | 'language'>): string =>
  costRow(line, { law, language }).label

/** What lump sums and letters are called depends on the law; the rest is called alike everywhere. */
function costRow(line: LetterLine, { law, language }: Pick<LetterFacts, 'law' | 'language'>): TableRow {
  const words = WORDS[language]
  const by_law = LAWS[law].letters.words[language]
  const labels: Readonly<Record<CostLine['kind'], string>> = {
    lump_sum: by_law.lump_sum,
    reminder_fee: by_law.reminderFee(line),
    creditor_fee: by_law.creditor_fee,
    court_fee: words.court_fee,
    lawyer_fee: words.lawyer_fee,
    correction: words.set_off,
  }
  const day = line.kind === 'reminder_fee' && line.date ? shortDay(line.date, language) : ''
  return {
    label: labels[(line as CostLine).kind],
    note: [cited(line.rule, language), day].filter(Boolean).join(', ') || null,
    amount: money(line.amount_cents, language),
  }
}

function interestRows(facts: StatementFacts): TableRow[] {
  const { language } = facts
  const words = WORDS[language]
  const lines = linesOf(facts, 'interest')
  if (lines.length > INTEREST_ROWS_MAX)
    return [{ label: words.interest, note: words.see_below, amount: money(sumOf(lines), language) }]
  return lines.map((line) => ({
    label: `${words.interest}${line.rate_bp === null ? '' : ` ${percent(line.rate_bp, language)} ${words.per_year}`}`,
    note: [interestSpan(line, language), cited(line.rule, language)].filter(Boolean).join(', '),
    amount: money(line.amount_cents, language),
  }))
}

/** What bore interest, and how long. */
export function interestSpan({ base_cents, period }: LetterLine, language: Language): string {
  const words = WORDS[language]
  const base = base_cents === null ? '' : `${words.from} ${money(base_cents, language)}`
  const span = period ? `${shortDay(period.from, language)} ${words.until} ${shortDay(period.to, language)}` : ''
  return [base, span].filter(Boolean).join(', ')
}

function paymentRows(facts: StatementFacts): TableRow[] {
  const { language } = facts
  const words = WORDS[language]
  const lines = linesOf(facts, 'payment')
  if (lines.length > PAYMENT_ROWS_MAX)
    return [{ label: `${words.payments} (${lines.length})`, note: null, amount: money(sumOf(lines), language) }]
  return lines.map((line) => ({
    label: `${words.payment} ${shortDay(line.date, language)}`,
    note: null,
    amount: money(line.amount_cents, language),
  }))
}

/** What was only summed up above, line by line. */
export function annexes(facts: StatementFacts): Block[] {
  const [interest, payments] = [linesOf(facts, 'interest'), linesOf(facts, 'payment')]
  return [
    ...(interest.length > INTEREST_ROWS_MAX ? interestAnnex(facts, interest) : []),
    ...(payments.length > PAYMENT_ROWS_MAX ? paymentAnnex(facts, payments) : []),
  ]
}

function interestAnnex({ language, invoices }: StatementFacts, lines: readonly LetterLine[]): Block[] {
  const words = WORDS[language]
  const known = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  return [
    { kind: 'heading', text: words.interest_table },
    {
      kind: 'list_table',
      columns: [
        { title: words.invoice, is_number: false },
        { title: words.base, is_number: true },
        { title: words.rate, is_number: true },
        { title: words.period_from, is_number: true },
        { title: words.period_to, is_number: true },
        { title: words.interest_short, is_number: true },
      ],
      rows: lines.map(({ invoice_id, base_cents, rate_bp, period, amount_cents }) => [
        invoiceName(known.get(invoice_id ?? ''), language),
        base_cents === null ? '–' : money(base_cents, language),
        rate_bp === null ? '–' : percent(rate_bp, language),
        shortDay(period?.from ?? null, language),
        shortDay(period?.to ?? null, language),
        money(amount_cents, language),
      ]),
      sum: [words.sum, '', '', '', '', money(sumOf(lines), language)],
    },
  ]
}

function paymentAnnex({ language }: StatementFacts, lines: readonly LetterLine[]): Block[] {
  const words = WORDS[language]
  return [
    { kind: 'heading', text: words.payments_table },
    {
      kind: 'list_table',
      columns: [
        { title: words.received, is_number: false },
        { title: words.amount, is_number: true },
      ],
      rows: lines.map(({ date, amount_cents }) => [shortDay(date, language), money(amount_cents, language)]),
      sum: [words.sum, money(sumOf(lines), language)],
    },
  ]
}
