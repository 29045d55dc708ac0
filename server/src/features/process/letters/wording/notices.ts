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

/** § 13a (1) RDG: what a first demand to a private person in Germany must say, point by point. */
export function rdgNotice(facts: LetterFacts): Block[] {
  const { language, law, kind } = facts
  if (law !== 'DE' || !isPrivate(facts) || kind !== 'first_demand_letter') return []
  const items = language === 'de' ? rdgItemsDe(facts) : rdgItemsEn(facts)
  const title = language === 'de' ? 'Angaben nach § 13a Abs. 1 RDG' : 'Information under § 13a (1) RDG'
  return [{ kind: 'notice', title, items, is_numbered: true }]
}

const authorityLine = ({ letterhead: { supervisory_authority: authority } }: LetterFacts): string =>
  authority ? [authority.name, authority.address, authority.email].join(', ') : ''

const costLines = ({ balance }: LetterFacts) =>
  balance.lines.filter(({ kind }) => kind === 'reminder_fee' || kind === 'lump_sum')
const ratesOf = ({ balance, language }: LetterFacts): string =>
  [...new Set(balance.lines.flatMap(({ kind, rate_bp }) => (kind === 'interest' && rate_bp !== null ? [rate_bp] : [])))]
    .map((rate_bp) => percent(rate_bp, language))
    .join(', ')

function rdgItemsDe(facts: LetterFacts): string[] {
  const { letterhead, language } = facts
  const [rates, costs] = [ratesOf(facts), costLines(facts)]
  return [
    `Auftraggeber: ${partiesLine(facts)}`,
    `Forderungsgrund: ${groundsOf(facts)}`,
    rates
      ? `Zinsen: ${rates} jährlich; die zu verzinsende Forderung, der Zinssatz und der Zeitraum stehen in der Forderungsaufstellung.`
      : 'Zinsen werden mit diesem Schreiben nicht geltend gemacht.',
    'Ein Zinssatz über dem gesetzlichen Verzugszinssatz wird nicht geltend gemacht.',
    costs.length > 0
      ? `Kosten: ${costs.map(({ amount_cents, rule }) => `${money(amount_cents, language)} (${rule})`).join('; ')}. Sie sind durch die Beauftragung mit dem Einzug entstanden, nachdem die Forderung in Verzug geraten war (§§ 280, 286 BGB, § 13e RDG).`
      : 'Inkassokosten werden mit diesem Schreiben nicht geltend gemacht.',
    'Umsatzsteuer auf Inkassokosten wird nicht geltend gemacht.',
    `Ihre Anschrift wurde uns vom Auftraggeber mitgeteilt und nicht ermittelt. Ist sie unrichtig, schreiben Sie uns bitte an ${letterhead.email}.`,
    `Zuständige Aufsichtsbehörde: ${authorityLine(facts)}`,
  ]
}

function rdgItemsEn(facts: LetterFacts): string[] {
  const { letterhead, language } = facts
  const [rates, costs] = [ratesOf(facts), costLines(facts)]
  return [
    `Client: ${partiesLine(facts)}`,
    `Reason of the claim: ${groundsOf(facts)}`,
    rates
      ? `Interest: ${rates} a year; the sum that bears interest, the rate and the period are stated in the statement of account.`
      : 'No interest is claimed with this letter.',
    'No interest above the statutory default rate is claimed.',
    costs.length > 0
      ? `Costs: ${costs.map(({ amount_cents, rule }) => `${money(amount_cents, language)} (${rule})`).join('; ')}. They arose from our being instructed after the debtor had been in default (§§ 280, 286 BGB, § 13e RDG).`
      : 'No collection costs are claimed with this letter.',
    'No VAT on collection costs is claimed.',
    `Your address was given to us by the client and was not researched. If it is wrong, please write to ${letterhead.email}.`,
    `Competent supervisory authority: ${authorityLine(facts)}`,
  ]
}

/** In Austria and for businesses: who claims, and why. */
export function groundsNotice(facts: LetterFacts): Block[] {
  const { language, kind, law } = facts
  if (kind !== 'first_demand_letter' || (law === 'DE' && isPrivate(facts))) return []
  const items =
    language === 'de'
      ? [`Gläubiger: ${partiesLine(facts)}`, `Forderungsgrund: ${groundsOf(facts)}`, ...costReasonDe(facts)]
      : [`Creditor: ${partiesLine(facts)}`, `Reason of the claim: ${groundsOf(facts)}`, ...costReasonEn(facts)]
  return [{ kind: 'notice', title: language === 'de' ? 'Zur Forderung' : 'About the claim', items, is_numbered: false }]
}

const COST_RULES = {
  AT: '§ 1333 Abs. 2 ABGB, § 458 UGB',
  DE: '§§ 280, 286, 288 BGB',
} as const

const costReasonDe = (facts: LetterFacts): string[] =>
  costLines(facts).length === 0
    ? []
    : [`Die Kosten sind einzeln aufgeführt und Folge des Zahlungsverzugs (${COST_RULES[facts.law]}).`]

const costReasonEn = (facts: LetterFacts): string[] =>
  costLines(facts).length === 0
    ? []
    : [`The costs are itemised and result from the default in payment (${COST_RULES[facts.law]}).`]

const COMPLAINTS = {
  de: {
    AT: 'der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb@dsb.gv.at',
    other: 'der Datenschutz-Aufsichtsbehörde an unserem Sitz oder an Ihrem Wohnort',
  },
  en: {
    AT: 'the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Vienna, dsb@dsb.gv.at',
    other: 'the data protection authority of our seat or of your place of residence',
  },
} as const

/** Article 14 GDPR, at first contact: the data did not come from the debtor. Companies have no such right. */
export function privacyNotice(facts: LetterFacts): Block[] {
  const { language, kind, letterhead, debtor } = facts
  if (kind !== 'first_demand_letter' || debtor.acting_as !== 'person') return []
  const complaints = COMPLAINTS[language][letterhead.country === 'AT' ? 'AT' : 'other']
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
