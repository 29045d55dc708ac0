import { parseArgs } from 'node:util'
import { printedLines } from './printing.ts'
import { runChaos } from './suite.ts'

/** `npm run chaos -- --seconds 120 --seed 1` */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' }, seed: { type: 'string' } } })
const seconds = Number(values.seconds)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('--seconds must be a number above 0 and --seed a whole number.')
  process.exit(1)
}

console.log(`seed ${seed}, ${seconds} s`)
const report = await runChaos({ seconds, seed, tell: (line) => console.log(`· ${line}`) })
console.log(printedLines(report).join('\n'))
process.exitCode = report.broken.length === 0 ? 0 : 1
