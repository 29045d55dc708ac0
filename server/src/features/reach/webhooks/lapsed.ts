import { pause } from '../../../platform/clock.ts'
import { type Db, type Reader, sql } from '../../../platform/db/db.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { HAS_LAPSED, OWNERS } from './queries.lapsing.ts'
import { PACE, type Pace, WEBHOOK_DISABLED } from './rules.ts'

const PORTION_ROWS = 1_000
/** Leaves room for others between two portions. */
const PORTION_PAUSE_MS = 20

/**
 * Writes down that deliveries have failed which lapsed when their webhook was disabled. Everybody is told so before, and
 * nothing hangs on when it is done: a run that is interrupted is begun again, and one that meets a webhook which was
 * enabled meanwhile takes only what is of an epoch before.
 */
export const lapsedDeliveries = ({ every_s }: Pick<Pace, 'every_s'>, portion_rows = PORTION_ROWS): RecurringJob => ({
  name: 'webhooks.fail_lapsed',
  hand: 'wall',
  every_s,
  async run({ db, jobs: { stopping } }) {
    for (const { webhook_id } of await listWebhooksWithLapsed(db)) {
      let place: LapsedPlace | undefined
      do {
        if (stopping.aborted) return
        place = await failLapsed(db, { webhook_id, after: place, rows: portion_rows })
        if (place) await pause(PORTION_PAUSE_MS, stopping)
      } while (place)
    }
  },
})

export const failLapsedDeliveries: RecurringJob = lapsedDeliveries(PACE)

const listWebhooksWithLapsed = (reader: Reader): Promise<{ webhook_id: string }[]> =>
  reader.many(sql`
    with recursive ${OWNERS}
    select w.id as webhook_id from owners o join webhooks w on w.id = o.webhook_id
    cross join lateral (
      select 1 from webhook_deliveries d where d.webhook_id = w.id and ${HAS_LAPSED}
      order by d.epoch, d.is_retry, d.next_at, d.seq limit 1) first`)

/** In the order of the index, its texts as the database writes them. */
type LapsedPlace = { epoch: number; is_retry: boolean; next_at: string; seq: string }
type Portion = { webhook_id: string; after: LapsedPlace | undefined; rows: number }

/**
 * Goes on after the place that the portion before has reached, so that it does not read what those before it have changed.
 * Answers its own, or nothing when none is left.
 */
async function failLapsed(db: Db, { webhook_id, after, rows }: Portion): Promise<LapsedPlace | undefined> {
  const rest = after
    ? sql`and (d.epoch, d.is_retry, d.next_at, d.seq) >
        (${after.epoch}::int, ${after.is_retry}::boolean, ${after.next_at}::timestamptz, ${after.seq}::bigint)`
    : sql``
  const [place] = await db.alone<LapsedPlace>(sql`
    with portion as materialized (
      select d.id, d.epoch, d.is_retry, d.next_at, d.seq
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.webhook_id = ${webhook_id} and ${HAS_LAPSED} ${rest}
      order by d.epoch, d.is_retry, d.next_at, d.seq limit ${rows} for update of d skip locked
    ), failed as (
      update webhook_deliveries d set status = 'failed', reason = ${WEBHOOK_DISABLED}
      where d.id = any(array(select id from portion))
    )
    select epoch, is_retry, next_at::text, seq::text from portion
    order by epoch desc, is_retry desc, next_at desc, seq desc limit 1`)
  return place
}
