import { type Format, formatOf } from '../../../kernel/format.ts'
import { cited } from '../../../law/citation.ts'
import { filingOf } from '../../../law/laws.ts'
import { senderWords } from '../../../law/sender-words.ts'
import { warningText } from '../../../law/table-warnings.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import { isOutside, type LineKind } from '../../case/account/index.ts'
import { addressLines } from './print-format.ts'
import { type FilingPackage, rateText, warningsOf } from './rules/filing-package.ts'

const LINE_NAMES: Readonly<Record<LineKind, string>> = {
  principal: 'Kapital',
  credit_note: 'Gutschrift',
  interest: 'Zinsen',
  lump_sum: 'Betreibungspauschale',
  creditor_fee: 'Mahnkosten des Gläubigers',
  reminder_fee: 'Inkassokosten',
  court_fee: 'Gerichtsgebühr',
  lawyer_fee: 'Kosten des Rechtsanwalts',
  correction: 'Berichtigung',
  payment: 'Zahlung',
  waiver: 'Verzicht',
  not_pursued: 'Nicht weiter verfolgt',
  not_due: 'Nicht fällig',
  time_barred: 'Verjährt',
}

/** What is missing, in the words of the form. */
const GAPS: Readonly<Record<string, string>> = {
  installment_plan_active: 'Es läuft eine Ratenvereinbarung.',
  wrong_stage: 'Der Fall steht nicht bei der Empfehlung der Klage.',
  disputed: 'Die Forderung ist bestritten.',
  processing_restricted:
    'Die Verarbeitung der Daten des Schuldners ist eingeschränkt (Art. 18 DSGVO); die gerichtliche Geltendmachung bleibt zulässig.',
  creditor_asks_to_stop: 'Der Gläubiger hat gebeten, den Fall nicht weiter zu betreiben.',
  creditor_reports_payment: 'Der Gläubiger hat eine Zahlung gemeldet, die noch zu prüfen ist.',
  debtor_insolvent:
    'Über das Vermögen des Schuldners ist ein Insolvenzverfahren eröffnet; die Forderung ist dort anzumelden.',
  debtor_deceased: 'Der Schuldner ist verstorben; die Forderung richtet sich gegen den Nachlass oder die Erben.',
  no_decision: 'Der Gläubiger hat noch nicht entschieden.',
  declined: 'Der Gläubiger hat entschieden, nicht zu klagen.',
  no_lawyer: 'Ein Rechtsanwalt ist vorgeschrieben, aber nicht genannt.',
  streitwert_changed: 'Der Betrag hat sich seit der Entscheidung geändert.',
  obligation_not_fulfilled: 'Die Gegenleistung ist noch nicht erbracht.',
  debtor_address: 'Die Anschrift des Schuldners fehlt.',
  debtor_country: 'Für das Land des Schuldners gibt es kein Mahnverfahren.',
  debtor_first_name: 'Der Vorname des Schuldners fehlt.',
  debtor_birth_date: 'Das Geburtsdatum des Schuldners fehlt.',
  debtor_register_number: 'Die Registernummer des Schuldners fehlt.',
  creditor: 'Der Fall hat keinen Kunden als Gläubiger.',
  creditor_street: 'Die Straße des Gläubigers fehlt.',
  creditor_zip: 'Die Postleitzahl des Gläubigers fehlt.',
  creditor_city: 'Der Ort des Gläubigers fehlt.',
  creditor_country: 'Das Land des Gläubigers fehlt oder ist nicht verständlich.',
  no_amount: 'Es ist kein fälliger Betrag offen.',
  invoice_number: 'Einer Rechnung fehlt die Nummer.',
  invoice_issue_date: 'Einer Rechnung fehlt das Datum.',
  competent_court: 'Das zuständige Gericht lässt sich noch nicht feststellen.',
  court_ambiguous: 'Für den Ort kommen mehrere Gerichte in Betracht; das zuständige ist nachzuschlagen.',
  court_not_named: 'Das zuständige Gericht ist nur nach dem Ort bekannt und ist nachzuschlagen.',
  legal_representatives: 'Die gesetzlichen Vertreter der Gesellschaft fehlen.',
}

