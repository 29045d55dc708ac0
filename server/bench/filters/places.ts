import { type Db, sql } from '../../src/platform/db/db.ts'
import type { Filler } from '../desk/bulk.ts'
import { logIn } from '../servers/account.ts'
import type { Filled } from '../servers/filled.ts'

/**
 * The organisations of a filling, which share its claims: of a status that many claims of one have, another one has none. Three
 * in five claims are of the first, where all stages are mixed.
 */
export const PLACES = ['mixed', 'settled_but_few', 'settled', 'open_but_few', 'open'] as const
export type PlaceName = (typeof PLACES)[number]
export type Place = { readonly organization_id: string; readonly partner_id: string }
export type Places = Readonly<Record<PlaceName, Place>>

/** Which customers belong to it, by their number of ten. The mixed one keeps the others. */
const SHARES: Readonly<Record<Exclude<PlaceName, 'mixed'>, number>> = {
  settled_but_few: 3,
  settled: 4,
  open_but_few: 8,
  open: 9,
}

/** Organisations with a partner each, before anything is filled. */
export async function addPlaces(db: Db, organization_id: string): Promise<Places> {
  const [row] = await db.alone<{ id: string }>(sql`select md5('partner1')::uuid as id`)
  const others: [string, Place][] = []
  for (const name of PLACES.slice(1)) others.push([name, await addOrganization(db, organization_id, name)])
  return { mixed: { organization_id, partner_id: row?.id }, ...Object.fromEntries(others) } as Places
}

export type Tokens = Readonly<Record<PlaceName, string>>

/** A token for the partner of each. */
export async function issueTokens({ base }: Pick<Filled, 'base'>, places: Places): Promise<Tokens> {
  const cookie = await logIn(base)
  const tokens: [string, string][] = []
  for (const [name, place] of Object.entries(places)) {
    const answer = await fetch(`${base}/api/operator/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ ...place, kind: 'partner', rate_limit_per_hour: 1_000_000 }),
    })
    if (!answer.ok) throw new Error(`no token: ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: { token: string } }
    tokens.push([name, data.token])
  }
  return Object.fromEntries(tokens) as Tokens
}

/** Set up like the given one. */
async function addOrganization(db: Db, like: string, name: string): Promise<Place> {
  const [row] = await db.alone<Place>(sql`
    with organization as (
      insert into organizations
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'name', ${name}::text, 'letterhead', null))).*
      from organizations o where o.id = ${like} returning id)
    insert into partners (id, organization_id, name, email, commission_rate, confirmed_at, created_at, updated_at)
    select gen_random_uuid(), id, 'Partner ' || ${name}, 'p@example.com', 0.1, now(), now(), now() from organization
    returning organization_id, id as partner_id`)
  return row as Place
}

const NUMBER = sql`ltrim(substr(l.case_reference, 6), '0')::int`

/** Gives each its customers, with their debtors, claims and invoices, and makes the claims what its name says. */
export async function divide(db: Filler, places: Places, per_customer: number): Promise<void> {
  const of = Object.entries(SHARES).map(([name, share]) => ({ ...places[name as PlaceName], share }))
  const shares = sql`(
    select * from unnest(${of.map(({ share }) => share)}::int[], ${of.map((place) => place.organization_id)}::uuid[],
      ${of.map((place) => place.partner_id)}::uuid[]) s (share, organization_id, partner_id)) s`
  await db.alone(sql`create temporary table moved on commit drop as
    select l.id, l.debtor_id, l.customer_id, s.organization_id, s.partner_id
    from claims l join ${shares} on s.share = ${NUMBER} / ${per_customer}::int % 10 where l.case_reference like 'BENCH%'`)
  await db.alone(sql`
    update customers c set organization_id = m.organization_id, partner_id = m.partner_id
    from (select distinct customer_id, organization_id, partner_id from moved) m where m.customer_id = c.id`)
  // One partner of the mixed organisation has half of its customers.
  await db.alone(sql`
    update customers c set partner_id = ${places.mixed.partner_id}
    where c.organization_id = ${places.mixed.organization_id} and c.email = 'c@example.com'
      and get_byte(decode(md5(c.id::text), 'hex'), 0) < 128`)
  await db.alone(sql`update debtors d set organization_id = m.organization_id from moved m where m.debtor_id = d.id`)
  await db.alone(sql`update claims l set organization_id = m.organization_id from moved m where m.id = l.id`)
  await db.alone(sql`update invoices i set organization_id = m.organization_id from moved m where m.id = i.claim_id`)
  for (const name of ['settled_but_few', 'settled'] as const) await settle(db, places[name])
  for (const name of ['open_but_few', 'open'] as const) await reopen(db, places[name])
  await db.alone(sql`update claims l set owner_id = null where l.owner_id is not null`)
  await makeFew(db, places)
}

