import { BANK_TABLES } from './register-bank.ts'
import { BOOK_TABLES } from './register-books.ts'
import { CASE_TABLES } from './register-case.ts'
import type { RegisterEntry } from './register-entry.ts'
import { PEOPLE_TABLES } from './register-people.ts'
import { SYSTEM_TABLES } from './register-system.ts'

/** Every table of the database: the record of what personal data we hold, and how they end. */
export const REGISTER: readonly RegisterEntry[] = [
  ...BANK_TABLES,
  ...CASE_TABLES,
  ...BOOK_TABLES,
  ...PEOPLE_TABLES,
  ...SYSTEM_TABLES,
].sort((one, other) => (one.table < other.table ? -1 : 1))
