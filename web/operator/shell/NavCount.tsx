import { Badge } from '@mantine/core'
import { useFormat } from '../../shared/i18n/format.ts'

/** More would break the word beside it. The page itself tells how many there are. */
const SHOWN_MAX = 999

/** How much waits behind an entry of the menu. */
export function NavCount({ count }: { readonly count: number }) {
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <Badge component="span" size="sm" color="gray">
      {count > SHOWN_MAX ? `${SHOWN_MAX}+` : number(count)}
    </Badge>
  )
}
