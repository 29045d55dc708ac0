import { creditorReference } from '../../../../kernel/banking.ts'
import type { LawCode } from '../../../../law/codes.ts'
import { LAWS } from '../../../../law/laws.ts'
import type { Notice, PlanFacts } from '../../../../law/letters.ts'
import { debtorName } from '../../../parties/debtors/index.ts'
import type { ClosesAt, Letterhead } from '../../../parties/organizations/index.ts'
import { closing, framed, transferBlock } from './compose.ts'
import type { Block, LetterContent } from './content.ts'
import { heading, strong, text } from './content.ts'
import { type AgreementFacts, isPrivate, readerOf } from './facts.ts'
import { grouped, longDay, money, printable, shortDay } from './format.ts'
import { annexes, demandTable, invoiceTable } from './tables.ts'

const WORDS = {
  de: {
    subject: 'Ratenzahlungsvereinbarung: Forderung von',
    first_due: 'Erste Rate',
    number: 'Rate',
    due: 'fällig am',
    amount: 'Betrag',
    sum: 'Summe',
    represented: 'vertreten durch',
    plan: 'Ihre Raten',
    terms: 'Was vereinbart ist',
    pay: 'So bezahlen Sie die erste Rate',
    due_row: 'Fällig am',
    opening: (collector: string, creditor: string, debtor: string, day: string) =>
      `am ${day} haben ${creditor}, vertreten durch ${collector}, und ${debtor} die folgende Ratenzahlung vereinbart. Wir bestätigen sie Ihnen mit diesem Schreiben. An diesem Tag waren offen:`,
    amounts: (total: string, count: number) =>
      count === 1 ? `Sie zahlen ${total} in einer Rate:` : `Sie zahlen ${total} in ${count} Raten:`,
    free: 'Diese Vereinbarung kostet Sie nichts: Wir verlangen dafür keine Gebühr, und solange Sie sie einhalten, fallen keine Zinsen an.',
    total:
      'Zahlen Sie alle Raten wie vereinbart, entfallen die Zinsen und Kosten. Wird die Vereinbarung aufgehoben, werden sie wieder berechnet.',
    balance:
      'Die Raten umfassen alles, was an diesem Tag offen war, auch Zinsen und Kosten. Wird die Vereinbarung aufgehoben, werden wieder Zinsen berechnet.',
    quote: (name: string, reference: string) =>
      `Bitte geben Sie bei jeder Rate als ${name} ${reference} an. Sie können jederzeit früher oder mehr bezahlen.`,
  },
  en: {
    subject: 'Instalment agreement: claim of',
    first_due: 'First instalment',
    number: 'Instalment',
    due: 'due on',
    amount: 'Amount',
    sum: 'Total',
    represented: 'represented by',
    plan: 'Your instalments',
    terms: 'What is agreed',
    pay: 'How to pay the first instalment',
    due_row: 'Due on',
    opening: (collector: string, creditor: string, debtor: string, day: string) =>
      `On ${day}, ${creditor}, represented by ${collector}, and ${debtor} agreed on payment by instalments as follows. This letter confirms the agreement. On that day, the following was open:`,
    amounts: (total: string, count: number) =>
      count === 1 ? `You pay ${total} in one instalment:` : `You pay ${total} in ${count} instalments:`,
    free: 'This agreement costs you nothing: we charge no fee for it, and no interest accrues while you keep it.',
    total:
      'If you pay all instalments as agreed, interest and costs no longer apply. If the agreement is cancelled, they will be charged again.',
    balance:
      'The instalments cover everything that was open on that day, including interest and costs. If the agreement is cancelled, interest accrues again.',
    quote: (name: string, reference: string) =>
      `Please quote the ${name.toLowerCase()} ${reference} with every instalment. You may pay earlier or more at any time.`,
  },
} as const

export type PrintedAgreement = AgreementFacts & { readonly letterhead: Letterhead; readonly is_specimen: boolean }

/** The agreement as a letter to the debtor. */
export function composeAgreement(facts: PrintedAgreement): LetterContent {
  const { language, creditor, agreed_on, installments } = facts
  const words = WORDS[language]
  const first = installments[0]
  return framed(facts, {
    date: agreed_on,
    subject: `${words.subject} ${printable(creditor.name)}`,
    until: first ? { label: words.first_due, day: first.due_date } : null,
    blocks: [
      ...statement(facts),
      ...terms(facts),
      ...(first ? [firstTransfer(facts, first)] : []),
      closing(facts, false),
      ...notices(facts),
      ...annexes(facts),
    ],
  })
}

type Installment = PrintedAgreement['installments'][number]

function firstTransfer(facts: PrintedAgreement, { amount_cents, due_date }: Installment): Block {
  const words = WORDS[facts.language]
  return transferBlock(facts, { amount_cents, title: words.pay, due: { label: words.due_row, day: due_date } })
}

function statement(facts: PrintedAgreement): Block[] {
  const { language, creditor, debtor, letterhead, agreed_on, installments, total_cents } = facts
  const words = WORDS[language]
  const { representative } = debtor
  const represented = representative ? ` (${words.represented} ${representative.name})` : ''
  const name = printable(`${debtorName(debtor)}${represented}`)
  const party = [printable(creditor.name), ...creditor.address_lines.map(printable)].join(', ')
  const total = money(total_cents, language)
  return [
    text(words.opening(letterhead.company_name, party, name, longDay(agreed_on, language, readerOf(facts)))),
    invoiceTable(facts),
    demandTable(facts),
    heading(words.plan),
    text(words.amounts(total, installments.length)),
    {
      kind: 'list_table',
      columns: [
        { title: words.number, is_number: false },
        { title: words.due, is_number: true },
        { title: words.amount, is_number: true },
      ],
      rows: installments.map(({ due_date, amount_cents }, index) => [
        `${index + 1}.`,
        shortDay(due_date, language),
        money(amount_cents, language),
      ]),
      sum: installments.length < 2 ? null : [words.sum, '', total],
    },
  ]
}

/** What is agreed besides the amounts, as it is said before agreeing and printed afterwards. */
export function planTexts({ law, closes_at, ...facts }: PlanTextFacts): PlanTexts {
  const words = WORDS[facts.language]
  const by_law = LAWS[law].letters
  const terms = [words[closes_at], ...by_law.planTerms(facts)] as const
  return { free: words.free, terms, notices: by_law.planNotices(facts) }
}

/** `free` is the first sentence of the first paragraph. */
export type PlanTexts = {
  readonly free: string
  readonly terms: readonly [string, ...string[]]
  readonly notices: readonly Notice[]
}

export type PlanTextFacts = PlanFacts & { readonly law: LawCode; readonly closes_at: ClosesAt }

const textsOf = ({ language, law, closes_at, grace_days, ...facts }: PrintedAgreement): PlanTexts =>
  planTexts({ language, law, closes_at, grace_days, is_private: isPrivate(facts) })

const referenceOf = ({ claim }: PrintedAgreement): string => grouped(creditorReference(claim.case_reference))

function terms(facts: PrintedAgreement): Block[] {
  const { language, law } = facts
  const words = WORDS[language]
  const {
    free,
    terms: [first, ...further],
  } = textsOf(facts)
  return [
    heading(words.terms),
    text(strong(free), ` ${first}`),
    ...further.map((paragraph) => text(paragraph)),
    text(words.quote(LAWS[law].letters.words[language].payment_reference, referenceOf(facts))),
  ]
}

const notices = (facts: PrintedAgreement): Block[] =>
  textsOf(facts).notices.map((notice) => ({ kind: 'notice', ...notice }))
