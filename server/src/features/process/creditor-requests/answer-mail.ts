import type { OperatorCaller } from '../../../kernel/caller.ts'
import type { Language } from '../../../kernel/language.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { listPeople } from '../../parties/creditors/index.ts'

type Told = { readonly reference: string; readonly url: string }

const WORDS: Readonly<Record<Language, { subject(reference: string): string; text(told: Told): string }>> = {
  de: {
    subject: (reference) => `Unsere Antwort zum Fall ${reference}`,
    text: ({ reference, url }) => `Guten Tag,

zu dem, was Sie uns zum Fall ${reference} mitgeteilt haben, gibt es
unsere Entscheidung. Sie lesen sie hier, und auch, wie es weitergeht:

${url}

Freundliche Grüße
Mahnwerk
`,
  },
  en: {
    subject: (reference) => `Our answer about case ${reference}`,
    text: ({ reference, url }) => `Dear Sir or Madam,

We have made our decision on what you told us about case ${reference}.
You can read it here, and what happens next:

${url}

Kind regards
Mahnwerk
`,
  },
}

/** Says that we have decided, never what. To whoever told us, or to everybody where that person has gone. */
export async function tellOfDecision(
  work: Work<OperatorCaller>,
  { claim_id, person_id }: { claim_id: string; person_id: string },
  public_url: string,
): Promise<void> {
  const { organization_id, customer_id, case_reference: reference } = await readClaim(work.tx, work.caller, claim_id)
  if (customer_id === null) return
  const people = await listPeople(work.tx, { organization_id, customer_id })
  const asker = people.filter(({ id }) => id === person_id)
  const url = `${public_url}/creditor/claims/${claim_id}`
  for (const { email: to, language } of asker.length > 0 ? asker : people) {
    const mail = {
      to,
      ...writtenFor(language, (one) => ({
        subject: WORDS[one].subject(reference),
        text: WORDS[one].text({ reference, url }),
      })),
    }
    if (mailProblems(mail).length === 0) sendMail(work, { ...mail, claim_id }, organization_id)
  }
}
