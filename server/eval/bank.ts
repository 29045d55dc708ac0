import { parseArgs } from 'node:util'
import { findCandidates } from '../src/features/money/bank/queries.candidates.ts'
import type { CandidateFacts } from '../src/features/money/bank/rules/suggestions.ts'
import { ORGANIZATION_ID, withDatabase } from './bank/database.ts'
import { judge, OUTCOMES, type Outcome } from './bank/judge.ts'
import { type Finder, memoryFinder } from './bank/memory.ts'
import { makePopulation } from './bank/population.ts'
import { KIND_NAMES, makeRemittances, type Remittance } from './bank/remittances.ts'
import { seededRandom } from './random.ts'

const BATCH = 200

/**
 * How well money finds its claim: remittance texts as people type them, among many debtors of whom some have the same
 * names and owe the same. Ends with 1 when anything was booked on a wrong claim.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '22' },
    claims: { type: 'string', default: '20000' },
    db: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const random = seededRandom(Number(values.seed))
const population = makePopulation(random, Number(values.claims))
const remittances = makeRemittances(random, population)
const results = values.db ? await judgeInDatabase() : judgeAll(memoryFinder(population.claims))
printTable()
if (values.verbose) printMisses()
if (count(results, 'wrong') > 0) process.exitCode = 1

type Result = { readonly entry: Remittance; readonly outcome: Outcome }

function judgeAll(find: Finder): Result[] {
  return remittances.map((entry) => ({ entry, outcome: judge(entry, find(entry)) }))
}

/** The same through the statements of the product, and how long they take. */
async function judgeInDatabase(): Promise<Result[]> {
  const found = new Map<string, readonly CandidateFacts[]>()
  await withDatabase(population, async (db) => {
    const begin = performance.now()
    for (let at = 0; at < remittances.length; at += BATCH) {
      const some = remittances.slice(at, at + BATCH)
      for (const [id, candidates] of await findCandidates(db, ORGANIZATION_ID, some)) found.set(id, candidates)
    }
    const ms = (performance.now() - begin) / remittances.length
    console.log(`candidates found in ${ms.toFixed(2)} ms an entry, ${BATCH} at a time`)
  })
  return judgeAll(({ id }) => found.get(id) ?? [])
}

function count(some: readonly Result[], outcome: Outcome): number {
  return some.filter((result) => result.outcome === outcome).length
}

function printTable(): void {
  const { debtors, claims } = population
  console.log(`${results.length} texts, ${claims.length} claims of ${debtors.length} debtors, seed ${values.seed}\n`)
  const row = (name: string, cells: readonly (string | number)[]): void =>
    console.log(name.padEnd(26) + cells.map((cell) => String(cell).padStart(8)).join(''))
  row('', ['texts', ...OUTCOMES])
  for (const kind of KIND_NAMES) {
    const some = results.filter(({ entry }) => entry.kind === kind)
    row(kind, [some.length, ...OUTCOMES.map((outcome) => count(some, outcome))])
  }
  row('in all', [results.length, ...OUTCOMES.map((outcome) => count(results, outcome))])
}

function printMisses(): void {
  for (const { entry, outcome } of results) {
    if (outcome === 'booked' || outcome === 'first' || entry.claim_ids.length === 0) continue
    console.log(`${outcome.padEnd(7)} ${entry.kind}: ${JSON.stringify(entry.text)} from ${entry.payer_name}`)
  }
}
