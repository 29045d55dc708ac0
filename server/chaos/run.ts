import { parseArgs } from 'node:util'
import { type Report, runChaos } from './suite.ts'

/** `npm run chaos -- --seconds 120 --seed 1` */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' }, seed: { type: 'string' } } })
const seconds = Number(values.seconds)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('--seconds must be a number above 0 and --seed a whole number.')
  process.exit(1)
}

const SHOWN_MAX = 20

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'

function show(report: Report): void {
  const broken = (word: string) => report.broken.filter((sentence) => sentence.startsWith(word)).length
  const lines = [
    `Writes asked for       ${report.asked}, acknowledged ${report.acknowledged}`,
    `Lost                   ${broken('lost')}`,
    `Doubled                ${broken('doubled')}`,
    `Events                 ${report.events}, not delivered ${broken('not delivered')}, sent again ${report.repeated_arrivals}`,
    `Missing in the feed    ${broken('not in the feed')}`,
    `Files broken           ${broken('broken')}`,
    `Answers from 500 on    ${listed(report.failures)}`,
    `Given up by the client ${listed(report.given_up)}`,
    `Calls without retries  ${report.probes}, failed ${report.probes_failed}`,
    'Longest time without a success, by fault:',
    ...[...report.outage_ms].map(([name, ms]) => `  ${(ms / 1_000).toFixed(1).padStart(5)} s  ${name}`),
  ]
  console.log(lines.join('\n'))
  for (const sentence of report.broken.slice(0, SHOWN_MAX)) console.log(`  ${sentence}`)
  if (report.broken.length > SHOWN_MAX) console.log(`  and ${report.broken.length - SHOWN_MAX} more`)
}

console.log(`seed ${seed}, ${seconds} s`)
const report = await runChaos({ seconds, seed, tell: (line) => console.log(`· ${line}`) })
show(report)
console.log(report.broken.length === 0 ? 'Every promise was kept.' : 'PROMISES WERE BROKEN.')
process.exitCode = report.broken.length === 0 ? 0 : 1
