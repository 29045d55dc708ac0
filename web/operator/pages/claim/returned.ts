import type { Activity } from './activity.ts'
import type { ClaimFile } from './file.ts'

/** The letter that came back last. */
export const returnedLetter = ({ letters }: Pick<ClaimFile, 'letters'>) =>
  letters
    .filter(({ status }) => status === 'returned')
    .toSorted((one, other) => (other.returned_at ?? '').localeCompare(one.returned_at ?? ''))[0]

export type Enquiry = { readonly until: string; readonly note: string | null }

const KIND = 'returned_letter'

/** An address enquiry that runs: the returned letter was put off in the work queue until a day that is still to come. */
export function runningEnquiry(activity: readonly Activity[], today: string): Enquiry | null {
  const marks = activity.filter(
    ({ action, details }) => details.kind === KIND && (action === 'work.snoozed' || action === 'work.resumed'),
  )
  const last = marks.toSorted((one, other) => other.number - one.number)[0]
  if (last?.action !== 'work.snoozed' || typeof last.details.until !== 'string') return null
  const until = last.details.until.slice(0, 10)
  const { note } = last.details
  return until > today ? { until, note: typeof note === 'string' ? note : null } : null
}

/** Under which the work queue knows the letter. */
export const returnedKey = (letter_id: string): string => `${KIND}.${letter_id}`
