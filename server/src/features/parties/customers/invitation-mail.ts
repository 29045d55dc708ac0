import { nameInMail, personInMail } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Invited } from './queries.invitations.ts'
import { customerLanguage } from './rules.ts'

type Texts = Readonly<Record<Language, MailText>>

/** Placeholders stand in braces. */
export const INVITATIONS: Texts = {
  de: {
    subject: 'Ihr Zugang zu Mahnwerk',
    text: `Guten Tag,

{partner} hat uns beauftragt, eine offene Forderung von
{customer} einzuziehen.

Im Gläubigerportal sehen Sie jederzeit, wie es um Ihre Forderungen steht,
was eingegangen ist, und entscheiden selbst über gerichtliche Schritte:

{link}

Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
Mahnwerk
`,
  },
  en: {
    subject: 'Your access to Mahnwerk',
    text: `Dear Sir or Madam,

{partner} has asked us to collect an outstanding claim for
{customer}.

In the creditor portal you can see at any time where your claims stand and
what has been paid, and decide for yourself whether to go to court:

{link}

The link is for you alone. Please do not pass it on.

Kind regards
Mahnwerk
`,
  },
}

const COLLEAGUES: Texts = {
  de: {
    subject: 'Einladung in das Gläubigerportal von Mahnwerk',
    text: `Guten Tag,

{inviter} lädt Sie ein, im Gläubigerportal für
{customer} mitzuarbeiten.

Dort sehen Sie, wie es um die Forderungen steht, was eingegangen ist und was
zu entscheiden ist. Ihr Passwort legen Sie über diesen Link selbst fest:

{link}

Der Link gilt 30 Tage und nur für Sie. Bitte geben Sie ihn nicht weiter.
Sagt Ihnen diese Einladung nichts, brauchen Sie nichts zu tun.

Freundliche Grüße
Mahnwerk
`,
  },
  en: {
    subject: 'Invitation to the Mahnwerk creditor portal',
    text: `Dear Sir or Madam,

{inviter} has invited you to the creditor portal for
{customer}.

There you can see where the claims stand, what has been paid and what needs
to be decided. Use this link to set your own password:

{link}

The link is valid for 30 days and is for you alone. Please do not pass it on.
If this invitation means nothing to you, you do not need to do anything.

Kind regards
Mahnwerk
`,
  },
}

/** In one pass, so that a name that contains braces is not filled in again. */
const filledIn = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces)

const written = (texts: Texts, country: string | null, facts: Readonly<Record<string, string>>): MailText =>
  writtenFor(customerLanguage(country) ?? null, (language) => ({
    subject: texts[language].subject,
    text: filledIn(texts[language].text, facts),
  }))

/** In the customer's language, or in both languages while the customer's country is not known. */
export function invitationMail({ name, email, country, partner_name }: Invited, link: string): Mail {
  const facts = { partner: nameInMail(partner_name), customer: nameInMail(name), link }
  return { to: email, ...written(INVITATIONS, country, facts) }
}

/** To a colleague of somebody who has access already; in the language of their customer. */
export function colleagueMail(
  customer: Pick<Invited, 'name' | 'country'>,
  { email, inviter_name }: { email: string; inviter_name: string },
  link: string,
): Mail {
  const facts = { inviter: personInMail(inviter_name), customer: nameInMail(customer.name), link }
  return { to: email, ...written(COLLEAGUES, customer.country, facts) }
}
