import type { Language } from '../../../../kernel/language.ts'
import { lawOf } from '../../../../law/laws.ts'
import type { PrivacyWords } from '../../../../law/letters.ts'
import type { Letterhead } from '../../../parties/organizations/index.ts'
import type { Block } from './content.ts'
import type { LetterFacts } from './facts.ts'
import { printable } from './format.ts'
import { townOf } from './letterhead.ts'

/** Where the sender's country does not tell. */
const SOME_AUTHORITY: Readonly<Record<Language, string>> = {
  de: 'der Datenschutz-Aufsichtsbehörde an unserem Sitz oder an Ihrem Wohnort',
  en: 'the data protection authority responsible for our registered office or for your place of residence',
}
const AT_HOME: Readonly<Record<Language, string>> = {
  de: 'oder bei der Datenschutz-Aufsichtsbehörde an Ihrem Wohnort',
  en: 'or to the data protection authority responsible for your place of residence',
}
const SOME_RETENTION: PrivacyWords['retention'] = {
  de: 'Bücher und Belege so lange, wie das Gesetz es verlangt',
  en: 'books and receipts for as long as the law requires',
}

/** Where several collectors share an installation and nobody has said whose letter it is. */
const SOME_CONTROLLER: Readonly<Record<Language, { controller: string; email: string }>> = {
  de: {
    controller: 'das Inkassobüro, das Ihnen geschrieben hat; Name und Anschrift stehen auf dem Brief',
    email: 'die E-Mail-Adresse auf dem Brief',
  },
  en: {
    controller: 'the collection company that wrote to you; its name and address are on the letter',
    email: 'the email address on the letter',
  },
}
const SOME_CREDITOR: Readonly<Record<Language, string>> = { de: 'Ihrem Gläubiger', en: 'your creditor' }

/** Names that stand in the text, ready for print. */
type Named = { controller: string; email: string; creditor: string; authority: string; retention: string }

export type PrivacyFacts = {
  readonly language: Language
  /** Null where it is not known which of several collectors is meant. */
  readonly letterhead: Letterhead | null
  /** Null outside of a case. */
  readonly creditor: string | null
  /** Where the reader lives; null where that is not known. */
  readonly country: string | null
}

/** In letters the text follows a colon. */
export type PrivacyItem = { readonly title: string; readonly text: string }

/** What Articles 13 and 14 GDPR want people to be told. The right to object stands apart. */
export type PrivacyTexts = {
  readonly title: string
  readonly items: Readonly<
    Record<'controller' | 'purposes' | 'sources' | 'recipients' | 'retention' | 'rights', PrivacyItem>
  >
  readonly objection: PrivacyItem
}

/**
 * Articles 13 and 14 GDPR, at first contact: most of the data did not come from the debtor. The right to object stands
 * apart, as Article 21 (4) wants it. A registered company is nobody whom these rules protect; a trader who is not
 * registered is a person.
 */
export function privacyNotices(facts: LetterFacts): Block[] {
  const { kind, language, letterhead, debtor, creditor } = facts
  const is_person = debtor.acting_as === 'person' || debtor.debtor_type === 'unprotocolled_company'
  if (kind !== 'first_demand_letter' || !is_person) return []
  const { country } = debtor.address
  const { title, items, objection } = privacyTexts({ language, letterhead, country, creditor: creditor.name })
  return [
    {
      kind: 'notice',
      title,
      items: Object.values(items).map((item) => `${item.title}: ${item.text}`),
      is_numbered: false,
    },
    { kind: 'notice', title: objection.title, items: [objection.text], is_numbered: false },
  ]
}

/** The text of an item where it stands by itself. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function privacyTexts({ language, letterhead, creditor, country }: PrivacyFacts): PrivacyTexts {
  const privacy = lawOf(letterhead?.country ?? null)?.privacy
  const named: Named = {
    ...controllerOf(letterhead, language),
    creditor: creditor === null ? SOME_CREDITOR[language] : printable(creditor),
    authority: authorityFor(privacy?.authority?.[language], { language, is_home: country === letterhead?.country }),
    retention: (privacy?.retention ?? SOME_RETENTION)[language],
  }
  return language === 'de' ? german(named) : english(named)
}

const controllerOf = (letterhead: Letterhead | null, language: Language): Pick<Named, 'controller' | 'email'> =>
  letterhead
    ? {
        controller: `${[letterhead.company_name, letterhead.street, townOf(letterhead)].join(', ')}, ${letterhead.email}`,
        email: letterhead.email,
      }
    : SOME_CONTROLLER[language]

/** People may also complain where they live (Article 77 (1) GDPR). */
function authorityFor(
  own: string | undefined,
  { language, is_home }: { language: Language; is_home: boolean },
): string {
  if (!own) return SOME_AUTHORITY[language]
  return is_home ? own : `${own}, ${AT_HOME[language]}`
}

