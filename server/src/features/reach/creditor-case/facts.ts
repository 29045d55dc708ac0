import type { DateOnly } from '../../../kernel/dates.ts'
import type { Format } from '../../../kernel/format.ts'
import type { ComputedBalance } from '../../case/account/index.ts'
import type { ClaimRow } from '../../case/claims/index.ts'
import type { DocumentRow } from '../../case/documents/index.ts'
import type { PlanRow } from '../../case/installments/index.ts'
import type { InvoiceRow } from '../../case/invoices/index.ts'
import type { CourtFileRows } from '../../process/court/index.ts'
import type { QuestionRow, ReportRow, WithdrawalRow } from '../../process/creditor-requests/index.ts'
import type { ListedLetter } from '../../process/letters/index.ts'
import type { CasePayment, CaseTurn, DebtorPlace } from './queries.case.ts'
import type { CaseWords } from './words.ts'

/** All that the page of a case is made of. */
export type CaseFacts = {
  readonly claim: ClaimRow
  readonly debtor: DebtorPlace
  readonly invoices: readonly InvoiceRow[]
  /** Which invoices were uploaded as files. */
  readonly with_file: readonly string[]
  readonly payments: readonly CasePayment[]
  readonly balance: ComputedBalance
  readonly plan: PlanRow | null
  readonly documents: readonly DocumentRow[]
  readonly court: CourtFileRows
  readonly questions: readonly QuestionRow[]
  readonly reports: readonly ReportRow[]
  readonly withdrawal: WithdrawalRow | null
  readonly letters: readonly ListedLetter[]
  readonly turns: readonly CaseTurn[]
  readonly today: DateOnly
}

/** The words and figures of a reader. */
export type Reading = { readonly words: CaseWords; readonly format: Format }
