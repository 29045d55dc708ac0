import { FIELDS } from '../src/features/process/extraction/reading/fields.ts'
import { byFamily, type Run } from './runs.ts'
import { calibration, quantile, type Share, shareOf, straightThrough } from './score.ts'

const percent = ({ right, of }: Share): string => (of === 0 ? '-' : `${((100 * right) / of).toFixed(1)} %`)
const cell = (share: Share): string => (share.of === 0 ? '-' : `${percent(share)} (${share.right}/${share.of})`)
const outcomesOf = ({ documents }: Run) => documents.flatMap(({ outcomes }) => outcomes)

/** One row a field, one column a way of reading. */
export function printTable(runs: readonly Run[]): void {
  console.log(['field'.padEnd(22), ...runs.map(({ name }) => name.padEnd(20))].join(''))
  for (const field of [...FIELDS, 'all fields'] as const) {
    const cells = runs.map((run) => {
      const outcomes = outcomesOf(run)
      const part = field === 'all fields' ? outcomes : outcomes.filter((outcome) => outcome.field === field)
      return cell(shareOf(part)).padEnd(20)
    })
    console.log([field.padEnd(22), ...cells].join(''))
  }
}

/** What nobody would look at: right, and wrong. The second must be nothing. `is_verbose` names the files. */
export function printStraightThrough(runs: readonly Run[], is_verbose: boolean): void {
  console.log('\nStraight through: number, gross amount and issue date read with a confidence of 0.80 or more')
  for (const { name, documents } of runs) {
    const { claimable, right, wrong, documents: all } = straightThrough(documents)
    const share = cell({ right, of: claimable })
    const warning = wrong.length === 0 ? 'none wrong' : `WRONG: ${cell({ right: wrong.length, of: all })}`
    console.log(`  ${name.padEnd(8)} ${share.padEnd(20)} ${warning}`)
    if (is_verbose) for (const file of wrong) console.log(`    ${file}`)
  }
}

export function printSeconds(runs: readonly Run[]): void {
  console.log('\nProcessor time a document')
  for (const { name, documents } of runs) {
    const seconds = documents.flatMap((document) => document.seconds ?? [])
    const [median, p95] = [quantile(seconds, 0.5), quantile(seconds, 0.95)]
    const shown = median === null || p95 === null ? 'unknown' : `median ${median.toFixed(2)} s, p95 ${p95.toFixed(2)} s`
    console.log(`  ${name.padEnd(8)} ${shown}`)
  }
}

export function printCalibration(run: Run): void {
  const outcomes = outcomesOf(run)
  console.log(`\nConfidence, ${run.name}: promised and right`)
  for (const bucket of calibration(outcomes).filter(({ of }) => of > 0)) {
    const range = `${bucket.from.toFixed(2)} to ${bucket.to.toFixed(2)}`
    console.log(`  ${range}   ${(100 * bucket.promised).toFixed(1).padStart(5)} %   ${cell(bucket)}`)
  }
  const sure = outcomes.filter(({ confidence }) => confidence !== null && confidence >= 0.9)
  console.log(`  0.90 or more            ${cell(shareOf(sure))}`)
}

/** One row a family, the worst first. */
export function printFamilies(run: Run): void {
  console.log(`\nFamilies, ${run.name}`)
  const short = FIELDS.map((field) => field.replace('invoice_', '').replace('amount_', ''))
  console.log(
    `  ${'family'.padEnd(24)}${['all', ...short, 'through', 'wrong'].map((head) => head.padStart(11)).join('')}`,
  )
  const rows = [...byFamily(run.documents)].map(([family, documents]) => {
    const outcomes = documents.flatMap((document) => document.outcomes)
    const fields = FIELDS.map((field) => shareOf(outcomes.filter((outcome) => outcome.field === field)))
    const { right, claimable, wrong } = straightThrough(documents)
    const cells = [shareOf(outcomes), ...fields, { right, of: claimable }].map((share) => percent(share))
    return { family, all: shareOf(outcomes), cells: [...cells, String(wrong.length)] }
  })
  for (const { family, cells } of rows.sort((a, b) => a.all.right / a.all.of - b.all.right / b.all.of)) {
    console.log(`  ${family.padEnd(24)}${cells.map((text) => text.padStart(11)).join('')}`)
  }
}

export function printMisses(run: Run): void {
  const misses = outcomesOf(run).filter(({ right }) => !right)
  if (misses.length > 0) console.log(`\nMisses, ${run.name}`)
  for (const { file, field, wanted, got, confidence } of misses) {
    const sure = confidence === null ? '' : ` (${confidence.toFixed(2)})`
    console.log(`  ${file}  ${field}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}${sure}`)
  }
}
