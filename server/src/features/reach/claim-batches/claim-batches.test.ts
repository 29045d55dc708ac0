import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCollectable } from '../../../../test/cases.ts'
import { type OperatorClient, openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { StorageAway } from '../../../platform/storage/storage.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { doClaimBatch } from './jobs.ts'
import { endLostBatches } from './queries.ts'
import { CLAIMS_MAX } from './rules.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const anna = await world.operator('agent')
const BATCHES = '/api/operator/claims/batches'
const PREVIEW = '/api/operator/claims/batch-preview'

const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)
// The world begins on Ascension Day; letters are dated on a Monday here.
await advance(4 * DAY_S)

const fileOf = async (id: string) => (await admin.get(`/api/operator/claims/${id}`)).json().data

async function makeClaims(count: number, partner?: PartnerClient): Promise<string[]> {
  const own = partner ?? (await world.partner())
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push((await makeCollectable(own)).id)
  return ids
}
/** Claims that the next letter of the workflow is for. */
async function makeAccepted(count: number): Promise<string[]> {
  const ids = await makeClaims(count)
  const id = await order({ action: 'stage', to_stage: 'in_processing', ids })
  await run(id)
  assert.deepEqual(new Set(await outcomesOf(id)), new Set(['done']))
  return ids
}
const close = async (id: string) =>
  assert.equal((await admin.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 200)

const preview = async (body: object, who: OperatorClient = anna) => {
  const answer = await who.post(PREVIEW, body)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const order = async (body: object, who: OperatorClient = anna): Promise<string> => {
  const answer = await who.post(BATCHES, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}
const batchOf = async (id: string, who: OperatorClient = anna) => (await who.get(`${BATCHES}/${id}`)).json().data
type Line = { claim_id: string; status: string; code: string | null }
const outcomesOf = async (id: string): Promise<(string | null)[]> =>
  (await batchOf(id)).items.map(({ status, code }: Line) => code ?? status)
/** Runs the job as the queue would. */
const run = (batch_id: string) => doClaimBatch.run(world.deps, { batch_id }, 1)
const codesOf = ({ claims }: { claims: { code: string | null }[] }) => claims.map(({ code }) => code)

test('holding many claims does what can be done, and says of the rest why not', async () => {
  const [first, held, closed] = (await makeClaims(3)) as [string, string, string]
  await admin.post(`/api/operator/claims/${held}/hold`, { held: true })
  await close(closed)
  const ids = [first, held, closed]
  const before = await preview({ action: 'hold', until: '2026-12-01', ids })
  assert.deepEqual(codesOf(before), [null, 'already_held', 'claim_closed'])
  assert.equal(before.will_count, 1)
  assert.deepEqual(before.refusals, [
    { code: 'already_held', count: 1 },
    { code: 'claim_closed', count: 1 },
  ])
  assert.equal(before.claims[0].debtor_name, 'Max Canary-Maier')

  const id = await order({ action: 'hold', until: '2026-12-01', note: 'they asked for time', ids })
  assert.deepEqual(await outcomesOf(id), ['pending', 'pending', 'pending'])
  await world.deps.jobs.runDue(world.deps)
  assert.deepEqual(await outcomesOf(id), ['done', 'already_held', 'claim_closed'])
  const { pending_count, done_count, refused_count, finished_at } = await batchOf(id)
  assert.deepEqual([pending_count, done_count, refused_count], [0, 1, 2])
  assert.ok(finished_at)
  assert.equal((await fileOf(first)).is_held, true)
  const told = (await activityOf(world, first)).filter(({ action }) => action === 'claim.held')
  assert.deepEqual(
    told.map(({ actor_type, actor_id }) => [actor_type, actor_id]),
    [['operator', anna.operator_id]],
  )

  const release = await order({ action: 'release', ids: [first, closed] })
  await world.deps.jobs.runDue(world.deps)
  assert.deepEqual(await outcomesOf(release), ['done', 'claim_closed'])
  assert.equal((await fileOf(first)).is_held, false)
})

test('a run that is cut short goes on where it stopped, and nothing is done twice', async () => {
  const ids = await makeAccepted(3)
  const id = await order({ action: 'stage', to_stage: 'first_demand_letter', ids })
  let left = 1
  const stopping = {
    get aborted() {
      return left-- <= 0
    },
  }
  const cut = Object.create(world.deps, { jobs: { value: { ...world.deps.jobs, stopping } } })
  const jobsOf = async () =>
    (await world.deps.db.many(sql`select id from jobs where payload ->> 'batch_id' = ${id}`)).length
  const jobs_before = await jobsOf()
  await doClaimBatch.run(cut, { batch_id: id }, 1)
  assert.equal(await jobsOf(), jobs_before + 1, 'another run goes on, without an attempt being lost')
  assert.deepEqual(await outcomesOf(id), ['done', 'pending', 'pending'])
  assert.equal((await batchOf(id)).finished_at, null)

  await Promise.all([run(id), run(id)])
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['done', 'done', 'done'])
  for (const claim of ids) {
    assert.equal((await fileOf(claim)).letters.length, 1, 'one letter each')
  }
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
})

test('moving many claims counts the letters, and keeps to the table of stages', async () => {
  const [first, disputed, closed] = (await makeAccepted(3)) as [string, string, string]
  await admin.post(`/api/operator/claims/${disputed}/dispute`, { disputed: true })
  await close(closed)
  const ids = [first, disputed, closed]
  const before = await preview({ action: 'stage', to_stage: 'first_demand_letter', ids })
  assert.deepEqual(codesOf(before), [null, 'disputed', 'claim_closed'])
  assert.equal(before.letter_count, 1)
  assert.deepEqual(before.effects, ['letter_sent', 'fee_charged', 'stage_told', 'time_begins'])
  assert.deepEqual(codesOf(await preview({ action: 'stage', to_stage: 'second_demand_letter', ids: [first] })), [
    'not_at_stage',
  ])
  assert.deepEqual(codesOf(await preview({ action: 'stage', to_stage: 'closed', ids: [first] })), ['has_own_call'])
  const id = await order({ action: 'stage', to_stage: 'first_demand_letter', ids })
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['done', 'disputed', 'claim_closed'])
})

test('a letter is made for many claims only where the workflow would make it', async () => {
  const partner = await world.partner()
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { letter_dispatch: 'by_hand' })
  const ids = await makeClaims(3, partner)
  const [held, waiting, free] = ids as [string, string, string]
  await run(await order({ action: 'stage', to_stage: 'in_processing', ids }))
  await admin.post(`/api/operator/claims/${held}/hold`, { held: true })
  const move = { action: 'stage', to_stage: 'first_demand_letter' }
  const { to_stage } = move
  assert.equal((await admin.post(`/api/operator/claims/${waiting}/stage`, { to_stage })).statusCode, 200)
  const expected = ['claim_blocked', 'letter_made_already', null]
  assert.deepEqual(codesOf(await preview({ ...move, ids })), expected)
  const id = await order({ ...move, ids })
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['claim_blocked', 'letter_made_already', 'done'])
  assert.equal((await fileOf(held)).letters.length, 0)
  assert.equal((await fileOf(waiting)).letters.length, 1)
  assert.equal((await fileOf(free)).letters.length, 1)
  const single = await admin.post(`/api/operator/claims/${held}/stage`, { to_stage })
  assert.equal(single.statusCode, 200, 'somebody who has looked at the claim may')
})

