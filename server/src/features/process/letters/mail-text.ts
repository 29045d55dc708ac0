import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { printedCode } from '../debtor-access/index.ts'
import { type AnyLetterFacts, readerOf } from './wording/facts.ts'
import { printable } from './wording/format.ts'
import { signatureLines } from './wording/letterhead.ts'

/** To whom a letter goes, what it asks for, and the code that it prints. */
type Carried = { readonly to: string; readonly demanded_cents: number; readonly access_code: string }

export type LetterMail = Pick<Mail, 'to' | 'subject' | 'text' | 'secrets'>

/** The text of the mail that carries a letter. It is short, since others may glance at the screen. */
export function letterMail(facts: AnyLetterFacts, { to, demanded_cents, access_code }: Carried): LetterMail {
  const { language, claim, letterhead } = facts
  const subject =
    language === 'de'
      ? `Unser Schreiben zu Aktenzeichen ${claim.case_reference}`
      : `Our letter, case reference ${claim.case_reference}`
  const specimen = facts.is_specimen ? `${language === 'de' ? 'SANDBOX – MUSTER' : 'SANDBOX – SPECIMEN'}\n\n` : ''
  const printed = printedCode(access_code)
  const text = language === 'de' ? textDe(facts, demanded_cents, printed) : textEn(facts, demanded_cents, printed)
  const signature = signatureLines(letterhead, language).join('\n')
  return { to, subject, text: withPlainSpaces(`${specimen}${text}\n\n${signature}\n`), secrets: [printed] }
}

function textDe(facts: AnyLetterFacts, demanded_cents: number, printed: string): string {
  const { creditor, deadline, portal, claim } = facts
  const format = formatOf('de', readerOf(facts))
  return `Guten Tag,

im Anhang finden Sie unser Schreiben im Auftrag von ${nameInMail(printable(creditor.name))}.

Zu zahlen: ${format.euro(demanded_cents)}
Zahlbar bis: ${format.day(deadline)}
Aktenzeichen: ${claim.case_reference}

Im Schuldnerportal sehen Sie den aktuellen Stand und können Einwendungen erheben:
${portal.url}
Zugangscode: ${printed}

Freundliche Grüße`
}

function textEn(facts: AnyLetterFacts, demanded_cents: number, printed: string): string {
  const { creditor, deadline, portal, claim } = facts
  const format = formatOf('en', readerOf(facts))
  return `Dear Sir or Madam,

Please find attached our letter on behalf of ${nameInMail(printable(creditor.name))}.

Amount due: ${format.euro(demanded_cents)}
Payable by: ${format.day(deadline)}
Case reference: ${claim.case_reference}

In the debtor portal you can see the current status and raise objections:
${portal.url}
Access code: ${printed}

Kind regards`
}
