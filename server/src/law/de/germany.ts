import { claimNotice } from '../claim-notice.ts'
import { defaultAfter, defaultByLetter } from '../default.ts'
import { interestByTables } from '../interest.ts'
import type { Law } from '../law.ts'
import { letterFee, letterFeeRows } from './letter-fee.ts'
import { MAHNBESCHEID } from './mahnbescheid.ts'
import { RDG_NEEDS, rdgNotice } from './rdg-notice.ts'

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
  /** Those of all states; the German Unity Treaty and the laws of the states. */
  holidays: [
    ...['01-01', '05-01', '10-03', '12-25', '12-26'].map((month_day) => ({ month_day })),
    // Good Friday, Easter Monday, Ascension Day, Whit Monday.
    ...[-2, 1, 39, 50].map((after_easter) => ({ after_easter })),
  ],
  letters: {
    fee: letterFee,
    feeRows: letterFeeRows,
    claimNotice: (facts) => (facts.is_private ? rdgNotice(facts) : claimNotice(facts, '§§ 280, 286, 288 BGB')),
    firstLetterNeeds: ({ is_private }) => (is_private ? RDG_NEEDS : []),
    words: {
      de: {
        lump_sum: 'Verzugspauschale',
        reminder_fee: 'Inkassokosten',
        rent_consequence:
          'Ist der Rückstand an diesem Tag nicht vollständig bezahlt, kann das Mietverhältnis unter den Voraussetzungen des § 543 Abs. 2 Nr. 3 BGB fristlos gekündigt werden. Zahlen Sie den gesamten Rückstand vorher, entfällt dieser Grund.',
      },
      en: {
        lump_sum: 'Lump sum for default',
        reminder_fee: 'Collection costs',
        rent_consequence:
          'If the arrears are not paid in full on that day, the lease may be terminated without notice under the conditions of § 543 (2) no. 3 BGB. If you pay all arrears before, that reason no longer exists.',
      },
    },
    arriving: 'bei uns eingehend',
  },
  lease: null,
  procedure: MAHNBESCHEID,
  vat: {
    id_label: 'USt-IdNr.',
    credit_note: '§ 14 Abs. 2 UStG',
    reverse_charge: {
      de: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG, Art. 196 MwStSystRL).',
      en: 'Reverse charge: VAT is owed by the recipient of the service (Art. 196 of Directive 2006/112/EC).',
    },
  },
  /** Each state has its own. */
  data_protection_authority: null,
}
