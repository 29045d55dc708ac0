import type { Language } from '../kernel/language.ts'

/** A term of the law and what it means, in one sentence or two. */
export type HelpTerm = { readonly term: string; readonly text: string }

/** What people in a country may want to know when somebody claims money of them. */
export type HelpLaw = {
  /** Where they get advice that is independent of us, unless an organisation names others. */
  readonly advice: readonly { readonly name: string; readonly website: string }[]
  readonly terms: Readonly<Record<Language, readonly HelpTerm[]>>
}

/** Terms that mean the same in every country whose law is in German. */
export const COMMON_TERMS = {
  de: {
    creditor: {
      term: 'Gläubiger',
      text: 'Wer Geld von Ihnen verlangt, zum Beispiel die Firma, deren Rechnung offen ist.',
    },
    principal: { term: 'Hauptforderung', text: 'Der Betrag der Rechnungen selbst, ohne Zinsen und Kosten.' },
    interest: {
      term: 'Verzugszinsen',
      text: 'Der gesetzliche Ausgleich dafür, dass eine Rechnung zu spät bezahlt wird; sie laufen, bis bezahlt ist.',
    },
    plan: {
      term: 'Ratenvereinbarung',
      text: 'Sie zahlen den Betrag in Teilen zu festen Terminen; solange Sie die Termine einhalten, passiert nichts weiter.',
    },
  },
  en: {
    creditor: {
      term: 'Creditor (Gläubiger)',
      text: 'Who claims money of you, for example the firm whose invoice is open.',
    },
    principal: {
      term: 'Principal (Hauptforderung)',
      text: 'The amount of the invoices themselves, without interest and costs.',
    },
    interest: {
      term: 'Default interest (Verzugszinsen)',
      text: 'What the law grants because an invoice is paid too late; it runs until it is paid.',
    },
    plan: {
      term: 'Instalment agreement (Ratenvereinbarung)',
      text: 'You pay in parts on fixed days; as long as you keep the days, nothing else happens.',
    },
  },
} as const satisfies Record<Language, Record<string, HelpTerm>>
