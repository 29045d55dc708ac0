import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressBucket, bearerToken, isUsable, tokenProblems } from './rules.ts'

test('requests without a token count for the address, IPv6 for its /64', () => {
  const table = {
    '203.0.113.7': 'address:203.0.113.7',
    '::ffff:203.0.113.7': 'address:203.0.113.7',
    '2001:db8:1:2:3:4:5:6': 'address:2001:db8:1:2::/64',
    '2001:DB8:0001:2::9': 'address:2001:db8:1:2::/64',
    '2001:db8::1': 'address:2001:db8:0:0::/64',
    '::1': 'address:0:0:0:0::/64',
    'fe80::1%eth0': 'address:fe80:0:0:0::/64',
  }
  for (const [address, bucket] of Object.entries(table)) assert.equal(addressBucket(address), bucket, address)
})

test('a bearer token is read from exactly one header', () => {
  assert.equal(bearerToken(['Bearer abc']), 'abc')
  assert.equal(bearerToken(['bEaReR    abc  ']), 'abc')
  for (const values of [[], ['abc'], ['Bearer'], ['Bearer a b'], ['Basic abc'], ['Bearer a', 'Bearer a']]) {
    assert.equal(bearerToken(values), undefined, String(values))
  }
})

const NOW = new Date('2026-05-14T09:30:00Z')
const good = { kind: 'partner', mode: 'live', expires_at: null, revoked_at: null, partner_confirmed_at: NOW } as const

test('a token is good in its mode, before its end, unrevoked, for a confirmed partner', () => {
  assert.ok(isUsable(good, 'live', NOW))
  assert.ok(isUsable({ ...good, kind: 'organization', partner_confirmed_at: null }, 'live', NOW))
  assert.ok(!isUsable(good, 'sandbox', NOW))
  assert.ok(!isUsable({ ...good, expires_at: NOW }, 'live', NOW))
  assert.ok(!isUsable({ ...good, revoked_at: NOW }, 'live', NOW))
  assert.ok(!isUsable({ ...good, partner_confirmed_at: null }, 'live', NOW))
})

test('what speaks against a token is said by field', () => {
  const problems = tokenProblems({ kind: 'partner', partner_id: null, expires_at: NOW }, NOW)
  assert.deepEqual(
    problems.map((problem) => problem.field),
    ['partner_id', 'expires_at'],
  )
})
