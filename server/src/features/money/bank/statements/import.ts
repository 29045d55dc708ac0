import { invalid } from '../../../../kernel/errors.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Work } from '../../../../platform/work.ts'
import { type Line, moved, post, type Transaction } from '../../ledger/index.ts'
import { compareAgain } from '../differences/service.ts'
import {
  type ReadEntry,
  type ReadSheet,
  type SheetHead,
  type SheetSurvey,
  type StatementPart,
  StatementProblem,
} from '../reading/statement.ts'
import { surveySheets } from '../reading/survey.ts'
import { countLikenesses, Identities, type SeenApart } from '../rules/identity.ts'
import { haveCommon } from '../rules/overlap.ts'
import { nameClaims } from './named.ts'
import {
  closeSheet,
  type FirstSheet,
  findEarliestSheet,
  findFirstSheet,
  holdAccountByIban,
  insertNewEntries,
  insertSheet,
  insertStatement,
  listNameless,
  listSeen,
  type NewEntry,
  type SheetKey,
  type StatementRow,
  setCounts,
  setFirstSheet,
} from './queries.import.ts'
import { demandTurn } from './turns.ts'

/** A file as it is stored, and what was read of it. */
export type StatementFile = {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
  readonly original_filename: string
  readonly surveys: readonly SheetSurvey[]
  readonly parts: AsyncIterable<StatementPart>
}

type Account = NonNullable<Awaited<ReturnType<typeof holdAccountByIban>>>
/** What goes on while a file is read. */
type Import = { account: Account; statement: StatementRow }
type OpenSheet = SheetKey & { readonly identities: Identities }

/** Reads a statement before anything of it is stored, and says what is wrong with it: which place, which line. */
export async function surveyStatement(parts: AsyncIterable<StatementPart>): Promise<SheetSurvey[]> {
  try {
    return await surveySheets(parts)
  } catch (error) {
    throw error instanceof StatementProblem ? refusalOf(error) : error
  }
}

const refusalOf = ({ code, field, line, message }: StatementProblem) =>
  invalid({ field: 'file', code, message: `${field} in line ${line} ${message}`, values: { place: field, line } })

/**
 * Stores a statement whole or not at all: its sheets, the entries that no other file has brought, the claims that they
 * name, and, of client money, what it does to the book; of the others what it says otherwise. What becomes of the entries
 * is judged later.
 */
export async function storeStatement(work: Work, file: StatementFile): Promise<StatementRow> {
  let running: Import | undefined
  let sheet: OpenSheet | undefined
  let position = 0
  for await (const part of file.parts) {
    if (part.kind === 'sheet') {
      running ??= await begin(work, file, part.sheet)
      const survey = file.surveys[position]
      if (!survey) throw new Error('a statement is read twice alike')
      sheet = await openSheet(work, running, { position: position++, head: { ...part.sheet, ...survey } })
    } else if (!running || !sheet) throw new Error('a sheet is opened before its entries')
    else if (part.kind === 'entries') await storeEntries(work, running, { sheet, entries: part.entries })
    else await endSheet(work, running, { key: sheet, sheet: part.sheet })
  }
  if (!running) throw new Error('a statement has a sheet')
  const { entry_count, duplicate_count } = running.statement
  const stored = { ...running.statement, judged_at: entry_count === duplicate_count ? work.now : null }
  await setCounts(work.tx, stored)
  return stored
}

async function begin(work: Work, file: StatementFile, { iban, format }: SheetHead): Promise<Import> {
  const account = await holdAccountByIban(work.tx, iban)
  if (!account) {
    const message = `is a statement of ${iban}, which is none of our bank accounts`
    throw invalid({ field: 'file', code: 'unknown_reference', message })
  }
  await demandTurn(work, account.id)
  const statement: StatementRow = {
    ...{ id: newId(), organization_id: account.organization_id, account_id: account.id, format },
    ...{ file_name: file.original_filename, blob_key: file.key, file_size: file.bytes, sha256: file.sha256 },
    ...{ entry_count: 0, duplicate_count: 0, created_at: work.now, judged_at: null },
    uploaded_by: work.caller.type === 'operator' ? work.caller.id : null,
  }
  await insertStatement(work.tx, statement)
  return { account, statement }
}

