export type Whose = 'debtors' | 'creditors' | 'partners' | 'team' | 'everybody' | 'nobody'

/** How data end: with a part of their claim, with the person they belong to, or after a short life of their own. */
export type Ends =
  | 'file'
  | 'letters'
  | 'receipts'
  | 'books'
  | 'with the person'
  | 'own short life'
  | 'access log'
  | 'privacy requests'
  | 'stays'

export type RegisterEntry = {
  readonly table: string
  readonly whose: Whose
  readonly purpose: string
  readonly ends: Ends
  /** What erasure does with the rows, in plain words. */
  readonly erasure: string
  /** Columns with personal data: words, and ids where that two have the same one is what is told of a person. */
  readonly personal: readonly string[]
  /** Other columns of text, JSON or bytes: kinds, states, keys of files, hashes of secrets. */
  readonly plain: readonly string[]
}

const words = (list: string): string[] => list.split(' ').filter((word) => word !== '')

/** Columns are named in one text, divided by spaces. */
export const personal = (
  table: string,
  entry: Omit<RegisterEntry, 'table' | 'personal' | 'plain'> & { personal: string; plain?: string },
): RegisterEntry => ({ ...entry, table, personal: words(entry.personal), plain: words(entry.plain ?? '') })

/** A table about nobody, or with ids, days and figures only. */
export const impersonal = (table: string, purpose: string): RegisterEntry => ({
  ...{ table, purpose, whose: 'nobody', ends: 'stays', erasure: 'No personal data: ids, days, kinds and figures.' },
  ...{ personal: [], plain: [] },
})
