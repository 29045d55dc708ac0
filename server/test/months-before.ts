import assert from 'node:assert/strict'
import type postgres from 'postgres'
import { pause } from '../src/platform/clock.ts'
import { type Statement, sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { MONTHLY_TABLES } from '../src/platform/db/months.ts'
import { openClient } from '../src/platform/db/postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

export const [ORGANIZATION, PARTNER, CUSTOMER, DEBTOR, CLAIM, WEBHOOK] = Array.from({ length: 6 }, newId) as [
  ...[string, string, string, string, string, string],
]

/** A database as the migrations before a number leave it, with one claim and its webhook. */
export async function databaseOfBefore(before: number): Promise<FreshDatabase> {
  const place = await freshDatabase({ migrated: false })
  await fillAsBefore(place, before)
  return place
}

type Place = Pick<FreshDatabase, 'address' | 'db'>

export async function fillAsBefore(place: Place, before: number): Promise<void> {
  await migrate(
    place.address,
    (await readMigrations()).filter(({ number }) => number < before),
  )
  for (const statement of [
    sql`insert into organizations (id, name, created_at, updated_at) values (${ORGANIZATION}, 'A', now(), now())`,
    sql`insert into partners (id, organization_id, name, email, commission_rate, created_at, updated_at)
    values (${PARTNER}, ${ORGANIZATION}, 'P', 'p@example.com', 0, now(), now())`,
    sql`insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
    values (${CUSTOMER}, ${ORGANIZATION}, ${PARTNER}, 'C', 'c@example.com', now(), now())`,
    sql`insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels,
      created_at, updated_at)
    values (${DEBTOR}, ${ORGANIZATION}, 'person', 'privateperson', '{"last_name": "Huber"}', '[]', '[]', now(), now())`,
    sql`insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state,
      case_status, collection_stage, invoice_count, stage_entered_at, changed_at, created_at, updated_at)
    values (${CLAIM}, ${ORGANIZATION}, ${DEBTOR}, ${CUSTOMER}, 'MW26-1', 'standard', 'new', 'open', 'new', 1, now(), now(),
      now(), now())`,
    sql`insert into webhooks (id, organization_id, partner_id, url, secret_sealed, created_at, updated_at)
    values (${WEBHOOK}, ${ORGANIZATION}, ${PARTNER}, 'https://hooks.example.com/', '', now(), now())`,
  ])
    await place.db.alone(statement)
}

export const eventId = () => `evt_${newId().replaceAll('-', '')}`

/** A database of before the months is migrated while some write to it and some read, as the version before does. */
export async function isConvertedWhileOthersWork(place: Place): Promise<void> {
  const ended = new AbortController()
  /** `first` is what a command looks at before it writes. */
  const write = async (first: (tx: postgres.TransactionSql) => Promise<unknown>): Promise<number> => {
    const own = openClient(place.address, 'mahnwerk of before')
    let written = 0
    for (; !ended.signal.aborted; written++)
      await own.begin(async (tx) => {
        const id = eventId()
        await first(tx)
        await tx`update claims set updated_at = now() where id = ${CLAIM}`
        await tx`insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
          values (${id}, ${ORGANIZATION}, ${CLAIM}, 'claim.status_changed', '{}', now(), now())`
        await tx`with done as (
            update webhook_deliveries set attempts = 1, status = 'delivered' where event_id = ${id} returning id)
          insert into webhook_attempts (delivery_id, number, at, url, duration_ms, response_head)
          select id, 1, now(), 'https://hooks.example.com/', 5, '' from done`
      })
    await own.end()
    return written
  }
  /** PostgreSQL locks tables in the order of the statement: some come from this side and some from the other. */
  const read = async (tables: string): Promise<void> => {
    const own = openClient(place.address, 'mahnwerk of before')
    while (!ended.signal.aborted)
      await own.unsafe(`select e.id from ${tables} where l.id = e.claim_id order by e.seq desc limit 10`)
    await own.end()
  }
  const claimRead = async (tx: postgres.TransactionSql) => {
    await pause(20)
    await tx`select updated_at from claims where id = ${CLAIM}`
  }
  const readers = [read('events e, claims l'), read('claims l, events e')]
  const writers = [write(nothing), write(nothing), write(claimRead)]
  await migrate(place.address, await readMigrations())
  await makeMonthsAhead(place, 12)
  ended.abort()
  const all = (await Promise.all(writers)).reduce((sum, written) => sum + written, 0)
  await Promise.all(readers)
  const found = await place.db.one(sql`
    select (select count(*) from events) as events,
      (select count(*) from webhook_deliveries where status = 'delivered') as deliveries,
      (select count(*) from webhook_attempts) as attempts, (select count(distinct seq) from events) as numbers`)
  assert.deepEqual(found, { events: all, deliveries: all, attempts: all, numbers: all })
}

const nothing = async () => {}

/** Another claim of the same people, with an id of one's own. */
export const anotherClaim = (id: string, like: string): Statement => sql`
  insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state, case_status,
    collection_stage, invoice_count, stage_entered_at, changed_at, created_at, updated_at)
  select ${id}, organization_id, debtor_id, customer_id, ${id}, claim_type, submission_state, case_status, collection_stage,
    invoice_count, now(), now(), now(), now()
  from claims where id = ${like}`

/** As the job would in a year, which tries again where others were in its way. */
export async function makeMonthsAhead({ db }: Pick<FreshDatabase, 'db'>, months: number): Promise<void> {
  const make = (table: string, ahead: number): Promise<unknown> =>
    db.alone(sql`select make_month(${table}, (this_month() + make_interval(months => ${ahead}::int))::date)`)
  for (let ahead = 0; ahead <= months; ahead++)
    for (const table of MONTHLY_TABLES)
      await make(table, ahead).catch((error) => {
        if (error.code !== '55P03') throw error
        return make(table, ahead)
      })
}
