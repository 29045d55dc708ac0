import { COMMON_TERMS, type HelpLaw } from '../help.ts'

export const AUSTRIAN_HELP: HelpLaw = {
  advice: [{ name: 'Staatlich anerkannte Schuldenberatungen', website: 'www.schuldenberatung.at' }],
  terms: {
    de: [
      COMMON_TERMS.de.creditor,
      COMMON_TERMS.de.principal,
      COMMON_TERMS.de.interest,
      {
        term: 'Mahnspesen und Inkassokosten',
        text: 'Was das Mahnen kostet; Sie müssen sie nur ersetzen, soweit sie notwendig waren und in einem vernünftigen Verhältnis zur Forderung stehen (§ 1333 Abs. 2 ABGB).',
      },
      {
        term: 'Pauschale von 40 Euro',
        text: 'Sie gilt nur zwischen Unternehmen, für jede Rechnung, die zu spät bezahlt wird (§ 458 UGB); Privatpersonen schulden sie nicht.',
      },
      COMMON_TERMS.de.plan,
      {
        term: 'Verjährung',
        text: 'Die meisten Rechnungen können drei Jahre nach ihrer Fälligkeit nicht mehr eingeklagt werden, wenn Sie sich vor Gericht darauf berufen; wer die Schuld anerkennt, etwa durch eine Ratenvereinbarung, lässt die Frist neu beginnen.',
      },
      {
        term: 'Mahnklage und Zahlungsbefehl',
        text: 'Mit der Mahnklage verlangt der Gläubiger das Geld bei Gericht; das Gericht schickt Ihnen dann ohne Verhandlung einen Zahlungsbefehl.',
      },
      {
        term: 'Einspruch',
        text: 'Damit wehren Sie sich gegen den Zahlungsbefehl: beim Gericht, innerhalb von vier Wochen ab der Zustellung; danach gibt es ein ordentliches Verfahren.',
      },
      {
        term: 'Exekution',
        text: 'Das Gericht treibt den Betrag ein, etwa vom Lohn oder vom Konto. Vom Lohn bleibt Ihnen das Existenzminimum; bei einer Kontopfändung müssen Sie den Schutz beim Gericht beantragen.',
      },
    ],
    en: [
      COMMON_TERMS.en.creditor,
      COMMON_TERMS.en.principal,
      COMMON_TERMS.en.interest,
      {
        term: 'Reminder and collection costs (Mahnspesen, Inkassokosten)',
        text: 'What reminding costs; you only owe it as far as it was necessary and in proportion to the claim (§ 1333 (2) ABGB).',
      },
      {
        term: 'Lump sum of 40 euros (Pauschale)',
        text: 'It applies only between businesses, for each invoice that is paid too late (§ 458 UGB); private persons do not owe it.',
      },
      COMMON_TERMS.en.plan,
      {
        term: 'Limitation (Verjährung)',
        text: 'Most invoices can no longer be sued for three years after they fell due, if you plead it in court; whoever acknowledges the debt, for example by an instalment agreement, makes the period start anew.',
      },
      {
        term: 'Dunning action and payment order (Mahnklage, Zahlungsbefehl)',
        text: 'With the Mahnklage the creditor claims the money in court; the court then sends you a payment order without a hearing.',
      },
      {
        term: 'Objection (Einspruch)',
        text: 'How you defend yourself against the payment order: at the court, within four weeks after it was served; then there are ordinary proceedings.',
      },
      {
        term: 'Execution (Exekution)',
        text: 'The court collects the amount, for example from wages or an account. Of your wages you keep the subsistence minimum; if an account is seized, you have to apply to the court for this protection.',
      },
    ],
  },
}
