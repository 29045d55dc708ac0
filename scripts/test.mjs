import { buildPages } from './build-pages.mjs'
import { requireNode } from './node-version.mjs'
import { runChecks } from './suite/checks.mjs'
import { CORES, entriesOf, filesOf, listFiles } from './suite/files.mjs'
import { countOf, printDurations, printFailures } from './suite/report.mjs'
import { runEntries } from './suite/run.mjs'

requireNode()
const begin = performance.now()
const args = process.argv.slice(2)
const patterns = args.filter((arg) => !arg.startsWith('-'))
const own = { long: args.includes('--long'), durations: args.find((arg) => arg.startsWith('--durations')) }
const at_once = Number(args.find((arg) => arg.startsWith('--workers='))?.split('=')[1] ?? CORES)
/** What Node's own runner understands, such as `--test-name-pattern`. */
const flags = args.filter((arg) => arg.startsWith('--test'))

const LIMIT_MS = { short: 180_000, long: 900_000 }
const SHOWN = 25

const is_well = await run()
console.log(
  `${is_well ? 'All is well' : 'Something failed'} after ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
)
process.exitCode = is_well ? 0 : 1

async function run() {
  const is_selection = patterns.length > 0 || flags.length > 0
  const files = patterns.length > 0 ? filesOf(patterns) : listFiles(own)
  if (files.length === 0) {
    console.error(`No test file is called ${patterns.join(' or ')}.`)
    return false
  }
  // Whoever names tests wants to see these tests and nothing else; the checks belong to `npm test`.
  const checks = is_selection || own.long ? Promise.resolve(true) : runChecks()
  if (!(await buildPages())) return false
  const { globalSetup, globalTeardown } = await import('../server/test/global-setup.ts')
  await globalSetup()
  try {
    const limit_ms = own.long || patterns.length > 0 ? LIMIT_MS.long : LIMIT_MS.short
    const entries = entriesOf(files, { groups: own.long ? at_once : 1 })
    const reports = await runEntries(entries, { at_once, limit_ms, flags })
    const checks_are_well = await checks
    if (own.durations) printDurations(reports, Number(own.durations.split('=')[1] ?? SHOWN))
    printFailures(reports)
    const counts = countOf(reports)
    console.log()
    for (const [what, count] of Object.entries(counts)) console.log(`ℹ ${what} ${count}`)
    return checks_are_well && counts.fail + counts.cancelled === 0
  } finally {
    await globalTeardown()
  }
}
