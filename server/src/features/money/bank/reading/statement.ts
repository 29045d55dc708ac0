import type { DateOnly } from '../../../../kernel/dates.ts'
import type { ErrorCode } from '../../../../kernel/error-codes.ts'
import type { Cents } from '../../../../kernel/money.ts'

export const STATEMENT_FORMATS = ['camt.053.001.02', 'camt.053.001.08', 'mt940'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/** What is known of a statement before its first entry. A file holds one or more, all of one account. */
export type SheetHead = {
  readonly format: StatementFormat
  /** Without spaces, and with right check digits. */
  readonly iban: string
  readonly currency: 'EUR'
  /** The bank's own name or number of it. */
  readonly bank_id: string | null
  readonly opening_cents: Cents
  readonly opening_on: DateOnly
}

/** Opening and entries add up to closing. */
export type ReadSheet = SheetHead & {
  readonly closing_cents: Cents
  readonly closing_on: DateOnly
}

/** What must be known of a sheet before its first entry is stored. */
export type SheetSurvey = {
  /** Those that it passes, from opening to closing, if the bank has left an entry without a name. */
  readonly balances: readonly number[] | null
  /** The days of its entries. */
  readonly first_on: DateOnly | null
  readonly last_on: DateOnly | null
}

export type ReadEntry = {
  /** What comes in is positive; never 0. */
  readonly amount_cents: Cents
  readonly booking_date: DateOnly
  readonly value_date: DateOnly
  /** What the payer wrote, structured references among it. May be empty. */
  readonly text: string
  /** Of a credit who paid, of a debit who was paid. */
  readonly payer_name: string | null
  readonly payer_iban: string | null
  readonly payer_bic: string | null
  readonly end_to_end_id: string | null
  /** What the bank calls it. A batch whose payments have no names of their own has one for all of them. */
  readonly bank_reference: string | null
  /** Which payment of its batch it is: from 1. */
  readonly ordinal: number
  readonly message_id: string | null
  readonly batch_id: string | null
  readonly is_return: boolean
  readonly return_reason: string | null
  /** Where it begins in the file. */
  readonly line: number
}

/** `sheet` opens a statement, `entries` are at most `ENTRIES_AT_ONCE` of it, `end` closes it. */
export type StatementPart =
  | { readonly kind: 'sheet'; readonly sheet: SheetHead }
  | { readonly kind: 'entries'; readonly entries: readonly ReadEntry[] }
  | { readonly kind: 'end'; readonly sheet: ReadSheet }

export const ENTRIES_AT_ONCE = 500

/** Why a file cannot be read. `field` is the place as its format names it, such as `Ntry.Amt` or `:61:`. */
export class StatementProblem extends Error {
  readonly code: ErrorCode
  readonly field: string
  readonly line: number

  constructor(code: ErrorCode, field: string, line: number, message: string) {
    super(message)
    this.name = 'StatementProblem'
    this.code = code
    this.field = field
    this.line = line
  }
}
