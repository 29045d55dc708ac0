import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMonths, dayInVienna } from '../src/kernel/dates.ts'
import { type Statement, sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { doAtOnce } from './at-once.ts'
import { makeCollectable } from './cases.ts'
import { freshDatabase } from './database.ts'
import { countPlans, listWrongPlans } from './plan-copies.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const { db } = world.deps
const team = await world.operator('admin')

const dueIn = (months: number) => addMonths(dayInVienna(world.clock.business()), months)
const parts = (...amounts: number[]) => ({
  installments: amounts.map((amount, index) => ({ due_date: dueIn(index + 1), amount })),
})

/** A claim over 300 euros with its first demand letter. */
async function openCase() {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300 })
  assert.equal((await partner.post('/sandbox/clock/advance', { seconds: 1800 })).statusCode, 200)
  return { partner, id }
}

/** How the plans of a claim are kept, the oldest first. */
const keptOf = async (id: string) =>
  (
    await db.many<{ status: string; reason: string | null; due: string }>(sql`
      select status, closure_reason as reason, next_due_date::text as due from installment_plans
      where claim_id = ${id} order by created_at, id`)
  ).map(({ status, reason, due }) => [status, reason, due])

test('what plans are listed by is what instalments and claims say, whatever happens to them', async () => {
  const { partner, id } = await openCase()
  const claim = `/api/operator/claims/${id}`
  const [one, two, never] = [dueIn(1), dueIn(2), 'infinity']
  const act = async (path: string, body: object, kept: unknown[][]): Promise<string> => {
    const answer = await (path.startsWith('/openapi') ? partner : team).post(path, body)
    assert.ok(answer.statusCode < 300, `${path}: ${answer.body}`)
    assert.deepEqual(await keptOf(id), kept, path)
    assert.deepEqual(await listWrongPlans(db), [], path)
    return answer.json().data.id
  }
  const pay = (amount: number, kept: unknown[][]) => act(`/openapi/claims/${id}/payments`, { amount }, kept)
  const reverse = (payment: string, kept: unknown[][]) => act(`/api/operator/payments/${payment}/reverse`, {}, kept)

  await act(`${claim}/installment-plan`, parts(100, 100, 100), [['active', null, one]])
  await pay(40, [['active', null, one]])
  const second = await pay(60, [['active', null, two]])
  await reverse(second, [['active', null, one]])
  await act(`${claim}/dispute`, { disputed: true }, [['active', null, one]])
  await act(`${claim}/dispute`, { disputed: false }, [['active', null, one]])
  await act(`${claim}/stage`, { to_stage: 'installment_cancelled' }, [['cancelled', null, one]])

  const was = (due: string, reason: string | null = null) => ['replaced', reason, due]
  await act(`${claim}/installment-plan`, parts(130, 130), [was(one), ['active', null, one]])
  await pay(150, [was(two), ['active', null, two]])
  const last = await pay(110, [was(never, 'installment_plan'), ['active', 'installment_plan', never]])
  await reverse(last, [was(two), ['active', null, two]])
  await act(`${claim}/close`, { closure_reason: 'written_off' }, [
    was(two, 'written_off'),
    ['active', 'written_off', two],
  ])
  await act(`${claim}/reopen`, {}, [was(two), ['active', null, two]])
})

/** As nobody does it, without locking the claim first. */
const CHANGES = {
  'a payment': (id: string) => sql`update claims set paid_cents = paid_cents + 10000 where id = ${id}`,
  'a plan': (id: string) => sql`
    insert into installment_plans (id, organization_id, claim_id, status, paid_before_cents, total_cents, agreed_via, ended_on,
      created_at, updated_at)
    select gen_random_uuid(), organization_id, id, 'replaced', 0, 5000, 'team', now()::date, now(), now() from claims
    where id = ${id}`,
  'new instalments': (id: string) => sql`
    insert into installments (plan_id, number, due_date, amount_cents, up_to_cents)
    select p.id, 10 + n, ${dueIn(10)}::date + n, 5000, 10000 + n * 5000 from installment_plans p, generate_series(1, 2) n
    where p.claim_id = ${id}`,
  'other days': (id: string) => sql`
    update installments set due_date = due_date + 3
    where plan_id in (select id from installment_plans where claim_id = ${id})`,
  'other amounts': (id: string) => sql`
    update installments set up_to_cents = up_to_cents + 10000
    where plan_id in (select id from installment_plans where claim_id = ${id})`,
  'another beginning': (id: string) =>
    sql`update installment_plans set paid_before_cents = paid_before_cents + 5000 where claim_id = ${id}`,
  'fewer instalments': (id: string) => sql`
    delete from installments where number = 1
    and plan_id in (select id from installment_plans where claim_id = ${id})`,
} satisfies Record<string, (id: string) => Statement>
type Change = keyof typeof CHANGES

