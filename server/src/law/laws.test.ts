import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../platform/legal/read-legal.ts'
import { LAW_CODES } from './codes.ts'
import { PROCEDURES } from './court.ts'
import { filingOf, LAWS, lawFor, lawOf, procedureNamed } from './laws.ts'

const legal = await readLegal('nowhere')

test('a claim is under the law of the country of the debtor, or under Austrian law if we do not know that law', () => {
  const codes = ['AT', 'DE', 'CH', 'FR', 'de', '', null].map((debtor_country) => lawFor({ debtor_country }).code)
  assert.deepEqual(codes, ['AT', 'DE', 'AT', 'AT', 'AT', 'AT', 'AT'])
  const fee = lawFor({ debtor_country: 'IT' }).letters.fee({
    letter_number: 1,
    claim_cents: 1800,
    on: '2026-05-01',
    legal,
  })
  assert.deepEqual([fee?.amount_cents, fee?.formula], [888, '4.36 × 2.0360 = 8.88'])
})

test('a country whose law we do not know has none', () => {
  assert.deepEqual(
    ['AT', 'DE', 'CH', null].map((country) => lawOf(country)?.code ?? null),
    ['AT', 'DE', null, null],
  )
})

test('every law has the code that it is listed under, and every procedure is found by its name', () => {
  for (const code of LAW_CODES) assert.equal(LAWS[code].code, code)
  for (const name of PROCEDURES) assert.equal(procedureNamed(name).name, name)
})

test('a filing without a procedure is a suit', () => {
  assert.equal(filingOf(null).heading, 'Daten für das Gericht')
  assert.deepEqual(
    filingOf(null).declarations({ obligation_fulfilled: false }),
    filingOf('mahnklage').declarations({ obligation_fulfilled: true }),
  )
  assert.equal(filingOf('mahnklage').creditor, 'Die klagende Partei')
  assert.equal(filingOf('mahnbescheid').creditor, 'Die antragstellende Partei')
})
