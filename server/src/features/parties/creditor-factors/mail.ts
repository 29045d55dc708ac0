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
    subject: 'Your second factor was reset',
    text: `Dear Sir or Madam,

we have reset the second factor of your access to the creditor portal of
Mahnwerk: authenticator app, passkeys and recovery codes are no longer valid,
and you are logged out everywhere. For the next login your password is enough.
Please set up a new second factor under "My access" then.

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
