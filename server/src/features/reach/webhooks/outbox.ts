import { type Db, type Reader, sql } from '../../../platform/db/db.ts'
import { CLOCK_STANDS } from '../../../platform/jobs/clock-queries.ts'
import { IS_FREE, OWNERS } from './queries.lapsing.ts'
import {
  type Backlog,
  type DeliveryVerdict,
  PICK_UPS_MAX,
  SET_ASIDE,
  type SlotShare,
  WEBHOOK_DISABLED,
} from './rules.ts'

/** What waits at a webhook `w`, first attempts and retries (`kind`) apart. */
const WAITS = sql`d.webhook_id = w.id and d.epoch = w.epoch and d.is_retry = kind.is_retry and d.status = 'pending'`

/** The earliest time at which something is to be sent; null when there is nothing. */
export const findNextDue = async (reader: Reader): Promise<Date | null> =>
  (
    await reader.one<{ next_at: Date | null }>(sql`
    with recursive ${OWNERS}
    select min(first.next_at) as next_at
    from owners o join webhooks w on w.id = o.webhook_id and w.enabled
    cross join (values (false), (true)) as kind (is_retry)
    cross join lateral (
      select d.next_at from webhook_deliveries d where ${WAITS} order by d.next_at limit 1) first`)
  )?.next_at ?? null

/**
 * Webhooks with something to send. `due` is what is free, up to a number; it is 0 where others are sending all that is
 * due. The first is asked for in the order of the index, since PostgreSQL reads the whole table if it only is to see
 * whether there is one and expects very many.
 */
export const listWaiting = (reader: Reader, now: Date, due_max: number): Promise<Backlog[]> =>
  reader.many(sql`
    with recursive ${OWNERS}
    select w.id as webhook_id, kind.is_retry, free.due::int
    from owners o join webhooks w on w.id = o.webhook_id and w.enabled
    cross join (values (false), (true)) as kind (is_retry)
    cross join lateral (
      select count(*) as due from (
        select 1 from webhook_deliveries d where ${WAITS} and d.next_at <= ${now} and ${IS_FREE}
        order by d.next_at, d.seq limit ${due_max}) few) free
    cross join lateral (
      select 1 from webhook_deliveries d where ${WAITS} and d.next_at <= ${now} order by d.next_at, d.seq limit 1) first`)

export type Picked = {
  id: string
  webhook_id: string
  is_retry: boolean
  event_id: string
  type: string
  attempts: number
  lease_id: string
  url: string
  secret_sealed: Buffer
  /** Of the request that the event came from. */
  traceparent: string | null
  body: Buffer
}

type PickUp = { lease_id: string; lease_s: number; now: Date; only_while_clock_stands: boolean }

export type Leased = { id: string; is_set_aside: boolean }

/**
 * Leases what is due, oldest first, at most so many for each webhook. Events of one claim go in order: a later one waits
 * only while an earlier one is due or being sent. What was picked up too often is failed instead; whoever may still be
 * sending it can record the outcome, since its lease is left as it is.
 */
export function leaseDue(db: Db, shares: readonly SlotShare[], wish: PickUp): Promise<Leased[]> {
  const { lease_id, lease_s, now } = wish
  const ids = shares.map(({ webhook_id }) => webhook_id)
  const are_retries = shares.map(({ is_retry }) => is_retry)
  const slots = shares.map((share) => share.slots)
  return db.alone(sql`
    with standing_clock as materialized (${CLOCK_STANDS}), picked as materialized (
      select chosen.id, chosen.pick_ups >= ${PICK_UPS_MAX}::int as is_set_aside
      from unnest(${ids}::uuid[], ${are_retries}::boolean[], ${slots}::int[]) as kind (webhook_id, is_retry, slots)
      join webhooks w on w.id = kind.webhook_id and w.enabled
      cross join lateral (
        select d.id, d.pick_ups from webhook_deliveries d
        where ${WAITS} and d.next_at <= ${now} and ${IS_FREE}
          and not exists (select 1 from webhook_deliveries e
            where e.claim_id = d.claim_id and e.status = 'pending' and e.seq < d.seq and e.next_at <= ${now}
              and e.webhook_id = d.webhook_id and e.epoch = w.epoch)
        order by d.next_at, d.seq limit kind.slots for update of d skip locked) chosen
      where ${wish.only_while_clock_stands ? sql`exists (select 1 from standing_clock)` : sql`true`}
    ), set_aside as (
      update webhook_deliveries d set status = 'failed', reason = ${SET_ASIDE}
      where d.id = any(array(select id from picked where is_set_aside))
    ), leased as (
      update webhook_deliveries d set lease_id = ${lease_id}, pick_ups = d.pick_ups + 1,
        lease_until = wall_now() + make_interval(secs => ${lease_s})
      where d.id = any(array(select id from picked where not is_set_aside))
    )
    select id, is_set_aside from picked`)
}

