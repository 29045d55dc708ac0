import type { LetterKind } from '../rules.ts'
import { type Block, heading, strong, text } from './content.ts'
import type { LetterFacts } from './facts.ts'
import { longDay, money, printable } from './format.ts'

/** Above this sum Austria knows no Mahnklage (§ 244 ZPO). */
const MAHNKLAGE_MAX_CENTS = 7_500_000

type Procedure = 'mahnklage' | 'mahnbescheid' | 'court'

export function procedureOf({ debtor, balance }: Pick<LetterFacts, 'debtor' | 'balance'>): Procedure {
  if (debtor.address.country === 'DE') return 'mahnbescheid'
  return debtor.address.country === 'AT' && balance.principal_open_cents <= MAHNKLAGE_MAX_CENTS ? 'mahnklage' : 'court'
}

const SUBJECTS = {
  de: {
    first_demand_letter: 'Zahlungsaufforderung',
    second_demand_letter: 'Zweite Mahnung',
    third_demand_letter: 'Letzte Mahnung vor gerichtlichen Schritten',
  },
  en: {
    first_demand_letter: 'Demand for payment',
    second_demand_letter: 'Second reminder',
    third_demand_letter: 'Final reminder before court proceedings',
  },
} as const

export type DemandKind = Exclude<LetterKind, 'mzr_aufhebungserklaerung'>

export const demandSubject = ({ language, creditor }: LetterFacts, kind: DemandKind): string =>
  language === 'de'
    ? `${SUBJECTS.de[kind]}: Forderung von ${printable(creditor.name)}`
    : `${SUBJECTS.en[kind]}: claim of ${printable(creditor.name)}`

/** What stands before the tables. */
export function demandOpening(facts: LetterFacts, kind: DemandKind): Block[] {
  const { language, earlier_letters, law } = facts
  const days = earlier_letters.map(({ letter_date }) => longDay(letter_date, language, law))
  return language === 'de' ? openingDe(facts, kind, days) : openingEn(facts, kind, days)
}

function openingDe({ creditor }: LetterFacts, kind: DemandKind, days: string[]): Block[] {
  const name = printable(creditor.name)
  if (kind === 'first_demand_letter')
    return [
      text(
        `${name} hat uns mit dem Einzug der folgenden fälligen Forderung beauftragt und uns dazu bevollmächtigt. `,
        'Bis heute ist sie nicht vollständig bezahlt:',
      ),
    ]
  const letters = days.length > 1 ? `unsere Schreiben vom ${listOf(days, 'und')}` : `unser Schreiben vom ${days[0]}`
  const reminder = days.length === 0 ? 'unsere Mahnung' : letters
  const verb = days.length > 1 ? 'haben' : 'hat'
  if (kind === 'second_demand_letter')
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

function openingEn({ creditor }: LetterFacts, kind: DemandKind, days: string[]): Block[] {
  const name = printable(creditor.name)
  if (kind === 'first_demand_letter')
    return [
      text(
        `${name} has instructed and authorised us to collect the following claim, which is due. `,
        'To date it has not been paid in full:',
      ),
    ]
  const reminder =
    days.length === 0 ? 'Our reminder' : `Our letter${days.length > 1 ? 's' : ''} of ${listOf(days, 'and')}`
  const verb = days.length > 1 ? 'have' : 'has'
  if (kind === 'second_demand_letter')
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
  const [total, day] = [money(balance.total_open_cents, language), longDay(deadline, language, law)]
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
  const arriving = law === 'AT' ? 'bei uns einlangend' : 'bei uns eingehend'
  return [
    text(
      'Bitte überweisen Sie den Gesamtbetrag von ',
      strong(total),
      ' bis spätestens ',
      strong(day),
      ` (${arriving}) auf das unten angegebene Konto.`,
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
    : ` Until full payment further interest accrues, at present ${a_day} a day.`
}

/** Of the third letter: what follows when nobody pays. */
export function courtOutlook(facts: LetterFacts): Block[] {
  const { language, creditor } = facts
  const name = printable(creditor.name)
  const procedure = procedureOf(facts)
  return language === 'de'
    ? [heading('Was nach Ablauf der Frist geschieht'), text(OUTLOOK.de[procedure](name))]
    : [heading('What happens when the deadline has passed'), text(OUTLOOK.en[procedure](name))]
}

const OUTLOOK: Readonly<Record<'de' | 'en', Record<Procedure, (name: string) => string>>> = {
  de: {
    mahnklage: (name) =>
      `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${name}, die Forderung mit Mahnklage bei Gericht geltend zu machen (§§ 244 ff. ZPO). Das Gericht erlässt dann einen Zahlungsbefehl, gegen den Sie binnen vier Wochen Einspruch erheben können. Ohne Einspruch wird er vollstreckbar, und es kann Exekution beantragt werden, etwa durch Pfändung von Einkommen oder Vermögen. Die Kosten des Verfahrens trägt, wer unterliegt (§ 41 ZPO).`,
    mahnbescheid: (name) =>
      `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${name}, das gerichtliche Mahnverfahren einzuleiten (§§ 688 ff. ZPO). Das Gericht stellt Ihnen dann einen Mahnbescheid zu, dem Sie binnen zwei Wochen widersprechen können. Ohne Widerspruch kann ein Vollstreckungsbescheid ergehen, aus dem die Zwangsvollstreckung möglich ist, etwa durch Pfändung von Einkommen oder Vermögen. Die Kosten des Verfahrens trägt, wer unterliegt (§ 91 ZPO).`,
    court: (name) =>
      `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${name}, die Forderung beim zuständigen Gericht einzuklagen. Aus einem vollstreckbaren Titel kann Zwangsvollstreckung beantragt werden. Die Kosten des Verfahrens trägt in der Regel, wer unterliegt.`,
  },
  en: {
    mahnklage: (name) =>
      `If the amount does not reach us in time, we will advise ${name} to bring the claim before the Austrian court by way of a payment order procedure (Mahnklage, §§ 244 ff. ZPO). The court then issues a payment order, to which you may object within four weeks. Without an objection it becomes enforceable, and execution can be applied for, for example attachment of income or assets. The costs of the procedure are borne by the party that loses (§ 41 ZPO).`,
    mahnbescheid: (name) =>
      `If the amount does not reach us in time, we will advise ${name} to apply for a German court payment order (Mahnbescheid, §§ 688 ff. ZPO). You may object to it within two weeks of service. Without an objection an enforcement order can be issued, which permits execution, for example attachment of income or assets. The costs of the procedure are borne by the party that loses (§ 91 ZPO).`,
    court: (name) =>
      `If the amount does not reach us in time, we will advise ${name} to bring the claim before the competent court. An enforceable title permits execution. The costs of the proceedings are as a rule borne by the party that loses.`,
  },
}

/** A way out for everybody who cannot or need not pay. */
export function demandHelp({ language }: LetterFacts): Block {
  return language === 'de'
    ? text(
        'Haben Sie inzwischen bezahlt, betrachten Sie dieses Schreiben bitte als gegenstandslos. Haben Sie Einwendungen gegen die Forderung oder können Sie den Betrag nicht auf einmal zahlen, so melden Sie sich bitte vor Ablauf der Frist. Ob eine Ratenzahlung etwas kostet, sagen wir Ihnen, bevor Sie sie vereinbaren.',
      )
    : text(
        'If you have paid in the meantime, please disregard this letter. If you object to the claim or cannot pay the amount at once, please contact us before the deadline. Should payment by instalments involve costs, we will tell you before you agree to it.',
      )
}
