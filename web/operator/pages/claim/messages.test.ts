import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClaimFile } from './file.ts'
import { hasMail, isWaiting, type Message, mayBeLeft, workKeyOf } from './messages.ts'

const written = (kind: Message['kind'], answered_at: string | null = null) => ({ kind, answered_at })
const SETTLED = '2030-05-14T09:30:00.000Z'

test('what a debtor wrote waits until it is settled; an answer of the team never does', () => {
  assert.ok(isWaiting(written('message')))
  assert.ok(isWaiting(written('dispute')))
  assert.ok(!isWaiting(written('message', SETTLED)))
  assert.ok(!isWaiting(written('answer')))
})

test('a message may be left without an answer, a dispute never', () => {
  assert.ok(mayBeLeft([written('message')], { case_status: 'open' }))
  assert.ok(mayBeLeft([written('dispute'), written('message')], { case_status: 'disputed' }))
  assert.ok(!mayBeLeft([written('dispute')], { case_status: 'disputed' }))
  assert.ok(
    !mayBeLeft([written('dispute'), written('message')], { case_status: 'open' }),
    'an objection after a filing',
  )
  assert.ok(mayBeLeft([written('dispute', SETTLED), written('message')], { case_status: 'open' }))
  assert.ok(!mayBeLeft([written('message', SETTLED), written('answer')], { case_status: 'open' }))
})

test('the messages of a claim have one key in the work queue', () => {
  assert.equal(workKeyOf({ id: 'c' }), 'debtor_message.c')
})

test('only an address for mail lets the debtor know of an answer', () => {
  type Channels = ClaimFile['debtor']['communication_channels']
  const debtor = (...types: Channels[number]['type'][]) => ({
    communication_channels: types.map((type) => ({ type, value: '', is_primary: false })) as Channels,
  })
  assert.ok(hasMail(debtor('phone', 'email')))
  assert.ok(!hasMail(debtor('phone')))
})
