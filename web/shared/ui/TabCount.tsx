import { Badge } from '@mantine/core'
import { useFormat } from '../i18n/format.ts'

/** The number of items in a tab; nothing until it is known. */
export function TabCount({ count }: { count: number | undefined }) {
  const { number } = useFormat()
  if (count === undefined) return null
  return (
    <Badge component="span" size="sm" color="gray">
      {number(count)}
    </Badge>
  )
}
