import { inGroupsOfFour } from '../../../kernel/banking.ts'
import { formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cited } from '../../../law/citation.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { registerLines, senderWords } from '../../../law/sender-words.ts'
import { transferCode } from '../../../platform/typeset/giro-code.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import { addressLines } from '../court/index.ts'
import type { CourtFeeInvoiceRow } from './queries.ts'
import type { Correction } from './rules.ts'

export const INVOICE_WORDS = {
  de: {
    title: 'Rechnung über Gerichtsgebühren',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    due: 'Zahlbar bis',
    case: 'Unser Aktenzeichen',
    uid: 'Ihre',
    specimen: 'Sandbox – Muster ohne Rechtswirkung',
    page: 'Seite',
    of: 'von',
    item: 'Leistung',
    amount: 'Betrag',
    total: 'Zu zahlen',
    debtor: 'Schuldner',
    streitwert: 'Streitwert',
    court: 'Gericht',
    basis: 'Rechtsgrundlage',
    basisText: (rule: string, day: string, source: string) => `${rule}, Tabelle ab ${day} (${source})`,
    intro: (debtor: string) =>
      `Es wurde entschieden, Ihre Forderung gegen ${debtor} gerichtlich geltend zu machen. Dafür stellen wir Ihnen die ` +
      'Gebühr in Rechnung, die das Gericht erhebt.',
    vat: 'Die Gerichtsgebühr ist ein durchlaufender Posten. Es wird keine Umsatzsteuer berechnet.',
    estimate:
      'Die Gebühr ist nach der genannten Tabelle berechnet. Erhebt das Gericht eine andere Gebühr, so berichtigen wir die ' +
      'Rechnung.',
    pay: 'Zahlung',
    payee: 'Empfänger',
    bank: 'Bank',
    reference: 'Verwendungszweck',
    noAccount: 'Bitte zahlen Sie unter Angabe der Rechnungsnummer auf das Ihnen bekannte Konto von',
    scan: 'Mit der Banking-App scannen',
    credit: {
      title: 'Gutschrift zur Rechnung über Gerichtsgebühren',
      number: 'Nummer der Gutschrift',
      date: 'Datum',
      corrects: 'Zu Rechnung',
      intro: (number: string, day: string) =>
        `Mit dieser Gutschrift heben wir unsere Rechnung ${number} vom ${day} vollständig auf.`,
      reason: {
        no_fee: 'Die Gebühr des Gerichts fällt nicht an.',
        other_fee: 'Die Gebühr des Gerichts beträgt nicht, was wir berechnet haben. Sie erhalten eine neue Rechnung.',
      },
      total: 'Gutgeschrieben',
      settle: 'Abrechnung',
      unpaid: 'Die genannte Rechnung ist nicht mehr zu bezahlen.',
      was_paid: 'Sie haben die genannte Rechnung bereits bezahlt. Wir erstatten Ihnen den Betrag oder rechnen ihn an.',
    },
  },
  en: {
    title: 'Invoice for court fees',
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Payable by',
    case: 'Our reference',
    uid: 'Your',
    specimen: 'Sandbox – specimen without legal effect',
    page: 'Page',
    of: 'of',
    item: 'Item',
    amount: 'Amount',
    total: 'Amount due',
    debtor: 'Debtor',
    streitwert: 'Amount in dispute',
    court: 'Court',
    basis: 'Legal basis',
    basisText: (rule: string, day: string, source: string) => `${rule}, table in force since ${day} (${source})`,
    intro: (debtor: string) =>
      `It has been decided to take your claim against ${debtor} to court. This invoice is for the fee that the court ` +
      'charges for it.',
    vat: 'The court fee is a disbursement made on your behalf. No VAT is charged.',
    estimate:
      'The fee is calculated from the table named above. If the court charges a different fee, we will correct the invoice.',
    pay: 'Payment',
    payee: 'Payee',
    bank: 'Bank',
    reference: 'Payment reference',
    noAccount: 'Please pay, quoting the invoice number, into the account you already have for',
    scan: 'Scan with your banking app',
    credit: {
      title: 'Credit note for an invoice for court fees',
      number: 'Credit note number',
      date: 'Date',
      corrects: 'For invoice',
      intro: (number: string, day: string) =>
        `With this credit note we cancel our invoice ${number} of ${day} in full.`,
      reason: {
        no_fee: 'No court fee is due.',
        other_fee: 'The court fee is not the amount that we charged. You will receive a new invoice.',
      },
      total: 'Amount credited',
      settle: 'Settlement',
      unpaid: 'The invoice named above no longer has to be paid.',
      was_paid: 'You have already paid the invoice named above. We will refund the amount or set it off.',
    },
  },
} as const satisfies Record<Language, unknown>

