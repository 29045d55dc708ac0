import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agoText } from './ago.ts'

const NOW = new Date('2026-05-14T12:00:00Z')

test('how long ago something was is said in the largest whole unit', () => {
  for (const [at, de, en] of [
    ['2026-05-14T12:00:30Z', null, null],
    ['2026-05-14T11:59:01Z', null, null],
    ['2026-05-14T11:59:00Z', 'vor 1 Minute', '1 minute ago'],
    ['2026-05-14T11:00:01Z', 'vor 59 Minuten', '59 minutes ago'],
    ['2026-05-14T11:00:00Z', 'vor 1 Stunde', '1 hour ago'],
    ['2026-05-13T12:00:01Z', 'vor 23 Stunden', '23 hours ago'],
    ['2026-05-13T12:00:00Z', 'vor 1 Tag', '1 day ago'],
    ['2026-04-15T12:00:00Z', 'vor 29 Tagen', '29 days ago'],
  ] as const)
    assert.deepEqual([agoText('de', at, NOW), agoText('en', at, NOW)], [de, en], at)
})
