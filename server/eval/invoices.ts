import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FieldName, FieldReading, Reading } from '../src/features/process/extraction/reading/fields.ts'
import { type KnownParties, NOBODY_KNOWN } from '../src/features/process/extraction/reading/known-parties.ts'
import { readInvoice } from '../src/features/process/extraction/reading/read-invoice.ts'
import { isAmount } from '../src/features/process/extraction/rules.ts'
import type { DocumentText } from '../src/platform/pdf/page-text.ts'
import { openPdfReader } from '../src/platform/pdf/reader.ts'
import { PdfUnreadable } from '../src/platform/pdf/refusals.ts'
import { processorSeconds } from './processor-time.ts'
import {
  printCalibration,
  printFamilies,
  printMisses,
  printSeconds,
  printStraightThrough,
  printTable,
} from './report.ts'
import { evenly, type Run, type RunDocument } from './runs.ts'
import { makeScan } from './scans.ts'
import { judge } from './score.ts'
import { asksForMoney, readTruth, type TruthItem, type Wanted, type WantedFields } from './truth.ts'

const UNSEEN = { kind: 'unknown', currency: null, open_amount: null, doubts: [] } as const
const NOTHING: Reading = { ...UNSEEN, fields: {}, confidence: null }
const WAYS = ['text', 'clean', 'rough'] as const
type Way = (typeof WAYS)[number]

const USAGE = `Name a folder with PDF files and their truth.json:
npm run eval -- invoices <folder> [--only text|clean|rough] [--limit 100]
  [--parties] [--by family] [--json outcomes.json] [--verbose]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    limit: { type: 'string' },
    parties: { type: 'boolean', default: false },
    by: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
const ways = WAYS.filter((way) => values.only === undefined || way === values.only)
const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit)
if (folder === undefined || ways.length === 0 || !(limit >= 1) || (values.by ?? 'family') !== 'family') {
  console.error(USAGE)
  process.exit(1)
}

const root = resolve(folder)
const items = evenly(await readTruth(root), limit)
const runs = new Map<string, RunDocument[]>()
const pids = new Set<number>()
const reader = openPdfReader({ onStart: (pid) => pids.add(pid) })
const scratch = await mkdtemp(join(tmpdir(), 'eval-'))
try {
  for (const way of ways) for (const item of items) await measure(way, item)
} finally {
  await reader.close()
  await rm(scratch, { recursive: true, force: true })
}
await report([...runs].map(([name, documents]) => ({ name, documents })))

async function report(all: readonly Run[]): Promise<void> {
  console.log(`${items.length} files of ${root}\n`)
  printTable(all)
  // An XML says what it says; the way to it says nothing about the reading of pages.
  const pages = all.filter(({ name }) => name !== 'xml')
  printStraightThrough(pages, values.verbose)
  printSeconds(pages)
  for (const run of all) printCalibration(run)
  if (values.by !== undefined) for (const run of pages) printFamilies(run)
  if (values.verbose) for (const run of all) printMisses(run)
  if (values.json !== undefined)
    await writeFile(values.json, `${JSON.stringify({ folder: root, runs: all }, null, 1)}\n`)
}

/** Pages are judged without the embedded XML, the XML by what the whole reading takes from it. */
async function measure(way: Way, item: TruthItem): Promise<void> {
  const path = await fileFor(way, item)
  const before = spent()
  const document = await textOf(item, path)
  const reading = document ? readInvoice({ ...document, xml: null }, knownOf(item)) : NOTHING
  const after = spent()
  const seconds = before === null || after === null ? null : Math.max(0, after - before)
  if (item.printed) note(way, { item, wanted: item.printed, reading, seconds })
  if (way === 'text' && item.xml) noteXml(item, item.xml, document)
}

/** With `--parties` the reader knows who the claim is between, as it does in the product. */
function knownOf({ printed }: TruthItem): KnownParties {
  const first = (wanted: Wanted | undefined): string[] =>
    [wanted]
      .flat()
      .slice(0, 1)
      .filter((name) => typeof name === 'string')
  if (!values.parties) return NOBODY_KNOWN
  return { issuer: first(printed?.invoice_issuer), recipient: first(printed?.invoice_recipient) }
}

/** A file that cannot be opened is one of which nothing was read. */
async function textOf({ file }: TruthItem, path: string): Promise<DocumentText | null> {
  try {
    return await reader.read(path)
  } catch (error) {
    if (!(error instanceof PdfUnreadable)) throw error
    console.error(`${file}: ${error.message}`)
    return null
  }
}

function noteXml(item: TruthItem, wanted: WantedFields, document: DocumentText | null): void {
  const reading = document ? readInvoice(document) : NOTHING
  note('xml', { item, wanted, reading: { ...reading, fields: fromXml(reading.fields) }, seconds: null })
}

async function fileFor(way: Way, { file }: TruthItem): Promise<string> {
  const path = join(root, file)
  if (way === 'text') return path
  const scan = join(scratch, `${way}.pdf`)
  await writeFile(scan, await makeScan(path, way))
  return scan
}

/** What this process and those of the reader have computed so far. A process that has ended is not counted. */
function spent(): number | null {
  const { user, system } = process.cpuUsage()
  const children = [...pids].map((pid) => processorSeconds(pid))
  if (pids.size === 0 || children.every((seconds) => seconds === null)) return null
  return (user + system) / 1_000_000 + children.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0)
}

type Measured = {
  readonly item: TruthItem
  readonly wanted: WantedFields
  readonly reading: Reading
  readonly seconds: number | null
}

function note(name: string, { item, wanted, reading, seconds }: Measured): void {
  const { file, family, lang, kind } = item
  // Amounts in doubt wait for a check, however sure the reading is.
  const is_held = (field: string) => reading.doubts.length > 0 && isAmount(field as FieldName)
  const confidences = Object.fromEntries(
    Object.entries(reading.fields).flatMap(([field, { confidence }]) => (is_held(field) ? [] : [[field, confidence]])),
  )
  const outcomes = judge(file, wanted, reading.fields)
  const document = {
    file,
    family,
    lang,
    kind,
    asks_for_money: asksForMoney(item),
    outcomes,
    confidences,
    seconds,
  }
  runs.set(name, [...(runs.get(name) ?? []), document])
}

function fromXml(fields: Partial<Record<FieldName, FieldReading>>): Partial<Record<FieldName, FieldReading>> {
  return Object.fromEntries(Object.entries(fields).filter(([, reading]) => reading.source === 'xml'))
}