test('leases and plans are not ended in bulk', async () => {
  const ids = await makeClaims(1)
  for (const to_stage of ['mzr_aufhebungserklaerung_sent', 'installment_cancelled'])
    for (const url of [PREVIEW, BATCHES]) {
      const [problem] = (await anna.post(url, { action: 'stage', to_stage, ids })).json().details
      assert.deepEqual([problem.field, problem.code], ['to_stage', 'not_applicable'])
    }
})

test('closing many claims says before what is no longer pursued', async () => {
  const [first, second] = (await makeClaims(2)) as [string, string]
  const before = await preview({ action: 'close', closure_reason: 'written_off', ids: [first, second] })
  const open = await Promise.all(
    [first, second].map(
      async (id) => (await admin.get(`/api/operator/claims/${id}/balance`)).json().data.totals.total as number,
    ),
  )
  assert.deepEqual(
    before.claims.map(({ open_amount }: { open_amount: number }) => open_amount),
    open,
  )
  assert.ok(open[0] && open[0] > 1000, 'with interest')
  assert.equal(before.open_amount, Math.round(((open[0] as number) + (open[1] as number)) * 100) / 100)
  const id = await order({ action: 'close', closure_reason: 'written_off', ids: [first, second] })
  await run(id)
  const file = await fileOf(first)
  assert.deepEqual([file.case_status, file.closure_reason], ['closed', 'written_off'])
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
})

