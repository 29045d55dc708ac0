import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CourtCase, makeRecommended } from '../../../../test/court-cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { verifyChains } from '../../case/claims/index.ts'

const world = await openWorld()
const [team, admin, partner] = [await world.operator('agent'), await world.operator('admin'), await world.partner()]
await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { filing_fee: 50 })
await admin.patch(`/api/operator/partners/${partner.partner_id}`, { commission_rate: 0.2 })

const LAWYER = { decision: 'sue', wants_lawyer: true, lawyer_type: 'svc_network' } as const
const COMPANY = {
  ...{ acting_as: 'company', person: null, debtor_type: 'protocolled_company' },
  company: { company_name: 'Blech GmbH', firmenbuchnummer: 'FN 1 a' },
}
const NOTE = { note: 'Vermerkt im falschen Akt' }
const at = (id: string, call: string) => `/api/operator/claims/${id}/${call}`
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const balanceOf = async (id: string) => (await team.get(at(id, 'balance'))).json().data
const ifReversed = async (id: string) => (await team.get(at(id, 'court-reversal'))).json().data
const file = async ({ id }: CourtCase, reference = '1 C 1/26a') => {
  const answer = await team.post(at(id, 'filing'), { reference })
  assert.equal(answer.statusCode, 200, answer.body)
}
const title = async ({ id }: CourtCase, more: object = {}) => {
  const answer = await team.post(at(id, 'title'), { reference: 'T 1', date: '2026-05-14', ...more })
  assert.equal(answer.statusCode, 200, answer.body)
}
async function makeFiled() {
  const claim = await makeRecommended(world, partner, { debtor: COMPANY })
  await partner.post(claim.url, LAWYER)
  const before = await balanceOf(claim.id)
  await file(claim)
  return { ...claim, before }
}
/** The last stage changes that the partner was told, oldest first. */
const toldOf = async (id: string, count: number) =>
  (
    await world.deps.db.many<{ body: Buffer }>(sql`
      select body from events where claim_id = ${id} order by seq desc limit ${count}`)
  )
    .map(({ body }) => JSON.parse(body.toString()).data)
    .map(({ from_stage, to_stage }) => `${from_stage} > ${to_stage}`)
    .toReversed()
const soundMoney = async () => {
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
}

test('a filing that was a mistake is taken back: account, fee, share, stage, limitation, as before it', async () => {
  const claim = await makeFiled()
  const limits = await world.deps.db.one(
    sql`select filed_at is not null as is_filed from claims where id = ${claim.id}`,
  )
  assert.deepEqual(limits, { is_filed: true })
  assert.deepEqual(await ifReversed(claim.id), {
    ...{
      kind: 'filing',
      procedure: 'mahnklage',
      hindrance: null,
      to_stage: 'dunning_action_recommended',
      closes: false,
    },
    ...{ costs: -338.56, interest: 0, fee: 50, share: 10 },
    ...{ open: 1351.49, open_after: 1012.93 },
  })

  const answer = await team.post(at(claim.id, 'filing/reverse'), NOTE)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.collection_stage, 'dunning_action_recommended')
  const after = await balanceOf(claim.id)
  assert.deepEqual(after.lines, claim.before.lines)
  const fees = await world.deps.db.many(sql`
    select f.amount_cents as fee, s.amount_cents as share from fees f join revenue_shares s on s.fee_id = f.id
    where f.claim_id = ${claim.id} order by f.amount_cents desc`)
  assert.deepEqual(
    [...fees],
    [
      { fee: 5000, share: 1000 },
      { fee: -5000, share: -1000 },
    ],
  )
  assert.deepEqual(await toldOf(claim.id, 2), [
    'dunning_action_recommended > dunning_action_filed',
    'dunning_action_filed > dunning_action_recommended',
  ])
  const { court, activity, time_barred_on } = await fileOf(claim.id)
  assert.equal(court.filing, null)
  assert.equal(court.decision.decision, 'sue')
  const row = await world.deps.db.one<{ filed_at: Date | null }>(
    sql`select filed_at from claims where id = ${claim.id}`,
  )
  assert.equal(row?.filed_at, null)
  assert.notEqual(time_barred_on, null, 'limitation runs again')
  const entry = activity.find(({ action }: { action: string }) => action === 'court.filing_reversed')
  assert.equal(entry.details.note, NOTE.note)
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), NOTE)).json().code, 'not_filed')
  await soundMoney()
})

test('what was taken back stays in the file, and the claim can be filed again', async () => {
  const claim = await makeFiled()
  await team.post(at(claim.id, 'court-messages'), { kind: 'served', date: '2026-05-14' })
  await team.post(at(claim.id, 'filing/reverse'), NOTE)
  const away = await fileOf(claim.id)
  assert.deepEqual(
    away.court.messages.map((one: { kind: string; is_filing_reversed: boolean }) => [one.kind, one.is_filing_reversed]),
    [['served', true]],
  )
  await file(claim, '2 C 2/26b')
  const { court } = await fileOf(claim.id)
  assert.equal(court.filing.reference, '2 C 2/26b')
  assert.equal((await ifReversed(claim.id)).costs, -338.56)
  const rows = await world.deps.db.many(sql`
    select reference, reversed_at is not null as is_reversed from court_filings where claim_id = ${claim.id}
    order by filed_at, reversed_at nulls last`)
  assert.deepEqual(
    [...rows],
    [
      { reference: '1 C 1/26a', is_reversed: true },
      { reference: '2 C 2/26b', is_reversed: false },
    ],
  )
  // A later booking does not bring back what the first filing charged.
  await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1 })
  const lump_sums = (await balanceOf(claim.id)).lines.filter(({ kind }: { kind: string }) => kind === 'lump_sum')
  assert.equal(lump_sums.length, 1)
  await soundMoney()
})

