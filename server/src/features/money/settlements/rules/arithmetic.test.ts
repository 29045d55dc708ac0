import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { carriedOver, type Settled, type SettlementSums, settled } from './arithmetic.ts'

const NOTHING: SettlementSums = {
  ...{ collected_cents: 0, fees_net_cents: 0, fees_vat_cents: 0, court_fees_cents: 0 },
  ...{ receivable_before_cents: 0, overdraft_before_cents: 0 },
}
const result = (sums: Partial<SettlementSums>) => {
  const { set_off_cents, remitted_cents, receivable_after_cents, overdraft_after_cents } = settled({
    ...NOTHING,
    ...sums,
  })
  return [set_off_cents, remitted_cents, receivable_after_cents, overdraft_after_cents]
}

test('what is set off, paid out and carried over', () => {
  assert.deepEqual(
    result({ collected_cents: 60_000, fees_net_cents: 6000, fees_vat_cents: 1200 }),
    [7200, 52_800, 0, 0],
  )
  // More is owed than there is.
  assert.deepEqual(result({ collected_cents: 5000, fees_net_cents: 6000, fees_vat_cents: 1200 }), [5000, 0, 2200, 0])
  // Nothing came in.
  assert.deepEqual(result({ fees_net_cents: 6000, court_fees_cents: 14_000 }), [0, 0, 20_000, 0])
  // A payment came back after it was paid out: neither it nor the fees are taken from money of others.
  assert.deepEqual(result({ collected_cents: -60_000, fees_net_cents: 500 }), [0, 0, 500, -60_000])
  assert.deepEqual(
    result({ collected_cents: 70_000, overdraft_before_cents: -60_000, receivable_before_cents: 500 }),
    [500, 9500, 0, 0],
  )
  // Fees are given back, whole, also to somebody who owes.
  assert.deepEqual(result({ fees_net_cents: -6000, fees_vat_cents: -1200 }), [-7200, 7200, 0, 0])
  assert.deepEqual(result({ collected_cents: -60_000, fees_net_cents: -6000 }), [-6000, 0, 0, -54_000])
})

const amount = fc.integer({ min: -200_000, max: 200_000 })
const chain = fc.array(
  fc.record({ collected: amount, net: amount, court: amount, vat_bp: fc.constantFrom(0, 1900, 2000) }),
  {
    maxLength: 8,
  },
)

test('over any settlements nothing is lost, nothing is paid twice, and never more than the creditor’s own money', () => {
  const holds = fc.property(chain, (periods) => {
    let before: Settled | undefined
    let [held, remitted_sum, taken_sum] = [0, 0, 0]
    for (const { collected, net, court, vat_bp } of periods) {
      const sums: SettlementSums = {
        collected_cents: collected,
        fees_net_cents: net,
        fees_vat_cents: Math.round((net * vat_bp) / 10_000),
        court_fees_cents: court,
        receivable_before_cents: before?.receivable_after_cents ?? 0,
        overdraft_before_cents: before?.overdraft_after_cents ?? 0,
      }
      const after = settled(sums)
      assert.equal(
        after.remitted_cents - carriedOver(after.receivable_after_cents, after.overdraft_after_cents),
        sums.collected_cents -
          sums.fees_net_cents -
          sums.fees_vat_cents -
          sums.court_fees_cents -
          carriedOver(sums.receivable_before_cents, sums.overdraft_before_cents),
      )
      assert.ok(after.remitted_cents >= 0 && after.receivable_after_cents >= 0 && after.overdraft_after_cents <= 0)
      // The creditor's account in the ledger: what came in, less what was taken and paid out.
      held += collected - after.set_off_cents
      assert.ok(after.remitted_cents <= Math.max(held, 0), 'only what is there is paid out')
      if (after.set_off_cents > 0) assert.ok(held >= 0, 'fees are taken from money that is there')
      held -= after.remitted_cents
      assert.equal(held, after.overdraft_after_cents, 'the ledger says what is carried over')
      remitted_sum += after.remitted_cents
      taken_sum += after.set_off_cents
      before = after
    }
    const collected_sum = periods.reduce((sum, { collected }) => sum + collected, 0)
    assert.equal(remitted_sum + taken_sum + (before?.overdraft_after_cents ?? 0), collected_sum)
  })
  fc.assert(holds, { numRuns: 500 })
})
