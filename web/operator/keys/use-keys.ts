import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { type KeyArea, type KeyName, keyOf } from './catalog.ts'

/** Whether a key also works while somebody types in a field. */
type Where = 'outside_fields' | 'everywhere'

/** Listens to keys of the catalogue while this part of the page is shown. */
export function useKeys<A extends KeyArea>(
  area: A,
  deeds: Readonly<Partial<Record<KeyName<A>, (key: string) => void>>>,
  where: Where = 'outside_fields',
): void {
  const items = Object.entries(deeds as Record<KeyName<A>, (key: string) => void>).flatMap(([name, run]) =>
    keyOf(area, name as KeyName<A>).keys.map((key): HotkeyItem => [key, () => (run as (key: string) => void)(key)]),
  )
  useHotkeys(items, where === 'everywhere' ? [] : undefined)
}
