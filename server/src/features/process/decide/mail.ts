import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { DecisionTerms } from '../../../law/court.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { customerLanguage } from '../../parties/customers/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { type CreditorAnswer, type Parties, senderSignature, type ToldWay } from '../court/index.ts'
import type { Told } from './rules.told.ts'
import { procedureAgainst } from './words.ts'

export type LinkMailFacts = {
  readonly parties: Parties
  readonly case_reference: string
  readonly outstanding_cents: number
  readonly expires_at: Date
  /** Who asked for the link; null where our team sends it by itself. */
  readonly asker_name: string | null
  readonly link: string
  /** The same decision behind the login. */
  readonly portal_url: string
}

type LinkWritten = { asker: string | null } & Record<
  'debtor' | 'reference' | 'amount' | 'until' | 'link' | 'portal_url' | 'from',
  string
> &
  Terms

type Terms = DecisionTerms['mail']

/** Where the court has no terms of its own. */
const OF_ACTION: Readonly<Record<Language, Terms>> = {
  de: {
    about: 'die Klage',
    asked: 'Ob Sie klagen,\nentscheiden Sie.',
    shown: 'Sie sehen dort zuerst, was eine Klage kostet und was sie bedeutet. Der Link\ngilt',
  },
  en: {
    about: 'going to court',
    asked: 'You decide whether to sue.',
    shown: 'It first shows you what going to court costs and what it means. The link is\nvalid',
  },
}

const LINK_MAILS: Readonly<
  Record<Language, { subject(reference: string, terms: Terms): string; text(written: LinkWritten): string }>
> = {
  de: {
    subject: (reference, { about }) => `Bitte entscheiden Sie über ${about}, Aktenzeichen ${reference}`,
    text: ({ asker, debtor, reference, amount, until, link, portal_url, from, asked, shown }) => `Guten Tag,

Ihre Forderung gegen ${debtor} (Aktenzeichen ${reference}) ist nicht bezahlt:
Offen sind ${amount}. Ohne Gericht haben wir alles versucht. ${asked}

${asker === null ? 'Mit diesem Link entscheiden Sie:' : `${asker} hat uns gebeten, Ihnen den Link dazu zu schicken:`}

${link}

${shown} bis ${until} und für eine Entscheidung.

Er ist nur für Sie als Gläubiger bestimmt. Bitte geben Sie ihn niemandem
weiter: Wer ihn hat, kann für Sie entscheiden.

Mit Ihrem Zugang zum Gläubigerportal entscheiden Sie auch ohne den Link:

${portal_url}

Freundliche Grüße
${from}
`,
  },
  en: {
    subject: (reference, { about }) => `Please decide about ${about}, case ${reference}`,
    text: ({ asker, debtor, reference, amount, until, link, portal_url, from, asked, shown }) => `Dear Sir or Madam,

Your claim against ${debtor} (case ${reference}) has not been paid: ${amount}
is outstanding. We have tried everything out of court. ${asked}

${asker === null ? 'Use this link to decide:' : `${asker} has asked us to send you the link for this:`}

${link}

${shown} until ${until} and for one decision.

It is for you, the creditor, alone. Please do not pass it on: anyone who has it
can decide for you.

If you have access to the creditor portal, you can decide there without the
link:

${portal_url}

Kind regards
${from}
`,
  },
}

/** In the customer's language, or in both languages while the customer's country is not known. */
export function linkMail({ parties, case_reference, ...facts }: LinkMailFacts): Omit<Mail, 'to' | 'secrets'> {
  const { country } = parties.creditor.address
  return writtenFor(customerLanguage(country) ?? null, (language) => {
    const format = formatOf(language, country)
    const { subject, text } = LINK_MAILS[language]
    const terms = procedureAgainst(parties)?.words[language].decision?.mail ?? OF_ACTION[language]
    return {
      subject: subject(case_reference, terms),
      text: text({
        ...terms,
        asker: facts.asker_name && nameInMail(facts.asker_name),
        debtor: nameInMail(debtorName(parties.debtor)),
        reference: case_reference,
        amount: withPlainSpaces(format.euro(facts.outstanding_cents)),
        until: withPlainSpaces(format.instant(facts.expires_at)),
        link: facts.link,
        portal_url: facts.portal_url,
        from: senderSignature(parties.sender, language),
      }),
    }
  })
}

