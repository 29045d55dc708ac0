import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantText } from './instant-text.ts'

test('an instant is the same text whether it came as a date, as text of PostgreSQL or in its JSON', () => {
  const same = {
    '2026-05-14 09:30:00+00': '2026-05-14T09:30:00.000Z',
    '2026-05-14 09:30:00.5+00': '2026-05-14T09:30:00.500Z',
    '2026-05-14 09:30:00.12+00': '2026-05-14T09:30:00.120Z',
    '2026-05-14 09:30:00.123456+00': '2026-05-14T09:30:00.123Z',
    '2026-05-14T09:30:00+00:00': '2026-05-14T09:30:00.000Z',
    '2026-05-14T09:30:00.987654+00:00': '2026-05-14T09:30:00.987Z',
    '2026-05-14 11:30:00.25+02': '2026-05-14T09:30:00.250Z',
    '2026-05-14T11:30:00.25+02:00': '2026-05-14T09:30:00.250Z',
    '2026-05-14 15:00:00.25+05:30': '2026-05-14T09:30:00.250Z',
  }
  for (const [written, expected] of Object.entries(same)) {
    assert.equal(instantText(written), expected, written)
    assert.equal(instantText(new Date(written)), expected, written)
  }
})

test('a text that names no instant is none', () => {
  for (const written of ['infinity', '', '2026-05-14 09:30+00x']) assert.throws(() => instantText(written), RangeError)
})