/** Longer tables are cut: nobody reads them on paper, and the JSON has all lines. */
const LINES_MAX = 400
const STATEMENT_MAX = 20_000

const pair = (label: string, value: string | null | undefined, is_strong = false) => {
  const text = inShort(value)
  return text === '' ? [] : [{ label, value: text, is_strong }]
}

/** What can stay open without harm. */
const optional = (text: string): string => text.replace(/\.?$/, ' (nicht zwingend).')

/** The rule of such a line is the reason of a closure, which is no rule of law. */
const isDropped = ({ kind }: { kind: string }): boolean => kind === 'waiver' || kind === 'not_pursued'

const fileNote = ({ download_path, readable_path }: FilingPackage['evidence'][number]): string => {
  if (readable_path) return ' (XML, dazu die lesbare Fassung als PDF)'
  return download_path ? '' : ' (ohne Datei)'
}

/** What the template `filing-package` needs. In German: the team types it into a German form. */
export function packagePage(facts: FilingPackage, { is_sandbox }: { is_sandbox: boolean }) {
  const { estimate, balance } = facts
  const format = formatOf('de', facts.debtor.address.country)
  const { heading, gaps } = filingOf(estimate.procedure)
  const sum = (label: string, amount_cents: number) =>
    amount_cents === 0 ? [] : pair(label, format.euro(amount_cents))
  return {
    title: `${heading} ${facts.case_reference}`,
    heading,
    running: facts.case_reference,
    subtitle: `Aktenzeichen ${facts.case_reference}, Stand ${format.day(facts.as_of)}`,
    author: 'Mahnwerk',
    iso_date: facts.as_of,
    page: 'Seite',
    of: 'von',
    foot: [`Aktenzeichen ${facts.case_reference}`],
    specimen: is_sandbox ? 'Sandbox – Muster ohne Rechtswirkung' : null,
    words: {
      court: 'Gericht',
      creditor: 'Gläubiger',
      debtor: 'Schuldner',
      lawyer: 'Rechtsvertretung',
      principal: 'Hauptforderung',
      accessory: 'Zinsen, Kosten und Zahlungen',
      interest: 'Laufende Zinsen',
      costs: 'Kosten des Verfahrens',
      statement: 'Anspruchsbegründung',
      evidence: 'Beweismittel',
      basis: 'Rechtsgrundlagen',
      none: 'keine',
    },
    missing_head: 'Vor der Einbringung zu ergänzen',
    missing: facts.missing.map(({ code, message, required }) => {
      const text = gaps[code] ?? GAPS[code] ?? message
      return inShort(required ? text : optional(text))
    }),
    warnings_head: 'Vor der Einbringung zu prüfen',
    warnings: warningsOf(facts).map((warning) => inShort(warningText(warning, 'de', facts.debtor.address.country))),
    ...partiesOf(facts, format),
    principal_heads: ['Rechnung', 'Datum', 'Fällig', 'Betrag', 'Offen'],
    principal: facts.principal
      .slice(0, LINES_MAX)
      .map((line) => [
        inShort([line.invoice_number ?? 'ohne Nummer', line.subject].filter(Boolean).join(', ')),
        format.shortDay(line.issue_date),
        format.shortDay(line.due_date),
        format.euro(line.amount_cents),
        format.euro(line.open_cents),
      ]),
    ledger_heads: ['Posten', 'Zeitraum', 'Satz', 'Betrag'],
    ledger: balance.lines
      .filter((line) => line.kind !== 'principal' && !isOutside(line))
      .slice(0, LINES_MAX)
      .map((line) => [
        inShort(
          [
            LINE_NAMES[line.kind],
            isDropped(line) ? '' : cited(line.rule, 'de'),
            line.is_claimed_in_court && 'gerichtlich geltend gemacht',
          ]
            .filter(Boolean)
            .join(', '),
        ),
        line.period
          ? `${format.shortDay(line.period.from)} – ${format.shortDay(line.period.to)}`
          : format.shortDay(line.date),
        line.rate_bp === null ? '' : format.percent(line.rate_bp),
        format.euro(line.amount_cents),
      ]),
    interest_claims: facts.interest_claims
      .slice(0, LINES_MAX)
      .map((claim) =>
        inShort(
          `${rateText(claim)} aus ${format.euro(claim.base_cents)} seit ${format.day(claim.since)} (${cited(claim.rule, 'de')})`,
        ),
      ),
    totals: [
      ...pair('Kapital offen', format.euro(balance.principal_open_cents)),
      ...sum('Zinsen offen', balance.interest_open_cents),
      ...sum('Nebenkosten offen', balance.costs_open_cents),
      ...pair('Offen insgesamt', format.euro(balance.total_open_cents), true),
      ...pair('Zinsen je weiterem Tag', `${balance.interest_per_day.exact.replace('.', ',')} EUR`),
    ],
    costs: costsOf(facts, format),
    statement: inShort(facts.statement, STATEMENT_MAX),
    declarations: facts.declarations.map((text) => inShort(text)),
    evidence: facts.evidence
      .slice(0, LINES_MAX)
      .map((one) => inShort(`${one.title}${one.date ? `, ${format.shortDay(one.date)}` : ''}${fileNote(one)}`)),
    basis: estimate.legal_basis.map(({ rule, valid_from, source }) =>
      inShort(`${cited(rule, 'de')}, gültig ab ${format.day(valid_from)} (${cited(source, 'de')})`),
    ),
  }
}

