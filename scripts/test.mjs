import { buildPages } from './build-pages.mjs'
import { requireNode } from './node-version.mjs'
import { runChecks } from './suite/checks.mjs'
import { CORES, entriesOf, filesOf, listFiles } from './suite/files.mjs'
import { endAll } from './suite/process.mjs'
import { countOf, printDurations, printFailures, printReport } from './suite/report.mjs'
import { runEntries } from './suite/run.mjs'

requireNode()
const begin = performance.now()
const args = process.argv.slice(2)
const settingOf = (name) => args.find((arg) => arg.startsWith(`${name}=`))?.split('=')[1]
const patterns = args.filter((arg) => !arg.startsWith('-'))
const is_long = args.includes('--long')
/** One more than there are cores, since tests also wait: for the database, for a process, for time to pass. */
const at_once = Number(settingOf('--workers') ?? CORES + 1)
const shown = Number(settingOf('--durations') ?? (args.includes('--durations') ? 25 : 0))
/** Flags for Node's own runner, such as `--test-name-pattern`. */
const flags = args.filter((arg) => arg.startsWith('--test'))

/** The time limit of a test, and of a whole file. */
const LIMIT_MS = { short: 240_000, long: 900_000 }

const is_well = await run()
console.log(
  `${is_well ? 'All is well' : 'Something failed'} after ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
)
process.exitCode = is_well ? 0 : 1

async function run() {
  const files = patterns.length > 0 ? filesOf(patterns) : listFiles({ is_long })
  if (files.length === 0) {
    console.error(`There is no test file ${patterns.join(' ')}.`)
    return false
  }
  // A run of selected tests shows these tests and nothing else.
  const is_selection = patterns.length > 0 || flags.length > 0
  const checking = is_selection || is_long ? [] : runChecks()
  const { globalSetup, globalTeardown } = await import('../server/test/global-setup.ts')
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () =>
      endAll()
        .then(globalTeardown)
        .finally(() => process.exit(1)),
    )
  const [is_built] = await Promise.all([buildPages(), globalSetup()])
  try {
    const reports = is_built ? await runFiles(files) : []
    const faults = await checking
    if (shown > 0) printDurations(reports, shown)
    printFailures(reports)
    for (const fault of faults) console.log(`\n${fault}`)
    const counts = countOf(reports)
    console.log()
    for (const [what, count] of Object.entries(counts)) console.log(`ℹ ${what} ${count}`)
    return is_built && faults.length + counts.fail + counts.cancelled === 0
  } finally {
    await globalTeardown()
  }
}

async function runFiles(files) {
  const limit_ms = is_long || patterns.length > 0 ? LIMIT_MS.long : LIMIT_MS.short
  const entries = entriesOf(files, { groups: is_long ? at_once : 1 })
  const options = { limit_ms, flags, onReport: printReport }
  const reports = await runEntries(
    entries.filter(({ is_alone }) => !is_alone),
    { ...options, at_once },
  )
  const alone = entries.filter(({ is_alone }) => is_alone)
  return [...reports, ...(await runEntries(alone, { ...options, at_once: 1 }))]
}
