import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base32, matchingStep, otpauthUri, stepOf, totpCode } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test('codes match RFC 6238, appendix B', () => {
  const vectors: [number, string][] = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ]
  for (const [seconds, code] of vectors) assert.equal(totpCode(SECRET, stepOf(at(seconds))), code)
})

test('base 32 matches RFC 4648, without padding', () => {
  const vectors = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  }
  for (const [text, coded] of Object.entries(vectors)) assert.equal(base32(Buffer.from(text)), coded)
})

test('a code is valid one step before and after its own, but not once it or a later one has been used', () => {
  const step = 50_000_000
  const now = at(step * 30 + 29)
  const match = (of_step: number, last_step: number | null) =>
    matchingStep(SECRET, totpCode(SECRET, of_step), { now, last_step })
  assert.deepEqual(
    [-2, -1, 0, 1, 2].map((away) => match(step + away, null)),
    [undefined, step - 1, step, step + 1, undefined],
  )
  assert.equal(match(step, step), undefined)
  assert.equal(match(step - 1, step), undefined)
  assert.equal(match(step + 1, step), step + 1)
  for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    assert.equal(matchingStep(SECRET, code, { now, last_step: null }), undefined)
})

test('the URI for the app names issuer and account', () => {
  assert.equal(
    otpauthUri(SECRET, 'anna+x@team.example', 'Mahnwerk'),
    'otpauth://totp/Mahnwerk:anna%2Bx%40team.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Mahnwerk' +
      '&algorithm=SHA1&digits=6&period=30',
  )
})
