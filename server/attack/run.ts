import { parseArgs } from 'node:util'
import { globalSetup, globalTeardown } from '../test/global-setup.ts'
import { type Report, runAttack } from './suite.ts'

/** `npm run attack -- --requests 50000 --seed 1`, or `--seed 1 --only 42` to send one request again. */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
})
const requests = Number(values.requests)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
const only = values.only === undefined ? undefined : Number(values.only)
if (![requests, seed, only ?? 0].every((number) => Number.isInteger(number) && number >= 0)) {
  console.error('--requests, --seed and --only must be whole numbers.')
  process.exit(1)
}

const SHOWN_MAX = 50
const REPORT_EVERY = 5_000

await globalSetup()
try {
  const report = await runAttack({
    ...{ requests, seed },
    ...(only === undefined ? {} : { only }),
    progress: (sent) => sent % REPORT_EVERY === 0 && console.error(`${sent} requests sent …`),
  })
  show(report)
  process.exitCode = report.findings.length === 0 ? 0 : 1
} finally {
  await globalTeardown()
}

function show({ findings, statuses, routes, memory, p99_ms }: Report): void {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  console.log(`${only === undefined ? requests : 1} requests to ${routes} routes, seed ${seed}`)
  console.log(
    `  ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join('   ')}`,
  )
  for (const what of ['rss', 'heap'] as const)
    console.log(`  ${what} ${megabytes(memory.before[what])} before, ${megabytes(memory.after[what])} after`)
  console.log(
    `  p99 of an honest client ${p99_ms.before.toFixed(1)} ms before, ${p99_ms.meanwhile.toFixed(1)} ms meanwhile`,
  )
  for (const finding of findings.slice(0, SHOWN_MAX)) console.log(`  ${finding}`)
  if (findings.length > SHOWN_MAX) console.log(`  and ${findings.length - SHOWN_MAX} more`)
  console.log(findings.length === 0 ? '  nothing was found' : `  ${findings.length} findings`)
}
