import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LAW_CODES } from '../../src/law/codes.ts'
import { PROCEDURES } from '../../src/law/court.ts'
import { files, targetsOf, textOf } from './imports.ts'

const isLaw = (file: string): boolean => file.startsWith('law/')

/** Files outside the law room that may name one of our countries, and why. */
const MAY_NAME_A_COUNTRY: Readonly<Record<string, string>> = {
  'kernel/countries.ts': 'reads the words that people write for countries',
  'kernel/format.ts': 'writes for readers whose country nobody has told us',
  'kernel/language.ts': 'lists where German is spoken, also where we know no law',
  'app/docs/collections/walk.ts': 'invents the addresses of a sample case',
  'features/money/bank/reading/mt940-fields.ts':
    'turns account numbers from before the IBAN into one, by the country whose form they have',
  'features/process/letters/wording/letterhead.ts': 'invents an address for the sandbox',
}
const isDemo = (file: string): boolean => file.startsWith('app/demo/')

/** 'AT' as a value, not as part of a longer text. */
const COUNTRY = new RegExp(`(['"\`])(?:${LAW_CODES.join('|')})\\1`)
const PROCEDURE = new RegExp(`(['"\`])(?:${PROCEDURES.join('|')})\\1`)

const naming = (pattern: RegExp) => files.filter((file) => !isLaw(file) && !isDemo(file) && pattern.test(textOf(file)))

test('nothing outside the law room depends on one of our countries', () => {
  assert.deepEqual(naming(COUNTRY).sort(), Object.keys(MAY_NAME_A_COUNTRY).sort())
})

test('nothing outside the law room depends on the procedure of a country', () => {
  assert.deepEqual(naming(PROCEDURE), [])
})

test('a country is found however it is written', () => {
  assert.match("if (country === 'DE') return", COUNTRY)
  assert.match('law !== "AT"', COUNTRY)
  assert.doesNotMatch("case 'DECLINED': say('ATTENTION')", COUNTRY)
})

test('nothing imports the law of a single country', () => {
  const countries = LAW_CODES.map((code) => `law/${code.toLowerCase()}/`)
  const isOf = (folders: readonly string[]) => (path: string) => folders.some((folder) => path.startsWith(folder))
  for (const file of files.filter((name) => !isLaw(name)))
    assert.deepEqual(targetsOf(file).filter(isOf(countries)), [], file)
  for (const folder of countries) {
    const others = countries.filter((other) => other !== folder)
    for (const file of files.filter((name) => name.startsWith(folder)))
      assert.deepEqual(targetsOf(file).filter(isOf(others)), [], file)
  }
})
