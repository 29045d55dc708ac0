import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { checkSync } from 'recheck'
import { stepsOf } from './effort.ts'
import { type Found, findRegexes, type Place } from './find.ts'

/** From one place of the text. The count is an upper bound; the largest of ours need some hundred. */
const STEPS_MAX = 50_000
/** Plenty for one expression on a quiet machine. What takes longer has to be written more simply. */
const TIMEOUT_MS = 30_000

/** Built while the product runs, from expressions that are in the list already, with other flags. */
const DERIVED = ['server/src/features/process/extraction/reading/labels.ts']

const OPENAPI = new URL('../../../openapi/', import.meta.url)

// The checker in this process. Its other forms are programs, which do not exist for every machine.
before(() => {
  process.env.RECHECK_SYNC_BACKEND = 'pure'
})
after(() => {
  delete process.env.RECHECK_SYNC_BACKEND
})

const { literals, schemas, calls } = findRegexes()
const built = await buildAll([...new Set(calls.map(({ file }) => file))])

test('every regular expression needs time linear in the text', () => {
  const all = Map.groupBy([...literals, ...schemas, ...built], ({ source, flags }) => `/${source}/${flags}`)
  const faults = [...all.values()].flatMap((places) => {
    const fault = faultOf(places[0] as Found)
    return fault === undefined ? [] : [`${places.map(nameOf).join(', ')}: ${fault}`]
  })
  assert.deepEqual(faults, [])
  assert.ok(all.size > 300, `only ${all.size} expressions were found`)
})

test('an expression that is not linear is found, with a text that proves it', () => {
  assert.match(faultOf(expression('(?:\\s+[^\\p{L}]+)+$', 'u')) ?? '', /exponential.*attack/s)
  assert.match(faultOf(expression('\\s+$', '')) ?? '', /2nd degree polynomial.*attack/s)
  assert.match(faultOf(expression('(?:a?){20}b', '')) ?? '', /steps/)
  assert.equal(faultOf(expression('^[a-z]+$', '')), undefined)
})

test('every call of RegExp builds an expression that is known when its file is loaded', () => {
  const known = new Set(built.map(nameOf))
  const unknown = calls.filter((call) => !known.has(nameOf(call)) && !DERIVED.includes(call.file))
  assert.deepEqual(unknown.map(nameOf), [])
  for (const file of DERIVED) assert.ok(calls.some((call) => call.file === file))
})

test('every pattern in an OpenAPI document is among those that were checked', () => {
  const known = new Set(schemas.map(({ source }) => source))
  const documents = readdirSync(OPENAPI).map((file) => JSON.parse(readFileSync(new URL(file, OPENAPI), 'utf8')))
  const patterns = documents.flatMap(patternsIn)
  assert.ok(patterns.length > 0)
  assert.deepEqual(
    patterns.filter((pattern) => !known.has(pattern)),
    [],
  )
})

/** Where every repetition has an end, counting is proof enough. All others are for the checker. */
function faultOf({ source, flags }: Found): string | undefined {
  const steps = stepsOf(source, flags)
  if (steps <= STEPS_MAX) return undefined
  if (steps < Number.POSITIVE_INFINITY) return `/${source}/${flags} may take ${steps} steps from one place`
  const verdict = checkSync(source, flags, { timeout: TIMEOUT_MS })
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return `/${source}/${flags} could not be judged: ${verdict.error.kind}`
  return `/${source}/${flags} is ${verdict.complexity.summary}; attack: ${verdict.attack.pattern}`
}

async function buildAll(files: readonly string[]): Promise<Found[]> {
  const worker = new Worker(new URL('./build.worker.ts', import.meta.url), { workerData: files })
  const [found] = await once(worker, 'message')
  await worker.terminate()
  return found
}

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}

const nameOf = ({ file, line }: Place): string => `${file}:${line}`
const expression = (source: string, flags: string): Found => ({ file: 'none', line: 0, source, flags })
