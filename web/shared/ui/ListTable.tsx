import { Paper } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSortStatus } from 'mantine-datatable'
import type { ReactNode } from 'react'
import { useCommonWords } from '../i18n/common.ts'
import { useFormat } from '../i18n/format.ts'
import { Fault } from './Fault.tsx'
import { GreyRows } from './GreyRows.tsx'
import { useReachableScroll } from './reachable-scroll.ts'
import { rowKeys } from './row-keys.ts'
import { useTotal } from './total.ts'
import { WIDE_SCREEN } from './wide-screen.ts'

export type ListAnswer<T> = {
  data: T[]
  total: number
  /** False where there are more than `total`. */
  total_is_exact?: boolean
  page: number
  limit: number
}

export type ListColumn<T> = DataTableColumn<T>

type ListTableProps<T> = {
  readonly query: { data: ListAnswer<T> | undefined; error: unknown; refetch(): unknown }
  readonly columns: ListColumn<T>[]
  /** Distinguishes tables for people who cannot see them. */
  readonly label: string
  readonly empty: ReactNode
  onPage(page: number): void
  readonly sort?: DataTableSortStatus<T>
  onSort?(sort: DataTableSortStatus<T>): void
  onOpen?(record: T): void
  readonly selected?: T[]
  onSelect?(records: T[]): void
  readonly id?: keyof T & string
}

/** A dense table with one page of a list that the server pages and sorts. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { query, columns, label, empty, onPage, sort, onSort, onOpen, selected, onSelect, id = 'id' } = props
  const say = useCommonWords()
  const area = useReachableScroll()
  const shown = useTotal()
  const { number } = useFormat()
  // On a phone the column would lie over what the list is read for.
  const is_wide = useMediaQuery(WIDE_SCREEN, true, { getInitialValueInEffect: false })
  if (query.error) return <Fault error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <GreyRows />
  const { data, total, page, limit } = query.data
  const checkboxes = {
    allRecordsSelectionCheckboxProps: { 'aria-label': say('list.select_all') },
    getRecordSelectionCheckboxProps: (_: T, index: number) => ({
      'aria-label': say('list.select', { row: index + 1 }),
    }),
  }
  // The table's types require each feature in full or not at all, which our optional properties cannot express.
  const optional = {
    ...(sort && onSort ? { sortStatus: sort, onSortStatusChange: onSort } : {}),
    ...(onOpen ? { onRowClick: ({ record }: { record: T }) => onOpen(record), ...rowKeys(onOpen) } : {}),
    ...(selected && onSelect ? { selectedRecords: selected, onSelectedRecordsChange: onSelect, ...checkboxes } : {}),
  } as unknown as Pick<DataTableProps<T>, 'withTableBorder'>
  return (
    <Paper withBorder component="section" aria-label={label} style={{ overflow: 'hidden' }}>
      <DataTable<T>
        records={data}
        columns={columns}
        idAccessor={id as never}
        scrollViewportRef={area}
        pinLastColumn={is_wide && columns.at(-1)?.accessor === 'actions'}
        withTableBorder={false}
        minHeight={data.length > 0 ? 0 : 240}
        striped
        highlightOnHover
        verticalSpacing={6}
        horizontalSpacing={7}
        fz="sm"
        totalRecords={total}
        recordsPerPage={limit}
        page={page}
        onPageChange={onPage}
        paginationSize="sm"
        paginationText={({ from, to }) =>
          say('list.records', { from: number(from), to: number(to), total: shown(query.data) })
        }
        getPaginationControlProps={(control) =>
          control === 'next' ? { 'aria-label': say('list.next') } : { 'aria-label': say('list.previous') }
        }
        emptyState={data.length === 0 ? <div style={{ pointerEvents: 'auto' }}>{empty}</div> : <span />}
        {...optional}
      />
    </Paper>
  )
}
