import type { LawCode } from '../../../../law/codes.ts'
import { LAWS } from '../../../../law/laws.ts'
import type { PlanDefault } from '../../../../law/plan-default.ts'
import { closing, letterOf, portalBlock, transferBlock } from './compose.ts'
import { type Block, heading, type LetterContent, strong, text } from './content.ts'
import { type AnyLetterFacts, readerOf } from './facts.ts'
import { longDay, money, printable, shortDay } from './format.ts'

/** A plan that was cancelled, as its reminder tells it. */
export type BrokenPlan = {
  /** What is open of it altogether. */
  readonly plan_open_cents: number
  readonly missed: readonly {
    readonly number: number
    readonly due_date: string
    readonly amount_cents: number
    readonly open_cents: number
  }[]
  readonly terms: PlanDefault
}

export type ReminderFacts = AnyLetterFacts & BrokenPlan

/** What the reminder asks for. */
export const arrearsOf = ({ missed }: Pick<BrokenPlan, 'missed'>): number =>
  missed.reduce((sum, { open_cents }) => sum + open_cents, 0)

const WORDS = {
  de: {
    subject: { one: 'Rückständige Rate', many: 'Rückständige Raten' },
    about: 'Mahnung zur Forderung von',
    columns: ['Rate', 'fällig am', 'Betrag', 'offen'],
    sum: 'Rückstand',
  },
  en: {
    subject: { one: 'Missed instalment', many: 'Missed instalments' },
    about: 'reminder about the claim of',
    columns: ['Instalment', 'Due on', 'Amount', 'Open'],
    sum: 'Arrears',
  },
} as const

/** The reminder that a broken instalment plan requires where the law protects its terms. It costs the debtor nothing. */
export function composeInstallmentReminder(facts: ReminderFacts): LetterContent {
  const { language, deadline, plan_open_cents, terms } = facts
  const { subject, about } = WORDS[language]
  const { title, text: warningOf } = terms.warning[language]
  const warning = warningOf(money(plan_open_cents, language), longDay(deadline, language, readerOf(facts)))
  const arrears_cents = arrearsOf(facts)
  return letterOf(facts, {
    subject: `${subject[manyOf(facts)]}: ${about} ${printable(facts.creditor.name)}`,
    until: 'due',
    blocks: [
      opening(facts),
      missedTable(facts, arrears_cents),
      request(facts, arrears_cents),
      heading(title),
      text(...warning),
      transferBlock(facts, { amount_cents: arrears_cents }),
      portalBlock(facts),
      closing(facts, false),
    ],
  })
}

const manyOf = ({ missed }: ReminderFacts): 'one' | 'many' => (missed.length === 1 ? 'one' : 'many')

function opening(facts: ReminderFacts): Block {
  const { language, creditor } = facts
  const name = printable(creditor.name)
  const is_one = manyOf(facts) === 'one'
  return language === 'de'
    ? text(
        `für die Forderung von ${name} haben Sie Ratenzahlung vereinbart. `,
        `Folgende ${is_one ? 'Rate ist' : 'Raten sind'} fällig und bis heute nicht vollständig bezahlt:`,
      )
    : text(
        `You have agreed to pay the claim of ${name} by instalments. `,
        `The following ${is_one ? 'instalment is due and has' : 'instalments are due and have'} not been paid in full to date:`,
      )
}

function missedTable({ language, missed }: ReminderFacts, arrears_cents: number): Block {
  const { columns, sum } = WORDS[language]
  return {
    kind: 'list_table',
    columns: columns.map((title, index) => ({ title, is_number: index > 1 })),
    rows: missed.map(({ number, due_date, amount_cents, open_cents }) => [
      `${number}.`,
      shortDay(due_date, language),
      money(amount_cents, language),
      money(open_cents, language),
    ]),
    sum: [sum, '', '', money(arrears_cents, language)],
  }
}

function request(facts: ReminderFacts, arrears_cents: number): Block {
  const { language, law, deadline } = facts
  const [amount, day] = [strong(money(arrears_cents, language)), strong(longDay(deadline, language, readerOf(facts)))]
  return language === 'de'
    ? text(
        'Bitte überweisen Sie den Rückstand von ',
        amount,
        ' bis spätestens ',
        day,
        ` (${arriving(law)}) auf das unten angegebene Konto. Dieses Schreiben kostet Sie nichts. Haben Sie inzwischen bezahlt, betrachten Sie es bitte als gegenstandslos.`,
      )
    : text(
        'Please pay the arrears of ',
        amount,
        ' so that they reach us by ',
        day,
        '. You are not charged for this letter. If you have paid in the meantime, please disregard it.',
      )
}

const arriving = (law: LawCode): string => LAWS[law].letters.arriving
