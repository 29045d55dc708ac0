import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** Upstream first. A feature calls only what stands before it; what stands after it hears of things by events. */
export const FEATURES = [
  'operators',
  'organizations',
  'partners',
  'tokens',
  'customers',
  'creditors',
  'debtors',
  'claims',
  'invoices',
  'installments',
  'revenue',
  'payments',
  'balance',
  'letters',
  'lawsuits',
  'documents',
  'extraction',
  'workflow',
  'webhooks',
  'overview',
  'sandbox',
] as const

/** Within a feature a file imports only from its left. Other nouns (jwt, login …) stand beside the service. */
const LAYERS = ['rules', 'queries', 'schema', 'service', 'jobs', 'routes']
/** What a feature offers to those after it. `visibility` is the part of a `where` that others join with. Guards of a whole audience, such as `adminOnly`, count as its service. */
const OFFERED = new Set([
  ...['rules', 'schema', 'service', 'login', 'jwt', 'keyring', 'admission', 'visibility', 'events'],
  ...['stages', 'timers', 'moves', 'letter'],
  // The frame in which a page of the portal is shown.
  'pages',
  // What a job does outside of a transaction, before it records it.
  'prepare',
])

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8')

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] as string)

const roomOf = (file: string): string => file.split('/')[0] as string
const nounOf = (file: string): string => (file.split('/').at(-1) as string).replace(/\..*$/, '')
/** Rules that have a file or a folder of their own, where one file would be too long. */
const isRules = (file: string): boolean =>
  ['rules', 'stages', 'timers'].includes(nounOf(file)) ||
  /^features\/(?:[^/]+\/rules|extraction\/reading|letters\/wording)\//.test(file)

const layerOf = (file: string): number => {
  const noun = nounOf(file)
  if (noun === 'visibility' || isRules(file)) return 0
  return LAYERS.indexOf(LAYERS.includes(noun) ? noun : 'service')
}

/** Why this import breaks the law, in a sentence; undefined when it does not. */
export function fault(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)]
  if (from === 'kernel' && to !== 'kernel') return 'the kernel knows nobody'
  if (from === 'platform' && (to === 'features' || to === 'app')) return 'the platform knows no feature'
  if (to === 'app' && from !== 'app') return 'only the app room may know the app room'
  if (from !== 'features' || to !== 'features') return undefined
  const [, own = ''] = file.split('/')
  const [, other = ''] = target.split('/')
  if (own === other) return layerOf(target) > layerOf(file) ? 'a file imports only from its left' : undefined
  const order = FEATURES as readonly string[]
  if (order.indexOf(other) > order.indexOf(own)) return 'emit an event instead of calling downstream'
  return OFFERED.has(nounOf(target)) || isRules(target)
    ? undefined
    : 'other features offer only their rules, schema and service'
}

test('the import law holds for every file', () => {
  const faults: string[] = []
  for (const file of files) {
    for (const target of importsOf(file).filter((path) => path.startsWith('.'))) {
      const resolved = relative(SRC, normalize(join(SRC, dirname(file), target)))
      const sentence = resolved.startsWith('..') ? 'sources import only sources' : fault(file, resolved)
      if (sentence) faults.push(`${file} -> ${resolved}: ${sentence}`)
    }
  }
  assert.deepEqual(faults, [])
})

test('the law would catch what it forbids', () => {
  assert.equal(fault('kernel/money.ts', 'platform/ids.ts'), 'the kernel knows nobody')
  assert.equal(fault('platform/work.ts', 'features/tokens/rules.ts'), 'the platform knows no feature')
  assert.equal(
    fault('features/partners/service.ts', 'features/tokens/service.ts'),
    'emit an event instead of calling downstream',
  )
  assert.equal(fault('features/tokens/rules.ts', 'features/tokens/queries.ts'), 'a file imports only from its left')
  assert.equal(
    fault('features/tokens/service.ts', 'features/partners/queries.ts'),
    'other features offer only their rules, schema and service',
  )
  assert.equal(fault('features/tokens/service.ts', 'features/partners/service.ts'), undefined)
  assert.ok(importsOf('app/service.ts').length > 10, 'imports are found at all')
})

test('every feature folder stands in the order', () => {
  const folders = new Set(files.filter((file) => roomOf(file) === 'features').map((file) => file.split('/')[1]))
  assert.deepEqual([...folders].sort(), [...FEATURES].sort())
})

test('the kernel imports nothing but typebox', () => {
  for (const file of files.filter((name) => roomOf(name) === 'kernel')) {
    for (const path of importsOf(file))
      assert.ok(path.startsWith('./') || path === 'typebox', `${file} imports ${path}`)
  }
})

test('rules are pure: no waiting, no clock, no chance, no environment', () => {
  const forbidden = /\bawait\b|Date\.now|new Date\(\)|Math\.random|process\./
  for (const file of files.filter((name) => isRules(name))) assert.doesNotMatch(textOf(file), forbidden, file)
})

test('services open no transaction and hold nothing of the outside world', () => {
  const forbidden = /\btransact\(|\bDeps\b|\bfetch\(|\.transaction\(/
  for (const file of files.filter((name) => roomOf(name) === 'features' && nounOf(name) === 'service')) {
    assert.doesNotMatch(textOf(file), forbidden, file)
  }
})

const mentioning = (pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)))

test('only the clock module reads the system clock', () => {
  assert.deepEqual(mentioning(/Date\.now\(\)|new Date\(\)/), ['platform/clock.ts'])
})

test('only entry points read the environment, and the launcher hands a little of it to PostgreSQL', () => {
  const readers = ['app/cli/main.ts', 'platform/embedded/runner.ts']
  assert.deepEqual(mentioning(/process\.env/).sort(), readers)
})

test('names explain themselves: no utils, no helpers, no misc', () => {
  for (const file of files) assert.doesNotMatch(file, /util|helper|misc|common/i)
})

test('files stay short', () => {
  for (const file of files) {
    const lines = textOf(file).split('\n').length
    assert.ok(lines <= 300, `${file} has ${lines} lines`)
  }
})
