import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandOf, scaledFeeCents } from './fee-scale.ts'

test('a fee grows with every step begun, and limits are inclusive', () => {
  const steps = [
    { up_to_cents: 2000, every_cents: 500, fee_cents: 10 },
    { up_to_cents: null, every_cents: 1000, fee_cents: 30 },
  ]
  const scale = { base_up_to_cents: 500, base_fee_cents: 100, steps }
  const fees = [1, 500, 501, 1000, 2000, 2001, 3000, 3001].map((value) => scaledFeeCents(scale, value))
  assert.deepEqual(fees, [100, 100, 110, 110, 130, 160, 160, 190])
  const bands = [{ up_to_cents: 10 }, { up_to_cents: 20 }, { up_to_cents: null }]
  assert.deepEqual(
    [1, 10, 11, 20, 21].map((value) => bandOf(bands, value).up_to_cents),
    [10, 10, 20, 20, null],
  )
})
