import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFault } from '../../../shared/api/fault.ts'
import { isUnderWay, nextUpload, reduceUploads, type Upload, type UploadEvent } from './uploads.ts'

const file = new File(['x'], 'auszug.xml')
const after = (...events: UploadEvent[]): readonly Upload[] => events.reduce(reduceUploads, [] as readonly Upload[])
const two: UploadEvent = {
  is: 'added',
  files: [
    { key: 'a', file },
    { key: 'b', file },
  ],
}
const result = { id: 's', entries: 3, booked: 1, suggested: 1, unmatched: 1, duplicates: 0 }
const stages = (uploads: readonly Upload[]) => uploads.map(({ stage }) => stage)

test('files are sent one after the other', () => {
  assert.equal(nextUpload(after(two))?.key, 'a')
  const sending = after(two, { is: 'sending', key: 'a', sent: 0.4 })
  assert.deepEqual(stages(sending), ['sending', 'waiting'])
  assert.equal(nextUpload(sending), undefined)
  const judging = reduceUploads(sending, { is: 'sending', key: 'a', sent: 1 })
  assert.deepEqual(stages(judging), ['judging', 'waiting'])
  assert.equal(nextUpload(judging), undefined, 'it is still being read')
  assert.equal(nextUpload(reduceUploads(judging, { is: 'done', key: 'a', result }))?.key, 'b')
})

test('what the server refuses stays refused; what got lost can be sent again with its key', () => {
  const fault = (status: number) => new ApiFault(status, {}, new Headers())
  const failed = (error: unknown) => stages(after(two, { is: 'failed', key: 'a', error }))[0]
  assert.equal(failed(fault(400)), 'refused')
  assert.equal(failed(fault(413)), 'refused')
  for (const error of [fault(500), fault(429), fault(401), new TypeError('lost')]) assert.equal(failed(error), 'lost')
  const again = after(two, { is: 'failed', key: 'a', error: fault(503) }, { is: 'again', key: 'a' })
  assert.deepEqual([nextUpload(again)?.key, again[0]?.error], ['a', undefined])
})

test('a cancelled file is not sent', () => {
  const left = after(two, { is: 'removed', key: 'a' })
  assert.equal(nextUpload(left)?.key, 'b')
  assert.equal(isUnderWay(left), true)
  assert.equal(isUnderWay(reduceUploads(left, { is: 'removed', key: 'b' })), false)
})