const settle = (db: Filler, { organization_id }: Place) =>
  db.alone(sql`
    update claims set submission_state = 'accepted', case_status = 'closed', closure_reason = 'written_off',
      collection_stage = 'closed', stage_before_closure = 'third_demand_letter', claim_type = 'standard', paid_cents = 0,
      due_at = null, is_held = false, claim_disputed = false, stuck_reason = null, stuck_at = null, stuck_since = null
    where organization_id = ${organization_id}`)

const reopen = (db: Filler, { organization_id }: Place) =>
  db.alone(sql`
    update claims set submission_state = 'accepted', case_status = 'open', closure_reason = null,
      collection_stage = 'first_demand_letter', stage_before_closure = null, claim_type = 'standard', paid_cents = 0,
      due_at = created_at + interval '40 days', is_held = false, claim_disputed = false, stuck_reason = null, stuck_at = null,
      stuck_since = null
    where organization_id = ${organization_id}`)

/** So many have what is rare. They are the oldest, at the far end of everything that is in the order of time. */
export const FEW = 5

/** Each is another few of the oldest. */
async function makeFew(db: Filler, places: Places): Promise<void> {
  const few = (name: PlaceName, turn: number) => sql`
    id in (select id from claims where organization_id = ${places[name].organization_id} and case_reference like 'BENCH%'
      order by created_at limit ${FEW} offset ${turn * FEW}::int)`
  const open = (stage: string) => sql`
    update claims set closure_reason = null, collection_stage = ${stage}, stage_before_closure = null`
  await db.alone(sql`${open('in_processing')}, case_status = 'open' where ${few('settled_but_few', 0)}`)
  await db.alone(sql`${open('first_demand_letter')}, case_status = 'open', paid_cents = total_cents / 2
    where ${few('settled_but_few', 1)}`)
  await db.alone(sql`
    ${open('second_demand_letter')}, case_status = 'disputed', claim_disputed = true where ${few('settled_but_few', 2)}`)
  await db.alone(sql`
    update claims set closure_reason = 'paid', paid_cents = total_cents where ${few('settled_but_few', 3)}`)
  await db.alone(sql`
    update claims set case_status = 'closed', closure_reason = 'withdrawn', collection_stage = 'closed',
      stage_before_closure = 'first_demand_letter', due_at = null where ${few('open_but_few', 0)}`)
  // What the team looks for in all organisations.
  await db.alone(sql`
    update claims set claim_type = 'tenancy', collection_stage = 'mzr_klage_recommended', due_at = null, case_status = 'open',
      closure_reason = null, stage_before_closure = null, submission_state = 'accepted', claim_disputed = false, is_held = false,
      stuck_reason = null, stuck_at = null, stuck_since = null, partner_reference = 'K-rare',
      owner_id = (select id from operators order by created_at limit 1)
    where ${few('mixed', 0)}`)
  await db.alone(sql`
    update debtors d set addresses = '[{"street": "Gasse 1", "zip": "8001", "city": "Zürich", "country": "CH", "is_primary": true}]'
    from claims l where l.debtor_id = d.id and l.partner_reference = 'K-rare'`)
}
