import { parseArgs } from 'node:util'
import { openClosers } from '../chaos/closers.ts'
import { printedLines } from '../chaos/printing.ts'
import { WAYS, type Way } from './cluster.ts'
import { explainMissing, findPrograms, hasAll } from './programs.ts'
import { runFailover } from './suite.ts'

/** Distinct from a failed run, so that whoever runs this in a row of checks can tell them apart. */
const NOT_RUN = 3
const INTERRUPTED = 130

/** `npm run failover -- --rounds 25 --seed 1 --by haproxy` */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seed: { type: 'string' },
    by: { type: 'string', default: 'haproxy' },
  },
})
const rounds = Number(values.rounds)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
const way = WAYS.find((one) => one === values.by)
if (!(rounds > 0) || !Number.isInteger(rounds) || !Number.isInteger(seed) || !way) {
  console.error(`--rounds must be a whole number above 0, --seed a whole number and --by one of ${WAYS.join(', ')}.`)
  process.exit(1)
}
const programs = findPrograms()
if (!hasAll(programs)) {
  console.error(explainMissing(programs))
  process.exit(NOT_RUN)
}

const closers = openClosers()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log('ending everything that was started')
    closers.closeAll().finally(() => process.exit(INTERRUPTED))
  })

const begun_ms = performance.now()
console.log(`seed ${seed}, ${rounds} rounds, by ${way}`)
const tell = (line: string) =>
  console.log(`· ${((performance.now() - begun_ms) / 1_000).toFixed(0).padStart(5)} s  ${line}`)
const report = await runFailover({ programs, rounds, seed, way: way as Way, closers, tell })
console.log(printedLines(report).join('\n'))
process.exitCode = report.broken.length === 0 ? 0 : 1
