import { impersonal, type RegisterEntry } from './register-entry.ts'

/** The book of client money. It names nobody: cases, payments and creditors by their ids. */
export const BOOK_TABLES: readonly RegisterEntry[] = [
  impersonal('creditor_numbers', 'Numbers of creditors, as accountants know them'),
  impersonal('ledger_comparisons', 'What the nightly comparison of the books found'),
  impersonal('ledger_exports', 'What accountants were given of the book, and who exported it'),
  impersonal('ledger_lines', 'The book of client money: accounts and amounts'),
  impersonal('ledger_transactions', 'The book of client money: what was booked'),
]
