import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { BLOCKED_REASONS, type BlockedReason, type BlockFacts, blockOf, isLiftable } from './blocking.ts'

const TODAY = '2026-05-14' as DateOnly

/** Nothing stands against the next step of this claim. */
const FREE: BlockFacts = {
  case_status: 'open',
  is_new: true,
  situation: 'none',
  birth_date: null,
  has_representative: false,
  handed_over_on: TODAY,
  total_cents: 100,
  has_address: true,
  has_doubtful_invoice: false,
  has_foreign_currency: false,
  first_due_on: '2026-05-14',
  has_undated: false,
  today: TODAY,
  obligation_fulfilled: true,
  minimum_claim_cents: 0,
  governing_law: null,
  is_consumer: true,
  debtor_country: 'AT',
  creditor_country: null,
  address_unknown: false,
  all_barred_on: null,
  follows_plan: false,
  is_held: false,
  held_until: null,
  promised_on: null,
  has_open_request: false,
  has_open_entry: false,
  is_restricted: false,
  lifted_blocks: [],
}

/** What brings each block about. */
const CAUSES: Readonly<Partial<Record<BlockedReason, Partial<BlockFacts>>>> = {
  deceased: { situation: 'deceased' },
  insolvent: { situation: 'insolvent' },
  minor: { birth_date: '2008-05-15' },
  no_amount: { total_cents: 0 },
  no_address: { has_address: false },
  invoice_to_check: { has_doubtful_invoice: true },
  foreign_currency: { has_foreign_currency: true },
  not_due: { first_due_on: '2026-05-15' },
  obligation_not_fulfilled: { obligation_fulfilled: false },
  below_minimum: { minimum_claim_cents: 101 },
  no_law: { debtor_country: 'CH' },
  address_unknown: { address_unknown: true },
  time_barred: { all_barred_on: '2026-05-14' },
  held: { is_held: true },
}

const reasonOf = (facts: Partial<BlockFacts>) => blockOf({ ...FREE, ...facts })?.reason ?? null

test('nothing blocks a claim without a cause, and each cause blocks it', () => {
  assert.equal(reasonOf({}), null)
  for (const [reason, cause] of Object.entries(CAUSES)) assert.equal(reasonOf(cause), reason)
})

test('of several reasons the first of the list is said', () => {
  const known = BLOCKED_REASONS.filter((reason) => CAUSES[reason])
  const all = Object.assign({}, ...Object.values(CAUSES), { situation: 'none' }) as Partial<BlockFacts>
  assert.equal(reasonOf(all), 'minor')
  for (const [index, reason] of known.slice(0, -1).entries()) {
    const next = known[index + 1] as BlockedReason
    if (reason === 'deceased') continue
    assert.equal(reasonOf({ ...CAUSES[next], ...CAUSES[reason] }), reason)
  }
})

test('what the creditor said holds a claim until it is decided, whatever else would end on a day', () => {
  const held = { reason: 'held', until: null }
  assert.deepEqual(blockOf({ ...FREE, has_open_request: true }), held)
  assert.deepEqual(blockOf({ ...FREE, has_open_entry: true }), held)
  assert.deepEqual(blockOf({ ...FREE, has_open_entry: true, promised_on: '2026-05-20' }), held)
  assert.deepEqual(blockOf({ ...FREE, is_restricted: true }), held)
  assert.deepEqual(blockOf({ ...FREE, is_restricted: true, is_held: true, held_until: '2026-05-20' }), held)
  assert.deepEqual(blockOf({ ...FREE, has_open_request: true, promised_on: '2026-05-20' }), held)
  assert.deepEqual(blockOf({ ...FREE, has_open_request: true, is_held: true, held_until: '2026-05-20' }), held)
  assert.equal(reasonOf({ has_open_request: true, case_status: 'closed' }), null)
})

test('a claim that is closed is not blocked', () => {
  assert.equal(reasonOf({ ...CAUSES.held, case_status: 'closed' }), null)
})

test('nothing due blocks until the first due date; an invoice without dates is due at once', () => {
  assert.deepEqual(blockOf({ ...FREE, first_due_on: '2026-06-01' }), { reason: 'not_due', until: '2026-06-01' })
  assert.equal(reasonOf({ first_due_on: '2026-06-01', has_undated: true }), null)
})

test('a minor stays one after a birthday, and until somebody answers for it', () => {
  assert.equal(reasonOf({ birth_date: '2008-05-14' }), null, 'of age on the day of the hand-over')
  assert.equal(reasonOf({ birth_date: '2008-05-15', today: '2030-01-01' as DateOnly }), 'minor')
  assert.equal(reasonOf({ birth_date: '2008-05-15', lifted_blocks: ['minor'] }), 'minor', 'not without a name')
  assert.equal(reasonOf({ birth_date: '2008-05-15', lifted_blocks: ['minor'], has_representative: true }), null)
})

test('the smallest claim matters for new claims only, and can be lifted', () => {
  assert.equal(reasonOf({ minimum_claim_cents: 101, is_new: false }), null)
  assert.equal(reasonOf({ minimum_claim_cents: 101, lifted_blocks: ['below_minimum'] }), null)
  assert.deepEqual(BLOCKED_REASONS.filter(isLiftable), ['minor', 'below_minimum', 'address_unknown', 'time_barred'])
})

test('what is barred rests from its first barred day on, but for a plan that is kept and what the team has lifted', () => {
  assert.equal(reasonOf({ all_barred_on: '2026-05-15' }), null)
  assert.equal(reasonOf({ all_barred_on: '2026-05-14', follows_plan: true }), null)
  assert.equal(reasonOf({ all_barred_on: '2026-05-14', lifted_blocks: ['time_barred'] }), null)
})
