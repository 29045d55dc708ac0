import { isWithheld } from '../../../audiences/visibility.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { allOf, knownNumber, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, type Part, type Placed, pageClause } from '../../../platform/http/paging.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import type { TaskState } from './rules.ts'

export type TaskRow = {
  id: string
  organization_id: string
  claim_id: string
  title: string
  due_on: string
  owner_id: string | null
  made_by: string
  note_id: string | null
  done_at: Date | null
  done_by: string | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`t.id, t.organization_id, t.claim_id, t.title, t.due_on, t.owner_id, t.made_by, t.note_id, t.done_at, t.done_by,
  t.created_at, t.updated_at`

export type ListedTask = TaskRow & {
  owner_name: string | null
  /** The owner's account is disabled: the task is nobody's. */
  owner_left: boolean
  made_by_name: string
  done_by_name: string | null
  case_reference: string
  debtor_id: string
  debtor_name: string
}

const NAME = (of: Statement): Statement => sql`case when ${of}.name = '' then ${of}.email else ${of}.name end`

const LISTED = sql`${COLUMNS}, ${NAME(sql`o`)} as owner_name, coalesce(o.disabled_at is not null, false) as owner_left,
  ${NAME(sql`m`)} as made_by_name, ${NAME(sql`x`)} as done_by_name, l.case_reference, l.debtor_id, ${SHOWN_NAME} as debtor_name`

const WITH_NAMES = sql`join claims l on l.id = t.claim_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  join operators m on m.id = t.made_by left join operators o on o.id = t.owner_id left join operators x on x.id = t.done_by`

export type TaskFilter = {
  state: TaskState
  today: DateOnly
  claim_id?: string
  /** Of these: somebody's, and with null nobody's. */
  owner_ids?: readonly (string | null)[]
}

const isIn = (state: TaskState, today: DateOnly): Statement => {
  if (state === 'done') return sql`t.done_at is not null`
  return state === 'due' ? sql`(t.done_at is null and t.due_on <= ${today}::date)` : sql`t.done_at is null`
}

const HAVE_LEFT = sql`select o.id from operators o where o.disabled_at is not null`

function inAnyState({ claim_id, owner_ids }: Omit<TaskFilter, 'state' | 'today'>): Statement {
  const conditions: Statement[] = []
  if (owner_ids) {
    const named = owner_ids.filter((id) => id !== null)
    const nobody = owner_ids.includes(null) ? sql`(t.owner_id is null or t.owner_id in (${HAVE_LEFT}))` : sql`false`
    conditions.push(sql`((t.owner_id = any(${named}::uuid[]) and t.owner_id not in (${HAVE_LEFT})) or ${nobody})`)
  }
  // Nobody works on a file that may only be kept.
  conditions.push(sql`not ${isWithheld(sql`t.claim_id`)}`)
  if (claim_id) conditions.push(sql`t.claim_id = ${claim_id}`)
  return allOf(conditions)
}

const matching = ({ state, today, ...filter }: TaskFilter): Statement =>
  sql`${isIn(state, today)} and ${inAnyState(filter)}`

const LATEST_DONE = sql`t.done_at desc, t.id desc`
const FIRST_DUE = sql`t.due_on, t.id`

/**
 * What is due first comes first; of what is done the latest. Before that, if somebody is named, what that person owns. Only
 * tasks of the page are read whole.
 */
export const listTasks = (
  reader: Reader,
  filter: TaskFilter,
  { first_of, ...page }: Page & { first_of?: string | null },
): Promise<ListedTask[]> => {
  const first = first_of ? sql`(t.owner_id is not distinct from ${first_of}::uuid) desc,` : sql``
  const order = sql`${first} ${filter.state === 'done' ? LATEST_DONE : FIRST_DUE}`
  return reader.many(sql`
    select ${LISTED}
    from (select t.id from tasks t where ${matching(filter)} order by ${order} ${pageClause(page)}) found
    join tasks t on t.id = found.id ${WITH_NAMES} order by ${order}`)
}

/** The same in parts, for reading all. */
export const listTasksAfter = (
  reader: Reader,
  filter: TaskFilter,
  { after, most }: Part,
): Promise<(ListedTask & Placed)[]> => {
  if (filter.state === 'done') {
    const earlier = after ? sql`(t.done_at, t.id) < (${after.place}::timestamptz, ${after.id}::uuid)` : sql`true`
    return reader.many(sql`
      select ${LISTED}, coalesce(t.done_at, t.updated_at)::text as place
      from (
        select t.id from tasks t where ${matching(filter)} and ${earlier}
        order by ${LATEST_DONE} limit ${knownNumber(most)}) found
      join tasks t on t.id = found.id ${WITH_NAMES} order by ${LATEST_DONE}`)
  }
  const later = after ? sql`(t.due_on, t.id) > (${after.place}::date, ${after.id}::uuid)` : sql`true`
  return reader.many(sql`
    select ${LISTED}, t.due_on::text as place
    from (
      select t.id from tasks t where ${matching(filter)} and ${later}
      order by ${FIRST_DUE} limit ${knownNumber(most)}) found
    join tasks t on t.id = found.id ${WITH_NAMES} order by ${FIRST_DUE}`)
}

/** How many there are in each state. The state of the filter does not apply here. */
export const countTasks = async (
  reader: Reader,
  { state: _, today, ...filter }: TaskFilter,
): Promise<Record<TaskState, number>> =>
  (await reader.one(sql`
    select count(*) filter (where ${isIn('open', today)})::int as open,
      count(*) filter (where ${isIn('due', today)})::int as due,
      count(*) filter (where ${isIn('done', today)})::int as done
    from tasks t where ${inAnyState(filter)}`)) as Record<TaskState, number>

export const findTask = (reader: Reader, id: string): Promise<ListedTask | undefined> =>
  reader.one(sql`select ${LISTED} from tasks t ${WITH_NAMES} where t.id = ${id}`)

export const countOpen = async (reader: Reader, claim_id: string): Promise<number> =>
  (
    await reader.one<{ count: number }>(
      sql`select count(*)::int as count from tasks where claim_id = ${claim_id} and done_at is null`,
    )
  )?.count ?? 0

export const findMember = (reader: Reader, id: string): Promise<{ id: string } | undefined> =>
  reader.one(sql`select id from operators where id = ${id} and disabled_at is null`)

export const insertTask = (tx: Tx, row: TaskRow): Promise<number> =>
  tx.run(sql`
    insert into tasks (id, organization_id, claim_id, title, due_on, owner_id, made_by, note_id, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.title}, ${row.due_on}, ${row.owner_id},
      ${row.made_by}, ${row.note_id}, ${row.created_at}, ${row.updated_at})`)

export const setTask = (tx: Tx, row: TaskRow): Promise<number> =>
  tx.run(sql`
    update tasks set title = ${row.title}, due_on = ${row.due_on}, owner_id = ${row.owner_id}, done_at = ${row.done_at},
      done_by = ${row.done_by}, updated_at = ${row.updated_at}
    where id = ${row.id}`)

/** What came from a note and is not done. */
export const deleteOpenOf = (tx: Tx, note_id: string): Promise<number> =>
  tx.run(sql`delete from tasks where note_id = ${note_id} and done_at is null`)
