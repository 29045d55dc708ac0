import type { Letterhead } from '../src/features/parties/organizations/rules.ts'
import type { LetterFacts, LetterLine } from '../src/features/process/letters/wording/facts.ts'

export const AUSTRIAN_HEAD: Letterhead = {
  company_name: 'Forderungsservice Donau GmbH',
  street: 'Handelskai 94',
  zip: '1200',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 234 56 78',
  email: 'office@donau.example',
  website: 'www.donau.example',
  register_number: 'FN 123456 a',
  register_court: 'Handelsgericht Wien',
  uid: 'ATU12345675',
  iban: 'AT611904300234573201',
  bic: 'BKAUATWW',
  bank_name: 'Bank Austria',
  license: 'Inkassoinstitut, GISA-Zahl 12345678',
  supervisory_authority: null,
}

export const GERMAN_HEAD: Letterhead = {
  ...AUSTRIAN_HEAD,
  company_name: 'Rheinische Inkasso GmbH',
  street: 'Königsallee 20',
  zip: '40212',
  city: 'Düsseldorf',
  country: 'DE',
  register_number: 'HRB 12345',
  register_court: 'Amtsgericht Düsseldorf',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  license: 'Registriert nach § 10 Abs. 1 Nr. 1 RDG',
  supervisory_authority: {
    name: 'Bundesamt für Justiz',
    address: 'Adenauerallee 99–103, 53113 Bonn',
    email: 'poststelle@bfj.example',
  },
}

/** What the letters of these facts print. */
export const ACCESS_CODE = '7KQ2MX9RTA'

export const lineOf = (kind: LetterLine['kind'], amount_cents: number, more: Partial<LetterLine> = {}): LetterLine => ({
  kind,
  amount_cents,
  invoice_id: null,
  date: null,
  period: null,
  base_cents: null,
  rate_bp: null,
  rule: '',
  formula: '',
  ...more,
})

export function balanceOf(lines: readonly LetterLine[], interest_cents_a_day = 3): LetterFacts['balance'] {
  const sum = (kinds: readonly string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount_cents }) => total + amount_cents, 0)
  const total_open_cents = lines.reduce((total, { amount_cents }) => total + amount_cents, 0)
  return {
    as_of: '2026-11-15',
    lines,
    principal_open_cents: sum(['principal', 'payment']),
    interest_open_cents: sum(['interest']),
    costs_open_cents: sum(['lump_sum', 'reminder_fee']),
    total_open_cents,
    interest_per_day: { cents: interest_cents_a_day },
    debts: debtsOf(lines),
  }
}

/** Payments go to the first invoice, then to the next. */
function debtsOf(lines: readonly LetterLine[]): LetterFacts['balance']['debts'] {
  const paid = lines.filter(({ kind }) => kind === 'payment').reduce((sum, { amount_cents }) => sum - amount_cents, 0)
  let left = paid
  return lines
    .filter(({ kind }) => kind === 'principal')
    .map(({ invoice_id, amount_cents }) => {
      const used = Math.min(left, amount_cents)
      left -= used
      return { invoice_id: invoice_id ?? '', open_cents: amount_cents - used }
    })
}

export const invoiceOf = (number: number) => ({
  id: `invoice-${number}`,
  invoice_number: `RE-2026-${String(number).padStart(4, '0')}`,
  subject: null,
  invoice_issue_date: '2026-08-01',
  invoice_due_date: '2026-08-31',
})

const PERIOD = { from: '2026-09-01', to: '2026-11-15' }

/** A private person in Vienna with one invoice. */
export const VIENNESE: LetterFacts = {
  kind: 'first_demand_letter',
  language: 'de',
  law: 'AT',
  procedure: 'mahnklage',
  claim: {
    case_reference: 'MW2600001235',
    claim_type: 'standard',
    subject_matter: 'Möbellieferung',
    contract_date: '2026-01-07',
  },
  debtor: {
    acting_as: 'person',
    debtor_type: 'privateperson',
    company: null,
    person: { salutation: 'Frau Mag.', first_name: 'Jana', last_name: 'Černá-Kőszegi' },
    address: { street: 'Mariahilfer Straße 101/2/14', zip: '1060', city: 'Wien', country: 'AT', is_primary: true },
  },
  creditor: { name: 'Müller & Söhne Großhandel GmbH', address_lines: ['Industriestraße 12', '8010 Graz'] },
  letterhead: AUSTRIAN_HEAD,
  is_specimen: false,
  letter_date: '2026-11-15',
  deadline: '2026-11-29',
  invoices: [invoiceOf(1)],
  balance: balanceOf([
    lineOf('principal', 124_990, { invoice_id: 'invoice-1' }),
    lineOf('interest', 1041, { period: PERIOD, base_cents: 124_990, rate_bp: 400, rule: '§§ 1000, 1333 ABGB' }),
    lineOf('reminder_fee', 10_357, { rule: '§ 3 VO BGBl. 141/1996', date: '2026-11-15' }),
    lineOf('payment', -10_000, { date: '2026-10-03' }),
  ]),
  interest_rate: { rate_bp: 400, is_above_base: false, rule: '§§ 1000, 1333 ABGB' },
  portal: { url: 'https://inkasso.example/debtor' },
  earlier_letters: [],
}

