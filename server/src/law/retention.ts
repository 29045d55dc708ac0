/** Kinds of data of a claim that are kept for different times. */
export const RETENTION_KINDS = ['books', 'receipts', 'letters', 'file', 'titles'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** In whole years from the end of the year, as both laws count them. */
export type RetentionRule = {
  readonly years: number
  /** Nobody may set a shorter time: for books, receipts and letters what the law asks for. */
  readonly minimum_years: number
  readonly basis: string
}

/** How long a country's law has the data of a claim kept, or lets them be kept. */
export type RetentionLaw = Readonly<Record<RetentionKind, RetentionRule>>
