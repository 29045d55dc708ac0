import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { doAtOnce } from './at-once.ts'
import { openFilledWorld, wrongCounts } from './filled-world.ts'

const { deps } = await openFilledWorld(30)
const { db } = deps

/** Of which nothing was booked that only ever grows. */
const CLAIM = sql`(
  select l.id from claims l where not exists (select from fees f where f.claim_id = l.id)
    and not exists (select from court_fee_invoices i where i.claim_id = l.id)
  order by l.id limit 1)`

/** What changes a count together with others of these. Nobody here locks the claim first, unlike the commands of the product. */
const CHANGES = {
  'a payment': sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      status, created_at)
    select gen_random_uuid(), organization_id, id, debtor_id, 70000, 'cash', now()::date, now()::date, 'completed', now()
    from claims where id = ${CLAIM}`,
  'a reversal': sql`
    update payments set status = 'reversed', reversed_at = now() where claim_id = ${CLAIM} and status = 'completed'`,
  'a smaller claim': sql`update claims set total_cents = total_cents - 20000 where id = ${CLAIM}`,
  'the stage of decisions': sql`
    update claims set collection_stage = 'dunning_action_recommended' where id = ${CLAIM}`,
  'another stage': sql`update claims set collection_stage = 'in_processing' where id = ${CLAIM}`,
  'a decision': sql`
    insert into lawsuit_decisions (claim_id, organization_id, decision, decided_at, decided_via, decided_as, streitwert_cents,
      amount_to_claim_cents, legal_basis)
    select id, organization_id, 'sue', now(), 'api', 'system', 1, 1, '[]' from claims where id = ${CLAIM}`,
  'another country': sql`
    update debtors set addresses = '[{"is_primary": true, "country": "LI"}]'
    where id = (select debtor_id from claims where id = ${CLAIM})`,
  'another partner': sql`
    update customers c set partner_id = (select id from partners where id <> c.partner_id order by id limit 1)
    where id = (select customer_id from claims where id = ${CLAIM})`,
}
type Change = keyof typeof CHANGES
const OF_MONEY: readonly Change[] = ['a payment', 'a reversal', 'a smaller claim', 'another partner']
const OF_DECISIONS: readonly Change[] = [
  ...(['the stage of decisions', 'another stage', 'a decision', 'a smaller claim'] as const),
  ...(['another country', 'another partner'] as const),
]

/** In every order, but nothing twice: what could be wrong then is shown by two payments. */
const PAIRS: readonly [Change, Change][] = [
  ['a payment', 'a payment'],
  ...[OF_MONEY, OF_DECISIONS].flatMap((changes) =>
    changes.flatMap((first) =>
      changes.filter((second) => second !== first).map((second): [Change, Change] => [first, second]),
    ),
  ),
]

/** A claim at a stage, undecided, paid in part, of a debtor whose country nobody knows. */
async function begin(collection_stage: string): Promise<void> {
  for (const table of ['payments', 'lawsuit_decisions'])
    await db.alone({ text: `delete from ${table} where claim_id = ${CLAIM.text}`, values: [] })
  await db.alone(sql`
    update claims set total_cents = 100000, created_at = now(), due_at = null, case_status = 'open',
      collection_stage = ${collection_stage}, closure_reason = null, stage_before_closure = null,
      customer_id = (select id from customers order by id limit 1)
    where id = ${CLAIM}`)
  await db.alone(sql`update debtors set addresses = '[]' where id = (select debtor_id from claims where id = ${CLAIM})`)
  await db.alone(CHANGES['a payment'])
}

for (const [first, second] of PAIRS)
  test(`counts are right after ${first} and, before that is committed, ${second}`, async () => {
    const is_to_come = [first, second].includes('the stage of decisions')
    await begin(is_to_come ? 'in_processing' : 'dunning_action_recommended')
    assert.deepEqual(await wrongCounts(db), [])
    await doAtOnce(db, CHANGES[first], CHANGES[second])
    assert.deepEqual(await wrongCounts(db), [])
  })
