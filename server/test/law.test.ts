import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { LAW_CODES } from '../src/law/codes.ts'
import { PROCEDURES } from '../src/law/court.ts'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8')
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)]
    .map((match) => match[1] as string)
    .map((path) => (path.startsWith('.') ? relative(SRC, normalize(join(SRC, dirname(file), path))) : path))

const isLaw = (file: string): boolean => file.startsWith('law/')

/** Files outside of the law that may name a country of ours, and why. */
const MAY_NAME_A_COUNTRY: Readonly<Record<string, string>> = {
  'kernel/countries.ts': 'reads the words that people write for countries',
  'kernel/language.ts': 'lists where German is spoken, also where we know no law',
  'features/process/letters/wording/letterhead.ts': 'invents an address for the sandbox',
}
const isDemo = (file: string): boolean => file.startsWith('app/demo/')

/** 'AT' as a value, not as a part of a longer text. */
const COUNTRY = new RegExp(`(['"\`])(?:${LAW_CODES.join('|')})\\1`)
const PROCEDURE = new RegExp(`(['"\`])(?:${PROCEDURES.join('|')})\\1`)

const naming = (pattern: RegExp) => files.filter((file) => !isLaw(file) && !isDemo(file) && pattern.test(textOf(file)))

test('nothing outside of the law depends on a country of ours', () => {
  assert.deepEqual(naming(COUNTRY).sort(), Object.keys(MAY_NAME_A_COUNTRY).sort())
})

test('nothing outside of the law depends on the procedure of a country', () => {
  assert.deepEqual(naming(PROCEDURE), [])
})

test('a country is found however it is written', () => {
  assert.match("if (country === 'DE') return", COUNTRY)
  assert.match('law !== "AT"', COUNTRY)
  assert.doesNotMatch("case 'DECLINED': say('ATTENTION')", COUNTRY)
})

test('the law knows the kernel and itself', () => {
  for (const file of files.filter(isLaw)) {
    for (const path of importsOf(file))
      assert.ok(path === 'typebox' || isLaw(path) || path.startsWith('kernel/'), `${file} imports ${path}`)
  }
})

test('the kernel knows no law', () => {
  for (const file of files.filter((name) => name.startsWith('kernel/')))
    assert.deepEqual(importsOf(file).filter(isLaw), [], file)
})

test('whoever asks the law does not ask one country', () => {
  const countries = LAW_CODES.map((code) => `law/${code.toLowerCase()}/`)
  const isOfCountry = (path: string) => countries.some((folder) => path.startsWith(folder))
  for (const file of files.filter((name) => !isLaw(name)))
    assert.deepEqual(importsOf(file).filter(isOfCountry), [], file)
  for (const folder of countries) {
    const others = countries.filter((other) => other !== folder)
    for (const file of files.filter((name) => name.startsWith(folder)))
      for (const path of importsOf(file))
        assert.ok(!others.some((other) => path.startsWith(other)), `${file} -> ${path}`)
  }
})

test('the law is pure: no waiting, no clock, no chance, no environment', () => {
  const forbidden = /\bawait\b|\basync\b|Date\.now|new Date\(\)|Math\.random|process\./
  for (const file of files.filter(isLaw)) assert.doesNotMatch(textOf(file), forbidden, file)
})
