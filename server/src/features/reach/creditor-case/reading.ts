import type { CreditorPerson } from '../../../kernel/caller.ts'
import { type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { StoredFile } from '../../../platform/http/download.ts'
import type { Page } from '../../../platform/http/paging.ts'
import { atOneMoment, type Deps, type Reading, readBusinessTime } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import { findIsOpen, readClaim } from '../../case/claims/index.ts'
import { listSeenDocuments } from '../../case/documents/index.ts'
import { readPlan } from '../../case/installments/index.ts'
import { listInvoices, withoutNames } from '../../case/invoices/index.ts'
import { readCourtFile } from '../../process/court/index.ts'
import { findWithdrawal, listQuestions, listReports } from '../../process/creditor-requests/index.ts'
import { findDispatchedLetter, type ListedLetter, listDispatchedLetters } from '../../process/letters/index.ts'
import { listNeeds } from '../creditor-needs/index.ts'
import { listFolded, patternOf, wordsOf } from '../overview/index.ts'
import type { CaseFacts } from './facts.ts'
import { findDebtorPlace, findInvoiceFile, listCasePayments, listInvoicesWithFile, listTurns } from './queries.case.ts'
import { findSums, listRecoveredDays } from './queries.overview.ts'
import { type CaseFilter, type CaseLine, countCases, listCases } from './queries.ts'
import { type CaseSort, type CaseState, lastMonths } from './rules.ts'
import type { OverviewFacts } from './schema.ts'

/** So many of what waits are named; the list of cases has them all. */
const NEEDS_SHOWN = 20

export const readOverview = (deps: Deps, customer: CreditorPerson): Promise<OverviewFacts> =>
  atOneMoment(deps, (reading) => readSums(reading, customer))

async function readSums({ db, clock, config }: Reading, customer: CreditorPerson): Promise<OverviewFacts> {
  const months = lastMonths(dayInVienna(await readBusinessTime(db, clock, config.mode)))
  const first = `${months[0]}-01` as DateOnly
  const [sums, days, needs] = await Promise.all([
    findSums(db, customer, startOfDayInVienna(first)),
    listRecoveredDays(db, customer, first),
    listNeeds(db, customer, NEEDS_SHOWN),
  ])
  return { sums, days, months, needs }
}

export type CasesAsked = { readonly q?: string | undefined; readonly state?: CaseState | undefined }

/** The words of a search as they are stored; marks alone find nothing. */
export async function filterOf(reader: Reader, { q, state }: CasesAsked): Promise<CaseFilter | 'nothing'> {
  if (q === undefined) return { state }
  const words = wordsOf(q)
  if (words.length === 0) return 'nothing'
  return { state, patterns: await listFolded(reader, words.map(patternOf)) }
}

type CasesRead = { readonly rows: CaseLine[]; readonly total: number; readonly page: number }

/** One page of a customer's cases. Where `is_nearest`, a page beyond the end is the last one. */
export async function readCases(
  reader: Reader,
  customer: CreditorPerson,
  { sort, page, is_nearest = false, ...asked }: CasesAsked & { sort: CaseSort; page: Page; is_nearest?: boolean },
): Promise<CasesRead> {
  const filter = await filterOf(reader, asked)
  if (filter === 'nothing') return { rows: [], total: 0, page: is_nearest ? 1 : page.page }
  const [rows, total] = await Promise.all([
    listCases(reader, customer, { filter, sort, page }),
    countCases(reader, customer, filter),
  ])
  const last = Math.max(1, Math.ceil(total / page.limit))
  if (!is_nearest || page.page <= last) return { rows, total, page: page.page }
  const nearest = { page: last, limit: page.limit }
  return { rows: await listCases(reader, customer, { filter, sort, page: nearest }), total, page: last }
}

/** Everything about one case that its creditor may see. */
export const readOwnCase = (deps: Deps, caller: CreditorPerson, id: string): Promise<CaseFacts> =>
  atOneMoment(deps, (reading) => readParts(reading, caller, id))

async function readParts(
  { db, clock, config, legal }: Reading,
  caller: CreditorPerson,
  id: string,
): Promise<CaseFacts> {
  const [claim, is_open, now, tables] = await Promise.all([
    readClaim(db, caller, id),
    findIsOpen(db, caller, id),
    readBusinessTime(db, clock, config.mode),
    legal.read(db),
  ])
  const today = dayInVienna(now)
  const [
    debtor,
    invoices,
    with_file,
    payments,
    balance,
    plan,
    documents,
    court,
    questions,
    reports,
    withdrawal,
    letters,
    turns,
  ] = await Promise.all([
    findDebtorPlace(db, claim),
    listInvoices(db, claim),
    listInvoicesWithFile(db, id),
    listCasePayments(db, id),
    readBalance(db, claim, today, tables),
    readPlan(db, id),
    listSeenDocuments(db, caller, id),
    readCourtFile(db, id),
    listQuestions(db, id),
    listReports(db, id),
    findWithdrawal(db, id),
    listDispatchedLetters(db, id),
    listTurns(db, id),
  ])
  if (!debtor) throw new Error('a claim has a debtor')
  const whole: CaseFacts = {
    ...{
      claim,
      today,
      debtor,
      // Of a file that was split its parts count.
      invoices: invoices.filter(({ split_at }) => split_at === null),
      with_file,
      payments,
      balance,
      documents,
      court,
      questions,
      reports,
      letters,
      turns,
    },
    plan: plan ?? null,
    withdrawal: withdrawal ?? null,
  }
  return is_open ? whole : withheld(whole)
}

/** Sums, days and stages stay; names, files and what people wrote do not. */
const withheld = (whole: CaseFacts): CaseFacts => ({
  ...whole,
  invoices: whole.invoices.map(withoutNames),
  ...{ with_file: [], documents: [], questions: [], reports: [], letters: [], withdrawal: null },
  court: { ...whole.court, filing: undefined, title: undefined, messages: [] },
})

export async function readOwnLetter(reader: Reader, caller: CreditorPerson, id: string): Promise<ListedLetter> {
  const letter = await findDispatchedLetter(reader, caller, id)
  if (!letter) throw notFound()
  return letter
}

export async function readOwnInvoiceFile(reader: Reader, caller: CreditorPerson, id: string): Promise<StoredFile> {
  const file = await findInvoiceFile(reader, caller, id)
  if (!file) throw notFound()
  return { ...file, mime_type: 'application/pdf' }
}
