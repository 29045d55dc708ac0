import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditNoteBody, creditNoteValues, NO_CREDIT_NOTE, percentOf, rateOf } from './rate.ts'
import { tokenBody } from './token-body.ts'

test('a share is entered in per cent and sent as a rate, without rounding errors', () => {
  assert.equal(rateOf({ percent: '12.5' }), 0.125)
  assert.equal(rateOf({ percent: 7.25 }), 0.0725)
  for (const rate of [0, 0.07, 0.145, 0.2, 1]) assert.equal(rateOf({ percent: percentOf(rate) }), rate)
})

const values = { organization_id: null, name: 'Production', rate_limit_per_hour: '', valid_until: null }

test('a token belongs to the partner whose page is open, else to the chosen organisation', () => {
  assert.deepEqual(tokenBody(values, { organization_id: 'o', partner_id: 'p' }), {
    kind: 'partner',
    organization_id: 'o',
    partner_id: 'p',
    name: 'Production',
  })
  assert.deepEqual(tokenBody({ ...values, organization_id: 'o' }, null), {
    kind: 'organization',
    organization_id: 'o',
    name: 'Production',
  })
})

test('a limit is sent as a number, and the chosen day is the last day on which the token is valid', () => {
  const body = tokenBody({ ...values, rate_limit_per_hour: '500', valid_until: '2026-05-14' }, null)
  assert.equal(body.rate_limit_per_hour, 500)
  const last = new Date(body.expires_at ?? '')
  assert.deepEqual([last.getDate(), last.getHours(), last.getMinutes()], [14, 23, 59])
})

test('an address without any line is none, and an empty VAT id neither', () => {
  assert.deepEqual(creditNoteBody(NO_CREDIT_NOTE), { address: null, uid: null })
  const address = { street: 'Gasse 2', zip: '4020', city: 'Linz', country: 'AT' }
  const filled = { address, uid: 'ATU87654321' }
  assert.deepEqual(creditNoteBody(creditNoteValues(filled)), filled)
  assert.deepEqual(creditNoteBody({ ...NO_CREDIT_NOTE, city: 'Linz' }).address, { ...NO_ADDRESS, city: 'Linz' })
})

const NO_ADDRESS = { street: '', zip: '', city: '', country: '' }
