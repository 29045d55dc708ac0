import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../kernel/dates.ts'
import { ADDRESS_WAIT_DAYS, LINKS_PER_DAY, linkHindrance, linkState } from './rules.ts'

const NOW = new Date('2026-05-14T10:00:00Z')
const before = (ms: number) => new Date(NOW.getTime() - ms)

test('a link waits seven days after the address has changed, not a moment longer', () => {
  const facts = { has_mailbox: true, addressee_changed_at: null, links_lately: 0 }
  const codeOf = (more: object) => linkHindrance({ ...facts, ...more }, NOW)?.code
  const wait_ms = ADDRESS_WAIT_DAYS * DAY_MS
  assert.equal(codeOf({}), undefined)
  assert.equal(codeOf({ addressee_changed_at: NOW }), 'address_changed')
  assert.equal(codeOf({ addressee_changed_at: before(wait_ms - 1) }), 'address_changed')
  assert.equal(codeOf({ addressee_changed_at: before(wait_ms) }), undefined)
  assert.equal(codeOf({ has_mailbox: false, addressee_changed_at: NOW }), 'no_mail_address')
  assert.equal(codeOf({ links_lately: LINKS_PER_DAY - 1 }), undefined)
  assert.equal(codeOf({ links_lately: LINKS_PER_DAY }), 'too_many_links')
})

test('a link belongs to the address that it was mailed to, and a newer one ends it', () => {
  const link = {
    expires_at: new Date(NOW.getTime() + 1),
    used_at: null,
    ended_at: null,
    sent_to: 'eva@huber.at',
    customer_email: 'Eva@Huber.at',
  }
  const stateOf = (more: object) => linkState({ ...link, ...more }, NOW)
  assert.equal(stateOf({}), 'good')
  assert.equal(stateOf({ expires_at: NOW }), 'expired')
  assert.equal(stateOf({ ended_at: NOW }), 'replaced')
  assert.equal(stateOf({ customer_email: 'eva@elsewhere.at' }), 'replaced')
  assert.equal(stateOf({ customer_email: null }), 'replaced')
  assert.equal(stateOf({ sent_to: null, customer_email: null }), 'good', 'from before links were mailed')
  assert.equal(stateOf({ used_at: NOW, customer_email: 'eva@elsewhere.at' }), 'used', 'what was decided stays')
})
