import { Group, Pagination, Text } from '@mantine/core'
import { useCommonWords } from '../i18n/common.ts'
import { useFormat } from '../i18n/format.ts'

type PagesProps = {
  readonly list: { readonly total: number; readonly page: number; readonly limit: number }
  readonly onGo: (page: number) => void
}

/** Below a list that is no table: which rows these are of how many, and the way to the others. Nothing if all are shown. */
export function Pages({ list: { total, page, limit }, onGo }: PagesProps) {
  const say = useCommonWords()
  const { number } = useFormat()
  if (total <= limit) return null
  const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total)]
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {say('list.records', { from: number(from), to: number(to), total: number(total) })}
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
