import { type Db, type Reader, type Statement, sql, type Tx } from '../../platform/db/db.ts'
import { type Page, pageClause } from '../../platform/http/paging.ts'
import { type DeliveryStatus, PICK_UPS_MAX, SET_ASIDE, type Verdict, WEBHOOK_DISABLED } from './rules.ts'

export type WebhookRow = {
  id: string
  organization_id: string
  partner_id: string
  url: string
  secret_sealed: Buffer
  enabled: boolean
  epoch: number
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`w.id, w.organization_id, w.partner_id, w.url, w.secret_sealed, w.enabled, w.epoch, w.created_at, w.updated_at`

export const findWebhook = (reader: Reader, partner_id: string): Promise<WebhookRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from webhooks w where w.partner_id = ${partner_id} and w.deleted_at is null`)

export const lockWebhook = (tx: Tx, partner_id: string): Promise<WebhookRow | undefined> =>
  tx.one(
    sql`select ${COLUMNS} from webhooks w where w.partner_id = ${partner_id} and w.deleted_at is null for no key update`,
  )

/** Whoever sets up the webhook of a partner waits here for whoever does so at the same moment. */
export const lockPartner = (tx: Tx, partner_id: string): Promise<{ id: string; organization_id: string } | undefined> =>
  tx.one(sql`select id, organization_id from partners where id = ${partner_id} for no key update`)

export const insertWebhook = (tx: Tx, row: WebhookRow): Promise<number> =>
  tx.run(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, enabled, epoch, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.partner_id}, ${row.url}, ${row.secret_sealed}, ${row.enabled},
      ${row.epoch}, ${row.created_at}, ${row.updated_at})`)

export const setWebhook = (tx: Tx, row: WebhookRow & { deleted_at?: Date }): Promise<number> =>
  tx.run(sql`
    update webhooks set url = ${row.url}, secret_sealed = ${row.secret_sealed}, enabled = ${row.enabled},
      epoch = ${row.epoch}, deleted_at = ${row.deleted_at ?? null}, updated_at = ${row.updated_at}
    where id = ${row.id}`)

const IS_FREE = sql`(d.lease_until is null or d.lease_until <= wall_now())`

/** Pending deliveries of a webhook that is off. One that is being sent right now keeps its true outcome. */
export const failPending = (tx: Tx, webhook_id: string): Promise<number> =>
  tx.run(sql`
    update webhook_deliveries d set status = 'failed', reason = ${WEBHOOK_DISABLED}
    where d.webhook_id = ${webhook_id} and d.status = 'pending' and ${IS_FREE}`)

/**
 * What a change that was open across a disabling has queued, and what a crashed sender left of a webhook that is off by
 * now; and what was picked up too often.
 */
export const sweepDeliveries = (db: Db): Promise<unknown[]> =>
  db.alone(sql`
    update webhook_deliveries d
    set status = 'failed',
      reason = case when d.epoch <> w.epoch or not w.enabled then ${WEBHOOK_DISABLED} else ${SET_ASIDE} end
    from webhooks w
    where w.id = d.webhook_id and d.status = 'pending' and ${IS_FREE}
      and (d.epoch <> w.epoch or not w.enabled or d.pick_ups >= ${PICK_UPS_MAX}::int)`)

type NewTest = { id: string; event_id: string; body: Buffer; type: string; claim_id: string; at: Date }

export const insertTestDelivery = (tx: Tx, webhook: WebhookRow, test: NewTest): Promise<number> =>
  tx.run(sql`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, test_body, type, claim_id, seq, next_at, created_at)
    values (${test.id}, ${webhook.id}, ${webhook.epoch}, ${test.event_id}, ${test.body}, ${test.type}, ${test.claim_id},
      nextval(pg_get_serial_sequence('events', 'seq')), ${test.at}, ${test.at})`)

/** Of pending deliveries the earliest time; null when there are none. */
export const findNextDue = async (reader: Reader): Promise<Date | null> =>
  (
    await reader.one<{ next_at: Date | null }>(
      sql`select min(next_at) as next_at from webhook_deliveries where status = 'pending'`,
    )
  )?.next_at ?? null

/** Webhooks with something to send, by a walk over the index that touches one entry for each of them. */
export const listWaiting = (
  reader: Reader,
  now: Date,
  due_max: number,
): Promise<{ webhook_id: string; due: number }[]> =>
  reader.many(sql`
    with recursive owners as (
      (select webhook_id from webhook_deliveries where status = 'pending' order by webhook_id limit 1)
      union all
      select (select d.webhook_id from webhook_deliveries d
        where d.status = 'pending' and d.webhook_id > o.webhook_id order by d.webhook_id limit 1)
      from owners o where o.webhook_id is not null
    )
    select w.id as webhook_id, due.due::int
    from owners o join webhooks w on w.id = o.webhook_id and w.enabled
    cross join lateral (
      select count(*) as due from (
        select 1 from webhook_deliveries d
        where d.webhook_id = w.id and d.status = 'pending' and d.next_at <= ${now} and d.epoch = w.epoch and ${IS_FREE}
        limit ${due_max}) few) due
    where due.due > 0`)

export type Picked = {
  id: string
  webhook_id: string
  event_id: string
  type: string
  attempts: number
  lease_id: string
  url: string
  secret_sealed: Buffer
  body: Buffer
}

/** Longer than a call may take, waiting in memory included. */
const LEASE_S = 30

type Share = { webhook_id: string; slots: number }