type ToldMailFacts = {
  readonly parties: Parties
  readonly case_reference: string
  readonly decision: CreditorAnswer['decision']
  readonly told: Told
}

type ToldWritten = { decision: CreditorAnswer['decision']; way: ToldWay; time: string | undefined } & Record<
  'debtor' | 'reference' | 'day' | 'by' | 'from',
  string
>

const WAYS: Readonly<Record<Language, Readonly<Record<ToldWay, string>>>> = {
  de: { phone: 'am Telefon', letter: 'mit Brief', email: 'per E-Mail', in_person: 'persönlich' },
  en: { phone: 'by phone', letter: 'by letter', email: 'by email', in_person: 'in person' },
}

const TOLD_MAILS: Readonly<
  Record<Language, { subject(reference: string): string; text(written: ToldWritten): string }>
> = {
  de: {
    subject: (reference) => `Ihre Entscheidung ist festgehalten, Aktenzeichen ${reference}`,
    text: ({ decision, way, time, debtor, reference, day, by, from }) => `Guten Tag,

zu Ihrer Forderung gegen ${debtor} (Aktenzeichen ${reference}) haben wir
festgehalten, was Sie uns mitgeteilt haben:

${decision === 'sue' ? 'Die Forderung geht vor Gericht.' : 'Die Forderung geht nicht vor Gericht.'}

Mitgeteilt von: ${by}
Wann und wie:   ${day}${time ? `, ${time} Uhr` : ''}, ${WAYS.de[way]}

${
  decision === 'sue'
    ? 'Die Rechnung über die Gebühr des Gerichts erhalten Sie mit einer eigenen E-Mail.'
    : 'Es wird kein Antrag bei Gericht eingereicht.'
}

Stimmt das nicht, melden Sie sich bitte sofort bei uns: Die Entscheidung gilt,
als hätten Sie sie selbst im Portal getroffen.

Freundliche Grüße
${from}
`,
  },
  en: {
    subject: (reference) => `Your decision is recorded, case ${reference}`,
    text: ({ decision, way, time, debtor, reference, day, by, from }) => `Dear Sir or Madam,

For your claim against ${debtor} (case ${reference}), we have recorded what you
told us:

${decision === 'sue' ? 'The claim goes to court.' : 'The claim does not go to court.'}

Given by:     ${by}
When and how: ${day}${time ? `, ${time}` : ''}, ${WAYS.en[way]}

${
  decision === 'sue'
    ? 'You will receive the invoice for the court fee in a separate email.'
    : 'Nothing will be filed with a court.'
}

If this is not right, please contact us at once: the decision counts as if you
had made it in the portal yourself.

Kind regards
${from}
`,
  },
}

/** So that a mistake, or what nobody has said, is noticed. In both languages while the customer's country is not known. */
export function toldMail({ parties, case_reference, decision, told }: ToldMailFacts): Mail {
  const { country } = parties.creditor.address
  const written = writtenFor(customerLanguage(country) ?? null, (language) => ({
    subject: TOLD_MAILS[language].subject(case_reference),
    text: TOLD_MAILS[language].text({
      ...{ decision, way: told.way, time: told.told_time, reference: case_reference },
      debtor: nameInMail(debtorName(parties.debtor)),
      day: withPlainSpaces(formatOf(language, country).day(told.told_on)),
      by: nameInMail(told.told_by),
      from: senderSignature(parties.sender, language),
    }),
  }))
  return { to: parties.creditor.email ?? '', ...written }
}
