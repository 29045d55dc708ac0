import type { Language } from '../../kernel/language.ts'
import { claimNotice } from '../claim-notice.ts'
import { defaultAfter, defaultByLetter } from '../default.ts'
import { interestByTables } from '../interest.ts'
import type { Law } from '../law.ts'
import { ENGLISH } from '../letter-words.ts'
import type { LetterFee } from '../letters.ts'
import { GERMAN_HELP } from './help.ts'
import { EXPENSES_RULE, FEE_RULE, isIncrease, letterFeeRows, letterFees } from './letter-fee.ts'
import { GERMAN_LIMITATION } from './limitation.ts'
import { MAHNBESCHEID } from './mahnbescheid.ts'
import { planNotices, planTerms } from './plan-terms.ts'
import { RDG_NEEDS, rdgNotice } from './rdg-notice.ts'
import { GERMAN_RETENTION } from './retention.ts'

type FeeName = { readonly first: string; readonly increase: string }

/** There is one fee for the whole case (§ 15 RVG). A later letter raises it. */
const FEE_NAMES: Readonly<Record<Language, Readonly<Record<string, FeeName>>>> = {
  de: {
    [FEE_RULE]: { first: 'Inkassokosten: Geschäftsgebühr', increase: 'Inkassokosten: Erhöhung der Geschäftsgebühr' },
    [EXPENSES_RULE]: {
      first: 'Inkassokosten: Auslagenpauschale',
      increase: 'Inkassokosten: Erhöhung der Auslagenpauschale',
    },
  },
  en: {
    [FEE_RULE]: { first: 'Collection costs: fee', increase: 'Collection costs: increase of the fee' },
    [EXPENSES_RULE]: {
      first: 'Collection costs: flat rate for expenses',
      increase: 'Collection costs: increase of the flat rate for expenses',
    },
  },
}

const feeName = (fee: Pick<LetterFee, 'rule' | 'formula'>, language: Language): string | undefined =>
  FEE_NAMES[language][fee.rule]?.[isIncrease(fee) ? 'increase' : 'first']

export const GERMANY: Law = {
  code: 'DE',
  defaultOf: (invoice, reminded) => {
    const is_agreed = invoice.due_date !== null && invoice.due_date_agreed
    if (reminded.is_consumer && !is_agreed) return defaultByLetter(invoice, reminded, '§ 286 (1) BGB')
    const rule = invoice.due_date ? '§ 286 (2) BGB' : '§ 286 (3) BGB'
    return defaultAfter(invoice, reminded, { rule, days_to_pay: 30 })
  },
  interest: interestByTables('DE'),
  allocation: { rule: '§§ 366, 367 BGB', costs: 'first' },
  limitation: GERMAN_LIMITATION,
  planDefault: () => null,
  /** Those of all states; the German Unity Treaty and the laws of the states. */
  holidays: [
    ...['01-01', '05-01', '10-03', '12-25', '12-26'].map((month_day) => ({ month_day })),
    // Good Friday, Easter Monday, Ascension Day, Whit Monday.
    ...[-2, 1, 39, 50].map((after_easter) => ({ after_easter })),
  ],
  letters: {
    fees: letterFees,
    feeRows: letterFeeRows,
    claimNotice: (facts) => (facts.is_private ? rdgNotice(facts) : claimNotice(facts, '§§ 280, 286, 288 BGB')),
    planTerms,
    planNotices,
    firstLetterNeeds: ({ is_private }) => (is_private ? RDG_NEEDS : []),
    words: {
      de: {
        lump_sum: 'Verzugspauschale',
        creditor_fee: 'Mahnkosten des Gläubigers',
        payment_reference: 'Verwendungszweck',
        suit: (creditor) =>
          `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${creditor}, die Forderung beim zuständigen Gericht einzuklagen. Aus einem vollstreckbaren Titel kann die Zwangsvollstreckung betrieben werden. Die Kosten des Verfahrens trägt in der Regel, wer unterliegt.`,
        reminderFee: (fee) => feeName(fee, 'de') ?? 'Inkassokosten',
      },
      en: {
        ...ENGLISH,
        lump_sum: 'Lump sum for default',
        reminderFee: (fee) => feeName(fee, 'en') ?? 'Collection costs',
      },
    },
    arriving: 'bei uns eingehend',
    sender_words: { register_court: 'Registergericht', vat_id: 'USt-IdNr.' },
  },
  lease: null,
  procedure: MAHNBESCHEID,
  retention: GERMAN_RETENTION,
  help: GERMAN_HELP,
  privacy: {
    /** Each state has its own. */
    authority: null,
    retention: {
      de: 'Bücher zehn, Buchungsbelege acht und Geschäftsbriefe sechs Jahre (§ 147 AO)',
      en: 'books for ten, receipts for eight and business letters for six years (§ 147 AO)',
    },
  },
  vat: {
    recipient_uid_above_cents: null,
    credit_note: { de: '§ 14 Abs. 2 UStG', en: '§ 14 (2) UStG' },
    reverse_charge: {
      de: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG, Art. 196 MwStSystRL).',
      en: 'Reverse charge: VAT is owed by the recipient of the service (Art. 196 of Directive 2006/112/EC).',
    },
    third_country: {
      de: 'Der Ort der Leistung liegt beim Empfänger außerhalb der EU (§ 3a Abs. 2 UStG): Deutsche Umsatzsteuer fällt nicht an.',
      en: 'The place of supply is where the recipient is established, outside of the EU (§ 3a (2) UStG): German VAT is not due.',
    },
  },
}
