import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearerToken, isUsable, tokenProblems, tokenStatus } from './rules.ts'

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
  const problems = tokenProblems({ kind: 'partner', partner_id: null, expires_at: NOW.toISOString() }, NOW)
  assert.deepEqual(
    problems.map((problem) => problem.field),
    ['partner_id', 'expires_at'],
  )
})

test('a token is active until its end, and revoked for ever', () => {
  assert.equal(tokenStatus(good, NOW), 'active')
  assert.equal(tokenStatus({ ...good, expires_at: new Date(NOW.getTime() + 1) }, NOW), 'active')
  assert.equal(tokenStatus({ ...good, expires_at: NOW }, NOW), 'expired')
  assert.equal(tokenStatus({ ...good, expires_at: NOW, revoked_at: NOW }, NOW), 'revoked')
})
