import { lastFour } from '../../../kernel/banking.ts'
import { countryCode } from '../../../kernel/countries.ts'
import { nameInMail } from '../../../kernel/format.ts'
import { type Language, languageOf } from '../../../kernel/language.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import { type Mail, mailProblems } from '../../../platform/mail/mail.ts'
import type { PartnerRow } from './queries.ts'

type Texts<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>

const ACCOUNT_CHANGED: Texts<{ partner: string; digits: string | null }> = {
  de: ({ partner, digits }) => ({
    subject: 'Ihr Konto für Auszahlungen wurde geändert',
    text: `Guten Tag,

wir haben das Konto für Auszahlungen an
${partner} geändert.
${digits ? `Ab sofort gilt das Konto, das auf ${digits} endet.` : 'Es ist jetzt kein Konto mehr eingetragen, und es wird nichts überwiesen.'}

Haben Sie das nicht veranlasst, sagen Sie uns bitte sofort Bescheid. Antworten
Sie nicht auf diese Nachricht, sondern rufen Sie uns an.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ partner, digits }) => ({
    subject: 'Your payout account has been changed',
    text: `Dear Sir or Madam,

We have changed the payout account of
${partner}.
${digits ? `Payouts now go to the account ending in ${digits}.` : 'There is no longer an account on file, and nothing will be transferred.'}

If you did not arrange this, please tell us at once. Do not reply to this
message; call us instead.

Kind regards
Mahnwerk
`,
  }),
}

/** It does not name the new address, which whoever reads the old mailbox need not know. */
const EMAIL_CHANGED: Texts<{ partner: string }> = {
  de: ({ partner }) => ({
    subject: 'Ihre E-Mail-Adresse bei Mahnwerk wurde geändert',
    text: `Guten Tag,

wir haben die E-Mail-Adresse von
${partner} geändert.
Ab sofort schreiben wir nicht mehr an diese Adresse.

Haben Sie das nicht veranlasst, rufen Sie uns bitte sofort an.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ partner }) => ({
    subject: 'Your email address at Mahnwerk has been changed',
    text: `Dear Sir or Madam,

We have changed the email address of
${partner}.
From now on, we will no longer write to this address.

If you did not arrange this, please call us at once.

Kind regards
Mahnwerk
`,
  }),
}

/**
 * To the address that was known before: whoever changes an account to their own would change the address with it, or shortly
 * before.
 */
export function mailsAboutChange(was: PartnerRow, is: PartnerRow): Mail[] {
  const partner = nameInMail(was.name)
  const country = was.address?.country
  const language = country ? languageOf({ country: countryCode(country) ?? '' }) : null
  const written = <Facts>(texts: Texts<Facts>, facts: Facts): Mail => ({
    to: was.email,
    ...writtenFor(language, (one) => texts[one](facts)),
  })
  const mails = [
    ...(was.payout_iban === is.payout_iban
      ? []
      : [written(ACCOUNT_CHANGED, { partner, digits: is.payout_iban && lastFour(is.payout_iban) })]),
    ...(was.email.toLowerCase() === is.email.toLowerCase() ? [] : [written(EMAIL_CHANGED, { partner })]),
  ]
  return mails.filter((mail) => mailProblems(mail).length === 0)
}
