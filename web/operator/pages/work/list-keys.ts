import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Marks the link of an item that the keys move to. */
export const WALKED = 'data-walked'

/**
 * Moves through the links of a list, and reports which letter was pressed at which link. Keys pressed in fields, menus
 * and dialogs are left to those.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onLetter: (letter: string, index: number) => void) {
  // When an item leaves the list, the keys continue from its position.
  const last = useRef(-1)
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !belongsTo(list.current, event.target)) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${WALKED}]`) ?? [])]
    const index = links.findIndex((link) => link.parentElement?.closest('li')?.contains(document.activeElement))
    const step = STEPS[event.key]
    if (step === undefined) {
      if (index >= 0) onLetter(event.key, index)
      return
    }
    event.preventDefault()
    const from = index >= 0 ? index : last.current - (step > 0 && last.current >= 0 ? 1 : 0)
    last.current = Math.min(links.length - 1, Math.max(0, from + step))
    links[last.current]?.focus()
  })
}

const belongsTo = (list: HTMLElement | null, target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && (target.id === 'content' || !!list?.contains(target)))