test('a lump sum of a filing that was taken back stays away when money comes and goes', async () => {
  const claim = await makeFiled()
  await team.post(at(claim.id, 'filing/reverse'), NOTE)
  const paid = await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1 })
  await team.post(`/api/operator/payments/${paid.json().data.id}/reverse`, NOTE)
  assert.deepEqual((await balanceOf(claim.id)).lines, claim.before.lines)
})

test('a title that was a mistake is taken back to the filing', async () => {
  const claim = await makeFiled()
  const before = await balanceOf(claim.id)
  await title(claim, { costs_awarded: 200 })
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), NOTE)).json().code, 'title_stands')
  const { kind, costs, hindrance, to_stage } = await ifReversed(claim.id)
  assert.deepEqual(
    { kind, costs, hindrance, to_stage },
    {
      ...{ kind: 'title', costs: 98.56, hindrance: null, to_stage: 'dunning_action_filed' },
    },
  )

  const answer = await team.post(at(claim.id, 'title/reverse'), NOTE)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.collection_stage, 'dunning_action_filed')
  assert.deepEqual((await balanceOf(claim.id)).lines, before.lines)
  assert.deepEqual(await toldOf(claim.id, 1), ['exekutionsantrag_recommended > dunning_action_filed'])
  assert.equal((await fileOf(claim.id)).court.title, null)
  assert.equal((await team.post(at(claim.id, 'title/reverse'), NOTE)).json().code, 'not_titled')

  await title(claim, { reference: 'T 2' })
  assert.equal((await fileOf(claim.id)).court.title.reference, 'T 2')
  await soundMoney()
})

test('money on the costs of a step keeps it, until that money is taken back', async () => {
  const claim = await makeFiled()
  const paid = await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1100 })
  assert.equal((await ifReversed(claim.id)).hindrance, 'costs_paid')
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), NOTE)).json().code, 'costs_paid')
  await title(claim, { costs_awarded: 1000 })
  await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 300 })
  assert.equal((await team.post(at(claim.id, 'title/reverse'), NOTE)).json().code, 'costs_paid')
  const { payments } = await fileOf(claim.id)
  for (const { id } of payments) await team.post(`/api/operator/payments/${id}/reverse`, NOTE)
  assert.equal(paid.statusCode, 201)
  assert.equal((await team.post(at(claim.id, 'title/reverse'), NOTE)).statusCode, 200)
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), NOTE)).statusCode, 200)
  assert.deepEqual((await balanceOf(claim.id)).lines, claim.before.lines)
  await soundMoney()
})

test('money on the costs of the filing does not keep a title that added none', async () => {
  for (const awarded of [{}, { costs_awarded: 200 }]) {
    const claim = await makeFiled()
    const filed = await balanceOf(claim.id)
    await title(claim, awarded)
    await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1100 })
    assert.equal((await ifReversed(claim.id)).hindrance, null)
    const back = await team.post(at(claim.id, 'title/reverse'), NOTE)
    assert.equal(back.statusCode, 200, back.body)
    assert.equal((await team.post(at(claim.id, 'filing/reverse'), NOTE)).json().code, 'costs_paid')
    const { payments } = await fileOf(claim.id)
    for (const { id } of payments) await team.post(`/api/operator/payments/${id}/reverse`, NOTE)
    assert.deepEqual((await balanceOf(claim.id)).lines, filed.lines)
  }
  await soundMoney()
})

test('a claim whose invoices are paid closes when the filing that kept it open is taken back', async () => {
  const claim = await makeRecommended(world, partner)
  await partner.post(claim.url, { decision: 'sue' })
  await file(claim)
  const { total_claim_amount } = await fileOf(claim.id)
  const on = { payment_date: '2026-01-02', value_date: '2026-01-02' }
  await partner.post(`/openapi/claims/${claim.id}/payments`, { amount: total_claim_amount, ...on })
  const shown = await ifReversed(claim.id)
  const answer = await team.post(at(claim.id, 'filing/reverse'), NOTE)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.case_status === 'closed', shown.closes)
  assert.equal(shown.closes, true)
  await soundMoney()
})

test('a closed claim, a blank note and a stranger are refused; the stage route never goes back', async () => {
  const claim = await makeFiled()
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), { note: '  ' })).statusCode, 400)
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), {})).statusCode, 400)
  const back = await team.post(at(claim.id, 'stage'), { to_stage: 'dunning_action_recommended' })
  assert.equal(back.json().code, 'not_at_stage')
  await team.post(at(claim.id, 'close'), { closure_reason: 'written_off' })
  assert.equal((await team.post(at(claim.id, 'filing/reverse'), NOTE)).json().code, 'claim_closed')
  assert.equal((await team.post(at(partner.organization_id, 'filing/reverse'), NOTE)).statusCode, 404)
})

test('of two who take the same filing back at the same moment one is told that it is gone', async () => {
  const claim = await makeFiled()
  const answers = await Promise.all([1, 2].map(() => team.post(at(claim.id, 'filing/reverse'), NOTE)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const counters = await world.deps.db.many(
    sql`select 1 as one from fees where claim_id = ${claim.id} and reverses is not null`,
  )
  assert.equal(counters.length, 1)
})

test('the database keeps what was recorded', async () => {
  const claim = await makeFiled()
  await assert.rejects(world.deps.db.alone(sql`update court_filings set filed_at = now() where claim_id = ${claim.id}`))
  await team.post(at(claim.id, 'filing/reverse'), NOTE)
  await assert.rejects(
    world.deps.db.alone(sql`update court_filings set reversed_at = null where claim_id = ${claim.id}`),
  )
})
