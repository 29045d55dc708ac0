import type { Language } from '../../../../kernel/language.ts'
import { LAWS, lawOf } from '../../../../law/laws.ts'
import type { Block } from './content.ts'
import { isPrivate, type LetterFacts } from './facts.ts'
import { longDay, money, percent, printable } from './format.ts'
import { openInvoices } from './tables.ts'

/** More would fill a page; the table names them all. */
const INVOICES_NAMED_MAX = 5

const partiesLine = ({ creditor }: LetterFacts): string =>
  [printable(creditor.name), ...creditor.address_lines.map(printable)].join(', ')

/** Where the claim comes from: the subject of the contract, and its papers with their dates. */
export function groundsOf(facts: LetterFacts): string {
  const { language, law, claim } = facts
  const invoices = openInvoices(facts).map(({ invoice }) => invoice)
  const subject = printable(claim.subject_matter ?? invoices.find(({ subject }) => subject)?.subject ?? '')
  const papers = invoices.slice(0, INVOICES_NAMED_MAX).map(({ invoice_number, invoice_issue_date }) => {
    const day = invoice_issue_date ? longDay(invoice_issue_date, language, law) : ''
    const number = printable(invoice_number ?? '')
    if (language === 'de') return ['Rechnung', number, day && `vom ${day}`].filter(Boolean).join(' ')
    return ['invoice', number, day && `of ${day}`].filter(Boolean).join(' ')
  })
  const rest = invoices.length - papers.length
  const more = language === 'de' ? `und ${rest} weitere laut Aufstellung` : `and ${rest} more, see the table`
  const general = language === 'de' ? 'Entgelt aus Vertrag' : 'payment due under a contract'
  return [`${subject || general}: ${papers.join('; ')}`, ...(rest > 0 ? [more] : [])].join(' ')
}

const authorityLine = ({ letterhead: { supervisory_authority: authority } }: LetterFacts): string =>
  authority ? [authority.name, authority.address, authority.email].join(', ') : ''

const costLines = ({ balance }: LetterFacts) =>
  balance.lines.filter(
    ({ kind, amount_cents }) => (kind === 'reminder_fee' || kind === 'lump_sum') && amount_cents !== 0,
  )
const ratesOf = ({ balance, language }: LetterFacts): string =>
  [...new Set(balance.lines.flatMap(({ kind, rate_bp }) => (kind === 'interest' && rate_bp !== null ? [rate_bp] : [])))]
    .map((rate_bp) => percent(rate_bp, language))
    .join(', ')

/** Of a first letter: what the law wants to be said about the claim. */
export function claimNotice(facts: LetterFacts): Block[] {
  const { language, kind, law, letterhead } = facts
  if (kind !== 'first_demand_letter') return []
  const notice = LAWS[law].letters.claimNotice({
    language,
    is_private: isPrivate(facts),
    creditor: partiesLine(facts),
    grounds: groundsOf(facts),
    rates: ratesOf(facts),
    costs: costLines(facts).map(({ amount_cents, rule }) => ({ amount: money(amount_cents, language), rule })),
    sender_email: letterhead.email,
    supervisory_authority: authorityLine(facts),
  })
  return [{ kind: 'notice', ...notice }]
}

/** Where the country alone does not tell the authority. */
const SOME_AUTHORITY: Readonly<Record<Language, string>> = {
  de: 'der Datenschutz-Aufsichtsbehörde an unserem Sitz oder an Ihrem Wohnort',
  en: 'the data protection authority of our seat or of your place of residence',
}

/** Article 14 GDPR, at first contact: the data did not come from the debtor. Companies have no such right. */
export function privacyNotice(facts: LetterFacts): Block[] {
  const { language, kind, letterhead, debtor } = facts
  if (kind !== 'first_demand_letter' || debtor.acting_as !== 'person') return []
  const authority = lawOf(letterhead.country)?.data_protection_authority ?? SOME_AUTHORITY
  const complaints = authority[language]
  const [head, source] = [letterhead, printable(facts.creditor.name)]
  const controller = [head.company_name, head.street, `${head.zip} ${head.city}`, head.email].join(', ')
  const items =
    language === 'de'
      ? [
          `Verantwortlich für die Verarbeitung Ihrer Daten ist ${controller}. Wir haben Ihren Namen, Ihre Anschrift und Kontaktdaten sowie die Daten der Forderung und der Zahlungen von ${source} erhalten und verarbeiten sie, um die Forderung einzuziehen (Art. 6 Abs. 1 lit. b und f DSGVO; unser berechtigtes Interesse ist die Durchsetzung der Forderung).`,
          'Empfänger sind unser Auftraggeber, Dienstleister für Druck, Versand und IT sowie, soweit nötig, Rechtsanwälte, Gerichte und Behörden. Wir speichern die Daten, bis die Forderung erledigt ist, und danach so lange, wie gesetzliche Aufbewahrungspflichten es verlangen.',
          `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Widerspruch sowie auf Beschwerde bei ${complaints}.`,
        ]
      : [
          `The controller of your data is ${controller}. We received your name, address and contact details and the data of the claim and of payments from ${source} and process them in order to collect the claim (Article 6 (1) (b) and (f) GDPR; our legitimate interest is the enforcement of the claim).`,
          'Recipients are our client, providers of printing, postage and IT and, where necessary, lawyers, courts and authorities. We keep the data until the claim is settled and thereafter for as long as statutory retention periods require.',
          `You have the right of access, rectification, erasure, restriction of processing and objection, and the right to complain to ${complaints}.`,
        ]
  const title = language === 'de' ? 'Datenschutz (Art. 14 DSGVO)' : 'Data protection (Article 14 GDPR)'
  return [{ kind: 'notice', title, items, is_numbered: false }]
}
