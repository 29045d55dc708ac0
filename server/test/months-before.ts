import { type Statement, sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { MONTHLY_TABLES } from '../src/platform/db/months.ts'
import { newId } from '../src/platform/ids.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

export const [ORGANIZATION, PARTNER, CUSTOMER, DEBTOR, CLAIM, WEBHOOK] = Array.from({ length: 6 }, newId) as [
  ...[string, string, string, string, string, string],
]

/** A database as the migrations before a number leave it, with one claim and its webhook. */
export async function databaseOfBefore(before: number): Promise<FreshDatabase> {
  const place = await freshDatabase({ migrated: false })
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
  return place
}

/** Another claim of the same people, with an id of one's own. */
export const anotherClaim = (id: string, like: string): Statement => sql`
  insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state, case_status,
    collection_stage, invoice_count, stage_entered_at, changed_at, created_at, updated_at)
  select ${id}, organization_id, debtor_id, customer_id, ${id}, claim_type, submission_state, case_status, collection_stage,
    invoice_count, now(), now(), now(), now()
  from claims where id = ${like}`

/** As the job would in a year. */
export async function makeMonthsAhead({ db }: FreshDatabase, months: number): Promise<void> {
  for (let ahead = 0; ahead <= months; ahead++)
    for (const table of MONTHLY_TABLES)
      await db.alone(sql`select make_month(${table}, (this_month() + make_interval(months => ${ahead}::int))::date)`)
}