test('many claims are given to somebody; those that are theirs already stay', async () => {
  const [first, own] = (await makeClaims(2)) as [string, string]
  const to = { action: 'assign', operator_id: anna.operator_id }
  await run(await order({ ...to, ids: [own] }))
  const before = await preview({ ...to, ids: [first, own] })
  assert.deepEqual([codesOf(before), before.owned_count], [[null, 'already_owned'], 0])
  const to_admin = { action: 'assign', operator_id: admin.operator_id }
  assert.equal((await preview({ ...to_admin, ids: [first, own] })).owned_count, 1)
  await run(await order({ ...to, ids: [first] }, admin))
  assert.equal((await fileOf(first)).owner_id, anna.operator_id)
  const stranger = await anna.post(BATCHES, { action: 'assign', operator_id: newId(), ids: [first] })
  assert.equal(stranger.json().details[0].code, 'unknown_reference')
})

test('letters that wait are taken into one print run, by administrators', async () => {
  const partner = await world.partner()
  const settings = { letter_dispatch: 'by_hand' }
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)
  const waiting = await makeClaims(2, partner)
  await advance(1800)
  const [without] = (await makeClaims(1, partner)) as [string]
  const ids = [...waiting, without]
  assert.equal((await anna.post(PREVIEW, { action: 'print', ids })).json().code, 'admin_required')
  assert.equal((await anna.post(BATCHES, { action: 'print', ids })).json().code, 'admin_required')
  const before = await preview({ action: 'print', ids }, admin)
  assert.deepEqual([before.letter_count, codesOf(before)], [2, [null, null, 'no_letter']])
  const id = await order({ action: 'print', ids }, admin)
  await Promise.all([run(id), run(id)])
  assert.deepEqual(await outcomesOf(id), ['done', 'done', 'no_letter'])
  const { print_run_ids } = await batchOf(id)
  assert.equal(print_run_ids.length, 1)
  const made = (await admin.get(`/api/operator/print-runs/${print_run_ids[0]}`)).json().data
  assert.equal(made.letter_count, 2)
  const again = await order({ action: 'print', ids: waiting }, admin)
  await run(again)
  assert.deepEqual(await outcomesOf(again), ['in_print_run', 'in_print_run'])
})

test('two batches over the same claims do each claim once', async () => {
  const ids = await makeClaims(3)
  const [one, other] = await Promise.all([order({ action: 'hold', ids }), order({ action: 'hold', ids }, admin)])
  await Promise.all([run(one), run(other)])
  const [first, second] = [await outcomesOf(one), await outcomesOf(other)]
  for (const [at, code] of first.entries())
    assert.deepEqual([code, second[at]].sort(), ['already_held', 'done'], 'one of both')
})

test('a fault of ours stands at the claim and in the log, and the others are done', async () => {
  const [first, second] = (await makeClaims(2)) as [string, string]
  const id = await order({ action: 'hold', ids: [first, second] })
  const { db } = world.deps
  let broken = true
  const faulty = Object.create(world.deps, {
    db: {
      value: {
        ...db,
        transaction: (act: Parameters<typeof db.transaction>[0]) => {
          if (!broken) return db.transaction(act)
          broken = false
          throw new Error('out of order')
        },
      },
    },
  })
  await doClaimBatch.run(faulty, { batch_id: id }, 1)
  assert.deepEqual(await outcomesOf(id), ['fault', 'done'])
  assert.ok(world.log_lines.some((line) => line.includes('deed of a batch failed') && line.includes(first)))
})

