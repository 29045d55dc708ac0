import { requireNode } from './node-version.mjs'
import { runChecks } from './suite/checks.mjs'

requireNode()
const faults = await runChecks()
for (const fault of faults) console.log(`\n${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
