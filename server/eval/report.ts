import { FIELDS } from '../src/features/process/extraction/reading/fields.ts'
import { calibration, type Outcome, type Share, shareOf } from './score.ts'

const percent = ({ right, of }: Share): string => (of === 0 ? '-' : `${((100 * right) / of).toFixed(1)} %`)
const cell = (share: Share): string => (share.of === 0 ? '-' : `${percent(share)} (${share.right}/${share.of})`)

/** One row a field, one column a way of reading. */
export function printTable(runs: ReadonlyMap<string, readonly Outcome[]>): void {
  const columns = [...runs]
  console.log(['field'.padEnd(22), ...columns.map(([name]) => name.padEnd(18))].join(''))
  for (const field of [...FIELDS, 'all fields'] as const) {
    const cells = columns.map(([, outcomes]) => {
      const part = field === 'all fields' ? outcomes : outcomes.filter((outcome) => outcome.field === field)
      return cell(shareOf(part)).padEnd(18)
    })
    console.log([field.padEnd(22), ...cells].join(''))
  }
}

export function printCalibration(name: string, outcomes: readonly Outcome[]): void {
  console.log(`\nConfidence, ${name}: promised and right`)
  for (const bucket of calibration(outcomes).filter(({ of }) => of > 0)) {
    const range = `${bucket.from.toFixed(2)} to ${bucket.to.toFixed(2)}`
    console.log(`  ${range}   ${(100 * bucket.promised).toFixed(1).padStart(5)} %   ${cell(bucket)}`)
  }
  const sure = outcomes.filter(({ confidence }) => confidence !== null && confidence >= 0.9)
  console.log(`  0.90 or more            ${cell(shareOf(sure))}`)
}

export function printMisses(name: string, outcomes: readonly Outcome[]): void {
  const misses = outcomes.filter(({ right }) => !right)
  if (misses.length > 0) console.log(`\nMisses, ${name}`)
  for (const { file, field, wanted, got, confidence } of misses) {
    const sure = confidence === null ? '' : ` (${confidence.toFixed(2)})`
    console.log(`  ${file}  ${field}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}${sure}`)
  }
}