const FILERS = {
  creditor: 'Gläubiger',
  lawyer: 'Rechtsanwalt',
  collector: 'Inkassodienstleister für den Gläubiger',
} as const

function partiesOf({ estimate, filer, creditor, debtor, lawyer }: FilingPackage, format: Format) {
  const { court, contested_court, amount_to_claim_cents } = estimate
  const placeOf = (address: typeof creditor.address) => addressLines('', address, format).join(', ')
  return {
    court: [
      ...pair('Gericht', court?.name ?? 'noch nicht bekannt', true),
      ...pair('Anschrift', court?.address),
      ...pair('Ort des Schuldners', court?.place),
      ...pair('Mögliche Gerichte', court?.candidates.join(', ')),
      ...pair('Streitiges Verfahren', contested_court && `${contested_court.name} für ${contested_court.place}`),
      ...pair('Eingebracht durch', [FILERS[filer.kind], filer.name].filter(Boolean).join(': ')),
      ...pair('Streitwert', format.euro(amount_to_claim_cents), true),
    ],
    creditor: [
      ...pair('Name', creditor.name, true),
      ...pair('Anschrift', placeOf(creditor.address)),
      ...pair(senderWords(creditor.address.country, 'de').vat_id, creditor.uid),
      ...pair('E-Mail', creditor.email),
    ],
    debtor: [
      ...pair('Name', debtor.name, true),
      ...pair('Anrede', debtor.salutation),
      ...pair('Geboren', debtor.birth_date && format.day(debtor.birth_date)),
      ...pair('Registernr.', debtor.register_number),
      ...pair('Vertreten durch', debtor.legal_representatives.join(', ')),
      ...pair('Anschrift', placeOf(debtor.address)),
    ],
    lawyer: lawyer
      ? [
          ...pair('Bestellt', lawyer.lawyer_type === 'wunschanwalt' ? 'vom Gläubiger gewählt' : 'aus unserem Netz'),
          ...pair('Name', [lawyer.first_name, lawyer.last_name].filter(Boolean).join(' ')),
          ...pair('Ort', lawyer.location),
          ...pair('E-Mail', lawyer.email),
        ]
      : [],
  }
}

function costsOf({ estimate: { court_fees_cents, lawyer_fees }, lawyer }: FilingPackage, format: Format) {
  if (court_fees_cents === null) return pair('Gerichtsgebühr', 'kein Verfahren verfügbar')
  return [
    ...pair('Gerichtsgebühr', format.euro(court_fees_cents)),
    ...(lawyer && lawyer_fees
      ? [
          ...pair('Rechtsanwalt netto', format.euro(lawyer_fees.net_cents)),
          ...pair('Rechtsanwalt brutto', format.euro(lawyer_fees.gross_cents)),
        ]
      : []),
  ]
}
