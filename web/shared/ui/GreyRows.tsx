import { Paper, Skeleton, Stack } from '@mantine/core'
import { useCommonWords } from '../i18n/common.ts'

const ROWS = Array.from({ length: 8 }, (_, index) => index)

/** A placeholder for a table while its first page is loading. */
export function GreyRows() {
  const say = useCommonWords()
  return (
    <Paper withBorder p="sm" role="status" aria-label={say('loading')}>
      <Stack gap={14}>
        <Skeleton height={14} width="40%" />
        {ROWS.map((row) => (
          <Skeleton key={row} height={14} width={`${96 - (row % 3) * 4}%`} />
        ))}
      </Stack>
    </Paper>
  )
}
