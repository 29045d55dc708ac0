import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupsOf, isIban } from './iban.ts'

test('an account is shown in groups of four', () => {
  assert.equal(groupsOf('AT611904300234573201'), 'AT61 1904 3002 3457 3201')
})

test('an IBAN is one with right check digits, however it is typed', () => {
  for (const right of ['AT611904300234573201', 'at61 1904 3002 3457 3201', 'GB82 WEST 1234 5698 7654 32'])
    assert.ok(isIban(right), right)
  for (const wrong of [
    '',
    'AT',
    'AT611904300234573202',
    'AT611904300234573210',
    'A1611904300234573201',
    '٣'.repeat(20),
  ])
    assert.ok(!isIban(wrong), wrong)
})
