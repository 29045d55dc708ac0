import { type DatabaseAddress, type Db, sql } from '../../src/platform/db/db.ts'
import { openDb } from '../../src/platform/db/postgres.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Account } from '../servers/account.ts'
import type { Subject } from './acts.ts'

/** `claim_ids` is a sample of the claims. */
export type Filled = { subject: Subject; claim_ids: string[] }

const SAMPLE = 500
const FILL_STEP = 50_000
/** One customer per this many claims. */
const CLAIMS_PER_CUSTOMER = 10

/** Writes straight into the tables, since we measure the API on a large database, not the filling. */
export async function fill(address: DatabaseAddress, account: Account, size: number): Promise<Filled> {
  const { organization_id, partner_id, customer_id } = account
  const settings = { statement_timeout: '0' }
  const db = openDb({ address, connections: 1, application_name: 'mahnwerk bench', settings })
  try {
    const found = await db.one<{ id: string }>(
      sql`select d.id from debtors d left join customers c on c.organization_id = d.organization_id and c.id = d.customer_id
        where d.organization_id = ${organization_id} and (c.id is null or c.partner_id = ${partner_id}) limit 1`,
    )
    const caller = { type: 'token', id: newId(), organization_id, kind: 'partner', partner_id } as const
    const subject = {
      caller: { ...caller, isolate_partners: false },
      partner_id,
      customer_id,
      debtor_id: found?.id as string,
    }
    for (let done = 0; done < size; done += FILL_STEP)
      await fillStep(db, subject, done, Math.min(size, done + FILL_STEP))
    await db.alone(sql`vacuum analyze`)
    const rows = await db.many<{ id: string }>(
      sql`select id from claims where case_reference like 'BENCH%' order by id limit ${SAMPLE}`,
    )
    return { subject, claim_ids: rows.map(({ id }) => id) }
  } finally {
    await db.close()
  }
}

async function fillStep(db: Db, { caller, customer_id, debtor_id }: Subject, from: number, to: number): Promise<void> {
  await db.alone(sql`
    insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state,
      case_status, collection_stage, stage_entered_at, changed_at, created_at, updated_at)
    select gen_random_uuid(), ${caller.organization_id}, ${debtor_id}, ${customer_id}, 'BENCH' || n, 'standard', 'new',
      'open', 'new', at, at, at, at
    from generate_series(${from + 1}::int, ${to}::int) n, lateral (select now() - n * interval '1 second' as at) t`)
  await db.alone(sql`
    insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
    select gen_random_uuid(), ${caller.organization_id}, ${caller.partner_id}, 'Customer ' || n, 'c@example.com', now(), now()
    from generate_series(1, ${Math.ceil((to - from) / CLAIMS_PER_CUSTOMER)}::int) n`)
}
