import { areaWords } from '../../../shared/i18n/words.ts'

/** What all lists of claims, and of what belongs to claims, have in common. The files have the same headings. */
export const useListWords = areaWords('lists', {
  de: {
    csv: 'CSV herunterladen',
    column: {
      case_reference: 'Aktenzeichen',
      debtor: 'Schuldner',
      country: 'Land',
      customer: 'Gläubiger',
      partner: 'Partner',
      stage: 'Stufe',
      kind: 'Art',
      status: 'Status',
      owner: 'Zuständig',
      actions: 'Aktionen',
    },
  },
  en: {
    csv: 'Download CSV',
    column: {
      case_reference: 'Reference',
      debtor: 'Debtor',
      country: 'Country',
      customer: 'Creditor',
      partner: 'Partner',
      stage: 'Stage',
      kind: 'Type',
      status: 'Status',
      owner: 'Owner',
      actions: 'Actions',
    },
  },
})
