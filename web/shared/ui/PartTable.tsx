import { Paper } from '@mantine/core'
import { DataTable } from 'mantine-datatable'
import type { ReactNode } from 'react'
import type { ListColumn } from './ListTable.tsx'
import { useReachableScroll } from './reachable-scroll.ts'
import { rowKeys } from './row-keys.ts'

type PartTableProps<T> = {
  readonly records: T[]
  readonly columns: ListColumn<T>[]
  /** Distinguishes tables for people who cannot see them. */
  readonly label: string
  readonly empty: ReactNode
  onOpen?(record: T): void
  readonly id?: keyof T & string
  readonly has_border?: boolean
}

/** A dense table with all rows: no pages, no sorting. */
export function PartTable<T extends object>(props: PartTableProps<T>) {
  const { records, columns, label, empty, onOpen, id = 'id', has_border = true } = props
  const area = useReachableScroll()
  if (records.length === 0) return empty
  return (
    <Paper withBorder={has_border} component="section" aria-label={label} style={{ overflow: 'hidden' }}>
      <DataTable<T>
        records={records}
        columns={columns}
        idAccessor={id as never}
        scrollViewportRef={area}
        withTableBorder={false}
        striped
        highlightOnHover
        verticalSpacing={6}
        fz="sm"
        {...(onOpen ? { onRowClick: ({ record }) => onOpen(record), ...rowKeys(onOpen) } : {})}
      />
    </Paper>
  )
}
