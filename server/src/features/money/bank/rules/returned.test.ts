import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnedOf } from './returned.ts'

const [ANNA, BERT] = ['DE89370400440532013000', 'DE02120300000000202051']
const of = (id: string, payer_iban: string | null, claim: string, amount_cents = 2_500) => ({
  ...{ id, amount_cents, payer_iban, case_references: [claim] },
})
const RETURN = { amount_cents: -2_500, payer_iban: null }

test('a reference that strangers share takes back only what is certainly meant', () => {
  const both = [of('late', BERT, 'B'), of('early', ANNA, 'A')]
  assert.equal(returnedOf(RETURN, [], both), undefined)
  assert.equal(returnedOf({ ...RETURN, payer_iban: ANNA }, [], both)?.id, 'early')
  assert.equal(returnedOf(RETURN, ['A'], both)?.id, 'early')
  assert.equal(returnedOf(RETURN, ['C'], both), undefined)
})

test('of several payments of one payer it is the latest; of another amount none', () => {
  const two = [of('late', ANNA, 'A'), of('early', ANNA, 'A')]
  assert.equal(returnedOf(RETURN, [], two)?.id, 'late')
  assert.equal(returnedOf(RETURN, [], [of('one', null, 'A')])?.id, 'one')
  assert.equal(returnedOf(RETURN, [], [of('one', null, 'A'), of('other', null, 'A')]), undefined)
  assert.equal(returnedOf(RETURN, [], [of('part', ANNA, 'A', 5_000)]), undefined)
})
