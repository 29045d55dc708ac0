import { oneLine } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Invited } from './queries.invitations.ts'
import { customerLanguage } from './rules.ts'

/** The values for the placeholders in braces. */
type MailFacts = { partner: string; customer: string; link: string }

export const INVITATIONS: Readonly<Record<Language, { subject: string; text: string }>> = {
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

{partner} has asked us to collect an open claim of
{customer}.

In the creditor portal you see at any time how your claims stand and what
has been paid, and you decide yourself about going to court:

{link}

The link is for you alone. Please do not pass it on.

Kind regards
Mahnwerk
`,
  },
}

/** In one pass, so that a name that contains braces is not filled in again. */
const filledIn = (text: string, facts: MailFacts): string =>
  text.replace(/\{(partner|customer|link)\}/g, (_, name: keyof MailFacts) => facts[name])

/** In the customer's language, or in both languages while the customer's country is not known. */
export function invitationMail({ name, email, country, partner_name }: Invited, link: string): Mail {
  const facts = { partner: oneLine(partner_name), customer: oneLine(name), link }
  const language = customerLanguage(country)
  const texts = language ? [INVITATIONS[language]] : [INVITATIONS.de, INVITATIONS.en]
  return {
    to: email,
    subject: texts.map(({ subject }) => subject).join(' / '),
    text: texts.map(({ text }) => filledIn(text, facts)).join('\n--\n\n'),
  }
}
