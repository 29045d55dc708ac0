import type { Language } from '../../kernel/language.ts'
import type { DecisionTerms } from '../court.ts'

/** Nobody sues for a Mahnbescheid: it is applied for (§ 688 ZPO). */
export const DECISION_TERMS: Readonly<Record<Language, DecisionTerms>> = {
  de: {
    title: 'Entscheidung über den Mahnbescheid',
    total_certain: 'Fällt sicher an, wenn Sie den Mahnbescheid beantragen',
    rules_sue: 'Wenn Sie den Mahnbescheid beantragen',
    rules_decline: 'Wenn Sie keinen Mahnbescheid beantragen',
    unavailable: 'Ein Mahnbescheid ist derzeit nicht möglich',
    sue: 'Ja, Mahnbescheid beantragen',
    decline: 'Nein, keinen Mahnbescheid beantragen',
    lawyer: 'Rechtsanwalt (nur, wenn Sie den Mahnbescheid beantragen)',
    undecided: 'Bitte wählen Sie, ob ein Mahnbescheid beantragt wird.',
    done_sue: 'Sie haben entschieden, einen Mahnbescheid zu beantragen.',
    done_decline: 'Sie haben entschieden, keinen Mahnbescheid zu beantragen.',
    for_you_sue: 'Für Sie wurde entschieden, einen Mahnbescheid zu beantragen.',
    for_you_decline: 'Für Sie wurde entschieden, keinen Mahnbescheid zu beantragen.',
    insolvent:
      'Über das Vermögen des Schuldners ist ein Insolvenzverfahren eröffnet. Ein Mahnbescheid ist dann in der Regel nicht möglich; die Forderung ist zur Insolvenztabelle anzumelden. Wir melden uns dazu bei Ihnen.',
    deceased:
      'Der Schuldner ist verstorben. Bevor ein Mahnbescheid beantragt werden kann, ist zu klären, ob sich die Forderung gegen den Nachlass oder gegen Erben richtet.',
    mail: {
      about: 'den Mahnbescheid',
      asked: 'Ob ein\nMahnbescheid beantragt wird, entscheiden Sie.',
      shown: 'Sie sehen dort zuerst, was ein Mahnbescheid kostet und was er bedeutet. Der\nLink gilt',
    },
  },
  en: {
    title: 'Decision about the payment order (Mahnbescheid)',
    total_certain: 'Certain if you apply for the payment order',
    rules_sue: 'If you apply for the payment order',
    rules_decline: 'If you do not apply for it',
    unavailable: 'A payment order is not possible at present',
    sue: 'Yes, apply for a payment order',
    decline: 'No, do not apply for a payment order',
    lawyer: 'Lawyer (only if you apply for the payment order)',
    undecided: 'Please choose whether to apply for a payment order.',
    done_sue: 'You have decided to apply for a payment order.',
    done_decline: 'You have decided not to apply for a payment order.',
    for_you_sue: 'It was decided on your behalf to apply for a payment order.',
    for_you_decline: 'It was decided on your behalf not to apply for a payment order.',
    insolvent:
      'Insolvency proceedings are open against the debtor. As a rule no payment order is possible then; the claim has to be filed in those proceedings. We will contact you about it.',
    deceased:
      'The debtor has died. Before a payment order can be applied for, it has to be found out whether the claim is against the estate or against heirs.',
    mail: {
      about: 'the payment order',
      asked: 'You decide whether\nto apply for a payment order (Mahnbescheid).',
      shown: 'It shows you first what a payment order costs and what it means. The link is\nvalid',
    },
  },
}
