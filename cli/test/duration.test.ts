import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantOf, isDay, secondsOf, spanText } from '../src/duration.ts'

const DAY_S = 86_400

test('a span is a number and its unit, and nothing else', () => {
  const spans = { '30s': 30, '90m': 5_400, '36h': 129_600, '14d': 1_209_600, '2w': 1_209_600 }
  for (const [text, seconds] of Object.entries(spans)) assert.equal(secondsOf(text), seconds, text)
  for (const text of ['', '14', 'd', '0d', '-1d', '1.5h', '14D', '14 d', '1d2h', '9999999999s', '٣d'])
    assert.equal(secondsOf(text), undefined, text)
})

test('an instant needs an offset and a day that exists', () => {
  assert.equal(instantOf('2026-12-24T09:00:00Z')?.toISOString(), '2026-12-24T09:00:00.000Z')
  assert.equal(instantOf('2026-12-24T09:00+01:00')?.toISOString(), '2026-12-24T08:00:00.000Z')
  for (const text of ['2026-12-24', '2026-12-24T09:00:00', '2026-02-30T00:00:00Z', '2026-12-24T25:00:00Z', 'tomorrow'])
    assert.equal(instantOf(text), undefined, text)
  assert.equal(isDay('2028-02-29'), true)
  assert.equal(isDay('2026-02-29'), false)
})

test('a duration is printed in its two largest units', () => {
  assert.equal(spanText(0), '0s')
  assert.equal(spanText(1_000 * (2 * DAY_S + 3 * 3_600 + 59)), '2d 3h')
  assert.equal(spanText(90_500), '1m 31s')
  assert.equal(spanText(1_000 * (14 * DAY_S - 2)), '14d')
  assert.equal(spanText(1_000 * (DAY_S - 1)), '1d')
  assert.equal(spanText(1_000 * 3_599), '59m 59s')
  assert.equal(spanText(400), '0s')
})
