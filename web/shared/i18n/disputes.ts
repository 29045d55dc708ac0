import type { Schemas } from '../api/operator.ts'

export type DisputeReason = NonNullable<Schemas['DebtorMessage']['reason']>

/** What a debtor disputes, in few words. A new code of the server does not compile until it has a name. */
export const DISPUTE_WORDS: Readonly<Record<'de' | 'en', Readonly<Record<DisputeReason, string>>>> = {
  de: {
    not_mine: 'Hat nichts damit zu tun',
    already_paid: 'Hat schon bezahlt',
    wrong_amount: 'Betrag stimmt nicht',
    not_delivered: 'Leistung fehlt oder ist mangelhaft',
    other: 'Anderer Grund',
  },
  en: {
    not_mine: 'Has nothing to do with it',
    already_paid: 'Already paid',
    wrong_amount: 'Amount is wrong',
    not_delivered: 'Not delivered, or defective',
    other: 'Another reason',
  },
}
