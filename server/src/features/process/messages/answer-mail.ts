import { LANGUAGES, type Language, languageOf } from '../../../kernel/language.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import type { ClaimRow } from '../../case/claims/index.ts'
import { emailOf, findLanguage, primaryAddress } from '../../parties/debtors/index.ts'
import { readParties, signatureLines } from '../letters/index.ts'

type Told = { readonly reference: string; readonly url: string }

const WORDS: Readonly<Record<Language, { subject: string; text(told: Told): string }>> = {
  de: {
    subject: 'Es gibt eine Antwort für Sie',
    text: ({ reference, url }) => `Guten Tag,

zum Aktenzeichen ${reference} gibt es eine Antwort für Sie. Sie lesen sie hier, mit dem Zugangscode aus unserem Brief:
${url}

Freundliche Grüße`,
  },
  en: {
    subject: 'There is an answer for you',
    text: ({ reference, url }) => `Dear Sir or Madam,

There is an answer for you, case reference ${reference}. You can read it here, with the access code from our letter:
${url}

Kind regards`,
  },
}

/** Says that there is an answer, never what it says or what it is about: others may read the mail. */
export async function tellOfAnswer(work: Work, claim: ClaimRow, public_url: string): Promise<void> {
  const [{ subject, letterhead }, chosen] = await Promise.all([
    readParties(work.tx, claim.id),
    findLanguage(work.tx, claim.debtor_id),
  ])
  const to = emailOf(subject)
  if (!to) return
  const address = primaryAddress(subject)
  // Mails are written in the languages of letters.
  const language = LANGUAGES.find((one) => one === chosen) ?? (address ? languageOf(address) : 'de')
  const words = WORDS[language]
  const reference = claim.case_reference
  const told = { reference, url: `${public_url}/debtor?case_reference=${reference}` }
  const text = `${words.text(told)}\n\n${signatureLines(letterhead, language).join('\n')}\n`
  const mail = { to, subject: words.subject, text }
  if (mailProblems(mail).length === 0) sendMail(work, { ...mail, claim_id: claim.id }, claim.organization_id)
}
