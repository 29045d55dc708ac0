import { Group, Pagination, Text } from '@mantine/core'
import { useCommonWords } from '../i18n/common.ts'
import { useFormat } from '../i18n/format.ts'
import { useTotal } from './total.ts'

type PagesProps = {
  readonly list: {
    readonly total: number
    readonly total_is_exact?: boolean
    readonly page: number
    readonly limit: number
  }
  readonly onGo: (page: number) => void
}

/** Below a list that is no table: which rows these are of how many, and the way to the others. Nothing if all are shown. */
export function Pages({ list, onGo }: PagesProps) {
  const { total, page, limit } = list
  const say = useCommonWords()
  const totalOf = useTotal()
  const { number } = useFormat()
  if (total <= limit) return null
  const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total)]
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {say('list.records', { from: number(from), to: number(to), total: totalOf(list) })}
      </Text>
      <Pagination
        size="sm"
        total={Math.ceil(total / limit)}
        value={page}
        onChange={onGo}
        getItemProps={(other) => ({ 'aria-label': say('list.page', { page: other }) })}
        getControlProps={(control) => ({ 'aria-label': say(control === 'next' ? 'list.next' : 'list.previous') })}
      />
    </Group>
  )
}
