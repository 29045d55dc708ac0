import { knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Bounds, findBounds } from './queries.ts'
import type { ArchivedTable, LeavingRow } from './rules.ts'

const PORTION = 2_000

type Place = LeavingRow['place'] | undefined

/** What a person wrote goes with the file of a claim, see the register of the privacy feature. */
const OF_FILE = sql`'claim/' || t.claim_id || '/file'`
const OF_RECEIPTS = sql`'claim/' || t.claim_id || '/receipts'`
const OF_ADDRESS = sql`'mail/' || encode(sha256(convert_to(lower(t.recipient), 'UTF8')), 'hex')`
const WITHOUT_REFERENCE = sql`
  convert_to(jsonb_set(convert_from(t.body, 'UTF8')::jsonb, '{data,partner_reference}', 'null')::text, 'UTF8')`

type Ask = { cut: Date; bounds: Bounds; after: Place }

/** The next rows that leave, in the order of the table's unique key. */
const PORTIONS: Readonly<Record<ArchivedTable, (ask: Ask) => Statement>> = {
  // What a receiver answered is kept for debugging only.
  webhook_attempts: ({ cut, bounds, after }) => sql`
    select jsonb_build_array(t.delivery_id, t.number) as place, coalesce(row_digest(to_jsonb(t)), 0)::text as digest,
      (to_jsonb(t) || '{"response_head": "", "error": null}')::text as kept, null::text as personal, '[]'::jsonb as subjects
    from archivable_attempts(${cut}) t
    where t.month >= ${bounds.from}::date and t.month < ${bounds.until}::date
      and ${after ? sql`(t.delivery_id, t.number) > (${after[0]}::uuid, ${after[1]}::integer)` : sql`true`}
    order by t.delivery_id, t.number limit ${knownNumber(PORTION)}`,
  webhook_deliveries: ({ cut, bounds, after }) => sql`
    select jsonb_build_array(t.event_id) as place, coalesce(row_digest(to_jsonb(t)), 0)::text as digest, to_jsonb(t)::text as kept,
      null::text as personal, '[]'::jsonb as subjects
    from archivable_deliveries(${cut}) t
    where t.event_id >= ${bounds.from} and t.event_id < ${bounds.until} and ${after ? sql`t.event_id > ${after[0]}` : sql`true`}
    order by t.event_id limit ${knownNumber(PORTION)}`,
  events: ({ cut, bounds, after }) => sql`
    select jsonb_build_array(t.id) as place, coalesce(row_digest(to_jsonb(t)), 0)::text as digest,
      (to_jsonb(t) || jsonb_build_object('body', ${WITHOUT_REFERENCE}))::text as kept,
      jsonb_build_object('body', t.body)::text as personal, jsonb_build_array(${OF_RECEIPTS}) as subjects
    from archivable_events(${cut}) t
    where t.id >= ${bounds.from} and t.id < ${bounds.until} and ${after ? sql`t.id > ${after[0]}` : sql`true`}
    order by t.id limit ${knownNumber(PORTION)}`,
  mails: ({ cut, bounds, after }) => sql`
    select jsonb_build_array(t.id) as place, coalesce(row_digest(to_jsonb(t)), 0)::text as digest, null::text as kept,
      to_jsonb(t)::text as personal, jsonb_build_array(${OF_FILE}, ${OF_ADDRESS}) as subjects
    from archivable_mails(${cut}) t
    where t.id >= ${bounds.from}::uuid and t.id < ${bounds.until}::uuid and ${after ? sql`t.id > ${after[0]}::uuid` : sql`true`}
    order by t.id limit ${knownNumber(PORTION)}`,
  claim_activity: ({ cut, bounds, after }) => sql`
    select jsonb_build_array(t.claim_id, t.number) as place, coalesce(row_digest(to_jsonb(t)), 0)::text as digest,
      (to_jsonb(t) || '{"said": null, "said_salt": null}')::text as kept,
      case when t.said is not null then jsonb_build_object('said', t.said, 'said_salt', t.said_salt)::text end as personal,
      case when t.said is not null then jsonb_build_array(${OF_FILE}) else '[]' end as subjects
    from archivable_activity(${cut}) t
    where t.claim_id >= ${bounds.from}::uuid and t.claim_id < ${bounds.until}::uuid
      and ${after ? sql`(t.claim_id, t.number) > (${after[0]}::uuid, ${after[1]}::integer)` : sql`true`}
    order by t.claim_id, t.number limit ${knownNumber(PORTION)}`,
}

/** In portions that are statements of their own: whether all fits together is seen when they are taken. */
export async function* leavingRows(
  reader: Reader,
  table: ArchivedTable,
  { cut, bounds }: Omit<Ask, 'after'>,
): AsyncGenerator<LeavingRow[]> {
  for (let after: Place; ; ) {
    const rows = await reader.many<LeavingRow>(PORTIONS[table]({ cut, bounds, after }))
    if (rows.length > 0) yield rows
    if (rows.length < PORTION) return
    after = rows.at(-1)?.place
  }
}

const COUNTS: Readonly<Record<ArchivedTable, (ask: Omit<Ask, 'after'>) => Statement>> = {
  webhook_attempts: ({ cut, bounds }) => sql`
    select count(*) as rows from archivable_attempts(${cut}) t
    where t.month >= ${bounds.from}::date and t.month < ${bounds.until}::date`,
  webhook_deliveries: ({ cut, bounds }) => sql`
    select count(*) as rows from archivable_deliveries(${cut}) t where t.event_id >= ${bounds.from} and t.event_id < ${bounds.until}`,
  events: ({ cut, bounds }) => sql`
    select count(*) as rows from archivable_events(${cut}) t where t.id >= ${bounds.from} and t.id < ${bounds.until}`,
  mails: ({ cut, bounds }) => sql`
    select count(*) as rows from archivable_mails(${cut}) t where t.id >= ${bounds.from}::uuid and t.id < ${bounds.until}::uuid`,
  claim_activity: ({ cut, bounds }) => sql`
    select count(*) as rows from archivable_activity(${cut}) t
    where t.claim_id >= ${bounds.from}::uuid and t.claim_id < ${bounds.until}::uuid`,
}

/** How many rows of a part would leave now. */
export async function countLeaving(reader: Reader, table: ArchivedTable, part: string, cut: Date): Promise<number> {
  const bounds = await findBounds(reader, table, part)
  if (!bounds) return 0
  return (await reader.one<{ rows: number }>(COUNTS[table]({ cut, bounds })))?.rows ?? 0
}
