import { parseArgs } from 'node:util'
import { EXPOSED_BY, MUTANTS, type Mutant } from './mutants.ts'
import { type Report, runCrashes } from './suite.ts'

/** `npm run crash -- --seconds 60 --seed 1 --mutant none`, or `--mutants` for all of them. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    mutant: { type: 'string', default: 'none' },
    mutants: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('--seconds must be a number above 0 and --seed a whole number.')
  process.exit(1)
}
if (values.mutant !== 'none' && !MUTANTS.includes(values.mutant as Mutant)) {
  console.error(`--mutant must be none or one of ${MUTANTS.join(', ')}.`)
  process.exit(1)
}

const SHOWN_MAX = 20

function show(name: string, { figures, violations, vacuous, timeline }: Report): void {
  console.log(`${name}, seed ${seed}, ${seconds} s`)
  console.log(
    `  ${Object.entries(figures)
      .map(([what, count]) => `${what} ${count}`)
      .join('   ')}`,
  )
  if (values.verbose) for (const line of timeline) console.log(`  ${line}`)
  for (const sentence of vacuous) console.log(`  proves nothing: ${sentence}`)
  for (const sentence of violations.slice(0, SHOWN_MAX)) console.log(`  ${sentence}`)
  if (violations.length > SHOWN_MAX) console.log(`  and ${violations.length - SHOWN_MAX} more`)
}

async function runMutants(): Promise<boolean> {
  let all_found = true
  for (const mutant of MUTANTS) {
    const report = await runCrashes({ seconds, seed, mutant })
    show(`mutant ${mutant}`, report)
    const is_found = report.violations.some((sentence) => EXPOSED_BY[mutant].test(sentence))
    console.log(is_found ? '  found out, as it must be' : '  NOT found out')
    all_found &&= is_found
  }
  return all_found
}

async function runOnce(): Promise<boolean> {
  const mutant = values.mutant === 'none' ? null : (values.mutant as Mutant)
  const report = await runCrashes({ seconds, seed, mutant })
  show(mutant ? `mutant ${mutant}` : 'the deliverer as it is', report)
  if (report.violations.length + report.vacuous.length === 0) console.log('  every promise was kept')
  return report.violations.length + report.vacuous.length === 0
}

process.exitCode = (await (values.mutants ? runMutants() : runOnce())) ? 0 : 1
