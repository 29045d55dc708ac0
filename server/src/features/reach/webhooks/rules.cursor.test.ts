import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  BEGINNING,
  CURSOR_MAX_LENGTH,
  type Cursor,
  cursorText,
  type FeedRun,
  type Place,
  readCursor,
  resume,
  SEQ_LAST,
  XACT_LAST,
} from './rules.cursor.ts'

const at = (epoch: number, xact: number, seq = 1): Place => ({ epoch, xact: String(xact), seq })
const run = (number: number, mark: string, last?: Place, epoch = 0): FeedRun => ({
  ...{ number, mark: mark.repeat(8), epoch: last?.epoch ?? epoch },
  ...{ last_xact: last?.xact ?? null, last_seq: last?.seq ?? null, archive: null },
})
const newestFirst = (...runs: FeedRun[]): FeedRun[] => runs.toReversed()
const given = (place: Place, ...runs: FeedRun[]): Cursor =>
  readCursor(cursorText(place, newestFirst(...runs))) as Cursor

test('a cursor is read as it was written, also the longest, and what is none is refused', () => {
  const longest = { epoch: 999_999_999, xact: XACT_LAST, seq: SEQ_LAST }
  const runs = Array.from({ length: 9 }, (_, number) => run(number, String(number), longest))
  const [newest, ...older] = newestFirst(...runs)
  const text = cursorText(longest, [{ ...(newest as FeedRun), archive: 999_999_999 }, ...older])
  assert.ok(text.length <= CURSOR_MAX_LENGTH, String(text.length))
  const end = { xact: XACT_LAST, seq: SEQ_LAST }
  const named = ['7', '6', '5', '4'].map((mark) => ({ mark: mark.repeat(8), end }))
  assert.deepEqual(readCursor(text), {
    ...longest,
    archive: 999_999_999,
    runs: [{ mark: '88888888', end: null }, ...named],
  })
  const encoded = (plain: string) => readCursor(Buffer.from(plain).toString('base64url'))
  assert.deepEqual(encoded('17-3'), { epoch: 0, xact: '17', seq: 3, runs: [], archive: 0 })
  const wrong = [
    '',
    '1',
    '1-',
    '0-1-1',
    '0-1-1~',
    '0-1-1~x',
    '0-1-1~aaaaaaaa~',
    '1-1~aaaaaaaa',
    '0-1-1~aaaaaaaa-1',
    '0-1-1~a1',
    '0-1-1~a1~aaaaaaaa',
  ]
  const too_large = '18446744073709551616'
  const large = [`${too_large}-1`, `0-${too_large}-1~aaaaaaaa`, `0-1-1~aaaaaaaa~bbbbbbbb-${too_large}-1`]
  for (const plain of [...wrong, ...large]) assert.equal(encoded(plain), undefined, plain)
})

test('a cursor goes on in its own run, after a restart, and in a new epoch', () => {
  const cursor = given(at(0, 50), run(0, 'a'))
  for (const ours of [
    [run(0, 'a')],
    [run(0, 'a', at(0, 50)), run(1, 'b')],
    [run(0, 'a', at(0, 90)), run(1, 'b', at(0, 95)), run(2, 'c', undefined, 1)],
  ])
    assert.deepEqual(resume(cursor, newestFirst(...ours)), { place: cursor, is_lost: false })
})

test('a cursor of before there were runs counts as one of the first epoch, whichever run it is of', () => {
  const cursor: Cursor = { ...at(0, 50), runs: [], archive: 0 }
  const after = (...ours: FeedRun[]) => resume(cursor, newestFirst(...ours))
  assert.deepEqual(after(run(0, 'a', at(0, 40)), run(1, 'b')), { place: cursor, is_lost: false })
  const moved = run(2, 'c', undefined, 1)
  assert.deepEqual(after(run(0, 'a', at(0, 40)), run(1, 'b', at(0, 50)), moved), { place: cursor, is_lost: false })
  assert.deepEqual(after(run(0, 'a', at(0, 40)), run(1, 'b', at(0, 49)), moved), { place: at(0, 49), is_lost: true })
})

test('a cursor behind the end that its run has here is told that end', () => {
  const ours = newestFirst(run(0, 'a', at(0, 90, 7)), run(1, 'b', undefined, 1))
  for (const place of [at(0, 90, 8), at(0, 91), at(0, 1_000)])
    assert.deepEqual(resume(given(place, run(0, 'a')), ours), { place: at(0, 90, 7), is_lost: true })
  const latest = { ...at(0, 1_000), seq: SEQ_LAST }
  assert.equal(resume(given(latest, run(0, 'a')), ours).is_lost, false, 'nothing was read there')
})

test('a cursor of a run that another copy of the database had is told where the two parted', () => {
  const theirs = [run(0, 'a', at(0, 50)), run(1, 'b', at(1, 20)), run(2, 'c')]
  const cursor = given(at(1, 30), ...theirs)
  const resumed = (...ours: FeedRun[]) => resume(cursor, newestFirst(...ours))
  assert.deepEqual(resumed(run(0, 'a', at(0, 70)), run(1, 'd', undefined, 1)), { place: at(0, 50), is_lost: true })
  assert.deepEqual(resumed(run(0, 'a', at(0, 40)), run(1, 'd', undefined, 1)), { place: at(0, 40), is_lost: true })
  assert.deepEqual(resumed(run(0, 'a')), { place: at(0, 50), is_lost: true }, 'the original, still running')
  const again = [run(0, 'a', at(0, 50)), run(1, 'b', at(1, 15)), run(2, 'd', undefined, 2)]
  assert.deepEqual(resumed(...again), { place: at(1, 15), is_lost: true })
  assert.deepEqual(resumed(run(0, 'e')), { place: BEGINNING, is_lost: true }, 'nothing in common')
  const early = given(at(0, 30), ...theirs)
  assert.deepEqual(resume(early, [run(0, 'a', at(0, 40))]), { place: early, is_lost: false }, 'it read no further')
})
