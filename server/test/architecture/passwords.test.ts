import assert from 'node:assert/strict'
import { test } from 'node:test'
import { files, textOf } from './imports.ts'

/** Before the service listens, and at the command line, nobody waits in a line. */
const WITHOUT_LINE: Readonly<Record<string, string>> = {
  'platform/passwords.ts': 'hashes',
  'platform/deps.ts': 'names what the process holds',
  'app/deps.ts': 'opens it',
  'app/first-start.ts': 'the first administrator, before anybody can call',
  'app/cli/operator-rescue.ts': 'a command in a process of its own',
}

const IMPORT = /^import .*$/gm
/** The tools themselves, however they are reached: a call, a part of another object, another name. */
const USE = /\b(?:passwords\b(?!')|openPasswords\b|scrypt(?:Sync)?\b)/g
const TURN = /\bloginTurn\.\w+\(/g

/** Where the parenthesis that opens before `from` is closed. */
function endOf(text: string, from: number): number {
  let open = 1
  let at = from
  for (; open > 0 && at < text.length; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return at
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Every use of a password's hash that does not stand inside of a turn. */
function usesOutside(source: string): string[] {
  const text = withoutComments(source).replace(IMPORT, '')
  const turns = [...text.matchAll(TURN)].map(({ index, 0: { length } }) => [index, endOf(text, index + length)]) as [
    number,
    number,
  ][]
  return [...text.matchAll(USE)]
    .filter(({ index }) => !turns.some(([from, to]) => from < index && index < to))
    .map(({ index }) => text.slice(Math.max(0, index - 20), index + 40).trim())
}

const isText = (file: string): boolean => file.includes('/words')

test('every password is checked and hashed in the line of its audience', () => {
  const outside = files
    .filter((file) => !isText(file))
    .flatMap((file) => (usesOutside(textOf(file)).length > 0 ? [file] : []))
  assert.deepEqual(outside.sort(), Object.keys(WITHOUT_LINE).sort())
})

test('a hash outside of the line is found, however it is reached', () => {
  assert.deepEqual(usesOutside('await loginTurn.creditor(place, () => deps.passwords.hash(password))'), [])
  assert.deepEqual(usesOutside('// passwords\nimport { passwords } from "x"'), [])
  for (const text of [
    'const hash = await deps.passwords.hash(password)',
    'await loginTurn.creditor(place, act)\nawait deps.passwords.isRight(a, b)',
    'const { passwords } = deps',
    'const key = scryptSync(password, salt, 32)',
  ])
    assert.equal(usesOutside(text).length, 1, text)
})