/** A private person in Leipzig. */
export const LEIPZIGER: LetterFacts = {
  ...VIENNESE,
  law: 'DE',
  procedure: 'mahnbescheid',
  letterhead: GERMAN_HEAD,
  claim: { ...VIENNESE.claim, subject_matter: 'Kaufvertrag über eine Waschmaschine' },
  interest_rate: { rate_bp: 500, is_above_base: true, rule: '§ 288 (1) BGB' },
  debtor: {
    ...VIENNESE.debtor,
    person: { salutation: 'Herr', first_name: 'Jürgen', last_name: 'Groß' },
    address: { street: 'Straße der Einheit 5', zip: '04109', city: 'Leipzig', country: 'DE', is_primary: true },
  },
  balance: balanceOf([
    lineOf('principal', 24_990, { invoice_id: 'invoice-1' }),
    lineOf('interest', 333, { period: PERIOD, base_cents: 24_990, rate_bp: 627, rule: '§ 288 (1) BGB' }),
    lineOf('reminder_fee', 2575, { rule: 'VV 2300 RVG', formula: '0.5 × 51.50 = 25.75', date: '2026-11-15' }),
    lineOf('reminder_fee', 515, { rule: 'VV 7002 RVG', formula: '20 % × 25.75 = 5.15', date: '2026-11-15' }),
  ]),
}

/** A company in Linz that owes three invoices. */
export const LINZ_COMPANY: LetterFacts = {
  ...VIENNESE,
  claim: { ...VIENNESE.claim, subject_matter: null },
  debtor: {
    acting_as: 'company',
    debtor_type: 'protocolled_company',
    person: null,
    company: { company_name: 'Bäckerei Weiß e.U.' },
    address: { street: 'Landstraße 5', zip: '4020', city: 'Linz', country: 'AT', is_primary: true },
  },
  invoices: [invoiceOf(1), invoiceOf(2), invoiceOf(3)],
  balance: balanceOf([
    lineOf('principal', 119_000, { invoice_id: 'invoice-1' }),
    lineOf('principal', 238_050, { invoice_id: 'invoice-2' }),
    lineOf('principal', 4999, { invoice_id: 'invoice-3' }),
    lineOf('interest', 4545, { period: PERIOD, base_cents: 362_049, rate_bp: 1073, rule: '§ 456 UGB' }),
    lineOf('lump_sum', 4000, { rule: '§ 458 UGB' }),
  ]),
}

/** A tenant in Vienna, two months behind. */
export const TENANT: LetterFacts = {
  ...VIENNESE,
  claim: { ...VIENNESE.claim, claim_type: 'tenancy', subject_matter: 'Wohnung Top 14' },
  creditor: { name: 'Hausverwaltung Stadtpark KG', address_lines: ['Am Stadtpark 1', '1030 Wien'] },
  deadline: '2026-12-05',
  invoices: [
    { ...invoiceOf(1), invoice_number: 'Miete September 2026', invoice_due_date: '2026-09-05' },
    { ...invoiceOf(2), invoice_number: 'Miete Oktober 2026', invoice_due_date: '2026-10-05' },
  ],
  balance: balanceOf([
    lineOf('principal', 84_512, { invoice_id: 'invoice-1' }),
    lineOf('principal', 84_512, { invoice_id: 'invoice-2' }),
    lineOf('interest', 213, { period: PERIOD, base_cents: 84_512, rate_bp: 400, rule: '§§ 1000, 1333 ABGB' }),
  ]),
}

/** A person in London, to whom we write in English. */
export const LONDONER: LetterFacts = {
  ...VIENNESE,
  language: 'en',
  procedure: null,
  debtor: {
    ...VIENNESE.debtor,
    person: { salutation: 'Mr', first_name: 'Eleftherios', last_name: 'Παπαδόπουλος' },
    address: { street: '12 Baker Street', zip: 'NW1 6XE', city: 'London', country: 'GB', is_primary: true },
  },
}
