import { type DateOnly, startOfDayInVienna } from '../../../kernel/dates.ts'
import { allOf, knownNumber, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Counted, type Listed, listedOf, type Page, pageClause } from '../../../platform/http/paging.ts'
import { RESEAL_BATCH } from '../../../platform/reseal.ts'
import { shownCounts } from './queries.counts.ts'
import { IS_SHOWN_AS, SHOWN_REASON, SHOWN_STATUS } from './queries.lapsing.ts'
import type { DeliveryStatus } from './rules.ts'

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

/** Locks the partner, so that two who set up its webhook at the same moment do so one after the other. */
export const lockPartner = (tx: Tx, partner_id: string): Promise<{ id: string; organization_id: string } | undefined> =>
  tx.one(sql`select id, organization_id from partners where id = ${partner_id} for no key update`)

export const insertWebhook = (tx: Tx, row: WebhookRow): Promise<number> =>
  tx.run(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, enabled, epoch, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.partner_id}, ${row.url}, ${row.secret_sealed}, ${row.enabled},
      ${row.epoch}, ${row.created_at}, ${row.updated_at})`)

/** The epoch is raised by the database, whenever a webhook is disabled. */
export const setWebhook = (tx: Tx, row: WebhookRow & { deleted_at?: Date }): Promise<number> =>
  tx.run(sql`
    update webhooks set url = ${row.url}, secret_sealed = ${row.secret_sealed}, enabled = ${row.enabled},
      deleted_at = ${row.deleted_at ?? null}, updated_at = ${row.updated_at}
    where id = ${row.id}`)

type NewTest = { id: string; event_id: string; body: Buffer; type: string; claim_id: string; at: Date }

export const insertTestDelivery = (tx: Tx, webhook: WebhookRow, test: NewTest): Promise<number> =>
  tx.run(sql`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, test_body, type, claim_id, seq, next_at, created_at)
    values (${test.id}, ${webhook.id}, ${webhook.epoch}, ${test.event_id}, ${test.body}, ${test.type}, ${test.claim_id},
      nextval(pg_get_serial_sequence('events', 'seq')), ${test.at}, ${test.at})`)

export type DeliveryRow = {
  id: string
  event_id: string
  type: string
  claim_id: string
  /** Null on a test event, which belongs to no claim. */
  case_reference: string | null
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

/** `first_day`: created on this day in Vienna or later. */
type Wanted = { partner_id: string; status?: DeliveryStatus | undefined; first_day?: DateOnly | undefined }

/** Of a webhook `w`. */
const ofWebhook = ({ status, first_day }: Wanted): Statement =>
  allOf([
    sql`d.webhook_id = w.id`,
    ...(status ? [IS_SHOWN_AS[status]] : []),
    ...(first_day ? [sql`d.created_at >= ${startOfDayInVienna(first_day)}`] : []),
  ])

const DELIVERY_COLUMNS = sql`l.case_reference, d.id, d.event_id, d.type, d.claim_id, ${SHOWN_STATUS} as status, ${SHOWN_REASON} as reason, d.next_at, d.created_at, coalesce((
    select jsonb_agg(jsonb_build_object('number', a.number, 'at', a.at, 'url', a.url, 'status_code', a.status_code,
      'duration_ms', a.duration_ms, 'error', a.error, 'response_head', encode(a.response_head, 'base64')) order by a.number)
    from webhook_attempts a where a.delivery_id = d.id), '[]'::jsonb) as attempts`

/** A delivery of a partner, with the bytes that are sent. They are the same at every attempt. */
export const findDelivery = (
  reader: Reader,
  { partner_id, id }: { partner_id: string; id: string },
): Promise<(DeliveryRow & { body: Buffer }) | undefined> =>
  reader.one(sql`
    select ${DELIVERY_COLUMNS}, coalesce(d.test_body, e.body) as body
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id left join claims l on l.id = d.claim_id
    left join events e on e.id = d.event_id
    where d.id = ${id} and w.partner_id = ${partner_id}`)

/**
 * Newest first, including those of deleted webhooks. Each of the few webhooks of a partner is read in the order of its index,
 * no further than to the end of the page; read together, all their deliveries would be sorted.
 */
export async function listDeliveries(reader: Reader, wanted: Wanted, page: Page): Promise<Listed<DeliveryRow>> {
  const total = deliveriesCounted(wanted)
  const rows = await reader.many<Counted<DeliveryRow>>(sql`
    with page as materialized (
      select x.id, x.event_id, x.created_at, w.id as webhook_id from webhooks w cross join lateral (
        select d.id, d.event_id, d.created_at from webhook_deliveries d where ${ofWebhook(wanted)}
        order by d.created_at desc, d.id desc limit ${page.page * page.limit}) x
      where w.partner_id = ${wanted.partner_id} order by x.created_at desc, x.id desc ${pageClause(page)})
    select ${DELIVERY_COLUMNS}, (${total}) as total
    from page x join webhook_deliveries d on d.event_id = x.event_id join webhooks w on w.id = d.webhook_id
    left join claims l on l.id = d.claim_id
    order by d.created_at desc, d.id desc`)
  return listedOf(rows, async () => (await reader.one<{ total: number }>(total))?.total ?? 0)
}

function deliveriesCounted({ partner_id, status, first_day }: Wanted): Statement {
  const counts = shownCounts(sql`w.partner_id = ${partner_id}`, { days: first_day && { first: first_day }, status })
  return sql`select coalesce(sum(n.count), 0)::int as total from ${counts} n where ${status ? sql`n.status = ${status}` : sql`true`}`
}

/** Those of webhooks that are gone included, until they are erased: nothing is to remain that only an old secret opens. */
export const lockSealedSecrets = (tx: Tx, after: string): Promise<{ id: string; sealed: Buffer }[]> =>
  tx.many(sql`
    select id, secret_sealed as sealed from webhooks where id > ${after} and secret_sealed <> ''
    order by id limit ${knownNumber(RESEAL_BATCH)} for no key update`)

export const setSealedSecret = (tx: Tx, id: string, secret_sealed: Buffer): Promise<number> =>
  tx.run(sql`update webhooks set secret_sealed = ${secret_sealed} where id = ${id}`)
