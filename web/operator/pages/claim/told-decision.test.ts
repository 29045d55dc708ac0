import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lawyersOf, type ToldValues, toldBody, toldGaps } from './told-decision.ts'

const EMPTY: ToldValues = {
  ...{ decision: null, lawyer: null, way: null, proof: null, told_on: '2026-05-14', told_time: '', told_by: 'Huber' },
  ...{ wunschanwalt_first_name: '', wunschanwalt_last_name: '', wunschanwalt_location: '', wunschanwalt_email: '' },
  ...{ told_to: 'Eva', note: ' ' },
}
const FREE = { lawyer: 'lawyer_optional' } as const

test('nothing is chosen for the creditor', () => {
  assert.deepEqual(toldGaps(EMPTY, FREE), ['decision', 'way'])
  assert.deepEqual(toldGaps({ ...EMPTY, decision: 'sue', way: 'phone' }, FREE), ['lawyer'])
  assert.deepEqual(toldGaps({ ...EMPTY, decision: 'decline', way: 'letter' }, FREE), ['proof'])
  assert.deepEqual(toldGaps({ ...EMPTY, decision: 'sue', way: 'phone' }, { lawyer: 'lawyer_not_allowed' }), [])
  assert.deepEqual(lawyersOf({ lawyer: 'lawyer_required' }), ['svc_network', 'wunschanwalt'])
})

test('only what belongs to the way and the decision is sent', () => {
  const talk = { ...EMPTY, decision: 'decline', way: 'phone', told_time: '14:30', lawyer: 'svc_network' } as const
  assert.deepEqual(toldBody(talk, undefined), {
    ...{ decision: 'decline', way: 'phone', told_on: '2026-05-14', told_by: 'Huber' },
    ...{ told_time: '14:30', told_to: 'Eva' },
  })
  assert.deepEqual(toldBody({ ...talk, decision: 'sue', way: 'letter' }, 'd1'), {
    ...{ decision: 'sue', way: 'letter', told_on: '2026-05-14', told_by: 'Huber', document_id: 'd1' },
    ...{ wants_lawyer: true, lawyer_type: 'svc_network' },
  })
})
