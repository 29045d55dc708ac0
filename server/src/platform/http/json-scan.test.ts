import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Type } from 'typebox'
import { cutToSize } from './cut-to-size.ts'
import { openJsonScan, scanProblem, valuesMaxOf } from './json-scan.ts'
import { checkOf } from './validation.ts'

const faultOf = (text: string, values_max = 2_000) => openJsonScan(values_max).take(Buffer.from(text))?.code

test('a text is refused at the first value too many, at whatever size of the parts that it comes in', () => {
  const text = Buffer.from(JSON.stringify({ a: ['x,[{"', '\\\\', '\\"', {}, [], 1, null], b: { c: { d: 'ü,' } } }))
  for (let size = 1; size <= text.length; size++) {
    const [enough, short] = [openJsonScan(13), openJsonScan(12)]
    let fault: string | undefined
    for (let at = 0; at < text.length; at += size) {
      assert.equal(enough.take(text.subarray(at, at + size)), undefined)
      fault ??= short.take(text.subarray(at, at + size))?.code
    }
    assert.equal(fault, 'too_many_values', `parts of ${size} bytes`)
  }
})

test('hostile texts are refused within their first kilobytes', () => {
  const rows: [string, string | undefined][] = [
    [`[${'{},'.repeat(300_000)}{}]`, 'too_many_values'],
    [`[${'"",'.repeat(300_000)}""]`, 'too_many_values'],
    [`{${'"a":1,'.repeat(100_000)}"a":1}`, 'too_many_values'],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'too_deep'],
    ['['.repeat(1_000_000), 'too_deep'],
    [`${'['.repeat(32)}${']'.repeat(32)}`, undefined],
    [`"${'[{,'.repeat(300_000)}"`, undefined],
    [`"${'\\"['.repeat(100_000)}"`, undefined],
  ]
  for (const [text, code] of rows) assert.equal(faultOf(text), code, text.slice(0, 30))
})

test('what is nested too deep is a fault of the outermost field', () => {
  const fault = { code: 'too_deep', message: '' } as const
  const deep = '['.repeat(40)
  const fieldOf = (text: string) => scanProblem(fault, Buffer.from(text)).field
  assert.equal(fieldOf(`{"a":1,"b":${deep}`), 'b')
  assert.equal(fieldOf(`{"a":{"x":1},"b\\"c":${deep}`), 'b"c')
  assert.equal(fieldOf(deep), 'body')
  assert.equal(fieldOf(`["a",${deep}`), 'body')
})

const Row = Type.Object({ name: Type.String({ maxLength: 5 }), tags: Type.Array(Type.Object({}), { maxItems: 3 }) })
const Body = Type.Object(
  { rows: Type.Array(Row, { maxItems: 4 }), note: Type.Optional(Type.String({ maxLength: 2, pattern: '^a*$' })) },
  { additionalProperties: false },
)

test('whatever a schema allows has room in its limit', () => {
  const Large = Type.Object({ rows: Type.Array(Row, { maxItems: 5_000 }) })
  const row = { name: 'x', tags: [{}, {}, {}] }
  assert.equal(faultOf(JSON.stringify({ rows: Array(5_000).fill(row) }), valuesMaxOf(Large)), undefined)
  assert.equal(valuesMaxOf(Body), 2_000)
  assert.equal(valuesMaxOf(undefined), 2_000)
})

test('a value cut to size is judged like the whole', () => {
  const text = fc.string({ maxLength: 30, unit: 'binary' })
  const row = fc.record({ name: text, tags: fc.array(fc.constant({}), { maxLength: 9 }) })
  const value = fc.record(
    { rows: fc.array(row, { maxLength: 9 }), note: text, more: fc.constant(1) },
    { requiredKeys: ['rows'] },
  )
  const isRight = checkOf(Body, 'body')
  fc.assert(
    fc.property(value, (body) => {
      const is_allowed =
        body.rows.length <= 4 &&
        body.rows.every(({ name, tags }) => [...name].length <= 5 && tags.length <= 3) &&
        (body.note === undefined || /^a{0,2}$/.test(body.note)) &&
        !('more' in body)
      assert.equal(isRight(structuredClone(body)).length === 0, is_allowed)
    }),
    { numRuns: 50 },
  )
})

test('nothing longer than one more than allowed is left to check', () => {
  const cut = cutToSize(
    Body,
    {
      rows: Array.from({ length: 5_000 }, () => ({ name: 'x'.repeat(9_000), tags: Array(900).fill({}) })),
      ...Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`f${index}`, 1])),
    },
    10,
  ) as { rows: { name: string; tags: object[] }[] }
  assert.deepEqual([cut.rows.length, cut.rows[0]?.name.length, cut.rows[0]?.tags.length], [5, 12, 4])
  assert.equal(Object.keys(cut).length, 11)
})
