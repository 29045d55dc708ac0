import type { Language } from '../../../kernel/language.ts'
import type { SubjectKind } from './rules.ts'

type Item = { readonly title: string; readonly text: string }
/** What Article 15 (1) (a) to (d) and (g) wants told to people who are no debtors. */
type Information = Readonly<Record<'purposes' | 'sources' | 'recipients' | 'retention', Item>>
type Others = Exclude<SubjectKind, 'debtor'>

const TITLES = {
  de: {
    purposes: 'Zwecke und Rechtsgrundlagen',
    sources: 'Daten und Herkunft',
    recipients: 'Empfänger',
    retention: 'Speicherdauer',
  },
  en: {
    purposes: 'Purposes and legal bases',
    sources: 'Data and source',
    recipients: 'Recipients',
    retention: 'Retention period',
  },
} as const

const NO_THIRD_COUNTRY = {
  de: 'Eine Übermittlung in Drittländer oder an internationale Organisationen findet nicht statt.',
  en: 'There is no transfer to third countries or international organisations.',
}

const TEXTS: Readonly<Record<Language, Readonly<Record<Others, Readonly<Record<keyof Information, string>>>>>> = {
  de: {
    creditor_person: {
      purposes:
        'Wir verarbeiten Ihre Daten, damit Sie für Ihr Unternehmen im Portal handeln können, und um Aufträge zur Forderungsbetreibung abzuwickeln (Art. 6 Abs. 1 lit. f DSGVO; berechtigtes Interesse ist die Erfüllung des Vertrags mit Ihrem Unternehmen und die Sicherheit der Zugänge), sowie zur Erfüllung gesetzlicher Aufbewahrungspflichten (Art. 6 Abs. 1 lit. c DSGVO).',
      sources:
        'Name und E-Mail-Adresse haben wir von Ihnen, von Ihrem Unternehmen, von einer Person, die Sie eingeladen hat, oder von der Stelle, die den Auftrag vermittelt hat. Anmeldungen und Handlungen im Portal entstehen bei der Benutzung.',
      recipients:
        'Andere Personen Ihres Unternehmens im Portal, die vermittelnde Stelle sowie Dienstleister für Informationstechnik und E-Mail-Versand als Auftragsverarbeiter.',
      retention:
        'Ihr Zugang, bis er entzogen wird oder Sie die Löschung verlangen; Ihr Name bei einzelnen Handlungen so lange wie die betroffene Akte; E-Mails ohne Bezug zu einer Akte drei Jahre ab dem Ende des Jahres; Sitzungen bis zu ihrem Ablauf; Zugriffsprotokolle sechs Monate.',
    },
    customer: {
      purposes:
        'Wir verarbeiten Ihre Daten, um Ihre Forderungen zu betreiben, mit Ihnen abzurechnen und den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO), sowie zur Erfüllung gesetzlicher Aufbewahrungspflichten (Art. 6 Abs. 1 lit. c DSGVO).',
      sources: 'Von Ihnen, von Ihren Personen im Portal oder von der Stelle, die den Auftrag vermittelt hat.',
      recipients:
        'Die Schuldner Ihrer Forderungen (Name und Anschrift des Gläubigers), die vermittelnde Stelle, Banken, Gerichte und Rechtsanwälte, soweit erforderlich, sowie Dienstleister für Druck, Versand und Informationstechnik als Auftragsverarbeiter.',
      retention:
        'Solange eine Ihrer Forderungen betrieben wird oder ihre Bücher aufzubewahren sind, danach drei Jahre ab dem Ende des Jahres; Zugriffsprotokolle sechs Monate.',
    },
    partner: {
      purposes:
        'Wir verarbeiten Ihre Daten, um vermittelte Aufträge abzuwickeln und Provisionen abzurechnen (Art. 6 Abs. 1 lit. b DSGVO), sowie zur Erfüllung gesetzlicher Aufbewahrungspflichten (Art. 6 Abs. 1 lit. c DSGVO).',
      sources: 'Von Ihnen; die Nutzung der Schnittstelle entsteht beim Zugriff.',
      recipients:
        'Die Kunden, die Sie vermittelt haben, Banken und Steuerbehörden, soweit erforderlich, sowie Dienstleister für Informationstechnik als Auftragsverarbeiter.',
      retention:
        'Solange ein Kunde oder ein Zugang von Ihnen besteht, danach drei Jahre ab dem Ende des Jahres; Abrechnungen so lange, wie Bücher aufzubewahren sind; Zugriffsprotokolle sechs Monate.',
    },
    operator: {
      purposes:
        'Wir verarbeiten Ihre Daten, um Ihnen den Zugang zu geben, den Ihre Arbeit braucht (Art. 6 Abs. 1 lit. b DSGVO), und um nachzuweisen, wer personenbezogene Daten gelesen oder geändert hat (Art. 6 Abs. 1 lit. c und f DSGVO in Verbindung mit Art. 5 Abs. 2 und Art. 32 DSGVO).',
      sources:
        'Von Ihnen und von der Person, die Ihr Konto angelegt hat. Anmeldungen und Protokolle entstehen bei der Arbeit.',
      recipients:
        'Administratoren dieser Installation sowie Dienstleister für Informationstechnik als Auftragsverarbeiter. Wer ein Schreiben beantwortet bekommt, erfährt Ihren Namen nicht.',
      retention:
        'Bis drei Jahre nach dem Ende des Jahres, in dem Ihr Konto gesperrt wurde; Sitzungen bis zu ihrem Ablauf; Zugriffsprotokolle sechs Monate. In Protokollen bleibt eine Kennung ohne Namen.',
    },
  },
  en: {
    creditor_person: {
      purposes:
        'We process your data so that you can act for your company in the portal, and in order to carry out collection orders (Article 6 (1) (f) GDPR; the legitimate interest is to perform the contract with your company and to keep access safe), and in order to meet statutory retention duties (Article 6 (1) (c) GDPR).',
      sources:
        'We have your name and email address from you, from your company, from a person who invited you, or from the office that referred the order. Logins and actions in the portal are recorded as you use it.',
      recipients:
        'Other people at your company in the portal, the referring office, and providers of information technology and email as processors.',
      retention:
        'Your access until it is withdrawn or you ask for erasure; your name on what you did for as long as the file concerned is kept; emails not linked to a file for three years from the end of the year; sessions until they expire; access logs for six months.',
    },
    customer: {
      purposes:
        'We process your data in order to collect your claims, to settle accounts with you and to perform the contract (Article 6 (1) (b) GDPR), and in order to meet statutory retention duties (Article 6 (1) (c) GDPR).',
      sources: 'From you, from your people in the portal, or from the office that referred the order.',
      recipients:
        'The debtors of your claims (name and address of the creditor), the referring office, banks, courts and lawyers where necessary, and providers of printing, postage and information technology as processors.',
      retention:
        'For as long as one of your claims is being collected or its books have to be kept, then three years from the end of the year; access logs for six months.',
    },
    partner: {
      purposes:
        'We process your data in order to carry out referred orders and to settle commissions (Article 6 (1) (b) GDPR), and in order to meet statutory retention duties (Article 6 (1) (c) GDPR).',
      sources: 'From you; use of the API is recorded when you access it.',
      recipients:
        'The customers whom you referred, banks and tax authorities where necessary, and providers of information technology as processors.',
      retention:
        'For as long as you have a customer or access with us, then three years from the end of the year; statements for as long as books have to be kept; access logs for six months.',
    },
    operator: {
      purposes:
        'We process your data in order to give you the access that your work needs (Article 6 (1) (b) GDPR), and in order to prove who read or changed personal data (Article 6 (1) (c) and (f) with Articles 5 (2) and 32 GDPR).',
      sources:
        'From you and from the person who created your account. Logins and log entries are recorded as you work.',
      recipients:
        'Administrators of this installation, and providers of information technology as processors. People who are sent an answer do not learn your name.',
      retention:
        'Until three years after the end of the year in which your account was disabled; sessions until they expire; access logs for six months. Logs keep an identifier without a name.',
    },
  },
}

/** Where a person belongs to no single organisation of the installation. */
export const THIS_HOUSE: Readonly<Record<Language, string>> = {
  de: 'Das Unternehmen, das diesen Dienst betreibt und Ihnen diese Auskunft erteilt.',
  en: 'The company that runs this service and gives you this information.',
}

export function informationFor(kind: Others, language: Language): Information {
  const texts = TEXTS[language][kind]
  const item = (topic: keyof Information): Item => ({
    title: TITLES[language][topic],
    text: topic === 'recipients' ? `${texts[topic]} ${NO_THIRD_COUNTRY[language]}` : texts[topic],
  })
  return {
    purposes: item('purposes'),
    sources: item('sources'),
    recipients: item('recipients'),
    retention: item('retention'),
  }
}
