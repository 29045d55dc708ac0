import { decodeTable, readTable, type Table, type TableFault } from '@mahnwerk/claim-table/table'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { countryCode } from '../../../kernel/countries.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { AppError, conflict, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type CaseBody,
  type Double,
  findDoubles,
  handOver,
  isLike,
  judgeTypedCase,
  type Likeness,
  likenessesOf,
} from '../creditor-submit/index.ts'
import {
  deleteImport,
  findImport,
  type ImportRow,
  insertImport,
  type LineRow,
  listImports,
  listTriedLines,
  lockImport,
  setSubmitted,
  setTriedLine,
} from './queries.ts'
import { groupLines, problemsByLine, typedCaseOf } from './rules/cases.ts'
import { type Head, type Line, readHead, readLine } from './rules/columns.ts'
import { type LineState, TABLE_LIMITS, TABLES_MAX } from './rules.ts'

type PersonWork = Work<CreditorPerson>

export async function takeTable(
  work: PersonWork,
  { bytes, original_filename }: { bytes: Buffer; original_filename: string },
): Promise<string> {
  const { organization_id, customer_id } = work.caller
  if ((await listImports(work.tx, work.caller)).length >= TABLES_MAX)
    throw invalid({ field: 'file', code: 'limit_reached', message: `${TABLES_MAX} tables are kept already` })
  const id = newId()
  const content = decodeTable(bytes)
  await insertImport(work.tx, { id, organization_id, customer_id, original_filename, content, created_at: work.now })
  return id
}

export type JudgedLine = Line & {
  readonly state: LineState
  readonly problems: readonly Problem[]
  /** The case that it has become, or the one that probably has it already. */
  readonly claim: Double | null
  /** Probably twice in the table: the line before. */
  readonly like_line: number | null
}
export type JudgedCase = { readonly body: CaseBody; readonly lines: readonly [JudgedLine, ...JudgedLine[]] }

/** A table as it stands now. It is read anew each time, since what we know already changes. */
export type JudgedImport = { readonly row: ImportRow } & (
  | { readonly fault: TableFault }
  | { readonly table: Table; readonly head: Head; readonly cases: readonly JudgedCase[] }
)

export async function readImport(reader: Reader, caller: CreditorPerson, id: string, now: Date): Promise<JudgedImport> {
  const row = await findImport(reader, caller, id)
  if (!row) throw notFound()
  return judgeImport(reader, caller, row, now)
}

export async function judgeImport(
  reader: Reader,
  caller: CreditorPerson,
  row: ImportRow,
  now: Date,
): Promise<JudgedImport> {
  const table = readTable(row.content, TABLE_LIMITS)
  if ('fault' in table) return { row, fault: table.fault }
  const head = readHead(table)
  if (head.missing.length > 0) return { row, table, head, cases: [] }
  const as = { language: null, today: dayInVienna(now) } as const
  const home = countryCode(caller.country) ?? ''
  const read = groupLines(table.rows.map((one) => readLine(head, one))).map((group) => {
    const { body, problems } = judgeTypedCase(typedCaseOf(group, home), as)
    return { group, body, problems: problemsByLine(group, problems), likes: likenessesOf(body) }
  })
  const likes = read.flatMap(({ group, likes }) => likes.map((like, at) => ({ like, line: (group[at] as Line).line })))
  const [known, tried] = await Promise.all([
    findDoubles(
      reader,
      caller,
      likes.map(({ like }) => like),
    ),
    listTriedLines(reader, row.id),
  ])
  const facts: Facts = {
    tried: new Map(tried.map((one) => [one.line, one])),
    known: new Map(likes.map(({ line }, at) => [line, known[at]])),
    likes,
  }
  return { row, table, head, cases: read.map((one) => judgeCase(one, facts)) }
}

type Facts = {
  tried: ReadonlyMap<number, LineRow>
  known: ReadonlyMap<number, Double | undefined>
  likes: readonly { like: Likeness; line: number }[]
}
type ReadGroup = {
  group: readonly [Line, ...Line[]]
  body: CaseBody
  problems: ReadonlyMap<number, readonly Problem[]>
}

