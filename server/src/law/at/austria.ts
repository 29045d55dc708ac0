import { claimNotice } from '../claim-notice.ts'
import { defaultAfter } from '../default.ts'
import { interestByTables } from '../interest.ts'
import type { Law } from '../law.ts'
import { AUSTRIAN_LEASE } from '../lease.ts'
import { letterFee, letterFeeRows } from './letter-fee.ts'
import { MAHNKLAGE } from './mahnklage.ts'

export const AUSTRIA: Law = {
  code: 'AT',
  defaultOf: (invoice, reminded) => defaultAfter(invoice, reminded, { rule: '§ 1334 ABGB', days_to_pay: 30 }),
  interest: interestByTables('AT'),
  /** The law names only interest and principal, so costs come after the debts that are due. */
  allocation: { rule: '§ 1416 ABGB', costs: 'after_what_is_due' },
  /** § 7 ARG. */
  holidays: [
    ...['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'].map((month_day) => ({
      month_day,
    })),
    // Easter Monday, Ascension Day, Whit Monday, Corpus Christi.
    ...[1, 39, 50, 60].map((after_easter) => ({ after_easter })),
  ],
  letters: {
    fee: letterFee,
    feeRows: letterFeeRows,
    claimNotice: (facts) => claimNotice(facts, '§ 1333 Abs. 2 ABGB, § 458 UGB'),
    firstLetterNeeds: () => [],
    words: {
      de: {
        lump_sum: 'Pauschale für Betreibungskosten',
        reminder_fee: 'Inkassokosten: Mahnung',
        rent_consequence:
          'Ist der Rückstand an diesem Tag nicht vollständig bezahlt, kann das Mietverhältnis nach § 1118 ABGB vorzeitig aufgehoben und die Räumung gerichtlich verlangt werden. Zahlen Sie den gesamten Rückstand vorher, bleibt der Vertrag bestehen.',
      },
      en: {
        lump_sum: 'Lump sum for recovery costs',
        reminder_fee: 'Collection costs: reminder',
        rent_consequence:
          'If the arrears are not paid in full on that day, the lease may be dissolved under § 1118 ABGB and eviction may be sought in court. If you pay all arrears before, the lease remains in force.',
      },
    },
    arriving: 'bei uns einlangend',
  },
  lease: AUSTRIAN_LEASE,
  procedure: MAHNKLAGE,
  vat: {
    id_label: 'UID',
    credit_note: '§ 11 Abs. 7 und 8 UStG 1994',
    reverse_charge: {
      de: 'Übergang der Steuerschuld auf den Leistungsempfänger (§ 19 Abs. 1 UStG 1994, Art. 196 MwStSystRL).',
      en: 'Reverse charge: VAT is owed by the recipient of the service (Art. 196 of Directive 2006/112/EC).',
    },
  },
  data_protection_authority: {
    de: 'der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb@dsb.gv.at',
    en: 'the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Vienna, dsb@dsb.gv.at',
  },
}
