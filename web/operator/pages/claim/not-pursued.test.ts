import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notPursued } from './not-pursued.ts'

test('a closure stops pursuing what is open and what is not due yet, not what is barred', () => {
  const totals = { principal: 100.1, interest: 2.5, costs: 40, total: 142.6 }
  const lines = [
    { kind: 'principal', amount: 100.1 },
    { kind: 'not_due', amount: 50.2 },
    { kind: 'time_barred', amount: 70 },
  ] as const
  assert.deepEqual(notPursued({ totals, lines }), { principal: 150.3, interest: 2.5, costs: 40, total: 192.8 })
})