/**
 * What to send of that, with the address and the secret of now. The webhook may have been disabled while the leases were
 * taken, unseen by the statement that took them; this one sees it. What is disabled from here on was under way.
 */
export const readLeased = (reader: Reader, lease_id: string, ids: readonly string[]): Promise<Picked[]> =>
  reader.many(sql`
    select d.id, d.webhook_id, d.is_retry, d.event_id, d.type, d.attempts, d.lease_id, w.url, w.secret_sealed, d.traceparent,
      coalesce(d.test_body, e.body) as body
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.enabled and d.epoch = w.epoch
    left join events e on e.id = d.event_id
    where d.id = any(${ids}::uuid[]) and d.lease_id = ${lease_id}
    order by d.next_at, d.seq`)

export type DeliveryOutcome = {
  at: Date
  url: string
  status_code: number | null
  duration_ms: number
  error: string | null
  response_head: Buffer
}

export type Finished = Pick<Picked, 'id' | 'lease_id'> & { verdict: DeliveryVerdict; outcome: DeliveryOutcome }

/** Its webhook was switched off in the meantime, or its lease ended before the outcome was known. */
const GETS_NO_RETRY = sql`(d.status = 'failed' or d.epoch < w.epoch)`

/**
 * The only statement that counts attempts. It is fenced by the leases: without its lease a process changes nothing. What has
 * failed in the meantime gets no retry. Returns which were recorded; the leases of the others were lost.
 */
export async function finish(db: Pick<Db, 'alone'>, list: readonly Finished[]): Promise<ReadonlySet<string>> {
  const rows = await db.alone<{ delivery_id: string }>(sql`
    with outcome as (
      select * from jsonb_to_recordset(${JSON.stringify(list.map(flat))}::text::jsonb) as given (id uuid, lease_id uuid,
        status text, next_at timestamptz, at timestamptz, url text, status_code smallint, duration_ms int, error text,
        response_head text)
    ), done as (
      update webhook_deliveries d set attempts = d.attempts + 1, lease_id = null, lease_until = null,
        next_at = o.next_at,
        status = case when o.status = 'pending' and ${GETS_NO_RETRY} then 'failed' else o.status end,
        reason = case when o.status = 'pending' and ${GETS_NO_RETRY} then coalesce(d.reason, ${WEBHOOK_DISABLED}) end
      from outcome o, webhooks w
      where w.id = d.webhook_id and d.id = o.id and d.lease_id = o.lease_id
      returning d.id, d.attempts
    )
    insert into webhook_attempts (delivery_id, number, at, url, status_code, duration_ms, error, response_head)
    select done.id, done.attempts, o.at, o.url, o.status_code, o.duration_ms, o.error, decode(o.response_head, 'base64')
    from done join outcome o on o.id = done.id returning delivery_id`)
  return new Set(rows.map(({ delivery_id }) => delivery_id))
}

const flat = ({ id, lease_id, verdict, outcome }: Finished) => ({
  id,
  lease_id,
  ...verdict,
  ...outcome,
  response_head: outcome.response_head.toString('base64'),
})

/**
 * Gives back what could not be sent through no fault of the receiver. No attempt is counted. It is due again at the given
 * time, or at once without one.
 */
export const giveBack = (
  db: Db,
  { id, lease_id }: Pick<Picked, 'id' | 'lease_id'>,
  next_at: Date | null,
): Promise<unknown[]> =>
  db.alone(sql`
    update webhook_deliveries set lease_id = null, lease_until = null, pick_ups = pick_ups - 1,
      next_at = coalesce(${next_at}::timestamptz, next_at)
    where id = ${id} and lease_id = ${lease_id}`)
