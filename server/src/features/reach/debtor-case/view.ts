import type { Static } from 'typebox'
import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { cited } from '../../../law/citation.ts'
import { registerLines } from '../../../law/sender-words.ts'
import type { ComputedBalance } from '../../case/account/index.ts'
import type { ClaimRow, PromiseRow } from '../../case/claims/index.ts'
import type { DocumentRow } from '../../case/documents/index.ts'
import { type PlanRow, planOut } from '../../case/installments/index.ts'
import { type Address, type DebtorFacts, debtorName, primaryAddress } from '../../parties/debtors/index.ts'
import type { Letterhead } from '../../parties/organizations/index.ts'
import { costName, type ListedLetter } from '../../process/letters/index.ts'
import { type Asked, askedOf } from './asked.ts'
import { courtNotice } from './court-notice.ts'
import { allowedActions, NEXT_STEP_AT, standingOf } from './rules.ts'
import type { DebtorCase } from './schema.ts'
import { type PortalLanguage, WORDS } from './words.ts'

export type CaseInvoiceRow = {
  id: string
  invoice_number: string | null
  subject: string | null
  invoice_issue_date: string | null
  invoice_due_date: string | null
}

/** All that the page of a case is made of. */
export type CaseFacts = {
  readonly claim: ClaimRow
  readonly debtor: DebtorFacts & { readonly addresses: readonly Address[] }
  readonly creditor: { readonly name: string; readonly address_lines: readonly string[] }
  readonly letterhead: Letterhead
  readonly invoices: readonly CaseInvoiceRow[]
  readonly balance: ComputedBalance
  readonly plan: PlanRow | null
  /** Of the stage where the claim is. */
  readonly promise: PromiseRow | null
  readonly last_answer_at: Date | null
  /** The creditor has decided to go to court. */
  readonly is_suing: boolean
  readonly can_promise: boolean
  /** Instalments can be agreed here. */
  readonly can_plan: boolean
  readonly can_dispute: boolean
  readonly documents: readonly DocumentRow[]
  readonly letters: readonly ListedLetter[]
  readonly today: DateOnly
}

type Line = ComputedBalance['lines'][number]
type CaseOut = Static<typeof DebtorCase>

const euro = (amount_cents: number): number => toEuro(cents(amount_cents))
const euroOrNull = (amount_cents: number | null): number | null => (amount_cents === null ? null : euro(amount_cents))
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

export function caseOut(facts: CaseFacts, language: PortalLanguage): CaseOut {
  const { claim, balance, today } = facts
  const words = WORDS[language]
  const standing = standingOf(claim)
  const ofKind = (...kinds: Line['kind'][]) => balance.lines.filter(({ kind }) => kinds.includes(kind))
  const interest = ofKind('interest')
  return {
    case_reference: claim.case_reference,
    as_of: balance.as_of,
    standing,
    status: standing === 'demanded' ? leadOf(facts, language) : words.status[standing],
    creditor: { name: facts.creditor.name, address: [...facts.creditor.address_lines] },
    collector: collectorOf(facts.letterhead, language),
    debtor: { name: debtorName(facts.debtor) },
    subject_matter: claim.subject_matter,
    contract_date: claim.contract_date,
    handed_over_on: dayInVienna(claim.created_at),
    invoices: ofKind('principal', 'not_due', 'time_barred').map((line) => invoiceOf(line, facts)),
    costs: costsOf(facts, language),
    interest: {
      amount: euro(sumOf(interest)),
      lines: interest.map((line) => ({
        invoice_number: invoiceById(facts, line)?.invoice_number ?? null,
        from: line.period?.from ?? null,
        to: line.period?.to ?? null,
        days: line.days,
        rate: euroOrNull(line.rate_bp),
        base_amount: euroOrNull(line.base_cents),
        amount: euro(line.amount_cents),
        rule: cited(line.rule, words.law_language),
      })),
    },
    payments: ofKind('payment').map(({ date, amount_cents }) => ({ date, amount: euro(-amount_cents) })),
    dropped: euro(-sumOf(ofKind('waiver', 'not_pursued'))),
    to_pay_now: askedOut(askedOf(facts)),
    outstanding_today: euro(balance.total_open_cents),
    credit: euro(balance.credit_cents),
    interest_per_day: euro(balance.interest_per_day.cents),
    next_step: nextStepOf(facts, language),
    plan: facts.plan && planOf(facts.plan, claim, today),
    promise: facts.promise && { date: facts.promise.promised_on, made_on: dayInVienna(facts.promise.made_at) },
    court_notice: courtNotice(facts, language),
    last_answer_at: facts.last_answer_at?.toISOString() ?? null,
    documents: facts.documents.map(fileOut),
    letters: facts.letters.map(({ id, kind, letter_date, deadline }) => ({
      ...{ id, name: words.letters[kind], date: letter_date, deadline },
    })),
    allowed_actions: allowedActions({ ...facts, open_cents: balance.total_open_cents, standing }),
  }
}

