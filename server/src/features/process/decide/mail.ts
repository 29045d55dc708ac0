import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { customerLanguage } from '../../parties/customers/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { type Parties, senderSignature } from '../court/index.ts'

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

type Told = { asker: string | null } & Record<
  'debtor' | 'reference' | 'amount' | 'until' | 'link' | 'portal_url' | 'from',
  string
>

const MAILS: Readonly<Record<Language, { subject(reference: string): string; text(told: Told): string }>> = {
  de: {
    subject: (reference) => `Bitte entscheiden Sie über die Klage, Aktenzeichen ${reference}`,
    text: ({ asker, debtor, reference, amount, until, link, portal_url, from }) => `Guten Tag,

Ihre Forderung gegen ${debtor} (Aktenzeichen ${reference}) ist nicht bezahlt:
Offen sind ${amount}. Ohne Gericht haben wir alles versucht. Ob Sie klagen,
entscheiden Sie.

${asker === null ? 'Mit diesem Link entscheiden Sie:' : `${asker} hat uns gebeten, Ihnen den Link dazu zu schicken:`}

${link}

Sie sehen dort zuerst, was eine Klage kostet und was sie bedeutet. Der Link
gilt bis ${until} und für eine Entscheidung.

Er ist nur für Sie als Gläubiger bestimmt. Bitte geben Sie ihn niemandem
weiter: Wer ihn hat, kann für Sie entscheiden.

Mit Ihrem Zugang zum Gläubigerportal entscheiden Sie auch ohne den Link:

${portal_url}

Freundliche Grüße
${from}
`,
  },
  en: {
    subject: (reference) => `Please decide about going to court, case ${reference}`,
    text: ({ asker, debtor, reference, amount, until, link, portal_url, from }) => `Dear Sir or Madam,

your claim against ${debtor} (case ${reference}) has not been paid: ${amount}
are open. Out of court we have tried everything. You decide whether to sue.

${asker === null ? 'This is the link for deciding:' : `${asker} has asked us to send you the link for this:`}

${link}

It shows you first what going to court costs and what it means. The link is
valid until ${until} and for one decision.

It is for you, the creditor, alone. Please do not pass it on: whoever has it
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
    const { subject, text } = MAILS[language]
    return {
      subject: subject(case_reference),
      text: text({
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
