/**
 * In the order in which they are taken: an attempt is known to be over by its delivery, and nobody should find a delivery
 * whose event is gone.
 */
export const ARCHIVED_TABLES = ['webhook_attempts', 'webhook_deliveries', 'events', 'mails', 'claim_activity'] as const
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number]

/** For so many months nothing has happened to a claim whose history leaves. */
export const CLOSED_MONTHS = 12
export const CLOSED_MONTHS_MIN = 6

/** Of what is sealed in a file. */
export const KEY_BYTES = 32

export type ArchiveStatus = 'open' | 'done' | 'restored' | 'given_up'
export type TableState = 'written' | 'taken' | 'left' | 'restored'

/** A row on its way to a file. */
export type LeavingRow = {
  /** Its values in the order of reading, to go on from. */
  readonly place: readonly (string | number)[]
  readonly digest: string
  /** As it is without what people can ask us to erase; null where nothing is left then. */
  readonly kept: string | null
  /** What completes it, as JSON; sealed in the file. */
  readonly personal: string | null
  /** Each has a key. Where one is gone, what is sealed is gone. */
  readonly subjects: readonly string[]
}

/** The ending of a part, from a month as people write it. */
export const partOf = (month: string): string | undefined =>
  month === 'first' ? month : /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month.replace('-', '_') : undefined

export const monthOf = (part: string): string => part.replace('_', '-')
