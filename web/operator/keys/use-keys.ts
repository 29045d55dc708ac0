import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { type KeyArea, type KeyName, keyOf } from './catalog.ts'

/** Whether a key also works while somebody types in a field or a dialog is open. */
type Where = 'page' | 'everywhere'

type Deeds<A extends KeyArea> = Readonly<Partial<Record<KeyName<A>, (key: string) => void>>>

/** Listens to keys of the catalogue while this part of the page is shown. */
export function useKeys<A extends KeyArea>(area: A, deeds: Deeds<A>, where: Where = 'page'): void {
  const items = Object.entries<(key: string) => void>(deeds as Record<string, (key: string) => void>).flatMap(
    ([name, run]) => keyOf(area, name as KeyName<A>).keys.map((key): HotkeyItem => [key, () => press(run, key, where)]),
  )
  useHotkeys(items, where === 'everywhere' ? [] : undefined)
}

/** A key of the page is not meant while a dialog stands before it. */
function press(run: (key: string) => void, key: string, where: Where): void {
  if (where === 'everywhere' || !document.querySelector('[role="dialog"]')) run(key)
}
