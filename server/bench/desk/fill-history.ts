import { sql } from '../../src/platform/db/db.ts'
import type { Filler } from './bulk.ts'

const DAYS_BETWEEN = 9

/** Events, what was told of them to the partner, and the entries in the activity of the claim: so many of each per claim. */
export async function fillHistory(db: Filler, per_claim: number): Promise<void> {
  await db.alone(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, enabled, created_at, updated_at)
    select md5('webhook' || id)::uuid, organization_id, id, 'https://hooks.example.com/', ''::bytea, true, now(), now()
    from partners where name like 'Partner %'`)
  await db.alone(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at, epoch)
    select 'evt_' || replace(uuidv7(at - now())::text, '-', ''), l.organization_id, l.id, 'claim.collection_stage_changed',
      convert_to('{"type": "claim.collection_stage_changed", "claim_id": "' || l.id || '", "at": "' || at || '"}', 'UTF8'), at, at,
      (select feed_epoch())
    from claims l cross join generate_series(1, ${per_claim}::int) i
    cross join lateral (select least(now(), l.created_at + i * ${DAYS_BETWEEN}::int * interval '1 day') as at) t
    where l.case_reference like 'BENCH%'
    order by at`)
  // One in two hundred failed.
  await db.alone(sql`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, status, attempts, next_at, created_at)
    select uuidv7(e.created_at - now()), w.id, w.epoch, e.id, e.type, e.claim_id, e.seq,
      case when get_byte(sha256(e.id::bytea), 0) = 0 then 'failed' else 'delivered' end, 1, e.created_at, e.created_at
    from events e join claims l on l.id = e.claim_id join customers c on c.id = l.customer_id
    join webhooks w on w.partner_id = c.partner_id
    where l.case_reference like 'BENCH%' order by e.seq`)
  await db.alone(sql`
    insert into webhook_attempts (delivery_id, number, at, url, status_code, duration_ms, error, response_head)
    select d.id, 1, d.created_at, 'https://hooks.example.com/', case when d.status = 'failed' then 500 else 200 end, 80, null,
      'HTTP/1.1 200 OK'::bytea
    from webhook_deliveries d join claims l on l.id = d.claim_id where l.case_reference like 'BENCH%' order by d.seq`)
  // The hashes are none: what is measured here does not follow the chain.
  await db.alone(sql`
    insert into claim_activity (id, organization_id, claim_id, actor_type, action, details, at, number, previous_hash, hash)
    select uuidv7(at - now()), l.organization_id, l.id, 'system', 'claim.moved',
      '{"from": "first_demand_letter", "to": "second_demand_letter"}', at, i, sha256(''), sha256('')
    from claims l cross join generate_series(1, ${per_claim}::int) i
    cross join lateral (select least(now(), l.created_at + i * ${DAYS_BETWEEN}::int * interval '1 day') as at) t
    where l.case_reference like 'BENCH%'
    order by at`)
}
