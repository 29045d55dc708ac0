import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Found, findBroken, longestGap } from './audit.ts'
import type { Write } from './ledger.ts'

const claim = (mark: string): Write => ({ kind: 'claim', mark })
const ledger = { asked: [claim('a'), claim('b'), claim('c')], acknowledged: [claim('a'), claim('b')] }
const sound: Found = {
  stored: { claim: ['a', 'b'], invoice: [], payment: [], document: [] },
  events: { stored: ['1', '2'], arrived: ['1', '1', '2'], fed: ['1', '2'] },
  broken_documents: [],
}
const withClaims = (...marks: string[]): Found => ({ ...sound, stored: { ...sound.stored, claim: marks } })

test('what was acknowledged is there once; what was only asked for may be there or not', () => {
  assert.deepEqual(findBroken(ledger, sound), [])
  assert.deepEqual(findBroken(ledger, withClaims('a', 'b', 'c')), [])
})

test('a lost, a doubled and an unasked write are found', () => {
  assert.deepEqual(findBroken(ledger, withClaims('a')), ['lost: claim b'])
  assert.deepEqual(findBroken(ledger, withClaims('a', 'b', 'c', 'c')), ['doubled: claim c, 2 times'])
  assert.deepEqual(findBroken(ledger, withClaims('a', 'b', 'x')), ['unasked: claim x'])
})

test('an event that did not arrive, or that the feed lacks or repeats, is found', () => {
  const events = { stored: ['1', '2'], arrived: ['1'], fed: ['2', '2'] }
  assert.deepEqual(findBroken(ledger, { ...sound, events }), [
    'not in the feed: event 1',
    'not delivered: event 2',
    'twice in the feed: event 2',
  ])
  assert.deepEqual(findBroken(ledger, { ...sound, broken_documents: ['d'] }), ['broken: document d'])
})

test('an outage is the longest time without a success, at the ends too', () => {
  assert.equal(longestGap([100, 250, 300], 0, 1000), 700)
  assert.equal(longestGap([600, 700], 0, 800), 600)
  assert.equal(longestGap([], 0, 50), 50)
})
