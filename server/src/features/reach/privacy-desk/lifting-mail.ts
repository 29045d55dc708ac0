import { nameInMail } from '../../../kernel/format.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { RecordRow } from './queries.people.ts'

type Told = { readonly sender: string; readonly references: string }

const WORDS: Readonly<Record<Language, { subject: string; text(told: Told): string }>> = {
  de: {
    subject: 'Die Einschränkung der Verarbeitung Ihrer Daten wird aufgehoben',
    text: ({ sender, references }) => `Guten Tag,

auf Ihr Verlangen haben wir die Verarbeitung Ihrer Daten eingeschränkt (Art. 18 DSGVO)${references}. Wir teilen Ihnen mit, dass wir diese Einschränkung aufheben werden (Art. 18 Abs. 3 DSGVO). Danach bearbeiten wir den Vorgang weiter.

Wenn Sie damit nicht einverstanden sind, schreiben Sie uns bitte. Sie können sich außerdem bei einer Aufsichtsbehörde beschweren.

Freundliche Grüße
${sender}
`,
  },
  en: {
    subject: 'The restriction on processing your data will be lifted',
    text: ({ sender, references }) => `Dear Sir or Madam,

At your request, we have restricted the processing of your data (Article 18 GDPR)${references}. We are writing to tell you that we are going to lift this restriction (Article 18 (3) GDPR). We will then continue to handle the matter.

If you do not agree, please write to us. You may also lodge a complaint with a supervisory authority.

Kind regards
${sender}
`,
  },
}

type Recipient = { readonly to: string; readonly language: string | null; readonly record: RecordRow }

/** It names no creditor and no amount: others may read the mail. */
export function liftingMail({ to, language, record }: Recipient): Mail {
  const words = WORDS[LANGUAGES.find((one) => one === language) ?? 'de']
  const references = record.case_references.length > 0 ? `, ${record.case_references.join(', ')}` : ''
  return {
    to,
    subject: words.subject,
    text: words.text({ sender: nameInMail(record.organization_name ?? ''), references }),
  }
}