/** What is done by hand to rows that the accounts do not know of. */
async function changingAtWill(change: (id: string) => Promise<void>): Promise<void> {
  const { id } = await openCase()
  assert.equal((await team.post(`/api/operator/claims/${id}/installment-plan`, parts(100, 100, 100))).statusCode, 201)
  const guard = (how: string) => db.alone({ text: `alter table claims ${how} trigger claims_sums_check`, values: [] })
  await guard('disable')
  try {
    await change(id)
    assert.deepEqual(await listWrongPlans(db), [])
  } finally {
    await db.alone(sql`update claims set paid_cents = 0 where id = ${id}`)
    await guard('enable')
  }
}

for (const first of Object.keys(CHANGES) as Change[])
  for (const second of Object.keys(CHANGES).filter((name) => name === 'a payment' || first === 'a payment') as Change[])
    test(`plans are in order after ${first} and, before that is committed, ${second}`, () =>
      changingAtWill((id) => doAtOnce(db, CHANGES[first](id), CHANGES[second](id))))

test('an instalment that goes to another plan changes both', () =>
  changingAtWill(async (id) => {
    await db.alone(CHANGES['a plan'](id))
    await db.alone(sql`
      update installments set plan_id = (select id from installment_plans where claim_id = ${id} and status = 'replaced')
      where number = 1 and plan_id in (select id from installment_plans where claim_id = ${id} and status = 'active')`)
    assert.deepEqual((await keptOf(id)).map(([status, , due]) => [status, due]).sort(), [
      ['active', dueIn(2)],
      ['replaced', dueIn(1)],
    ])
  }))

test('plans from before are in order when the new version starts', async () => {
  const migrations = await readMigrations()
  const database = await freshDatabase({ migrated: false })
  const old = database.db
  await migrate(
    database.address,
    migrations.filter(({ number }) => number < 232),
  )
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const run = (text: string) => old.alone({ text, values: [] })
  await run(`insert into organizations (id, name, created_at, updated_at) values ('${idOf(1)}', 'A', now(), now())`)
  await run(`
    insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at,
      updated_at)
    values ('${idOf(2)}', '${idOf(1)}', 'person', 'privateperson', '{"first_name": "Eva", "last_name": "Maier"}', '[]', '[]',
      now(), now())`)
  await run('alter table claims disable trigger user')
  await run(`
    insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status,
      closure_reason, stage_before_closure, collection_stage, total_cents, paid_cents, stage_entered_at, changed_at,
      created_at, updated_at)
    select md5('claim' || n)::uuid, '${idOf(1)}', '${idOf(2)}', 'OLD' || n, 'standard', 'accepted',
      case n % 3 when 0 then 'closed' else 'open' end, case n % 3 when 0 then 'written_off' end,
      case n % 3 when 0 then 'installment_payment' end, case n % 3 when 0 then 'closed' else 'installment_payment' end,
      30000, n % 4 * 10000, now(), now(), now(), now()
    from generate_series(1, 1100) n`)
  await run('alter table claims enable trigger user')
  await run(`
    insert into installment_plans (id, organization_id, claim_id, status, paid_before_cents, total_cents, agreed_via,
      created_at, updated_at)
    select md5('plan' || id)::uuid, organization_id, id, 'active', 0, 30000, 'team', now(), now() from claims`)
  await run(`
    insert into installments (plan_id, number, due_date, amount_cents, up_to_cents)
    select p.id, n, '2026-05-01'::date + n * 30, 10000, n * 10000 from installment_plans p, generate_series(1, 3) n`)
  await migrate(database.address, migrations)
  assert.deepEqual(await listWrongPlans(old), [])
  assert.equal(await countPlans(old), 1100)
})
