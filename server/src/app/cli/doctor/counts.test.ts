import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeCounts } from './counts.ts'

const NOW = new Date('2026-05-14T09:30:00Z')
const state = { source: 'claims', is_whole: true, compared_at: NOW, wrong: 0, wrong_at: null }
const verdicts = (given: Parameters<typeof judgeCounts>[0]) =>
  judgeCounts(given, NOW).map(({ verdict, text }) => `${verdict}: ${text}`)

test('counts that are whole and nearly added up are well', () => {
  assert.deepEqual(verdicts({ unfolded: 12, sources: [state] }), ['ok: kept for 1 lists, 12 changes to add up'])
})

test('what slows lists down is told', () => {
  const sources = [state, { ...state, source: 'mails', is_whole: false }]
  assert.deepEqual(verdicts({ unfolded: 100_001, sources }), [
    'warn: mails not counted yet, so their lists are slow',
    'warn: 100001 changes are not added up, so lists are slow',
  ])
})

test('counts that were wrong are told for a week', () => {
  const wrong = (wrong_at: Date) => verdicts({ unfolded: 0, sources: [{ ...state, wrong: 2, wrong_at }] })
  assert.deepEqual(wrong(NOW), [
    'warn: 2 counts of claims differed from the rows and were made right 2026-05-14T09:30:00.000Z',
  ])
  assert.match(wrong(new Date('2026-05-06T09:30:00Z'))[0] ?? '', /^ok/)
})
