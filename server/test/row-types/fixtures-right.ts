import { allOf, type Db, type Reader, type Statement, sql, type Tx } from '../../src/platform/db/db.ts'

/** Statements with correct row types, for reasons that the check has to recognise. They are never run. */

export const outerJoinByForeignKey = (reader: Reader) =>
  reader.many<{ debtor_name: string; customer_name: string | null }>(sql`
    select d.name as debtor_name, c.name as customer_name from claims l
    left join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id`)

export const outerJoinWithCondition = (reader: Reader, partner_id: string) =>
  reader.many<{ name: string }>(sql`
    select c.name from claims l left join customers c on c.id = l.customer_id where c.partner_id = ${partner_id}`)

/** A check constraint keeps both columns null together. */
export const conditionOnTheOther = (reader: Reader) =>
  reader.many<{ stuck_since: Date }>(sql`select stuck_since from claims where stuck_at is not null`)

/** A condition only narrows, so a type shared with other statements may stay as wide as the table. */
export const widerThanItsCondition = (reader: Reader, now: Date) =>
  reader.many<{ due_at: Date | null }>(sql`select due_at from claims where due_at <= ${now}`)

export const groups = (reader: Reader) =>
  reader.many<{ debtor_id: string; first: Date; soonest: Date | null; count: number }>(sql`
    select debtor_id, min(created_at) as first, min(due_at) as soonest, count(*) as count from claims group by debtor_id`)

export const union = (reader: Reader) =>
  reader.many<{ id: string; at: Date | null }>(sql`
    select id, created_at as at from claims union all select id, null from debtors`)

export const commonTables = (reader: Reader) =>
  reader.many<{ number: number; twice: number }>(sql`
    with recursive numbers as (select 1 as number union all select number + 1 from numbers where number < 9)
    select number, coalesce(nullif(number, 3), 0) * 2 as twice from numbers`)

export const written = (tx: Tx, id: string, due_at: Date) =>
  tx.many<{ id: string; due_at: Date }>(sql`update claims set due_at = ${due_at} where id = ${id} returning id, due_at`)

const order = (direction: 'up' | 'down'): Statement => (direction === 'up' ? sql`id asc` : sql`id desc`)

const sendOrdered = (db: Db, statement: Statement, direction: 'up' | 'down') =>
  db.alone<{ id: string }>(sql`${statement} order by ${order(direction)}`)

export const fromItsCallers = (db: Db) => sendOrdered(db, sql`select id from claims`, 'up')

export const listOfConditions = (reader: Reader, words: readonly string[]) =>
  reader.many<{ word: string }>(sql`
    select word from unnest(${words}::text[]) as given (word)
    where ${allOf(words.map((word) => sql`word <> ${word}`))}`)

const TABLE = { claims: { of: (id: string) => sql`select id from claims where id = ${id}` } }

export const entryOfTable = (reader: Reader, id: string) => reader.one<{ id: string }>(TABLE.claims.of(id))

function unreachable(value: never): never {
  throw new Error(`there is no ${value}`)
}

function seenBy(caller: 'team' | 'nobody'): Statement {
  switch (caller) {
    case 'team':
      return sql`true`
    case 'nobody':
      return sql`false`
    default:
      return unreachable(caller)
  }
}

export const everyCaller = (reader: Reader, caller: 'team' | 'nobody') =>
  reader.many<{ id: string }>(sql`select id from claims where ${seenBy(caller)}`)
