import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, search } from './match.js'

const entry = (heading: string, text: string, title = 'Guide'): Entry => ({
  ...{ page: 'guide', title, heading, text },
  url: `/docs/guide#${heading}`,
})
const headings = (index: Entry[], query: string) => search(index, query).map(({ heading }) => heading)

test('a section is found only if it has every word, and its heading counts most', () => {
  const index = [entry('Limits', 'wait after a 429'), entry('Retries', 'limits and waiting'), entry('Other', 'nothing')]
  assert.deepEqual(headings(index, 'limits'), ['Limits', 'Retries'])
  assert.deepEqual(headings(index, 'wait 429'), ['Limits'])
  assert.deepEqual(headings(index, 'wait 430'), [])
  assert.deepEqual(headings(index, '   '), [])
})

test('capitals and marks of letters do not matter', () => {
  assert.deepEqual(headings([entry('Gläubiger', '')], 'GLAUBIGER'), ['Gläubiger'])
  assert.deepEqual(headings([entry('A', 'Größe')], 'größe'), ['A'])
})

test('an excerpt begins and ends with whole words around the first hit, which is marked', () => {
  const filler = 'some words before it '.repeat(20)
  const [found] = search([entry('A', `${filler}the Cursor, ${filler}`)], 'cursor')
  const text = found?.excerpt.map((part) => part.text).join('') ?? ''
  assert.deepEqual(
    found?.excerpt.filter(({ is_hit }) => is_hit).map((part) => part.text),
    ['Cursor'],
  )
  assert.match(text, /^… (?:some|words|before|it) .* …$/)
  assert.ok(text.length < 220)
})

test('a hit in the middle of a very long word is still shown', () => {
  const [found] = search([entry('A', `${'x'.repeat(300)}cursor${'y'.repeat(300)} end`)], 'cursor')
  assert.ok(found?.excerpt.some(({ is_hit, text }) => is_hit && text === 'cursor'))
})

test('signs that mean something in patterns are only signs', () => {
  assert.deepEqual(headings([entry('A', 'what .* means')], '.*'), ['A'])
  assert.deepEqual(headings([entry('A', 'plain')], '.*'), [])
})
