import { claimNotice } from '../claim-notice.ts'
import { defaultAfter } from '../default.ts'
import { interestByTables } from '../interest.ts'
import type { Law } from '../law.ts'
import { AUSTRIAN_LEASE } from '../lease.ts'
import { ENGLISH } from '../letter-words.ts'
import { AUSTRIAN_HELP } from './help.ts'
import { letterFeeRows, letterFees } from './letter-fee.ts'
import { AUSTRIAN_LIMITATION } from './limitation.ts'
import { MAHNKLAGE } from './mahnklage.ts'
import { CONSUMER_PLAN } from './plan-default.ts'
import { planTerms } from './plan-terms.ts'
import { AUSTRIAN_RETENTION } from './retention.ts'

export const AUSTRIA: Law = {
  code: 'AT',
  defaultOf: (invoice, reminded) => defaultAfter(invoice, reminded, { rule: '§ 1334 ABGB', days_to_pay: 30 }),
  interest: interestByTables('AT'),
  /** The law names only interest and principal, so costs come after the debts that are due. */
  allocation: { rule: '§ 1416 ABGB', costs: 'after_what_is_due' },
  limitation: AUSTRIAN_LIMITATION,
  planDefault: ({ is_consumer }) => (is_consumer ? CONSUMER_PLAN : null),
  /** § 7 ARG. */
  holidays: [
    ...['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'].map((month_day) => ({
      month_day,
    })),
    // Easter Monday, Ascension Day, Whit Monday, Corpus Christi.
    ...[1, 39, 50, 60].map((after_easter) => ({ after_easter })),
  ],
  letters: {
    fees: letterFees,
    feeRows: letterFeeRows,
    /** The lump sum of § 458 UGB is owed between businesses only. */
    claimNotice: (facts) => claimNotice(facts, facts.is_private ? '§ 1333 (2) ABGB' : '§ 1333 (2) ABGB, § 458 UGB'),
    planTerms,
    planNotices: () => [],
    firstLetterNeeds: () => [],
    words: {
      de: {
        lump_sum: 'Pauschale für Betreibungskosten',
        creditor_fee: 'Mahnspesen des Gläubigers',
        payment_reference: 'Zahlungsreferenz',
        suit: (creditor) =>
          `Geht der Betrag nicht fristgerecht ein, empfehlen wir ${creditor}, die Forderung beim zuständigen Gericht einzuklagen. Aus einem vollstreckbaren Titel kann Exekution beantragt werden. Die Kosten des Verfahrens trägt in der Regel, wer unterliegt.`,
        reminderFee: () => 'Inkassokosten: Mahnung',
      },
      en: {
        ...ENGLISH,
        lump_sum: 'Lump sum for recovery costs',
        reminderFee: () => 'Collection costs: reminder',
      },
    },
    arriving: 'bei uns einlangend',
    sender_words: { register_court: 'Firmenbuchgericht', vat_id: 'UID' },
  },
  lease: AUSTRIAN_LEASE,
  procedure: MAHNKLAGE,
  retention: AUSTRIAN_RETENTION,
  help: AUSTRIAN_HELP,
  privacy: {
    authority: {
      de: 'der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb@dsb.gv.at',
      en: 'the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Vienna, dsb@dsb.gv.at',
    },
    retention: {
      de: 'Bücher und Belege sieben Jahre (§ 132 BAO)',
      en: 'books and receipts for seven years (§ 132 BAO)',
    },
  },
  vat: {
    // § 11 (1) no. 3 UStG 1994.
    recipient_uid_above_cents: 10_000_00,
    credit_note: { de: '§ 11 Abs. 7 und 8 UStG 1994', en: '§ 11 (7) and (8) UStG 1994' },
    reverse_charge: {
      de: 'Übergang der Steuerschuld auf den Leistungsempfänger (§ 19 Abs. 1 UStG 1994, Art. 196 MwStSystRL).',
      en: 'Reverse charge: VAT is owed by the recipient of the service (Art. 196 of Directive 2006/112/EC).',
    },
    third_country: {
      de: 'Der Ort der Leistung liegt beim Empfänger außerhalb der EU (§ 3a Abs. 6 UStG 1994): Österreichische Umsatzsteuer fällt nicht an.',
      en: 'The place of supply is where the recipient is established, outside of the EU (§ 3a (6) UStG 1994): Austrian VAT is not due.',
    },
  },
}
