import { useTableTitle } from '../settings/table-title.ts'
import { type Item, titleOf } from './target.ts'

/** What an item is called; a table of the law has its name on these pages. */
export function useItemName(): (item: Item) => string {
  const tableTitle = useTableTitle()
  return (item) =>
    item.kind === 'legal_table_stale' && item.reason
      ? tableTitle({ name: item.reason, file: item.reason })
      : titleOf(item)
}
