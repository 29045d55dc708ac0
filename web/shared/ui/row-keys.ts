import type { KeyboardEvent } from 'react'

/**
 * Makes rows reachable with the arrow keys; Enter opens one. The Tab key reaches one of them; the arrow keys reach the
 * others from there.
 */
export const rowKeys = <T>(onOpen: (record: T) => void) => ({
  customRowAttributes: (record: T, index: number) => ({
    tabIndex: index === 0 ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      const row = event.currentTarget
      // Keys pressed inside a row belong to what is inside.
      if (event.target !== row) return
      if (event.key === 'Enter') onOpen(record)
      else if (event.key === 'ArrowDown') focus(row.nextElementSibling)
      else if (event.key === 'ArrowUp') focus(row.previousElementSibling)
      else return
      event.preventDefault()
    },
  }),
})

const focus = (row: Element | null): void => {
  if (row instanceof HTMLElement) row.focus()
}
