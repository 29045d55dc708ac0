import { type Reader, sql } from '../../../platform/db/db.ts'
import { WAITING_DELIVERIES } from '../webhooks/index.ts'

/** A number of things that wait, and for how long the oldest has. */
export type Waiting = { readonly count: number; readonly oldest_s: number }

const NONE: Waiting = { count: 0, oldest_s: 0 }

export type PendingWebhooks = Waiting & {
  readonly organization_id: string
  /** How long ago the most overdue of them should have been sent. */
  readonly late_s: number
}

/** Most first. What a process is sending right now is on time; what has lapsed does not wait. */
export const listPendingWebhooks = (reader: Reader, business: Date): Promise<PendingWebhooks[]> =>
  reader.many(sql`
    select d.organization_id, coalesce(sum(d.count), 0)::int as count,
      coalesce(greatest(0, extract(epoch from ${business}::timestamptz - min(d.oldest_at))), 0)::float8 as oldest_s,
      coalesce(greatest(0, extract(epoch from ${business}::timestamptz - min(d.due_at))), 0)::float8 as late_s
    from ${WAITING_DELIVERIES} d group by 1 order by 2 desc, 1`)

export type DueJobs = { readonly name: string; readonly due: number; readonly late_s: number }

/** `business` is the business time of now. A job that runs at this moment is not waiting. */
export const listDueJobs = (reader: Reader, { business, wall }: { business: Date; wall: Date }): Promise<DueJobs[]> =>
  reader.many(sql`
    select j.name, count(*)::int as due, extract(epoch from max(now.at - j.run_at))::float8 as late_s
    from (values ('business', ${business}::timestamptz), ('wall', ${wall}::timestamptz)) now(hand, at)
    join jobs j on j.hand = now.hand and j.run_at <= now.at and j.failed_at is null
    where j.lease_until is null or j.lease_until <= wall_now()
    group by 1`)

export type FailedJobs = { readonly name: string; readonly failed: number }

export const listFailedJobs = (reader: Reader): Promise<FailedJobs[]> =>
  reader.many(sql`
    select name, count(*)::int as failed from jobs where failed_at is not null group by 1`)

export type StuckClaims = { readonly reason: string; readonly count: number }

export const listStuckClaims = (reader: Reader): Promise<StuckClaims[]> =>
  reader.many(sql`
    select coalesce(stuck_reason, 'unknown') as reason, count(*)::int as count
    from claim_positions where stuck_at is not null and case_status <> 'closed' group by 1`)

export type MailQueue = { readonly queued: number; readonly failed: number; readonly oldest_s: number }

/** The oldest is of those that still wait. */
export const readMailQueue = async (reader: Reader, business: Date): Promise<MailQueue> =>
  (await reader.one<MailQueue>(sql`
    select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'failed')::int as failed,
      coalesce(greatest(0, extract(epoch from ${business}::timestamptz - min(created_at) filter (where status = 'queued'))), 0)::float8
        as oldest_s
    from mails where status in ('queued', 'failed')`)) ?? { queued: 0, failed: 0, oldest_s: 0 }

/** Made, but not yet known to be posted. Letters by mail are among the mails. */
export const readWaitingLetters = async (reader: Reader, business: Date): Promise<Waiting> =>
  (await reader.one<Waiting>(sql`
    select count(*)::int as count,
      coalesce(greatest(0, extract(epoch from ${business}::timestamptz - min(created_at))), 0)::float8 as oldest_s
    from letters where status = 'outbox' and mail_id is null`)) ?? NONE
