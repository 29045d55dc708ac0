import { areaWords } from '../../../shared/i18n/words.ts'

/** Who of the team looks after a claim. */
export const useOwnerWords = areaWords('claim_owner', {
  de: {
    nobody: 'Niemandem zugeteilt',
    left: 'Niemandem zugeteilt, zuvor {{name}} (ausgeschieden)',
    change: 'Zuständig: {{name}}. Akt zuteilen',
    take: 'Akt mir zuteilen',
    release: 'Zuteilung des Akts aufheben',
    taken: 'Der Akt ist Ihnen zugeteilt',
    given: 'Der Akt ist {{name}} zugeteilt',
    released: 'Der Akt ist niemandem mehr zugeteilt',
  },
  en: {
    nobody: 'Unassigned',
    left: 'Unassigned, previously {{name}} (left the team)',
    change: 'Owner: {{name}}. Assign the file',
    take: 'Assign the file to me',
    release: 'Unassign the file',
    taken: 'The file is assigned to you',
    given: 'The file is assigned to {{name}}',
    released: 'The file is no longer assigned to anyone',
  },
})
