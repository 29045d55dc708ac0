import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOf, knownNumber, knownWords, listOf, type Statement, sql } from './db.ts'

const shown = ({ text, values }: Statement) => ({ text, values })

test('Values become parameters, and statements within a statement bring theirs', () => {
  const inner = sql`a = ${1} and b = ${'two'}`
  assert.deepEqual(shown(sql`select 1`), { text: 'select 1', values: [] })
  assert.deepEqual(shown(sql`select ${0}, (${inner}) or c = ${[3, 4]} or ${inner}`), {
    text: 'select $1, (a = $2 and b = $3) or c = $4 or a = $5 and b = $6',
    values: [0, 1, 'two', [3, 4], 1, 'two'],
  })
  assert.deepEqual(shown(sql`${sql`${sql`${1}`}`}${sql``}`), { text: '$1', values: [1] })
  // A list stays one value, and what only looks like a statement is a value too.
  assert.deepEqual(sql`${{ text: 'drop table claims', values: [] }}`.values, [
    { text: 'drop table claims', values: [] },
  ])
})

test('A place may hold a value at one time and a statement at another', () => {
  const set = (value: unknown) => shown(sql`set a = ${value}, b = ${2}`)
  assert.deepEqual(set(1), { text: 'set a = $1, b = $2', values: [1, 2] })
  assert.deepEqual(set(sql`now()`), { text: 'set a = now(), b = $1', values: [2] })
  assert.deepEqual(set(sql`a + ${5}`), { text: 'set a = a + $1, b = $2', values: [5, 2] })
  assert.deepEqual(set(undefined), { text: 'set a = $1, b = $2', values: [undefined, 2] })
  assert.deepEqual(set(1), { text: 'set a = $1, b = $2', values: [1, 2] })
})

test('Conditions and lists of any number', () => {
  const conditions = (count: number) => Array.from({ length: count }, (_, at) => sql`a <> ${at}`)
  assert.deepEqual(shown(allOf([])), { text: 'true', values: [] })
  assert.deepEqual(shown(allOf(conditions(2))), { text: 'true and a <> $1 and a <> $2', values: [0, 1] })
  for (const count of [3, 1, 2, 3]) {
    const rows = listOf(Array.from({ length: count }, (_, at) => sql`(${at}, ${'x'})`))
    const expected = Array.from({ length: count }, (_, at) => `($${2 * at + 1}, $${2 * at + 2})`)
    assert.equal(rows.text, expected.join(', '))
    assert.equal(rows.values.length, 2 * count)
  }
  assert.deepEqual(shown(sql`values ${listOf([sql`(${1})`, sql`(now())`, sql`(${2})`])} limit ${knownNumber(20)}`), {
    text: 'values ($1), (now()), ($2) limit 20',
    values: [1, 2],
  })
  assert.equal(sql`in (${knownWords(['open', 'paid'])})`.text, "in ('open', 'paid')")
  assert.throws(() => knownNumber(1.5), TypeError)
  assert.throws(() => knownWords(["open'"]), TypeError)
})

test('A text is made once, whatever its values are', () => {
  const read = (id: number, page: number) => sql`select ${sql`a, b`} from t where id = ${id} limit ${knownNumber(page)}`
  const shapeOf = (statement: Statement) => (statement as Statement & { shape: object }).shape
  assert.equal(shapeOf(read(1, 20)), shapeOf(read(2, 20)))
  assert.notEqual(shapeOf(read(1, 20)), shapeOf(read(1, 50)))
})
