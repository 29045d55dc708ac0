import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { codeFrom, printedCode, readCode, readReference } from './rules.ts'

test('an access code has ten characters that cannot be mistaken, and survives being typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const code = codeFrom(bytes)
      if (code === undefined) return
      assert.match(code, /^[2-9A-HJKMNP-TV-Z]{10}$/)
      assert.equal(readCode(` ${printedCode(code).toLowerCase()}`), code)
    }),
  )
  assert.equal(codeFrom(Array(32).fill(255)), undefined, 'bytes that would be unfair are not used')
  for (const text of ['', '7KQ2MX9RT', '7KQ2MX9RTAA', '7KQ2MX9RT?']) assert.equal(readCode(text), undefined)
})

test('what was misread from paper is read as what stands there', () => {
  assert.equal(readCode('abcde-fgh.jk'), 'ABCDEFGHJK')
  assert.equal(readCode('OBCDU 0GH1K'), 'QBCDVQGHJK', 'signs that no code has')
  for (const text of [
    'MW2600000017',
    'mw 26 0000 0017',
    'MW-26OOOOOO17',
    '2600000017',
    'mw26000000i7',
    'MW 2600 0000 l7',
  ])
    assert.equal(readReference(text), 'MW2600000017', text)
  assert.equal(readReference('26 1OOO OOOO 5'), 'MW26100000005', 'one of a year with very many cases')
  assert.equal(readReference('mw 12'), 'MW12', 'what cannot be a reference stays what it is')
})
