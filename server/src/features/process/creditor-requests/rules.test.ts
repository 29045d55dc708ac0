import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courtNotice } from './court-notice.ts'
import { reportHindrance, withdrawalHindrance } from './rules.ts'

test('of a closed case nothing is reported, and nothing is withdrawn', () => {
  assert.equal(reportHindrance({ case_status: 'closed' }), 'claim_closed')
  assert.equal(reportHindrance({ case_status: 'disputed' }), null)
  assert.equal(withdrawalHindrance({ case_status: 'closed' }, { state: 'requested' }), 'claim_closed')
})

test('a creditor asks once, and again when the answer was no', () => {
  const open = { case_status: 'open' } as const
  assert.equal(withdrawalHindrance(open, undefined), null)
  assert.equal(withdrawalHindrance(open, { state: 'requested' }), 'withdrawal_waiting')
  for (const state of ['refused', 'accepted', 'lapsed'] as const)
    assert.equal(withdrawalHindrance(open, { state }), null)
})

test('from the filing on a creditor is told what stopping does not do at the court', () => {
  assert.equal(courtNotice({ collection_stage: 'dunning_action_recommended' }, 'de'), null)
  const filed = courtNotice({ collection_stage: 'dunning_action_filed' }, 'de')
  assert.match(filed ?? '', /gerichtliche Verfahren endet dadurch nicht.*bei Gericht zurückgenommen.*Kosten/)
  assert.match(courtNotice({ collection_stage: 'exekutionsantrag_recommended' }, 'en') ?? '', /court title remains/)
})
