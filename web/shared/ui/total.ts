import { useCommonWords } from '../i18n/common.ts'
import { useFormat } from '../i18n/format.ts'

type Total = { readonly total: number; readonly total_is_exact?: boolean }

/** How many rows a list has, in words where they were not all counted. */
export function useTotal(): (list: Total | undefined) => string {
  const say = useCommonWords()
  const { number } = useFormat()
  return (list) => {
    const { total, total_is_exact = true } = list ?? { total: 0 }
    return total_is_exact ? number(total) : say('list.more_than', { total: number(total) })
  }
}
