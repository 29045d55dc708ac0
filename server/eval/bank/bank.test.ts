import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCandidates } from '../../src/features/money/bank/queries.candidates.ts'
import { freshDatabase } from '../../test/database.ts'
import { seededRandom } from '../random.ts'
import { fill, ORGANIZATION_ID } from './database.ts'
import { bookedClaim, judge } from './judge.ts'
import { memoryFinder } from './memory.ts'
import { makePopulation } from './population.ts'
import { makeRemittances } from './remittances.ts'

const random = seededRandom(7)
const population = makePopulation(random, 1500)
const remittances = makeRemittances(random, population, 400)
const find = memoryFinder(population.claims)

test('nothing is booked on a wrong claim, and what names one beyond doubt is booked', () => {
  const outcomes = remittances.map((entry) => judge(entry, find(entry)))
  const share = (outcome: string) => outcomes.filter((one) => one === outcome).length / outcomes.length
  assert.equal(share('wrong'), 0)
  assert.ok(share('booked') > 0.45, `booked ${share('booked')}`)
  assert.ok(share('first') > 0.4, `at first place ${share('first')}`)
})

test('the same seed makes the same texts', () => {
  const again = seededRandom(7)
  assert.deepEqual(makeRemittances(again, makePopulation(again, 1500), 400), remittances)
})

test('the statements of the product find what the rules find in memory', async () => {
  const { db } = await freshDatabase()
  await fill(db, population)
  const found = await findCandidates(db, ORGANIZATION_ID, remittances)
  for (const entry of remittances) {
    const candidates = found.get(entry.id) ?? []
    assert.equal(bookedClaim(entry, candidates)?.claim_id, bookedClaim(entry, find(entry))?.claim_id, entry.text)
    assert.equal(judge(entry, candidates), judge(entry, find(entry)), `${entry.kind}: ${entry.text}`)
  }
  const elsewhere = await findCandidates(db, '00000000-0000-4000-9000-000000000001', remittances)
  assert.equal(elsewhere.size, 0)
})
