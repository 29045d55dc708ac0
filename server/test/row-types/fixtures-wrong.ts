import { allOf, type Db, type Reader, type Statement, sql, type Tx } from '../../src/platform/db/db.ts'

/** Statements with faults, one kind each, that the check has to find. They are never run. */

export const columnOfAnotherName = (reader: Reader) =>
  reader.one<{ id: string; organisation_id: string }>(sql`select id, organization_id from claims`)

export const numberAsText = (reader: Reader) => reader.one<{ total_cents: string }>(sql`select total_cents from claims`)

export const dayAsInstant = (reader: Reader) => reader.many<{ due_date: Date }>(sql`select due_date from installments`)

export const instantInJson = (reader: Reader) =>
  reader.many<{ at: Date }>(sql`select to_jsonb(created_at) as at from claims`)

export const listAsText = (reader: Reader) =>
  reader.many<{ ids: string[] }>(sql`select array_agg(id) as ids from claims group by debtor_id`)

export const fieldThatMayBeMissing = (reader: Reader) => reader.one<{ id?: string }>(sql`select id from claims`)

export const nullableColumn = (reader: Reader) => reader.one<{ due_at: Date }>(sql`select due_at from claims`)

export const outerJoin = (reader: Reader) =>
  reader.one<{ name: string }>(sql`
    select c.name from claims l left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id`)

export const sumOfNothing = (reader: Reader) =>
  reader.one<{ total: number }>(sql`select sum(total_cents)::bigint as total from claims`)

export const subqueryOfNothing = (reader: Reader, id: string) =>
  reader.one<{ name: string }>(sql`select (select name from debtors where id = ${id}) as name`)

export const missingKey = (reader: Reader) =>
  reader.one<{ city: string }>(sql`select addresses -> 0 ->> 'city' as city from debtors`)

export const conditionThatIsNotAlwaysThere = (reader: Reader, now?: Date) => {
  const conditions: Statement[] = []
  if (now) conditions.push(sql`due_at <= ${now}`)
  return reader.many<{ due_at: Date }>(sql`select due_at from claims where ${allOf(conditions)}`)
}

export const nullThatIsWritten = (tx: Tx, now: Date) =>
  tx.many<{ due_at: Date }>(sql`update claims set due_at = null where due_at <= ${now} returning due_at`)

export const parameterThatMayBeNull = (reader: Reader, word: string | null) =>
  reader.one<{ word: string }>(sql`select ${word}::text as word`)

export const columnThatIsNeverNull = (reader: Reader) => reader.one<{ id: string | null }>(sql`select id from claims`)

export const countThatIsNeverNull = (db: Db) =>
  db.alone<{ total: number | null }>(sql`select count(*)::int as total from claims`)

export const unknownColumn = (tx: Tx) => tx.run(sql`update claims set colour = 'red'`)

const BRANCHES: Readonly<Record<string, Statement>> = { plain: sql`true`, broken: sql`no_such_column` }

export const unknownColumnInOneBranch = (reader: Reader, key: 'plain' | 'broken') =>
  reader.many<{ id: string }>(sql`select id from claims where ${BRANCHES[key]}`)

export const NEVER_SENT = sql`select 1`

export const madeOutOfSight = (reader: Reader, statements: Map<string, Statement>) =>
  reader.many(statements.get('one') as Statement)
