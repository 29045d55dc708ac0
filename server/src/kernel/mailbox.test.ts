import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameMailbox, maskedMailbox } from './mailbox.ts'

test('a masked address shows two letters and the ending', () => {
  const table: Record<string, string> = {
    'eva@huber.at': 'e…@h….at',
    'office@mail.huber.co.at': 'o…@m….at',
    'ä@österreich.example': 'ä…@ö….example',
  }
  for (const [email, masked] of Object.entries(table)) assert.equal(maskedMailbox(email), masked, email)
})

test('upper and lower case do not make another mailbox', () => {
  assert.ok(isSameMailbox('Eva@Huber.at', 'eva@huber.AT'))
  assert.ok(!isSameMailbox('eva@huber.at', 'eva@huber.de'))
})
