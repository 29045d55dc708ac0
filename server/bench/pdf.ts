import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { evenly } from '../eval/runs.ts'
import { makeScan } from '../eval/scans.ts'
import { cleanedUp } from '../src/platform/ocr/clean-up.ts'
import { straightened } from '../src/platform/ocr/straighten.ts'
import { openTesseractWasm } from '../src/platform/ocr/tesseract-wasm.ts'
import { openPdfReader } from '../src/platform/pdf/reader.ts'
import { withDocument } from '../src/platform/pdf/worker/document.ts'
import { drawPage, greyOf } from '../src/platform/pdf/worker/pictures.ts'

/** The cost of reading the PDF files in a folder, and of recognising scans of them, compared with the bare engine. */

const ROUNDS = 3

const [folder, scans = '3'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name a folder with PDF files: npm run bench -- pdf <folder> [number of scans]')
  process.exit(1)
}
const paths = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).map((name) => join(folder, name))

// The reader runs at low priority, so the comparison must too.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const scratch = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const reader = openPdfReader()
await measureText()
await measureOcr()
await reader.close()
await rm(scratch, { recursive: true })

async function timed<T>(act: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now()
  const value = await act()
  return { ms: performance.now() - start, value }
}

async function measureText(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      const { ms, value } = await timed(() => reader.read(path))
      if (value.pages.some((page) => page.source === 'ocr') || round === 0) continue
      times.push(ms)
      if (round === ROUNDS) console.log(`${basename(path)}: ${ms.toFixed(0)} ms, ${value.xml?.name ?? 'text'}`)
    }
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(0)
  console.log(`\ntext and e-invoices, warm: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms a document\n`)
}

async function measureOcr(): Promise<void> {
  const engine = await openTesseractWasm()
  console.log(`OCR with ${engine.name}: whole reading beside the engine alone on the same page`)
  let [all, alone] = [0, 0]
  const ratios: number[] = []
  for (const path of evenly(paths, Number(scans))) {
    for (const kind of ['clean', 'rough'] as const) {
      const scan = join(scratch, `${kind}-${basename(path)}`)
      await writeFile(scan, await makeScan(path, kind, 1))
      const picture = await withDocument(await readFile(scan), 'pictures', async (document) =>
        greyOf(await drawPage(await document.getPage(1), 200)),
      )
      const prepared = cleanedUp(straightened(picture))
      const [wholes, bares]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        wholes.push((await timed(() => reader.read(scan))).ms)
        bares.push((await timed(() => engine.recognise({ ...prepared, dpi: 200 }))).ms)
      }
      // Other work on the machine only ever adds time, so the minimum is the most accurate.
      const [whole, bare] = [Math.min(...wholes), Math.min(...bares)]
      all += whole
      alone += bare
      ratios.push(whole / bare)
      const [ours, theirs] = [whole.toFixed(0), bare.toFixed(0)]
      console.log(`${basename(scan)}: ${ours} ms, engine ${theirs} ms, ratio ${(whole / bare).toFixed(2)}`)
    }
  }
  ratios.sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)]?.toFixed(2)
  console.log(`all scans: ratio ${(all / alone).toFixed(2)}, median ${median}`)
  await engine.close()
}
