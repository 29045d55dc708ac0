import { COMMON_TERMS, type HelpLaw } from '../help.ts'

export const GERMAN_HELP: HelpLaw = {
  advice: [
    { name: 'Schuldnerberatung in Ihrer Nähe finden', website: 'www.meine-schulden.de' },
    { name: 'Caritas', website: 'www.caritas.de' },
    { name: 'Verbraucherzentrale', website: 'www.verbraucherzentrale.de' },
  ],
  terms: {
    de: [
      COMMON_TERMS.de.creditor,
      COMMON_TERMS.de.principal,
      COMMON_TERMS.de.interest,
      {
        term: 'Mahn- und Inkassokosten',
        text: 'Was das Mahnen kostet, wenn Sie in Verzug sind; gegenüber Privatpersonen ist gesetzlich begrenzt, wie hoch Inkassokosten sein dürfen (§ 13e RDG).',
      },
      {
        term: 'Pauschale von 40 Euro',
        text: 'Sie gilt nur, wenn der Schuldner kein Verbraucher ist (§ 288 Abs. 5 BGB); Privatpersonen schulden sie nicht.',
      },
      COMMON_TERMS.de.plan,
      {
        term: 'Verjährung',
        text: 'Die meisten Rechnungen müssen Sie drei Jahre nach dem Ende des Jahres, in dem sie entstanden sind, nicht mehr bezahlen, wenn Sie sich darauf berufen; wer die Schuld anerkennt, etwa durch eine Ratenvereinbarung, lässt die Frist neu beginnen.',
      },
      {
        term: 'Mahnbescheid',
        text: 'Damit fordert Sie das Gericht auf Antrag des Gläubigers zur Zahlung auf; ob die Forderung stimmt, hat es nicht geprüft.',
      },
      {
        term: 'Widerspruch',
        text: 'Damit wehren Sie sich gegen den Mahnbescheid: beim Gericht, innerhalb von zwei Wochen ab der Zustellung.',
      },
      {
        term: 'Vollstreckungsbescheid und Einspruch',
        text: 'Ohne Widerspruch kann ein Vollstreckungsbescheid folgen; dagegen hilft der Einspruch beim Gericht, wieder innerhalb von zwei Wochen.',
      },
      {
        term: 'Zwangsvollstreckung',
        text: 'Der Betrag wird zwangsweise eingetrieben, etwa durch Pfändung von Lohn oder Konto; vom Lohn ist ein Teil davor geschützt. Ihr Konto schützt nur ein Pfändungsschutzkonto (P-Konto); die Bank richtet es auf Wunsch ein.',
      },
    ],
    en: [
      COMMON_TERMS.en.creditor,
      COMMON_TERMS.en.principal,
      COMMON_TERMS.en.interest,
      {
        term: 'Reminder and collection costs (Mahnkosten, Inkassokosten)',
        text: 'What reminding costs once you are in default; towards private persons the law limits how high collection costs may be (§ 13e RDG).',
      },
      {
        term: 'Lump sum of 40 euros (Pauschale)',
        text: 'It applies only if the debtor is not a consumer (§ 288 (5) BGB); private persons do not owe it.',
      },
      COMMON_TERMS.en.plan,
      {
        term: 'Limitation (Verjährung)',
        text: 'You need not pay most invoices any more three years after the end of the year in which they arose, if you plead it; whoever acknowledges the debt, for example by an instalment agreement, makes the period start anew.',
      },
      {
        term: 'Payment order (Mahnbescheid)',
        text: 'With it the court asks you to pay because the creditor applied for it; it has not checked whether the claim is right.',
      },
      {
        term: 'Objection (Widerspruch)',
        text: 'How you defend yourself against the Mahnbescheid: at the court, within two weeks after it was served.',
      },
      {
        term: 'Enforcement order and its objection (Vollstreckungsbescheid, Einspruch)',
        text: 'Without an objection an enforcement order may follow; against it you may object at the court, again within two weeks.',
      },
      {
        term: 'Enforcement (Zwangsvollstreckung)',
        text: 'The amount is collected by court enforcement, for example from wages or an account; part of your wages is protected. Only a protected account (Pfändungsschutzkonto, P-Konto) protects your account; your bank sets it up on request.',
      },
    ],
  },
}
