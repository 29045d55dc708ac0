import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LAW_CODES } from './codes.ts'
import { PROCEDURES } from './court.ts'
import { filingOf, LAWS, lawFor, lawOf, procedureNamed } from './laws.ts'

/** Whether the debtor is a consumer, the debtor's and the creditor's country, the law. */
const LAW_OF = [
  [true, 'AT', 'DE', 'AT'],
  [true, 'DE', 'AT', 'DE'],
  [true, 'FR', 'DE', 'DE'],
  [true, null, 'AT', 'AT'],
  [true, 'FR', null, null],
  [false, 'AT', 'DE', 'DE'],
  [false, 'DE', 'AT', 'AT'],
  [false, 'DE', null, 'DE'],
  [false, 'DE', 'CH', 'DE'],
  [false, 'CH', 'FR', null],
  [false, null, null, null],
] as const

test('a consumer is under the own law, a business under that of the creditor, and under the other where that is unknown', () => {
  for (const [is_consumer, debtor_country, creditor_country, code] of LAW_OF) {
    const facts = { governing_law: null, is_consumer, debtor_country, creditor_country }
    assert.equal(lawFor(facts)?.code ?? null, code, JSON.stringify(facts))
  }
})

test('a law that was settled stays, whatever becomes of the parties', () => {
  const facts = { governing_law: 'DE', is_consumer: true, debtor_country: 'AT', creditor_country: 'AT' }
  assert.equal(lawFor(facts)?.code, 'DE')
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
