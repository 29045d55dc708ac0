import { LAWS, procedureNamed } from '../../../../law/laws.ts'
import { type Block, heading, strong, text } from './content.ts'
import { type LetterFacts, readerOf } from './facts.ts'
import { longDay, money, printable } from './format.ts'
import type { DemandRole, DemandWords } from './kinds.ts'

export const demandSubject = ({ language, creditor }: LetterFacts, { subject }: DemandWords): string =>
  language === 'de'
    ? `${subject.de}: Forderung von ${printable(creditor.name)}`
    : `${subject.en}: claim of ${printable(creditor.name)}`

/** What stands before the tables. */
export function demandOpening(facts: LetterFacts, role: DemandRole): Block[] {
  const { language, earlier_letters } = facts
  const days = earlier_letters.map(({ letter_date }) => longDay(letter_date, language, readerOf(facts)))
  return language === 'de' ? openingDe(facts, role, days) : openingEn(facts, role, days)
}

function openingDe({ creditor }: LetterFacts, role: DemandRole, days: string[]): Block[] {
  const name = printable(creditor.name)
  if (role === 'first')
    return [
      text(
        `${name} hat uns mit dem Einzug der folgenden fälligen Forderung beauftragt und uns dazu bevollmächtigt. `,
        'Bis heute ist sie nicht vollständig bezahlt:',
      ),
    ]
  const letters = days.length > 1 ? `unsere Schreiben vom ${listOf(days, 'und')}` : `unser Schreiben vom ${days[0]}`
  const reminder = days.length === 0 ? 'unsere Mahnung' : letters
  const verb = days.length > 1 ? 'haben' : 'hat'
  if (role === 'reminder')
    return [
      text(
        `${reminder} ${verb} bisher nicht zur vollständigen Zahlung der Forderung von ${name} geführt. `,
        'Offen ist weiterhin:',
      ),
    ]
  return [
    text(
      `${reminder} ${verb} nicht zur vollständigen Zahlung der Forderung von ${name} geführt. `,
      strong('Dies ist unsere letzte außergerichtliche Mahnung.'),
      ' Offen ist weiterhin:',
    ),
  ]
}

function openingEn({ creditor }: LetterFacts, role: DemandRole, days: string[]): Block[] {
  const name = printable(creditor.name)
  if (role === 'first')
    return [
      text(
        `${name} has instructed and authorised us to collect the following claim, which is due. `,
        'To date it has not been paid in full:',
      ),
    ]
  const reminder =
    days.length === 0 ? 'Our reminder' : `Our letter${days.length > 1 ? 's' : ''} of ${listOf(days, 'and')}`
  const verb = days.length > 1 ? 'have' : 'has'
  if (role === 'reminder')
    return [
      text(`${reminder} ${verb} not led to full payment of the claim of ${name}. `, 'The following is still open:'),
    ]
  return [
    text(
      `${reminder} ${verb} not led to full payment of the claim of ${name}. `,
      strong('This is our final reminder out of court.'),
      ' The following is still open:',
    ),
  ]
}

const listOf = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`

/** What is asked for, after the tables. */
export function demandRequest(facts: LetterFacts): Block[] {
  const { language, law, balance, deadline } = facts
  const [total, day] = [money(balance.total_open_cents, language), longDay(deadline, language, readerOf(facts))]
  if (language === 'en')
    return [
      text(
        'Please pay the total amount of ',
        strong(total),
        ' so that it reaches us by ',
        strong(day),
        '.',
        moreInterest(facts),
      ),
    ]
  return [
    text(
      'Bitte überweisen Sie den Gesamtbetrag von ',
      strong(total),
      ' bis spätestens ',
      strong(day),
      ` (${LAWS[law].letters.arriving}) auf das unten angegebene Konto.`,
      moreInterest(facts),
    ),
  ]
}

function moreInterest({ language, balance }: LetterFacts): string {
  const { cents } = balance.interest_per_day
  if (cents <= 0) return ''
  const a_day = money(cents, language)
  return language === 'de'
    ? ` Bis zur vollständigen Zahlung fallen weitere Zinsen an, derzeit ${a_day} pro Tag.`
    : ` Further interest accrues until payment in full, currently ${a_day} per day.`
}

/** Of the last letter: what follows when nobody pays. */
export function courtOutlook({ language, law, creditor, procedure }: LetterFacts): Block[] {
  const name = printable(creditor.name)
  const outlook =
    procedure === null
      ? LAWS[law].letters.words[language].suit(name)
      : procedureNamed(procedure).words[language].outlook(name)
  const title = language === 'de' ? 'Was nach Ablauf der Frist geschieht' : 'What happens when the deadline has passed'
  return [heading(title), text(outlook)]
}

/** A way out for everybody who cannot or need not pay. */
export function demandHelp({ language }: LetterFacts): Block {
  return language === 'de'
    ? text(
        'Haben Sie inzwischen bezahlt, betrachten Sie dieses Schreiben bitte als gegenstandslos. Haben Sie Einwendungen gegen die Forderung oder können Sie den Betrag nicht auf einmal zahlen, so melden Sie sich bitte vor Ablauf der Frist. Eine Ratenzahlung vereinbaren wir mit Ihnen ohne zusätzliche Kosten.',
      )
    : text(
        'If you have paid in the meantime, please disregard this letter. If you object to the claim or cannot pay the amount in one go, please contact us before the deadline. Paying by instalments costs you nothing extra.',
      )
}