function judgeCase({ group, body, problems }: ReadGroup, facts: Facts): JudgedCase {
  const lines = group.map((line) => judgeLine(line, problems.get(line.line) ?? [], facts))
  const is_faulty = lines.some(({ state }) => state === 'faulty')
  const is_known = lines.some(({ state }) => state === 'known')
  // A case is handed over whole or not at all.
  const settled = lines.map((line): JudgedLine => {
    if (is_faulty && (line.state === 'new' || line.state === 'known')) return { ...line, state: 'held' }
    return is_known && line.state === 'new' ? { ...line, state: 'known' } : line
  })
  return { body, lines: settled as [JudgedLine, ...JudgedLine[]] }
}

function judgeLine(line: Line, problems: readonly Problem[], { tried, known, likes }: Facts): JudgedLine {
  const was = tried.get(line.line)
  if (was?.claim_id && was.case_reference) {
    const claim = { claim_id: was.claim_id, case_reference: was.case_reference }
    return { ...line, state: 'done', problems: [], claim, like_line: null }
  }
  if (problems.length > 0) return { ...line, state: 'faulty', problems, claim: null, like_line: null }
  const own = likes.find((one) => one.line === line.line)
  const before = own && likes.find((one) => one.line < line.line && isLike(one.like, own.like))
  const claim = known.get(line.line) ?? null
  const like_line = before?.line ?? null
  if (was) return { ...line, state: 'refused', problems: was.problems, claim, like_line }
  return { ...line, state: claim || before ? 'known' : 'new', problems: [], claim, like_line }
}

/** Which cases of a table are handed over when somebody asks for it. */
export const casesToHandOver = (cases: readonly JudgedCase[], includes_known: boolean): JudgedCase[] =>
  cases.filter(({ lines }) =>
    lines.every(({ state }) => state === 'new' || state === 'refused' || (state === 'known' && includes_known)),
  )

async function takeImport(work: PersonWork, id: string): Promise<ImportRow> {
  const row = await lockImport(work.tx, work.caller, id)
  if (!row) throw notFound()
  return row
}

export const isRunning = ({ submitted_at, finished_at }: ImportRow): boolean =>
  submitted_at !== null && finished_at === null

/** The job hands the cases over one by one. Whoever asks while it runs has to wait. */
export async function submitImport(work: PersonWork, id: string, includes_known: boolean): Promise<void> {
  const row = await takeImport(work, id)
  if (isRunning(row)) throw conflict('already_running', 'The table is being handed over')
  await setSubmitted(work.tx, { id, submitted_by: work.caller.id, submitted_at: work.now, includes_known })
}

/** The cases that it has become stay. */
export async function dropImport(work: PersonWork, id: string): Promise<void> {
  const row = await takeImport(work, id)
  if (isRunning(row)) throw conflict('already_running', 'The table is being handed over')
  await deleteImport(work.tx, id)
}

/** One case of the table, all or nothing, and once: its lines remember it. */
export async function handOverLines(work: PersonWork, id: string, { body, lines }: JudgedCase): Promise<void> {
  const row = await takeImport(work, id)
  const tried = await listTriedLines(work.tx, id)
  if (tried.some(({ line, claim_id }) => claim_id !== null && lines.some((one) => one.line === line))) return
  const { claim } = await handOver(work, { ...body, invoices: body.invoices.map((invoice) => ({ body: invoice })) })
  for (const { line } of lines) await setTriedLine(work.tx, row, { line, claim_id: claim.id, problems: [] })
}

/** What is wrong with a case that could not be handed over, at its lines; undefined where it is no fault of the table. */
export function refusalOf({ lines }: JudgedCase, error: unknown): Map<number, Problem[]> | undefined {
  if (!(error instanceof AppError) || error.kind !== 'invalid') return undefined
  const found = problemsByLine(lines, error.problems)
  // A case is refused as a whole: every line of it says so.
  for (const { line } of lines) if (!found.has(line)) found.set(line, [HELD])
  return found
}

const HELD: Problem = { field: 'case', code: 'incomplete', message: 'another line of the case was refused' }

export async function noteRefusal(
  work: PersonWork,
  id: string,
  problems: ReadonlyMap<number, Problem[]>,
): Promise<void> {
  const row = await takeImport(work, id)
  for (const [line, found] of problems) await setTriedLine(work.tx, row, { line, claim_id: null, problems: found })
}