const german = ({ controller, email, creditor, authority, retention }: Named): PrivacyTexts => ({
  title: 'Datenschutz: Informationen nach Art. 13 und 14 DSGVO',
  items: {
    controller: { title: 'Verantwortlicher', text: `${controller}.` },
    purposes: {
      title: 'Zwecke und Rechtsgrundlagen',
      text: `Wir verarbeiten Ihre Daten, um die Forderung von ${creditor} einzuziehen und erforderlichenfalls gerichtlich geltend machen zu lassen (Art. 6 Abs. 1 lit. b und f DSGVO; berechtigtes Interesse ist die Durchsetzung der Forderung), sowie zur Erfüllung gesetzlicher Aufbewahrungspflichten (Art. 6 Abs. 1 lit. c DSGVO).`,
    },
    sources: {
      title: 'Daten und Quelle',
      text: `Namen, Anschrift, Geburtsdatum und Kontaktdaten sowie die Daten des Vertrags, der Rechnungen und der Zahlungen haben wir von ${creditor} erhalten, soweit sie uns vorliegen. Was Sie uns im Schuldnerportal oder auf anderem Weg mitteilen, erheben wir bei Ihnen; dazu sind Sie nicht verpflichtet, ohne Ihre Angaben bearbeiten wir die Forderung nach dem Stand der Akte weiter.`,
    },
    recipients: {
      title: 'Empfänger',
      text: 'unser Auftraggeber und wer den Auftrag für ihn vermittelt hat, Banken, Dienstleister für Druck, Versand und Informationstechnik als Auftragsverarbeiter sowie, soweit erforderlich, Rechtsanwälte, Gerichte, Vollstreckungsorgane und Behörden. Eine Übermittlung in Drittländer oder an internationale Organisationen ist nicht vorgesehen.',
    },
    retention: {
      title: 'Speicherdauer',
      text: `die Akte bis drei Jahre nach ihrem Abschluss, gerichtliche Titel 30 Jahre, ${retention}, jeweils ab dem Ende des Jahres; Zugriffsprotokolle sechs Monate.`,
    },
    rights: {
      title: 'Ihre Rechte',
      text: `Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und, für Daten, die Sie uns gegeben haben, Übertragbarkeit (Art. 15 bis 20 DSGVO); Beschwerde bei ${authority} (Art. 77 DSGVO). Eine automatisierte Entscheidungsfindung einschließlich Profiling (Art. 22 DSGVO) findet nicht statt.`,
    },
  },
  objection: {
    title: 'Ihr Widerspruchsrecht (Art. 21 DSGVO)',
    text: `Soweit wir Daten aufgrund berechtigter Interessen verarbeiten (Art. 6 Abs. 1 lit. f DSGVO), können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Eine formlose Nachricht an ${email} oder an unsere Anschrift genügt. Wir verarbeiten die Daten dann nur weiter, wenn zwingende schutzwürdige Gründe überwiegen oder die Verarbeitung der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen dient.`,
  },
})

const english = ({ controller, email, creditor, authority, retention }: Named): PrivacyTexts => ({
  title: 'Data protection: information under Articles 13 and 14 GDPR',
  items: {
    controller: { title: 'Controller', text: `${controller}.` },
    purposes: {
      title: 'Purposes and legal bases',
      text: `we process your data in order to collect the claim of ${creditor} and, where necessary, to have it brought before a court (Article 6 (1) (b) and (f) GDPR; the legitimate interest is the enforcement of the claim), and in order to meet statutory retention duties (Article 6 (1) (c) GDPR).`,
    },
    sources: {
      title: 'Data and source',
      text: `as far as we have them, we received your name, address, date of birth and contact details and the data of the contract, the invoices and the payments from ${creditor}. What you tell us in the debtor portal or otherwise we collect from you; you are not obliged to tell us anything, and without it we deal with the claim as the file stands.`,
    },
    recipients: {
      title: 'Recipients',
      text: 'our client and whoever referred the case for it, banks, providers of printing, postage and information technology as processors and, where necessary, lawyers, courts, enforcement officers and authorities. A transfer to third countries or international organisations is not intended.',
    },
    retention: {
      title: 'Retention period',
      text: `the file until three years after it is closed, court titles for 30 years, ${retention}, each from the end of the year; access logs for six months.`,
    },
    rights: {
      title: 'Your rights',
      text: `access, rectification, erasure, restriction of processing and, for data that you gave us, portability (Articles 15 to 20 GDPR); complaint to ${authority} (Article 77 GDPR). There is no automated decision-making, including profiling (Article 22 GDPR).`,
    },
  },
  objection: {
    title: 'Your right to object (Article 21 GDPR)',
    text: `Where we process data on the ground of legitimate interests (Article 6 (1) (f) GDPR), you may object at any time on grounds relating to your particular situation. An informal message to ${email} or to our address suffices. We will then process the data only if compelling legitimate grounds prevail or if it serves the establishment, exercise or defence of legal claims.`,
  },
})
