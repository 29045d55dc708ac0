import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient, START } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { STAGES } from '../../case/claims/stages.ts'

const world = await openWorld()
const team = await world.operator('agent')

type Link = { path: string; query: Record<string, string> }

async function overviewOf(partner: PartnerClient) {
  const answer = await team.get(`/api/operator/overview?organization_id=${partner.organization_id}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

async function follow({ path, query }: Link) {
  const answer = await team.get(`${path}?${new URLSearchParams(query)}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

/** A claim as if it had been brought in so many days ago. */
async function agedClaim(partner: PartnerClient, days: number, amount = 100): Promise<string> {
  const { id } = await makeCollectable(partner, { amount })
  const created_at = new Date(START.getTime() - days * DAY_MS)
  await world.deps.db.alone(sql`update claims set created_at = ${created_at} where id = ${id} returning id`)
  return id
}

const pay = async (client: PartnerClient, id: string, body: object): Promise<string> => {
  const answer = await client.post(`/openapi/claims/${id}/payments`, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

test('an organisation without claims has figures of nothing', async () => {
  const partner = await world.partner()
  const { totals, stages, months, recovery, ageing, court_decisions_open, deliveries } = await overviewOf(partner)
  assert.deepEqual(deliveries.partners, [])
  assert.equal(totals.open.count, 0)
  assert.equal(totals.disputed.share, null)
  assert.deepEqual(
    stages.map(({ collection_stage }: { collection_stage: string }) => collection_stage),
    STAGES,
  )
  assert.deepEqual([months[0].month, months[11].month], ['2025-06', '2026-05'])
  assert.equal(recovery[0].after[0].rate, null)
  assert.deepEqual(
    ageing.map(({ age }: { age: string }) => age),
    ['0-30', '31-60', '61-90', '91-180', '181+'],
  )
  assert.deepEqual(court_decisions_open, [])
  assert.equal(deliveries.days.length, 30)
  assert.equal(deliveries.days[29].day, '2026-05-14')
})

test('claims are counted by stage, status and age, and the lists behind show as many', async () => {
  const partner = await world.partner()
  const [young = ''] = [await agedClaim(partner, 30), await agedClaim(partner, 31, 250), await agedClaim(partner, 400)]
  await team.post(`/api/operator/claims/${young}/dispute`, { disputed: true })
  const closed = await agedClaim(partner, 60)
  await team.post(`/api/operator/claims/${closed}/close`, { closure_reason: 'withdrawn' })

  const { totals, stages, ageing } = await overviewOf(partner)
  assert.equal(totals.open.count, 2)
  assert.equal(totals.open.outstanding_amount, 350)
  assert.equal(totals.disputed.count, 1)
  assert.equal(totals.disputed.share, 0.3333)
  const stage = (name: string) =>
    stages.find(({ collection_stage }: { collection_stage: string }) => collection_stage === name)
  assert.equal(stage('new').count, 3)
  assert.equal(stage('new').outstanding_amount, 450)
  assert.equal(stage('closed').count, 1)
  assert.deepEqual(
    ageing.map(({ count }: { count: number }) => count),
    [1, 1, 0, 0, 1],
  )
  assert.equal(ageing[1].outstanding_amount, 250)
  assert.deepEqual(ageing[1].list.query, { age: '31-60', organization_id: partner.organization_id })
})

test('figures keep to the partner that is asked for', async () => {
  const one = await world.partner()
  const other = await world.partner({ organization_id: one.organization_id })
  await makeClaim(one)
  await makeClaim(other)
  const { data } = (await team.get(`/api/operator/overview?partner_id=${one.partner_id}`)).json()
  assert.equal(data.totals.open.count, 1)
  assert.equal((await follow(data.totals.open.list)).total, 1)
  assert.equal((await team.get('/api/operator/overview?partner_id=x')).statusCode, 400)
})

test('money counts in the month of its payment and leaves in the month of its reversal', async () => {
  const partner = await world.partner()
  const id = await agedClaim(partner, 100, 1000)
  const taken_back = await pay(partner, id, { amount: 200, payment_date: '2026-04-10' })
  await pay(partner, id, { amount: 50, payment_date: '2026-04-14' })
  await pay(partner, id, { amount: 30, payment_date: '2026-04-15' })
  await pay(partner, id, { amount: 10, payment_date: '2026-05-01' })
  assert.equal((await team.post(`/api/operator/payments/${taken_back}/reverse`)).statusCode, 200)

  const { months, totals } = await overviewOf(partner)
  const [april, may] = months.slice(-2)
  assert.deepEqual([april.collected_amount, april.reversed_amount, april.net_amount], [280, 0, 280])
  assert.deepEqual([may.collected_amount, may.reversed_amount, may.net_amount], [10, 200, -190])
  assert.deepEqual(totals.collected, { this_month: -190, previous_month: 280, previous_to_date: 250 })
  const list = await follow(april.collected_list)
  assert.equal(list.total, 3)
  assert.deepEqual([list.completed_amount, list.reversed_amount], [80, 200])
  assert.equal(list.data[0].payment_date, '2026-04-15')
  assert.equal(list.data[0].debtor_name, 'Max Canary-Maier')
  assert.equal(list.data[2].reversed_at, START.toISOString())
})

test('claims are counted in the Vienna month of their opening, this month beside the one before', async () => {
  const partner = await world.partner()
  const open = async (at: string) => {
    const { id } = await makeCollectable(partner, { amount: 100 })
    await world.deps.db.alone(sql`update claims set created_at = ${new Date(at)} where id = ${id} returning id`)
  }
  await open('2026-04-30T22:30:00Z')
  await open('2026-04-30T21:30:00Z')
  await open('2026-04-14T12:00:00Z')
  const { months, totals } = await overviewOf(partner)
  assert.deepEqual(
    months
      .slice(-2)
      .map(({ opened, claimed_amount }: { opened: number; claimed_amount: number }) => [opened, claimed_amount]),
    [
      [2, 200],
      [1, 100],
    ],
  )
  const { organization_id: _, ...query } = months.at(-2).opened_list.query
  assert.deepEqual(query, { opened_month: '2026-04' })
  assert.equal(
    (await follow({ path: '/api/operator/claims', query: { ...query, partner_id: partner.partner_id } })).total,
    2,
  )
  assert.deepEqual(totals.opened, { this_month: 1, previous_month: 2, previous_to_date: 1 })
})

test('recovery is what came in so many days after the opening, at most what was claimed, without reversed money', async () => {
  const partner = await world.partner()
  // Opened on 14 January in Vienna.
  const id = await agedClaim(partner, 120, 1000)
  await pay(partner, id, { amount: 100, payment_date: '2026-02-13' })
  await pay(partner, id, { amount: 200, payment_date: '2026-02-14' })
  const back = await pay(partner, id, { amount: 300, payment_date: '2026-02-15' })
  await team.post(`/api/operator/payments/${back}/reverse`)
  const overpaid = await agedClaim(partner, 120, 100)
  await pay(partner, overpaid, { amount: 500, payment_date: '2026-01-20' })

  const { recovery } = await overviewOf(partner)
  const january = recovery.find(({ month }: { month: string }) => month === '2026-01')
  assert.equal(january.claimed_amount, 1100)
  assert.deepEqual(january.after, [
    { days: 30, collected_amount: 200, rate: 0.1818, is_complete: true },
    { days: 60, collected_amount: 400, rate: 0.3636, is_complete: true },
    { days: 90, collected_amount: 400, rate: 0.3636, is_complete: true },
    { days: 180, collected_amount: 400, rate: 0.3636, is_complete: false },
  ])
})

test('open court decisions are counted by the country of the debtor, and the desk shows them', async () => {
  const partner = await world.partner()
  const stand = async (country: string) => {
    const address = { street: 'Weg 1', zip: '10115', city: 'Berlin', country }
    const { id } = await makeCollectable(partner, { debtor: { addresses: [address] } })
    await world.deps.db.alone(
      sql`update claims set collection_stage = 'dunning_action_recommended', due_at = null where id = ${id} returning id`,
    )
  }
  for (const country of ['DE', 'AT', 'DE']) await stand(country)
  const { court_decisions_open } = await overviewOf(partner)
  assert.deepEqual(
    court_decisions_open.map(({ country, count }: { country: string; count: number }) => [country, count]),
    [
      ['DE', 2],
      ['AT', 1],
    ],
  )
  assert.equal((await follow(court_decisions_open[0].list)).total, 2)
})

test('figures of kept counts are those of the rows', async () => {
  const overview = async () => (await team.get('/api/operator/overview')).json().data
  const kept = await overview()
  await world.deps.db.alone(sql`update row_count_sources set whole_since = null`)
  const counted = await overview()
  await world.deps.db.alone(sql`update row_count_sources set whole_since = now()`)
  assert.deepEqual(counted, kept)
  const collected = (month: { after: { collected_amount: number }[] }) => month.after[0]?.collected_amount ?? 0
  assert.ok(kept.recovery.some((month: { after: { collected_amount: number }[] }) => collected(month) > 0))
  assert.notEqual(kept.court_decisions_open.length, 0)
})

test('deliveries are counted by the day on which they were queued', async () => {
  const partner = await world.partner()
  const webhook = newId()
  const { db } = world.deps
  await db.alone(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, enabled, epoch, created_at, updated_at)
    values (${webhook}, ${partner.organization_id}, ${partner.partner_id}, 'https://example.com/', ''::bytea, true, 1, ${START}, ${START})
    returning id`)
  const queue = async (status: string, at: Date) =>
    db.alone(sql`
      insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, status, next_at, created_at)
      values (${newId()}, ${webhook}, 1, ${`evt_${newId()}`}, 'claim.status_changed', ${newId()}, 1, ${status}, ${at}, ${at})
      returning id`)
  for (const status of ['delivered', 'delivered', 'failed', 'pending']) await queue(status, START)
  await queue('delivered', new Date('2026-05-12T22:00:00Z'))
  await queue('failed', new Date(START.getTime() - 40 * DAY_MS))
  const { deliveries } = await overviewOf(partner)
  assert.deepEqual(deliveries.days.slice(-2), [
    { day: '2026-05-13', delivered: 1, failed: 0, pending: 0, success_rate: 1 },
    { day: '2026-05-14', delivered: 2, failed: 1, pending: 1, success_rate: 0.6667 },
  ])
  assert.deepEqual([deliveries.delivered, deliveries.failed, deliveries.pending], [3, 1, 1])
  assert.equal(deliveries.success_rate, 0.75)
  const [row, ...others] = deliveries.partners
  assert.equal(others.length, 0)
  assert.partialDeepStrictEqual(row, {
    partner_name: 'Partner',
    delivered: 3,
    failed: 1,
    pending: 1,
    success_rate: 0.75,
  })
  assert.equal((await follow(row.list)).total, 5, 'what is older than the figures is not in the list behind them')
})
