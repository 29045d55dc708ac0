import { useFormat } from '../../../shared/i18n/format.ts'
import { useTableTitle } from '../settings/table-title.ts'
import { type Item, titleOf } from './target.ts'
import { useWorkWords } from './words.ts'

/** What an item is called; a table of the law has its name on these pages, and a request the day on which it is due. */
export function useItemName(): (item: Item) => string {
  const say = useWorkWords()
  const format = useFormat()
  const tableTitle = useTableTitle()
  return (item) => {
    if (item.kind === 'legal_table_stale' && item.reason) return tableTitle({ name: item.reason, file: item.reason })
    if (item.kind === 'privacy_request' && item.reason) return say('answer_by', { day: format.day(item.reason) })
    return titleOf(item)
  }
}