test('an outage is no fault of a claim: the next attempt goes on', async () => {
  const ids = await makeClaims(1)
  const id = await order({ action: 'hold', ids })
  const { db } = world.deps
  const away = new StorageAway(new Error('no disk'), 'EIO')
  const faulty = Object.create(world.deps, { db: { value: { ...db, transaction: () => Promise.reject(away) } } })
  await assert.rejects(doClaimBatch.run(faulty, { batch_id: id }, 1), away)
  assert.deepEqual(await outcomesOf(id), ['pending'])
})

const age = (id: string, hours: number) =>
  world.deps.db.alone(sql`
    update claim_batches set expires_at = expires_at - make_interval(hours => ${hours}) where id = ${id}`)

test('what was ordered half a day ago is not done any more', async () => {
  const ids = await makeClaims(1)
  const id = await order({ action: 'hold', ids })
  await age(id, 13)
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['too_late'])
  assert.equal((await fileOf(ids[0] as string)).is_held, false)
})

test('a batch whose job is gone is ended', async () => {
  const ids = await makeClaims(1)
  const [lost, young] = [await order({ action: 'hold', ids }), await order({ action: 'hold', ids })]
  await age(lost, 25)
  await world.deps.db.transaction(endLostBatches)
  assert.deepEqual([await outcomesOf(lost), await outcomesOf(young)], [['fault'], ['pending']])
  assert.ok((await batchOf(lost)).finished_at)
})

test('a preview by filters is logged as the list is', async () => {
  const reader = await world.operator('agent')
  const [claim] = (await makeClaims(1)) as [string]
  const { debtor_id } = await fileOf(claim)
  const logged = async (filter: object) => {
    const count = async () => (await admin.get(`/api/operator/audit?actor_id=${reader.operator_id}&limit=1`)).json()
    const before = (await count()).total
    await preview({ action: 'hold', filter }, reader)
    const { total, data } = await count()
    return total > before ? data[0].action : null
  }
  assert.equal(await logged({ debtor_id }), 'debtor.read')
  assert.equal(await logged({ q: 'Nobody has this name' }), 'debtor.searched')
  assert.equal(await logged({ debtor_id }), null, 'not again so soon')
})

test('a batch that is stopped leaves the rest undone, and stays as it is', async () => {
  const ids = await makeClaims(2)
  const id = await order({ action: 'close', closure_reason: 'withdrawn', note: 'settled by phone', ids })
  const stopped = await admin.post(`${BATCHES}/${id}/stop`)
  assert.equal(stopped.statusCode, 200, stopped.body)
  assert.ok(stopped.json().data.stopped_at)
  assert.equal(stopped.json().data.stopped_by, admin.operator_id)
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['stopped', 'stopped'])
  assert.equal((await fileOf(ids[0] as string)).case_status, 'open')
  const { finished_at } = await batchOf(id)
  await admin.post(`${BATCHES}/${id}/stop`)
  assert.equal((await batchOf(id)).finished_at, finished_at)
  assert.equal((await admin.post(`${BATCHES}/${newId()}/stop`)).statusCode, 404)
})

test('what somebody has ordered who has left, or may no longer do it, is not done', async () => {
  const leaving = await world.operator('agent')
  const [claim] = (await makeClaims(1)) as [string]
  const id = await order({ action: 'hold', ids: [claim] }, leaving)
  assert.equal((await admin.patch(`/api/operator/users/${leaving.operator_id}`, { disabled: true })).statusCode, 200)
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['operator_left'])
  assert.equal((await fileOf(claim)).is_held, false)

  const lowered = await world.operator('admin')
  const print = await order({ action: 'print', ids: [claim] }, lowered)
  assert.equal((await admin.patch(`/api/operator/users/${lowered.operator_id}`, { role: 'agent' })).statusCode, 200)
  await run(print)
  assert.deepEqual(await outcomesOf(print), ['admin_required'])
})

