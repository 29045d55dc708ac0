import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { CASE_STATUSES, CLOSURE_REASONS, STAGES, verifyChains } from '../../case/claims/index.ts'
import { SCENARIO_NAMES } from './rules.scenarios.ts'

const world = await openWorld({ sandbox_clock: 'operator' })

async function play(partner: PartnerClient, name: string): Promise<string> {
  const answer = await partner.post('/sandbox/scenarios', { name })
  assert.equal(answer.statusCode, 200, `${name}: ${answer.body}`)
  assert.deepEqual(Object.keys(answer.json().data), ['claim_id'])
  return answer.json().data.claim_id
}

const claimOf = async (partner: PartnerClient, id: string) => {
  const answer = await partner.get(`/openapi/claims/${id}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

const ENDS: Record<string, object> = {
  paid_after_first_letter: {
    collection_stage: 'closed',
    case_status: 'closed',
    closure_reason: 'paid',
    status: 'paid',
  },
  disputed: { collection_stage: 'mzr_klage_recommended', case_status: 'disputed', status: 'disputed' },
  installments_broken: { collection_stage: 'installment_cancelled', status: 'partial_payment', paid_amount: 300 },
  returned_letter: { collection_stage: 'first_demand_letter', blocked_reason: 'address_unknown' },
  court_to_title: { collection_stage: 'exekutionsantrag_recommended', case_status: 'open', status: 'open' },
}

test('the five scenarios end where they say, the clock stands still, and together they show every event there is', async () => {
  const partner = await world.partner()
  const before = (await partner.get('/sandbox/clock')).json().data
  const told: { type: string; data: Record<string, unknown> }[] = []
  for (const name of SCENARIO_NAMES) {
    const id = await play(partner, name)
    const claim = await claimOf(partner, id)
    const end = ENDS[name] as Record<string, unknown>
    assert.deepEqual(Object.fromEntries(Object.keys(end).map((key) => [key, claim[key]])), end, name)
    assert.match(claim.partner_reference, new RegExp(`^${name}-`))
    assert.ok(claim.updated_at <= before.now && claim.created_at < before.now)
    told.push(...(await eventsOf(world, id)))
  }
  assert.deepEqual((await partner.get('/sandbox/clock')).json().data, before)

  const seen = (type: string, field: string) =>
    new Set(told.filter((event) => event.type === type).map(({ data }) => data[field]))
  const types = Object.keys(world.http.documents.partner().webhooks ?? {})
  const known = ['claim.collection_stage_changed', 'claim.status_changed']
  assert.deepEqual([...new Set(told.map(({ type }) => type))].sort(), types.length > 0 ? types.sort() : known)
  const stages = seen('claim.collection_stage_changed', 'to_stage')
  assert.deepEqual(
    STAGES.filter((stage) => !stages.has(stage)),
    [],
  )
  const statuses = seen('claim.status_changed', 'to_status')
  assert.deepEqual(
    CASE_STATUSES.filter((status) => !statuses.has(status)),
    [],
  )
  // A case is closed once. The other reasons take one more call, which the test below makes.
  const reasons = seen('claim.status_changed', 'closure_reason')
  assert.deepEqual(
    CLOSURE_REASONS.filter((reason) => !reasons.has(reason)),
    ['installment_plan', 'written_off', 'withdrawn', 'disputed'],
  )
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
})

test('where a scenario ended, a partner goes on by hand to every other reason of closure', async () => {
  const partner = await world.partner()
  const close = async (name: string, closure_reason: string) => {
    const closed = await partner.post(`/sandbox/claims/${await play(partner, name)}/close`, { closure_reason })
    assert.deepEqual([closed.statusCode, closed.json().data.closure_reason], [200, closure_reason], closed.body)
  }
  await close('disputed', 'disputed')
  await close('returned_letter', 'written_off')
  await close('court_to_title', 'withdrawn')
  const id = await play(partner, 'installments_broken')
  // With the missed instalment the plan holds again, and the rest keeps it.
  for (const amount of [300, 300])
    assert.equal((await partner.post(`/sandbox/claims/${id}/pay`, { amount })).statusCode, 200)
  assert.equal((await claimOf(partner, id)).closure_reason, 'installment_plan')
})

test('a wrong name, an organisation and a repeated key play nothing more', async () => {
  const partner = await world.partner()
  for (const [body, field, code] of [
    [{ name: 'happy_end' }, 'name', 'not_allowed'],
    [{}, 'name', 'required'],
    [{ name: 'disputed', days: 3 }, 'days', 'unknown_field'],
  ] as const) {
    const refused = await partner.post('/sandbox/scenarios', body)
    const [detail] = refused.json().details
    assert.deepEqual([refused.statusCode, detail.field, detail.code], [400, field, code])
  }
  const house = await world.organization({ organization_id: partner.organization_id })
  const refused = await house.post('/sandbox/scenarios', { name: 'disputed' })
  assert.deepEqual([refused.statusCode, refused.json().details[0].code], [400, 'partner_token_required'])

  const key = { 'idempotency-key': 'once' }
  const body = { name: 'paid_after_first_letter' }
  const [first, twin] = await Promise.all([
    partner.post('/sandbox/scenarios', body, key),
    partner.post('/sandbox/scenarios', body, key),
  ])
  assert.deepEqual([first.statusCode, twin.statusCode].sort(), [200, 409])
  const again = await partner.post('/sandbox/scenarios', body, key)
  assert.deepEqual([again.statusCode, again.headers['idempotent-replayed']], [200, 'true'])
  assert.equal((await partner.get('/openapi/claims')).json().data.length, 1)
})

test('two at once both are played, for one customer', async () => {
  const partner = await world.partner()
  const ids = await Promise.all([play(partner, 'returned_letter'), play(partner, 'disputed')])
  const [one, other] = await Promise.all(ids.map((id) => claimOf(partner, id)))
  assert.equal(one.customer_id, other.customer_id)
  assert.notEqual(one.debtor_id, other.debtor_id)
})

test('a new address is all that a case whose letter came back waits for', async () => {
  const partner = await world.partner()
  const id = await play(partner, 'returned_letter')
  const { debtor_id } = await claimOf(partner, id)
  const addresses = [{ street: 'Neubaugasse 3', zip: '1070', city: 'Wien', country: 'AT' }]
  assert.equal((await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses })).statusCode, 200)
  assert.equal((await claimOf(partner, id)).blocked_reason, null)
})
