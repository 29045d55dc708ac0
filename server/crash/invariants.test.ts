import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import type { AttemptFact, Evidence, Send } from './evidence.ts'
import type { Fault } from './faults.ts'
import { findViolations } from './invariants.ts'

/** Hand-written evidence about one delivery. All times are milliseconds after its change. */
const START_MS = Date.UTC(2026, 4, 14, 12)
const [CLAIM, WEBHOOK, DELIVERY, EVENT, SECRET] = ['claim', 'webhook', 'delivery', 'evt_1', 'whsec_test']
const BODY = Buffer.from('{"id":"evt_1"}')
const when = (ms: number) => new Date(START_MS + ms)

/** `at`: when the process noted the time. `committed`: when the outcome was committed. */
type Attempt = { at: number; duration: number; committed: number; status: number | null }
type Request = { begun: number; arrived: number; ended: number; status: number | null }
type Story = { attempts: readonly Attempt[]; requests: readonly Request[]; faults?: readonly Fault[] }

const attemptOf = ({ at, duration, committed, status }: Attempt, index: number): AttemptFact => ({
  ...{ delivery_id: DELIVERY, number: index + 1, at: when(at), duration_ms: duration, status_code: status },
  committed_at: when(committed),
})

function sendOf({ begun, arrived, ended, status }: Request, index: number): Send {
  const t = Math.floor((START_MS + begun) / 1000)
  const v1 = createHmac('sha256', SECRET).update(`${t}.`).update(BODY).digest('hex')
  return {
    ...{ number: index + 1, delivery_id: DELIVERY, begun_ms: START_MS + begun, at_ms: START_MS + arrived },
    ...{ end_ms: START_MS + ended, status, signature: `t=${t},v1=${v1}`, body: BODY },
  }
}

/** The delivery ends as delivered. */
function violationsOf({ attempts, requests, faults = [] }: Story): string[] {
  const change = { claim_id: CLAIM, webhook_id: WEBHOOK, action: 'claim.created', details: {} }
  const ids = { id: DELIVERY, event_id: EVENT, webhook_id: WEBHOOK }
  const evidence: Evidence = {
    activity: [{ ...change, at: when(0), committed_at: when(0) }],
    events: [{ id: EVENT, claim_id: CLAIM, type: 'claim.collection_stage_changed', body: BODY }],
    deliveries: [{ ...ids, status: 'delivered', reason: null, attempts: attempts.length, pick_ups: attempts.length }],
    attempts: attempts.map(attemptOf),
    switches: [{ webhook_id: WEBHOOK, enabled: true, secret: SECRET, at: when(-60_000) }],
    sends: requests.map(sendOf),
    faults: faults.map((fault) => ({ ...fault, from_ms: START_MS + fault.from_ms, to_ms: START_MS + fault.to_ms })),
    ...{ idle: [], steady: new Set<string>() },
  }
  return findViolations(evidence)
}

const PLAIN = { at: 100, duration: 20, committed: 130, status: 200 }
const OWN = { begun: 101, arrived: 105, ended: 120, status: 200 }
const KILL: Fault = { kind: 'kill worker', from_ms: 150, to_ms: 151 }

test('a delivery that is sent and acknowledged once breaks no promise', () => {
  assert.deepEqual(violationsOf({ attempts: [PLAIN], requests: [OWN] }), [])
})

test('a process held up between noting the time and calling does not count as sending again', () => {
  const held_up = { begun: 260, arrived: 261, ended: 263, status: 200 }
  assert.deepEqual(
    violationsOf({ attempts: [{ at: 100, duration: 3, committed: 270, status: 200 }], requests: [held_up] }),
    [],
  )
})

test('a retry after a call that was held up does not count as early', () => {
  const refused = { at: 100, duration: 3, committed: 270, status: 500 }
  const acknowledged = { at: 500, duration: 3, committed: 570, status: 200 }
  const requests = [
    { begun: 260, arrived: 261, ended: 263, status: 500 },
    { begun: 560, arrived: 561, ended: 563, status: 200 },
  ]
  assert.deepEqual(violationsOf({ attempts: [refused, acknowledged], requests }), [])
})

test('a call that begins after the outcome was committed is one too many', () => {
  const again = { begun: 131, arrived: 135, ended: 140, status: 200 }
  assert.deepEqual(violationsOf({ attempts: [PLAIN], requests: [OWN, again], faults: [KILL] }), [
    '(f) delivery delivery was over (delivered) and was sent once more',
  ])
})

test('a call that begins between the answer and its recording is one too many', () => {
  const again = { begun: 125, arrived: 128, ended: 140, status: 200 }
  assert.deepEqual(violationsOf({ attempts: [PLAIN], requests: [OWN, again], faults: [KILL] }), [
    '(h) 2 calls were begun for attempt 1 of delivery delivery',
  ])
})

test('a call that is repeated because its connection was dead counts as one call', () => {
  const anew = { ...OWN, arrived: 115, ended: 125 }
  const dead = { ...OWN, ended: 110, status: null }
  assert.deepEqual(violationsOf({ attempts: [PLAIN], requests: [dead, anew], faults: [KILL] }), [])
})

test('a retry before its time is reported as early', () => {
  const refused = { at: 100, duration: 20, committed: 130, status: 500 }
  const acknowledged = { at: 250, duration: 20, committed: 280, status: 200 }
  const requests = [
    { ...OWN, status: 500 },
    { begun: 251, arrived: 252, ended: 270, status: 200 },
  ]
  assert.deepEqual(violationsOf({ attempts: [refused, acknowledged], requests }), [
    '(f) attempt 2 of delivery delivery began 70 ms too early',
    '(f) delivery delivery was sent 69 ms too early',
  ])
})

test('a call that a killed process did not record is sent again, and its own request may arrive last', () => {
  const unrecorded = { begun: 101, arrived: 105, ended: 120, status: 200 }
  const recorded = { begun: 4_201, arrived: 4_205, ended: 4_220, status: 200 }
  const attempts = [{ at: 4_200, duration: 20, committed: 4_230, status: 200 }]
  assert.deepEqual(violationsOf({ attempts, requests: [unrecorded, recorded], faults: [KILL] }), [])
  const last = { ...unrecorded, arrived: 4_300, ended: 4_310 }
  assert.deepEqual(violationsOf({ attempts, requests: [recorded, last], faults: [KILL] }), [])
})

test('a process that stood still while calling is excused, however late its request arrives', () => {
  const attempts = [{ at: 4_200, duration: 20, committed: 4_230, status: 200 }]
  const recorded = { begun: 4_201, arrived: 4_205, ended: 4_220, status: 200 }
  const awake = { begun: 5_102, arrived: 7_500, ended: 7_600, status: 200 }
  const standstill: Fault = { kind: 'standstill', from_ms: 101, to_ms: 5_101 }
  assert.deepEqual(violationsOf({ attempts, requests: [recorded, awake], faults: [standstill] }), [])
  assert.deepEqual(violationsOf({ attempts, requests: [recorded, awake], faults: [KILL] }), [
    '(f) delivery delivery was over (delivered) and was sent once more',
  ])
})