async function openSheet(
  work: Work,
  { account, statement }: Import,
  { position, head }: { readonly position: number; readonly head: SheetHead & SheetSurvey },
): Promise<OpenSheet> {
  const key = { statement_id: statement.id, position, account_id: account.id }
  const identities = new Identities(await countApart(work, account.id, head))
  await insertSheet(work.tx, key, head)
  return { ...key, identities }
}

/** What is stored of pieces of the same days that have no entry in common with a sheet, and bears no name of the bank. */
async function countApart(work: Work, account_id: string, survey: SheetSurvey): Promise<SeenApart> {
  const { balances } = survey
  if (balances === null) return new Map()
  const apart = (await listNameless(work.tx, account_id, survey)).filter(
    (sheet) => !haveCommon(sheet.balances, balances),
  )
  return countLikenesses(apart.length > 0 ? await listSeen(work.tx, apart, survey) : [])
}

async function storeEntries(
  work: Work,
  { account, statement }: Import,
  { sheet, entries }: { readonly sheet: OpenSheet; readonly entries: readonly ReadEntry[] },
): Promise<void> {
  const { organization_id } = account
  const rows = entries.map(
    (entry): NewEntry => ({
      ...entry,
      id: newId(),
      identity: sheet.identities.next(entry),
    }),
  )
  const stored = await insertNewEntries(work.tx, { ...sheet, organization_id }, rows, work.now)
  statement.entry_count += rows.length
  statement.duplicate_count += rows.length - stored.size
  const fresh = rows.filter(({ id }) => stored.has(id))
  await Promise.all([
    account.kind === 'client_money'
      ? post(
          work,
          fresh.map((entry) => receiptOf(account, entry)),
        )
      : undefined,
    nameClaims(work, organization_id, fresh),
    compareAgain(work, {
      ...{ account_id: account.id, statement },
      entries: rows.filter(({ id }) => !stored.has(id)),
    }),
  ])
}

const SUSPENSE = { account: 'suspense' } as const

/** Money at the bank that belongs to nobody known yet. What left lowers both. */
const atBank = ({ id }: Account, amount_cents: number): Line[] =>
  moved(0 - amount_cents, SUSPENSE, { account: 'bank', bank_account_id: id }).toReversed()

const receiptOf = (account: Account, entry: NewEntry): Transaction => ({
  ...{ organization_id: account.organization_id, kind: 'receipt', date: entry.booking_date, entry_id: entry.id },
  lines: atBank(account, entry.amount_cents),
})

async function endSheet(
  work: Work,
  { account }: Import,
  { key, sheet }: { readonly key: SheetKey; readonly sheet: ReadSheet },
): Promise<void> {
  await closeSheet(work.tx, key, sheet)
  const was = await findFirstSheet(work.tx, account.id)
  const first = await findEarliestSheet(work.tx, account.id)
  if (!first || (was?.statement_id === first.statement_id && was.position === first.position)) return
  await setFirstSheet(work.tx, { ...first, account_id: account.id })
  if (account.kind === 'client_money')
    await post(work, [...openingOf(account, was, -1), ...openingOf(account, first, 1)])
}

/** What was there before; an earlier sheet takes it back, and begins on its own day. */
const openingOf = (account: Account, sheet: FirstSheet | undefined, sign: 1 | -1): Transaction[] =>
  sheet && sheet.opening_cents !== 0
    ? [
        {
          ...{ organization_id: account.organization_id, kind: 'opening', date: sheet.opening_on },
          lines: atBank(account, sign * sheet.opening_cents),
        },
      ]
    : []
