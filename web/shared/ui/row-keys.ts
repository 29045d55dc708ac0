import type { KeyboardEvent } from 'react'

/**
 * Rows that can be walked with the arrow keys and opened with Enter. One of them is on the way of the Tab key; the others
 * are reached from there.
 */
export const rowKeys = <T>(onOpen: (record: T) => void) => ({
  customRowAttributes: (record: T, index: number) => ({
    tabIndex: index === 0 ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      const row = event.currentTarget
      // Keys inside a row belong to what is inside.
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
