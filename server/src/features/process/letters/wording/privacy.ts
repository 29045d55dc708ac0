import type { Language } from '../../../../kernel/language.ts'
import { lawOf } from '../../../../law/laws.ts'
import type { PrivacyWords } from '../../../../law/letters.ts'
import type { Block } from './content.ts'
import type { LetterFacts } from './facts.ts'
import { printable } from './format.ts'

/** Where the sender's country does not tell. */
const SOME_AUTHORITY: Readonly<Record<Language, string>> = {
  de: 'der Datenschutz-Aufsichtsbehörde an unserem Sitz oder an Ihrem Wohnort',
  en: 'the data protection authority of our seat or of your place of residence',
}
const AT_HOME: Readonly<Record<Language, string>> = {
  de: 'oder bei der Datenschutz-Aufsichtsbehörde an Ihrem Wohnort',
  en: 'or to the data protection authority of your place of residence',
}
const SOME_RETENTION: PrivacyWords['retention'] = {
  de: 'Bücher und Belege so lange, wie das Gesetz es verlangt',
  en: 'books and receipts for as long as the law requires',
}

/** Names that stand in the text, ready for print. */
type Named = { controller: string; email: string; creditor: string; authority: string; retention: string }

/**
 * Articles 13 and 14 GDPR, at first contact: most of the data did not come from the debtor. The right to object stands
 * apart, as Article 21 (4) wants it. A registered company is nobody whom these rules protect; a trader who is not
 * registered is a person.
 */
export function privacyNotices(facts: LetterFacts): Block[] {
  const { kind, language, letterhead, debtor, creditor } = facts
  const is_person = debtor.acting_as === 'person' || debtor.debtor_type === 'unprotocolled_company'
  if (kind !== 'first_demand_letter' || !is_person) return []
  const privacy = lawOf(letterhead.country)?.privacy
  const named: Named = {
    controller: [letterhead.company_name, letterhead.street, `${letterhead.zip} ${letterhead.city}`].join(', '),
    email: letterhead.email,
    creditor: printable(creditor.name),
    authority: authorityFor(facts, privacy?.authority ?? null),
    retention: (privacy?.retention ?? SOME_RETENTION)[language],
  }
  const { title, items, objection_title, objection } = language === 'de' ? german(named) : english(named)
  return [
    { kind: 'notice', title, items, is_numbered: false },
    { kind: 'notice', title: objection_title, items: [objection], is_numbered: false },
  ]
}

/** People may also complain where they live (Article 77 (1) GDPR). */
function authorityFor({ language, letterhead, debtor }: LetterFacts, own: PrivacyWords['authority']): string {
  if (!own) return SOME_AUTHORITY[language]
  return debtor.address.country === letterhead.country ? own[language] : `${own[language]}, ${AT_HOME[language]}`
}

const german = ({ controller, email, creditor, authority, retention }: Named) => ({
  title: 'Datenschutz: Informationen nach Art. 13 und 14 DSGVO',
  items: [
    `Verantwortlicher: ${controller}, ${email}.`,
    `Zwecke und Rechtsgrundlagen: Wir verarbeiten Ihre Daten, um die Forderung von ${creditor} einzuziehen und erforderlichenfalls gerichtlich geltend machen zu lassen (Art. 6 Abs. 1 lit. b und f DSGVO; berechtigtes Interesse ist die Durchsetzung der Forderung), sowie zur Erfüllung gesetzlicher Aufbewahrungspflichten (Art. 6 Abs. 1 lit. c DSGVO).`,
    `Daten und Quelle: Namen, Anschrift, Geburtsdatum und Kontaktdaten sowie die Daten des Vertrags, der Rechnungen und der Zahlungen haben wir von ${creditor} erhalten, soweit sie uns vorliegen. Was Sie uns im Schuldnerportal oder auf anderem Weg mitteilen, erheben wir bei Ihnen; dazu sind Sie nicht verpflichtet, ohne Ihre Angaben bearbeiten wir die Forderung nach dem Stand der Akte weiter.`,
    'Empfänger: unser Auftraggeber und wer den Auftrag für ihn vermittelt hat, Banken, Dienstleister für Druck, Versand und Informationstechnik als Auftragsverarbeiter sowie, soweit erforderlich, Rechtsanwälte, Gerichte, Vollstreckungsorgane und Behörden. Eine Übermittlung in Drittländer oder an internationale Organisationen findet nicht statt.',
    `Speicherdauer: die Akte bis drei Jahre nach ihrem Abschluss, gerichtliche Titel 30 Jahre, ${retention}, jeweils ab dem Ende des Jahres.`,
    `Ihre Rechte: Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und, für Daten, die Sie uns gegeben haben, Übertragbarkeit (Art. 15 bis 20 DSGVO); Beschwerde bei ${authority} (Art. 77 DSGVO). Eine automatisierte Entscheidungsfindung einschließlich Profiling (Art. 22 DSGVO) findet nicht statt.`,
  ],
  objection_title: 'Ihr Widerspruchsrecht (Art. 21 DSGVO)',
  objection: `Soweit wir Daten aufgrund berechtigter Interessen verarbeiten (Art. 6 Abs. 1 lit. f DSGVO), können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Eine formlose Nachricht an ${email} oder an unsere Anschrift genügt. Wir verarbeiten die Daten dann nur weiter, wenn zwingende schutzwürdige Gründe überwiegen oder die Verarbeitung der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen dient.`,
})

const english = ({ controller, email, creditor, authority, retention }: Named) => ({
  title: 'Data protection: information under Articles 13 and 14 GDPR',
  items: [
    `Controller: ${controller}, ${email}.`,
    `Purposes and legal bases: we process your data in order to collect the claim of ${creditor} and, where necessary, to have it brought before a court (Article 6 (1) (b) and (f) GDPR; the legitimate interest is the enforcement of the claim), and in order to meet statutory retention duties (Article 6 (1) (c) GDPR).`,
    `Data and source: as far as we have them, we received your name, address, date of birth and contact details and the data of the contract, the invoices and the payments from ${creditor}. What you tell us in the debtor portal or otherwise we collect from you; you are not obliged to tell us anything, and without it we deal with the claim as the file stands.`,
    'Recipients: our client and whoever referred the case for it, banks, providers of printing, postage and information technology as processors and, where necessary, lawyers, courts, enforcement officers and authorities. No data are transferred to third countries or international organisations.',
    `Storage: the file until three years after it is closed, court titles for 30 years, ${retention}, each from the end of the year.`,
    `Your rights: access, rectification, erasure, restriction of processing and, for data that you gave us, portability (Articles 15 to 20 GDPR); complaint to ${authority} (Article 77 GDPR). There is no automated decision-making, including profiling (Article 22 GDPR).`,
  ],
  objection_title: 'Your right to object (Article 21 GDPR)',
  objection: `Where we process data on the ground of legitimate interests (Article 6 (1) (f) GDPR), you may object at any time on grounds relating to your particular situation. An informal message to ${email} or to our address suffices. We will then process the data only if compelling legitimate grounds prevail or if it serves the establishment, exercise or defence of legal claims.`,
})
