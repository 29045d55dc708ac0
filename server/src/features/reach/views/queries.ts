import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { ViewPage } from './rules.ts'

export type ViewRow = {
  id: string
  maker_id: string
  maker_name: string
  page: ViewPage
  name: string
  search: string
  shared: boolean
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`v.id, v.maker_id, case when o.name = '' then o.email else o.name end as maker_name, v.page, v.name, v.search,
  v.shared, v.created_at, v.updated_at`
const FROM = sql`saved_views v join operators o on o.id = v.maker_id`

/** The own ones and those that others share, by name. */
export const listViews = (reader: Reader, page: ViewPage, operator_id: string): Promise<ViewRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from ${FROM} where v.page = ${page} and (v.maker_id = ${operator_id} or v.shared)
    order by lower(v.name), v.id`)

export const lockView = (tx: Tx, id: string, operator_id: string): Promise<ViewRow | undefined> =>
  tx.one(sql`
    select ${COLUMNS} from ${FROM} where v.id = ${id} and (v.maker_id = ${operator_id} or v.shared) for update of v`)

export const countViews = async (reader: Reader, page: ViewPage, operator_id: string): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from saved_views where page = ${page} and maker_id = ${operator_id}`,
    )
  )?.total ?? 0

export const insertView = (tx: Tx, view: Omit<ViewRow, 'maker_name'>) =>
  tx.run(sql`
    insert into saved_views (id, maker_id, page, name, search, shared, created_at, updated_at)
    values (${view.id}, ${view.maker_id}, ${view.page}, ${view.name}, ${view.search}, ${view.shared}, ${view.created_at},
      ${view.updated_at})`)

export const setView = (tx: Tx, { id, name, search, shared, updated_at }: ViewRow) =>
  tx.run(sql`
    update saved_views set name = ${name}, search = ${search}, shared = ${shared}, updated_at = ${updated_at}
    where id = ${id}`)

export const deleteView = (tx: Tx, id: string) => tx.run(sql`delete from saved_views where id = ${id}`)
