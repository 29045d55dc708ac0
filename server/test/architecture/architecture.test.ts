import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  cyclesOf,
  fault,
  featureOf,
  files,
  importsOf,
  isRules,
  nounOf,
  roomOf,
  TIERS,
  targetsOf,
  textOf,
} from './imports.ts'

const features = [...new Set(files.map(featureOf))].filter((feature) => feature !== undefined)

test('the import law holds for every file', () => {
  const faults = files.flatMap((file) =>
    targetsOf(file).flatMap((target) => {
      const sentence = fault(file, target)
      return sentence ? [`${file} -> ${target}: ${sentence}`] : []
    }),
  )
  assert.deepEqual(faults, [])
})

test('the import law catches what it forbids', () => {
  const claims = 'features/case/claims/service.ts'
  assert.equal(fault('kernel/money.ts', 'platform/ids.ts'), 'kernel knows nothing of platform')
  assert.equal(fault('law/law.ts', 'platform/ids.ts'), 'law knows nothing of platform')
  assert.equal(fault('platform/work.ts', 'features/case/claims/index.ts'), 'platform knows nothing of features')
  assert.equal(fault('audiences/api.ts', 'features/case/claims/index.ts'), 'audiences knows nothing of features')
  assert.equal(fault(claims, 'app/deps.ts'), 'features knows nothing of app')
  assert.equal(fault(claims, 'helpers/x.ts'), 'helpers is not a room')
  assert.equal(fault(claims, '../test/world.ts'), 'sources import only sources')
  assert.match(fault(claims, 'features/process/letters/index.ts') ?? '', /^case knows nothing of process/)
  assert.match(fault('features/process/court/service.ts', 'features/money/revenue/index.ts') ?? '', /tell what happens/)
  const door = 'other features are entered by their door, index.ts'
  assert.equal(fault(claims, 'features/parties/customers/service.ts'), door)
  assert.equal(fault(claims, 'features/parties/customers/rules/index.ts'), door)
  assert.equal(fault(claims, 'features/parties/customers/index.ts'), undefined)
  assert.equal(fault(claims, 'features/case/invoices/index.ts'), undefined, 'within a tier only cycles are forbidden')
  assert.equal(
    fault('features/case/claims/rules.ts', 'features/case/claims/queries.ts'),
    'a file imports only from its left',
  )
  assert.equal(fault(claims, 'features/case/claims/index.ts'), 'a file imports only from its left')
  assert.equal(
    fault('app/deps.ts', 'features/case/claims/queries.ts'),
    'the app takes doors, routes and jobs of a feature',
  )
  assert.equal(fault('app/http.ts', 'features/case/claims/routes.partner.ts'), undefined)
  assert.ok(importsOf('app/service.ts').length > 10, 'imports are found at all')
})

test('no file imports itself through others', () => {
  assert.deepEqual(cyclesOf(new Map(files.map((file) => [file, targetsOf(file)]))), [])
})

test('no feature imports itself through others', () => {
  const known = (feature: string) =>
    files
      .filter((file) => featureOf(file) === feature)
      .flatMap(targetsOf)
      .map(featureOf)
      .filter((other) => other !== undefined && other !== feature) as string[]
  assert.deepEqual(cyclesOf(new Map(features.map((feature) => [feature, known(feature)]))), [])
})

test('a cycle would be found', () => {
  const graph = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['e'] }
  assert.deepEqual(cyclesOf(new Map(Object.entries(graph))), [['b', 'c'], ['e']])
})

test('every feature is in a tier', () => {
  for (const feature of features) assert.ok((feature.split('/')[0] as string) in TIERS, feature)
})

test('a door lies at the root of a feature and only re-exports', () => {
  for (const file of files.filter((name) => nounOf(name) === 'index')) {
    assert.match(file, /^features\/[^/]+\/[^/]+\/index\.ts$/)
    assert.doesNotMatch(
      textOf(file),
      /^(?!export (?:type )?\{|\s|\}|\/\*\*| \*|\/\/)./m,
      `${file} does more than lead inside`,
    )
  }
})

/** More files suggest a second feature in the same folder. Subfolders count separately. */
const FILES_MAX = 20

test('features stay small', () => {
  const folders = Map.groupBy(
    files.filter((file) => roomOf(file) === 'features'),
    (file) => file.slice(0, file.lastIndexOf('/')),
  )
  const large = [...folders].filter(
    ([folder, inside]) => inside.length > FILES_MAX && folder !== 'features/process/extraction/reading',
  )
  assert.deepEqual(large, [])
})

test('the kernel imports nothing but typebox', () => {
  for (const file of files.filter((name) => roomOf(name) === 'kernel')) {
    for (const path of importsOf(file))
      assert.ok(path.startsWith('./') || path === 'typebox', `${file} imports ${path}`)
  }
})

test('only the app knows the package of the command line', () => {
  for (const file of files.filter((name) => roomOf(name) !== 'app'))
    assert.ok(!importsOf(file).some((path) => path.startsWith('@mahnwerk/cli')), file)
})

test('rules are pure: no waiting, no clock, no randomness, no environment', () => {
  const forbidden = /\bawait\b|Date\.now|new Date\(\)|Math\.random|process\./
  for (const file of files.filter((name) => isRules(name))) assert.doesNotMatch(textOf(file), forbidden, file)
})

test('services open no transaction and hold no connection to the outside world', () => {
  const forbidden = /\btransact\(|\bDeps\b|\bfetch\(|\.transaction\(/
  for (const file of files.filter((name) => roomOf(name) === 'features' && nounOf(name) === 'service')) {
    assert.doesNotMatch(textOf(file), forbidden, file)
  }
})

const mentioning = (pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)))

test('only the clock module reads the system clock', () => {
  assert.deepEqual(mentioning(/Date\.now\(\)|new Date\(\)/), ['platform/clock.ts'])
})

test('only entry points read the environment, and the launcher passes a little of it to PostgreSQL', () => {
  const readers = ['app/cli/main.ts', 'platform/embedded/runner.ts']
  assert.deepEqual(mentioning(/process\.env/).sort(), readers)
})

test('names explain themselves: no utils, no helpers, no misc', () => {
  for (const file of files) assert.doesNotMatch(file, /util|helper|misc|common/i)
})

/** A language of the debtor portal is one file, however much there is to say. */
const isLanguage = (file: string): boolean => file.startsWith('features/reach/debtor-case/words/')

test('files stay short', () => {
  for (const file of files.filter((name) => !isLanguage(name))) {
    const lines = textOf(file).split('\n').length
    assert.ok(lines <= 300, `${file} has ${lines} lines`)
  }
})
