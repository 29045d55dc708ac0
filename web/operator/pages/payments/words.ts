import { areaWords } from '../../../shared/i18n/words.ts'

export const usePaymentsWords = areaWords('payments', {
  de: {
    title: 'Zahlungen',
    sums_one: '{{text}} Zahlung: {{completed}} eingegangen, {{reversed}} rückgebucht',
    sums_other: '{{text}} Zahlungen: {{completed}} eingegangen, {{reversed}} rückgebucht',
    days: 'Tage der Zahlung',
    status: 'Status',
    organization: 'Organisation',
    partner: 'Partner',
    statuses: { completed: 'Eingegangen', reversed: 'Rückgebucht' },
    reversed_on: 'Rückgebucht am {{day}}',
    column: {
      date: 'Tag',
      note: 'Verwendungszweck',
      amount: 'Betrag',
    },
    empty: 'Noch keine Zahlung',
    empty_text: 'Zahlungen melden Partner, Gläubiger und das Team; das Team erfasst sie im Akt.',
  },
  en: {
    title: 'Payments',
    sums_one: '{{text}} payment: {{completed}} collected, {{reversed}} reversed',
    sums_other: '{{text}} payments: {{completed}} collected, {{reversed}} reversed',
    days: 'Payment dates',
    status: 'Status',
    organization: 'Organisation',
    partner: 'Partner',
    statuses: { completed: 'Collected', reversed: 'Reversed' },
    reversed_on: 'Reversed on {{day}}',
    column: {
      date: 'Date',
      note: 'Payment reference',
      amount: 'Amount',
    },
    empty: 'No payment yet',
    empty_text: 'Partners, creditors and the team report payments; the team records them in the claim file.',
  },
})
