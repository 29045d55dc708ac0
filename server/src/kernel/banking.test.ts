import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesAccount } from './banking.ts'

test('an account in a text is found however it is written', () => {
  for (const text of [
    ...['IBAN DE89 3704 0044 0532 0130 00', 'at02.1100-0006/2288 8600', 'xDE89370400440532013000y'],
    ...[
      'GB82 WEST 1234 5698 7654 32',
      'NL91ABNA0417164300',
      'FR14 2004 1010 0505 0001 3M02 606',
      'CH93 0076 2011 6238 5295 7',
    ],
    'ＤＥ８９３７０４００４４０５３２０１３０００',
  ])
    assert.ok(namesAccount(text), text)
})

test('numbers of registers, licences and taxes are none', () => {
  for (const text of [
    ...[
      '',
      'ATU12345678, FN 123456a, HG Wien',
      'DE123456789 HRB 12345 Amtsgericht München',
      'DE88 3704 0044 0532 0130 00',
    ],
    ...['Registriert nach § 10 RDG, Az. 3712 E 1234', 'Gewerbe Nr. 12345678901234567890', '+43 1 234 56 78'],
  ])
    assert.ok(!namesAccount(text), text)
})