/**
 * Leases what is due, oldest first, at most so many of each webhook. Of one claim the earlier event goes first: a later one
 * waits while an earlier one is due or under way, and no longer. Address and secret are those of this moment.
 */
export function pickUp(db: Db, shares: readonly Share[], lease_id: string, now: Date): Promise<Picked[]> {
  const ids = shares.map(({ webhook_id }) => webhook_id)
  const slots = shares.map((share) => share.slots)
  return db.alone(sql`
    with picked as materialized (
      select chosen.id from unnest(${ids}::uuid[], ${slots}::int[]) as share (webhook_id, slots)
      join webhooks w on w.id = share.webhook_id and w.enabled
      cross join lateral (
        select d.id from webhook_deliveries d
        where d.webhook_id = share.webhook_id and d.epoch = w.epoch and d.status = 'pending' and d.next_at <= ${now} and ${IS_FREE}
          and not exists (select 1 from webhook_deliveries e
            where e.claim_id = d.claim_id and e.status = 'pending' and e.seq < d.seq and e.next_at <= ${now}
              and e.webhook_id = d.webhook_id and e.epoch = w.epoch)
        order by d.next_at, d.seq limit share.slots for update of d skip locked) chosen
    ), leased as (
      update webhook_deliveries d set lease_id = ${lease_id}, lease_until = wall_now() + make_interval(secs => ${LEASE_S}),
        pick_ups = d.pick_ups + 1
      where d.id = any(array(select id from picked))
      returning d.id, d.webhook_id, d.event_id, d.type, d.attempts, d.lease_id, d.test_body, d.seq, d.next_at
    )
    select l.id, l.webhook_id, l.event_id, l.type, l.attempts, l.lease_id, w.url, w.secret_sealed,
      coalesce(l.test_body, e.body) as body
    from leased l join webhooks w on w.id = l.webhook_id left join events e on e.id = l.event_id
    order by l.next_at, l.seq`)
}

export type Outcome = {
  at: Date
  url: string
  status_code: number | null
  duration_ms: number
  error: string | null
  response_head: Buffer
}

/**
 * The only statement that counts an attempt, fenced by the lease: who lost it changes nothing. A webhook that was switched
 * off meanwhile gets no retry. Answers false when the lease was lost.
 */
export const finish = async (
  db: Db,
  { id, lease_id }: Pick<Picked, 'id' | 'lease_id'>,
  verdict: Verdict,
  outcome: Outcome,
): Promise<boolean> => {
  const rows = await db.alone(sql`
    with done as (
      update webhook_deliveries d set attempts = d.attempts + 1, lease_id = null, lease_until = null,
        next_at = ${verdict.next_at},
        status = case when ${verdict.status}::text = 'pending' and (d.epoch <> w.epoch or not w.enabled) then 'failed'
          else ${verdict.status}::text end,
        reason = case when ${verdict.status}::text = 'pending' and (d.epoch <> w.epoch or not w.enabled)
          then ${WEBHOOK_DISABLED} end
      from webhooks w
      where w.id = d.webhook_id and d.id = ${id} and d.lease_id = ${lease_id}
      returning d.id, d.attempts
    )
    insert into webhook_attempts (delivery_id, number, at, url, status_code, duration_ms, error, response_head)
    select id, attempts, ${outcome.at}::timestamptz, ${outcome.url}::text, ${outcome.status_code}::smallint,
      ${outcome.duration_ms}::int, ${outcome.error}::text, ${outcome.response_head}::bytea
    from done returning delivery_id`)
  return rows.length > 0
}

/** Gives back what could not be sent through no fault of the receiver; it comes again later, and nothing is counted. */
export const giveBack = (
  db: Db,
  { id, lease_id }: Pick<Picked, 'id' | 'lease_id'>,
  next_at: Date,
): Promise<unknown[]> =>
  db.alone(sql`
    update webhook_deliveries set lease_id = null, lease_until = null, pick_ups = pick_ups - 1, next_at = ${next_at}
    where id = ${id} and lease_id = ${lease_id}`)

export type DeliveryRow = {
  id: string
  event_id: string
  type: string
  claim_id: string
  status: DeliveryStatus
  reason: string | null
  next_at: Date
  created_at: Date
  attempts: {
    number: number
    at: string
    url: string
    status_code: number | null
    duration_ms: number
    error: string | null
    response_head: string
  }[]
}

type Wanted = { partner_id: string; status?: DeliveryStatus | undefined }

const ofPartner = ({ partner_id, status }: Wanted): Statement =>
  sql`w.partner_id = ${partner_id} and ${status ? sql`d.status = ${status}` : sql`true`}`

/** Newest first, those of a webhook that was deleted included. */
export const listDeliveries = (reader: Reader, wanted: Wanted, page: Page): Promise<DeliveryRow[]> =>
  reader.many(sql`
    select d.id, d.event_id, d.type, d.claim_id, d.status, d.reason, d.next_at, d.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('number', a.number, 'at', a.at, 'url', a.url, 'status_code', a.status_code,
        'duration_ms', a.duration_ms, 'error', a.error, 'response_head', encode(a.response_head, 'base64')) order by a.number)
      from webhook_attempts a where a.delivery_id = d.id), '[]'::jsonb) as attempts
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where ${ofPartner(wanted)} order by d.created_at desc, d.id desc ${pageClause(page)}`)

export const countDeliveries = async (reader: Reader, wanted: Wanted): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
    select count(*)::int as total from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where ${ofPartner(wanted)}`)
  )?.total ?? 0