/** Who wants what, in one sentence. */
function leadOf({ creditor, invoices, balance, debtor }: CaseFacts, language: PortalLanguage): string {
  const { page, locale } = WORDS[language]
  const ids = new Set(balance.lines.filter(({ kind }) => kind === 'principal').map(({ invoice_id }) => invoice_id))
  const due = invoices.filter(({ id }) => ids.has(id))
  const [first] = due
  const { day } = formatOf(locale, primaryAddress(debtor)?.country ?? null)
  const what =
    due.length === 1 && first?.invoice_number && first.invoice_issue_date
      ? page.lead_one(first.invoice_number, day(first.invoice_issue_date))
      : page.lead_many(due.length)
  return page.lead(creditor.name, what)
}

const askedOut = (asked: Asked): CaseOut['to_pay_now'] => ({
  kind: asked.kind,
  amount: euro(asked.amount_cents),
  due_on: asked.due_on,
  most: euro(asked.most_cents),
  claimed_in_court: euro(asked.claimed_cents),
  falls_away: euro(asked.falls_away_cents),
})

/** A released document, or a file of the debtor's own. */
export const fileOut = (row: DocumentRow): CaseOut['documents'][number] => ({
  id: row.id,
  name: row.original_filename,
  mime_type: row.mime_type,
  file_size: row.file_size,
  is_own: row.uploaded_via === 'debtor',
  is_e_invoice: row.e_invoice?.is_read === true,
  created_at: row.created_at.toISOString(),
})

export const collectorOf = (head: Letterhead, language: PortalLanguage): CaseOut['collector'] => ({
  name: head.company_name,
  address: [head.street, `${head.zip} ${head.city}`],
  phone: head.phone,
  email: head.email,
  website: head.website,
  register: [
    ...registerLines(head, head.country, WORDS[language].law_language),
    ...(head.license ? [head.license] : []),
  ],
  supervisory_authority: head.supervisory_authority
    ? [head.supervisory_authority.name, head.supervisory_authority.address].join(', ')
    : null,
})

const invoiceById = ({ invoices }: CaseFacts, { invoice_id }: Line): CaseInvoiceRow | undefined =>
  invoices.find(({ id }) => id === invoice_id)

function invoiceOf(line: Line, facts: CaseFacts): CaseOut['invoices'][number] {
  const invoice = invoiceById(facts, line)
  const is_due = line.kind === 'principal'
  const credits = facts.balance.lines.filter(
    ({ kind, invoice_id }) => kind === 'credit_note' && invoice_id === line.invoice_id,
  )
  return {
    invoice_number: invoice?.invoice_number ?? null,
    subject: invoice?.subject ?? null,
    issue_date: invoice?.invoice_issue_date ?? null,
    due_date: invoice?.invoice_due_date ?? null,
    amount: euro(line.amount_cents),
    credited: is_due ? euro(-sumOf(credits)) : 0,
    state: line.kind === 'not_due' || line.kind === 'time_barred' ? line.kind : 'due',
  }
}

const COSTS = ['lump_sum', 'creditor_fee', 'reminder_fee', 'court_fee', 'lawyer_fee', 'correction'] as const
type CostKind = (typeof COSTS)[number]
const isCost = (line: Line): line is Line & { kind: CostKind } => (COSTS as readonly string[]).includes(line.kind)

function costsOf({ balance }: CaseFacts, language: PortalLanguage): CaseOut['costs'] {
  const words = WORDS[language]
  const { law } = balance
  // Without a law nothing is charged.
  if (law === null) return []
  return balance.lines.filter(isCost).map((line) => ({
    kind: line.kind,
    name: costName(line, { law, language: words.law_language }),
    amount: euro(line.amount_cents),
    reason: words.cost_reason[line.kind],
    rule: cited(line.rule, words.law_language),
    date: line.date,
  }))
}

/** Nothing comes next while a case rests or is disputed. */
function nextStepOf({ claim, plan, today, is_suing }: CaseFacts, language: PortalLanguage): CaseOut['next_step'] {
  const standing = standingOf(claim)
  const kind = is_suing ? 'filing' : NEXT_STEP_AT[claim.collection_stage]
  if (kind === null || standing === 'paused' || standing === 'disputed') return null
  const on = kind === 'installment' ? nextDue(plan, claim, today) : claim.due_at && dayInVienna(claim.due_at)
  return { kind, on, text: WORDS[language].next[kind] }
}

function nextDue(plan: PlanRow | null, claim: ClaimRow, today: DateOnly): DateOnly | null {
  const open = plan && planOf(plan, claim, today).installments.find(({ status }) => status !== 'paid')
  return (open?.due_date ?? null) as DateOnly | null
}

function planOf(plan: PlanRow, claim: ClaimRow, today: DateOnly): NonNullable<CaseOut['plan']> {
  const { status, total_amount, paid_amount, installments } = planOut(plan, { ...claim, today })
  return { status, total_amount, paid_amount, installments }
}
