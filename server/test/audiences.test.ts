import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '../src/audiences/api.ts'
import { claimVisibleTo } from '../src/audiences/visibility.ts'
import { teamPaymentRoutes } from '../src/features/case/payments/routes.operator.ts'
import { CALLER_TYPES, type Caller, SYSTEM } from '../src/kernel/caller.ts'
import { sql } from '../src/platform/db/db.ts'
import type { Deps } from '../src/platform/work.ts'
import { activityOf, makeCollectable } from './cases.ts'
import { mailedLink, moveToCourtStep } from './court-cases.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const admin = await world.operator()

/** Never called: the type check is the test. An expected error that does not occur fails to compile. */
export function wouldNotCompile(operator: Api<'operator'>, creditor: Api<'creditor'>, deps: Deps): void {
  // @ts-expect-error Creditors have no role.
  creditor.get('/a', {}, async ({ caller }) => caller.role)
  // @ts-expect-error Operators belong to no customer.
  operator.get('/b', {}, async ({ caller }) => caller.customer_id)
  // @ts-expect-error Team routes cannot be declared among those of creditors.
  teamPaymentRoutes(creditor, deps)
  // @ts-expect-error The union is closed.
  claimVisibleTo({ type: 'robot', id: null } satisfies Caller)
}

test('the activity log accepts every kind of caller, and a link opens one claim', async () => {
  const { id } = await makeCollectable(await world.partner())
  const { organization_id } = (await world.deps.db.one<{ organization_id: string }>(
    sql`select organization_id from claims where id = ${id}`,
  )) as { organization_id: string }
  const link = { type: 'creditor', id: null, organization_id, claim_id: id } as const
  for (const type of CALLER_TYPES) {
    const known = await world.deps.db.one<{ is_known: boolean }>(sql`
      select pg_get_constraintdef(oid) like ${`%'${type}'%`} as is_known
      from pg_constraint where conname = 'claim_activity_actor_check'`)
    assert.equal(known?.is_known, true, type)
  }
  const seenBy = async (caller: Caller) =>
    (await world.deps.db.many(sql`select l.id from claims l where l.id = ${id} and ${claimVisibleTo(caller)}`)).length
  assert.equal(await seenBy(SYSTEM), 1)
  assert.equal(await seenBy(link), 1)
  assert.equal(await seenBy({ ...link, claim_id: organization_id }), 0, 'a link opens one claim')
  const session = {
    id: link.claim_id,
    session_id: link.claim_id,
    is_contact_only: false,
    collector: null,
    language: null,
    country: null,
  }
  assert.equal(await seenBy({ type: 'debtor', ...session, organization_id, claim_id: organization_id }), 0)
})

test("a decision through a link is logged as the creditor's", async () => {
  const partner = await world.partner()
  const claim = await makeCollectable(partner)
  await moveToCourtStep(world, claim.id)
  const url = await mailedLink(world, partner, claim)
  const answer = await world.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=decline&confirm=yes',
  })
  assert.equal(answer.statusCode, 303, answer.body)
  const entry = (await activityOf(world, claim.id)).find(({ action }) => action === 'lawsuit.decided')
  assert.deepEqual(entry, { action: 'lawsuit.decided', actor_type: 'creditor', actor_id: null })
})

test('a team command with a key is carried out once and gets the same answer again', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  const key = { 'idempotency-key': 'once' }
  const pay = () => admin.post(`/api/operator/claims/${id}/payments`, { amount: 5 }, key)
  const [first, second] = [await pay(), await pay()]
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201])
  assert.equal(second.body, first.body)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.equal((await partner.get(`/openapi/claims/${id}`)).json().data.paid_amount, 5)
  const other = await world.operator()
  assert.equal((await other.post(`/api/operator/claims/${id}/payments`, { amount: 5 }, key)).statusCode, 201)
  assert.equal((await partner.get(`/openapi/claims/${id}`)).json().data.paid_amount, 10, 'a key belongs to one person')
})

test('a team move that makes a letter is carried out once for its key', async () => {
  const { id } = await makeCollectable(await world.partner())
  await admin.post(`/api/operator/claims/${id}/stage`, { to_stage: 'in_processing' })
  const key = { 'idempotency-key': 'letter' }
  const move = () => admin.post(`/api/operator/claims/${id}/stage`, { to_stage: 'first_demand_letter' }, key)
  const [first, second] = [await move(), await move()]
  assert.deepEqual([first.statusCode, second.statusCode], [200, 200], second.body)
  assert.equal(second.body, first.body)
  const letters = await world.deps.db.many(sql`select id from letters where claim_id = ${id}`)
  assert.equal(letters.length, 1)
})

test('a secret that is shown once is repeated for its key, and is stored sealed', async () => {
  const { operator_id } = await world.operator('agent')
  const reset = () =>
    admin.post(`/api/operator/users/${operator_id}/reset-password`, undefined, { 'idempotency-key': 'secret' })
  const [first, second] = [await reset(), await reset()]
  const { initial_password } = first.json().data
  assert.equal(second.json().data.initial_password, initial_password)
  const kept = await world.deps.db.one<{ body: string; is_sealed: boolean }>(
    sql`select body, is_sealed from idempotency_keys where key = 'secret'`,
  )
  assert.equal(kept?.is_sealed, true)
  assert.ok(!kept?.body.includes(initial_password))
})
