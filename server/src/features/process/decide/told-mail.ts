import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { customerLanguage } from '../../parties/customers/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { type CreditorAnswer, type Parties, senderSignature, type ToldWay } from '../court/index.ts'
import type { Told } from './rules.told.ts'

type ToldMailFacts = {
  readonly parties: Parties
  readonly case_reference: string
  readonly decision: CreditorAnswer['decision']
  readonly told: Told
}

type Written = { decision: CreditorAnswer['decision']; way: ToldWay; time: string | undefined } & Record<
  'debtor' | 'reference' | 'day' | 'by' | 'from',
  string
>

const WAYS: Readonly<Record<Language, Readonly<Record<ToldWay, string>>>> = {
  de: { phone: 'am Telefon', letter: 'mit Brief', email: 'per E-Mail', in_person: 'persönlich' },
  en: { phone: 'by telephone', letter: 'by letter', email: 'by email', in_person: 'in person' },
}

const MAILS: Readonly<Record<Language, { subject(reference: string): string; text(written: Written): string }>> = {
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
    : 'Es wird kein Antrag bei Gericht eingebracht.'
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

for your claim against ${debtor} (case ${reference}) we have recorded what you
told us:

${decision === 'sue' ? 'The claim goes to court.' : 'The claim does not go to court.'}

Told by:      ${by}
When and how: ${day}${time ? `, ${time}` : ''}, ${WAYS.en[way]}

${
  decision === 'sue'
    ? 'You get the invoice for the court fee with a mail of its own.'
    : 'Nothing is filed with a court.'
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
    subject: MAILS[language].subject(case_reference),
    text: MAILS[language].text({
      ...{ decision, way: told.way, time: told.told_time, reference: case_reference },
      debtor: nameInMail(debtorName(parties.debtor)),
      day: withPlainSpaces(formatOf(language, country).day(told.told_on)),
      by: nameInMail(told.told_by),
      from: senderSignature(parties.sender, language),
    }),
  }))
  return { to: parties.creditor.email ?? '', ...written }
}
