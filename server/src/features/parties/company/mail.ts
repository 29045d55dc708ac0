import { lastFour } from '../../../kernel/banking.ts'
import { nameInMail, personInMail } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import { type Mail, mailProblems } from '../../../platform/mail/mail.ts'

type Reader = { readonly email: string; readonly language: Language | null }
type Texts<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>

/** Everybody gets one, in the own language; an address that no mail can be sent to gets none. */
function mailsFor<Facts>(readers: readonly Reader[], texts: Texts<Facts>, facts: Facts): Mail[] {
  const seen = new Map(readers.map((reader) => [reader.email.toLowerCase(), reader]))
  return [...seen.values()]
    .map(({ email, language }) => ({ to: email, ...writtenFor(language, (one) => texts[one](facts)) }))
    .filter((mail) => mailProblems(mail).length === 0)
}

/** `by` is null for our team. */
type EmailFacts = { customer: string; by: string | null; was: string; is: string }

const EMAIL_CHANGED: Texts<EmailFacts> = {
  de: ({ customer, by, was, is }) => ({
    subject: 'Neue E-Mail-Adresse bei Mahnwerk',
    text: `Guten Tag,

${by ?? 'Unser Team'} hat die E-Mail-Adresse von
${customer} geändert.

Bisher: ${was}
Jetzt:  ${is}

Rechnungen über Gerichtsgebühren und Fragen nach gerichtlichen Schritten gehen
ab sofort an die neue Adresse. Haben Sie das nicht veranlasst, sagen Sie uns
bitte sofort Bescheid.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ customer, by, was, is }) => ({
    subject: 'New email address at Mahnwerk',
    text: `Dear Sir or Madam,

${by ?? 'Our team'} has changed the email address of
${customer}.

Old: ${was}
New: ${is}

From now on, invoices for court fees and questions about court action go to
the new address. If you did not arrange this, please tell us at once.

Kind regards
Mahnwerk
`,
  }),
}

export const emailMails = (readers: readonly Reader[], facts: EmailFacts): Mail[] =>
  mailsFor(readers, EMAIL_CHANGED, {
    ...facts,
    customer: nameInMail(facts.customer),
    by: facts.by && personInMail(facts.by),
  })

type AccountFacts = { customer: string; by: string; digits: string }

const ENTERED: Texts<AccountFacts> = {
  de: ({ customer, by, digits }) => ({
    subject: 'Neues Konto für Auszahlungen eingetragen',
    text: `Guten Tag,

${by} hat für
${customer}
ein neues Konto für Auszahlungen eingetragen. Es endet auf ${digits}.

Das Konto gilt erst, wenn wir es bestätigt haben. Bis dahin bleibt alles, wie
es ist. Haben Sie das nicht veranlasst, sagen Sie uns bitte sofort Bescheid.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ customer, by, digits }) => ({
    subject: 'New payout account entered',
    text: `Dear Sir or Madam,

${by} has entered a new payout account for
${customer}.
It ends in ${digits}.

The account takes effect only once we have confirmed it. Until then,
everything stays as it is. If you did not arrange this, please tell us at
once.

Kind regards
Mahnwerk
`,
  }),
}

const CONFIRMED: Texts<AccountFacts> = {
  de: ({ customer, digits }) => ({
    subject: 'Neues Konto für Auszahlungen bestätigt',
    text: `Guten Tag,

wir haben das Konto für Auszahlungen an
${customer}
bestätigt. Ab sofort gilt das Konto, das auf ${digits} endet.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ customer, digits }) => ({
    subject: 'New payout account confirmed',
    text: `Dear Sir or Madam,

We have confirmed the payout account for
${customer}.
Payouts now go to the account ending in ${digits}.

Kind regards
Mahnwerk
`,
  }),
}

const REFUSED: Texts<AccountFacts> = {
  de: ({ customer, digits }) => ({
    subject: 'Neues Konto für Auszahlungen nicht bestätigt',
    text: `Guten Tag,

das Konto, das auf ${digits} endet, haben wir für Auszahlungen an
${customer}
nicht bestätigt. Es bleibt beim bisherigen Stand. Sie können das Konto im
Gläubigerportal noch einmal eintragen oder uns anrufen.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ customer, digits }) => ({
    subject: 'New payout account not confirmed',
    text: `Dear Sir or Madam,

We have not confirmed the account ending in ${digits} for payouts to
${customer}.
Everything stays as it was. You can enter the account again in the creditor
portal, or call us.

Kind regards
Mahnwerk
`,
  }),
}

const ACCOUNT_MAILS = { entered: ENTERED, confirmed: CONFIRMED, refused: REFUSED } as const

/** An account is named by its last four characters only. */
export const accountMails = (
  readers: readonly Reader[],
  what: keyof typeof ACCOUNT_MAILS,
  { customer, by, iban }: { customer: string; by: string; iban: string },
): Mail[] =>
  mailsFor(readers, ACCOUNT_MAILS[what], {
    customer: nameInMail(customer),
    by: personInMail(by),
    digits: lastFour(iban),
  })
