import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FieldName, FieldReading } from '../src/features/process/extraction/reading/fields.ts'
import { readInvoice } from '../src/features/process/extraction/reading/read-invoice.ts'
import type { DocumentText } from '../src/platform/pdf/page-text.ts'
import { openPdfReader } from '../src/platform/pdf/reader.ts'
import { printCalibration, printMisses, printTable } from './report.ts'
import { makeScan } from './scans.ts'
import { judge, type Outcome } from './score.ts'
import { readTruth, type TruthItem } from './truth.ts'

const WAYS = ['text', 'clean', 'rough'] as const
type Way = (typeof WAYS)[number]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false } },
})
const [folder] = positionals
const ways = WAYS.filter((way) => values.only === undefined || way === values.only)
if (folder === undefined || ways.length === 0) {
  console.error(
    'Name a folder with PDF files and their truth.json: npm run eval -- invoices <folder> [--only text|clean|rough] [--verbose]',
  )
  process.exit(1)
}

const root = resolve(folder)
const items = await readTruth(root)
const runs = new Map<string, Outcome[]>()
const reader = openPdfReader()
const scratch = await mkdtemp(join(tmpdir(), 'eval-'))
try {
  for (const way of ways) await measure(way)
} finally {
  await reader.close()
  await rm(scratch, { recursive: true, force: true })
}

console.log(`${items.length} files of ${root}\n`)
printTable(runs)
for (const [name, outcomes] of runs) printCalibration(name, outcomes)
if (values.verbose) for (const [name, outcomes] of runs) printMisses(name, outcomes)

/** Pages are judged without the embedded XML, the XML by what the whole reading takes from it. */
async function measure(way: Way): Promise<void> {
  for (const item of items) {
    const document = await open(item, way)
    if (item.printed) note(way, judge(item.file, item.printed, readInvoice({ ...document, xml: null }).fields))
    if (way === 'text' && item.xml) note('xml', judge(item.file, item.xml, fromXml(readInvoice(document).fields)))
  }
}

async function open(item: TruthItem, way: Way): Promise<DocumentText> {
  const path = join(root, item.file)
  if (way === 'text') return reader.read(path)
  const scan = join(scratch, `${way}.pdf`)
  await writeFile(scan, await makeScan(path, way))
  return reader.read(scan)
}

function note(name: string, outcomes: readonly Outcome[]): void {
  runs.set(name, [...(runs.get(name) ?? []), ...outcomes])
}

function fromXml(fields: Partial<Record<FieldName, FieldReading>>): Partial<Record<FieldName, FieldReading>> {
  return Object.fromEntries(Object.entries(fields).filter(([, reading]) => reading.source === 'xml'))
}
