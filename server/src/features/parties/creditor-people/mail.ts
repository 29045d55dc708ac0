import { nameInMail } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Recipient } from '../creditors/index.ts'

const REMOVED: Readonly<Record<Language, (customer: string) => MailText>> = {
  de: (customer) => ({
    subject: 'Ihr Zugang zum Gläubigerportal wurde beendet',
    text: `Guten Tag,

Ihr Zugang zum Gläubigerportal von Mahnwerk für
${customer}
wurde beendet.

War das nicht vorgesehen, wenden Sie sich bitte an Ihre Kolleginnen und
Kollegen oder an uns.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: (customer) => ({
    subject: 'Your access to the creditor portal has ended',
    text: `Dear Sir or Madam,

Your access to the Mahnwerk creditor portal for
${customer}
has ended.

If this was not intended, please contact your colleagues or us.

Kind regards
Mahnwerk
`,
  }),
}

/** Whoever loses access hears of it, so that nobody is shut out in silence. */
export const removedMail = ({ email, language }: Recipient, customer_name: string): Mail => ({
  to: email,
  ...writtenFor(language, (one) => REMOVED[one](nameInMail(customer_name))),
})
