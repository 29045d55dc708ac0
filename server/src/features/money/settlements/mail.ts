import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { registerLines } from '../../../law/sender-words.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import { type Mail, mailProblems } from '../../../platform/mail/mail.ts'
import type { SettlementRow } from './queries.ts'
import { carriedOver } from './rules/arithmetic.ts'
import type { Sender } from './rules/settlement.ts'

type Reader = { readonly email: string; readonly language: Language | null }

/** To everybody of the customer who has access, and to the customer's own address. */
export function settlementMails(settlement: SettlementRow, people: readonly Reader[]): Mail[] {
  const { creditor, language } = settlement.facts
  const own = creditor.email === null ? [] : [{ email: creditor.email, language }]
  const readers = new Map([...own, ...people].map((reader) => [reader.email.toLowerCase(), reader]))
  return [...readers.values()]
    .map((reader) => ({ to: reader.email, ...writtenFor(reader.language, (one) => textOf(settlement, one)) }))
    .filter((mail) => mailProblems(mail).length === 0)
}

function textOf(settlement: SettlementRow, language: Language): MailText {
  const { number, invoice_number, facts } = settlement
  const format = formatOf(language, facts.creditor.address.country)
  const euro = (amount_cents: number) => withPlainSpaces(format.euro(amount_cents))
  const until = withPlainSpaces(format.day(settlement.up_to))
  const name = nameInMail(facts.creditor.name)
  const from = signature(facts.sender, language)
  const owed = settlement.fees_net_cents + settlement.fees_vat_cents + settlement.court_fees_cents > 0
  const after_cents = carriedOver(settlement.receivable_after_cents, settlement.overdraft_after_cents)
  const [collected, remitted, after] = [settlement.collected_cents, settlement.remitted_cents, after_cents].map(euro)
  if (language === 'de') {
    const result =
      settlement.remitted_cents > 0 ? `Wir überweisen Ihnen:   ${remitted}` : `Vortrag:                ${after}`
    return {
      subject: `Abrechnung ${number} bis ${until}`,
      text: `Guten Tag,

im Anhang finden Sie die Abrechnung ${number} für
${name}${invoice_number ? ` mit der Rechnung ${invoice_number}` : ''}.

Für Sie eingegangen:    ${collected}
${result}

${nothingToPay(DE, after_cents, owed)}
Alle Abrechnungen finden Sie auch im Portal unter „Geld“.

Freundliche Grüße
${from}
`,
    }
  }
  const result = settlement.remitted_cents > 0 ? `Payout to you:        ${remitted}` : `Carried over:         ${after}`
  return {
    subject: `Settlement ${number} up to ${until}`,
    text: `Dear Sir or Madam,

Please find attached settlement ${number} for
${name}${invoice_number ? ` with invoice ${invoice_number}` : ''}.

Collected for you:    ${collected}
${result}

${nothingToPay(EN, after_cents, owed)}
You can also find all settlements in the portal under "Money".

Kind regards
${from}
`,
  }
}

const DE = {
  nothing: 'Bitte überweisen Sie nichts.',
  later: 'Bitte überweisen Sie nichts: Den Vortrag verrechnen wir mit Ihren\nnächsten Eingängen.',
  set_off: 'Bitte überweisen Sie nichts: Honorare und Gerichtsgebühren sind verrechnet.',
}
const EN: typeof DE = {
  nothing: 'Please do not transfer any money.',
  later: 'Please do not transfer any money: the amount carried over will be set off\nagainst what we collect next.',
  set_off: 'Please do not transfer any money: fees and court fees have been set off.',
}

function nothingToPay({ nothing, later, set_off }: typeof DE, after_cents: number, owed: boolean): string {
  if (after_cents > 0) return later
  return owed ? set_off : nothing
}

/** A mail to a creditor is a business letter too. */
function signature(sender: Sender, language: Language): string {
  const { street, zip, city, country } = sender.address
  const place = [zip, city].filter(Boolean).join(' ')
  const register = registerLines(sender, country, language).join(', ')
  return [nameInMail(sender.name), street, place, sender.email, register].filter(Boolean).join('\n')
}