test('claims are found by the filters of their list, at most so many', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const ids = await makeClaims(2, partner)
  const { claims } = await preview({ action: 'hold', filter: { organization_id, case_status: ['open'] } })
  assert.deepEqual(claims.map(({ claim_id }: Line) => claim_id).sort(), [...ids].sort())
  const { db } = world.deps
  await db.alone({
    text: `insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status,
        collection_stage, stage_entered_at, created_at, updated_at, changed_at)
      select gen_random_uuid(), l.organization_id, l.debtor_id, 'MANY-' || n, l.claim_type, l.submission_state, l.case_status,
        l.collection_stage, l.stage_entered_at, l.created_at, l.updated_at, l.changed_at
      from claims l, generate_series(1, ${CLAIMS_MAX}) n where l.id = '${ids[0]}'`,
    values: [],
  })
  const refused = await anna.post(PREVIEW, { action: 'hold', filter: { organization_id } })
  assert.equal(refused.statusCode, 400)
  const [problem] = refused.json().details
  assert.deepEqual([problem.code, problem.values], ['batch_too_large', { count: CLAIMS_MAX + 2, max: CLAIMS_MAX }])
  const many = Array.from({ length: CLAIMS_MAX + 1 }, () => newId())
  assert.equal((await anna.post(BATCHES, { action: 'hold', ids: many })).json().details[0].code, 'too_many')
})

test('what does not go together is refused before anything is stored', async () => {
  const [claim] = (await makeClaims(1)) as [string]
  const refusalOf = async (url: string, body: object) => (await anna.post(url, body)).json().details?.[0]
  const ids = [claim]
  assert.partialDeepStrictEqual(await refusalOf(BATCHES, { action: 'stage', ids }), {
    field: 'to_stage',
    code: 'required',
  })
  assert.partialDeepStrictEqual(await refusalOf(BATCHES, { action: 'hold', to_stage: 'in_processing', ids }), {
    field: 'to_stage',
    code: 'not_applicable',
  })
  assert.partialDeepStrictEqual(await refusalOf(PREVIEW, { action: 'hold' }), { field: 'ids', code: 'required' })
  assert.partialDeepStrictEqual(await refusalOf(PREVIEW, { action: 'hold', ids, filter: {} }), {
    field: 'filter',
    code: 'not_applicable',
  })
  assert.partialDeepStrictEqual(await refusalOf(BATCHES, { action: 'hold', until: '2020-01-01', ids }), {
    field: 'until',
    code: 'in_the_past',
  })
  assert.partialDeepStrictEqual(await refusalOf(BATCHES, { action: 'hold', ids: [claim, newId()] }), {
    field: 'ids',
    code: 'unknown_reference',
  })
  assert.deepEqual(codesOf(await preview({ action: 'hold', ids: [newId()] })), ['not_found'])
})

test('the same key orders one batch, and the list has it first', async () => {
  const ids = await makeClaims(1)
  const headers = { 'idempotency-key': newId() }
  const [one, other] = [
    await anna.post(BATCHES, { action: 'hold', ids }, headers),
    await anna.post(BATCHES, { action: 'hold', ids }, headers),
  ]
  assert.equal(one.json().data.id, other.json().data.id)
  const { data, total } = (await admin.get(`${BATCHES}?limit=1`)).json()
  assert.equal(data[0].id, one.json().data.id)
  assert.equal(data[0].ordered_by, anna.operator_id)
  assert.ok(total > 1)
  assert.equal((await admin.get(`${BATCHES}/${newId()}`)).statusCode, 404)
})

test('a reset of the sandbox takes the claims out of batches, and a batch of them alone with it', async () => {
  const [gone, stays] = [await world.partner(), await world.partner()]
  const [own] = (await makeClaims(1, gone)) as [string]
  const [other] = (await makeClaims(1, stays)) as [string]
  const alone = await order({ action: 'hold', ids: [own] })
  const mixed = await order({ action: 'hold', ids: [own, other] })
  const reset = await gone.post('/sandbox/reset')
  assert.equal(reset.statusCode, 200, reset.body)
  assert.equal((await anna.get(`${BATCHES}/${alone}`)).statusCode, 404)
  await run(alone)
  await run(mixed)
  assert.deepEqual(await outcomesOf(mixed), ['done'])
})
