import type { Language } from '../../../kernel/language.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Recipient } from '../creditors/index.ts'

const RESET: Readonly<Record<Language, MailText>> = {
  de: {
    subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
    text: `Guten Tag,

wir haben den zweiten Faktor Ihres Zugangs zum Gläubigerportal von Mahnwerk
zurückgesetzt: Authenticator-App, Passkeys und Wiederherstellungscodes gelten
nicht mehr, und Sie sind überall abgemeldet. Für die nächste Anmeldung genügt
Ihr Passwort. Bitte richten Sie danach unter „Mein Zugang“ einen neuen zweiten
Faktor ein.

Haben Sie das nicht verlangt, rufen Sie uns bitte sofort an.

Freundliche Grüße
Mahnwerk
`,
  },
  en: {
    subject: 'Your second factor has been reset',
    text: `Dear Sir or Madam,

We have reset the second factor for your access to the Mahnwerk creditor
portal: your authenticator app, passkeys and recovery codes are no longer
valid, and you have been logged out everywhere. Your password is enough for
the next login. Please then set up a new second factor under "My access".

If you did not ask for this, please call us at once.

Kind regards
Mahnwerk
`,
  },
}

/** Whoever is protected less than before hears of it, in case somebody else has asked for it. */
export const factorResetMail = ({ email, language }: Recipient): Mail => ({
  to: email,
  ...writtenFor(language, (one) => RESET[one]),
})