/** What the template `court-fee-invoice` needs: words and figures as they are printed. */
export function invoicePage(invoice: CourtFeeInvoiceRow, { is_sandbox }: { is_sandbox: boolean }) {
  const { facts } = invoice
  const { language, sender, creditor, basis } = facts
  const words = INVOICE_WORDS[language]
  const format = formatOf(language, creditor.address.country)
  const debtor = inShort(facts.debtor_name)
  const home = sender.address.country
  const sender_lines = addressLines(sender.name, sender.address, format, home)
  const uid_label = `${words.uid} ${senderWords(creditor.address.country, language).vat_id}`
  const row = (label: string, value: string | null) => (value ? [{ label, value: inShort(value) }] : [])
  const last_info = [{ label: words.case, value: facts.case_reference }, ...row(uid_label, creditor.uid)]
  const page = {
    language,
    title: `${words.title} ${invoice.number}`,
    heading: words.title,
    running: invoice.number,
    iso_date: invoice.issued_on,
    page: words.page,
    of: words.of,
    specimen: is_sandbox ? words.specimen : null,
    sender_name: inShort(sender.name),
    sender_line: sender_lines.slice(1).join(' · '),
    return_line: sender_lines.join(' · '),
    foot: [sender.name, sender.email, ...registerLines(sender, home, language)]
      .map((text) => inShort(text))
      .filter(Boolean),
    recipient: addressLines(creditor.name, creditor.address, format, home),
    info: [
      { label: words.number, value: invoice.number },
      { label: words.date, value: format.day(invoice.issued_on) },
      { label: words.due, value: format.day(invoice.due_on) },
      ...last_info,
    ],
    intro: words.intro(debtor),
    item_head: words.item,
    amount_head: words.amount,
    item: procedureNamed(facts.procedure).words[language].fee,
    details: [
      { label: words.debtor, value: debtor },
      { label: words.streitwert, value: format.euro(facts.streitwert_cents) },
      ...row(words.court, facts.competent_court),
      ...row(
        words.basis,
        basis &&
          words.basisText(cited(basis.rule, language), format.day(basis.valid_from), cited(basis.source, language)),
      ),
    ],
    total_label: words.total,
    amount: format.euro(invoice.amount_cents),
    notes: [words.vat, words.estimate],
    pay_head: words.pay,
    pay_text: sender.iban ? null : `${words.noAccount} ${inShort(sender.name)}.`,
    pay: sender.iban
      ? [
          ...row(words.payee, sender.name),
          { label: 'IBAN', value: inGroupsOfFour(sender.iban) },
          ...row('BIC', sender.bic),
          ...row(words.bank, sender.bank_name),
          { label: words.reference, value: invoice.number },
          { label: words.due, value: format.day(invoice.due_on) },
        ]
      : [],
    code: codeOf(invoice),
    code_caption: words.scan,
  }
  return facts.correction ? { ...page, ...creditParts(invoice, facts.correction, last_info) } : page
}

/** What banking apps read; without an account there is nothing to transfer to. */
function codeOf({ number, amount_cents, facts: { sender } }: CourtFeeInvoiceRow): string | null {
  const { name, iban, bic } = sender
  return iban ? transferCode({ company_name: inShort(name), iban, bic, amount_cents, text: number }) : null
}

type InfoRow = { label: string; value: string }

/** Where a credit note differs from an invoice. */
function creditParts(invoice: CourtFeeInvoiceRow, correction: Correction, last_info: InfoRow[]) {
  const { language, creditor } = invoice.facts
  const { credit } = INVOICE_WORDS[language]
  const format = formatOf(language, creditor.address.country)
  return {
    title: `${credit.title} ${invoice.number}`,
    heading: credit.title,
    info: [
      { label: credit.number, value: invoice.number },
      { label: credit.date, value: format.day(invoice.issued_on) },
      { label: credit.corrects, value: correction.number },
      ...last_info,
    ],
    intro: credit.intro(correction.number, format.day(correction.issued_on)),
    total_label: credit.total,
    notes: [credit.reason[correction.reason], INVOICE_WORDS[language].vat],
    pay_head: credit.settle,
    pay_text: correction.was_paid ? credit.was_paid : credit.unpaid,
    pay: [],
    code: null,
  }
}
