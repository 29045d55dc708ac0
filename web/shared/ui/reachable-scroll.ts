import { type RefObject, useEffect, useRef } from 'react'

const STOPS = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/**
 * For what scrolls, such as a table wider than the screen: the Tab key reaches it, so that the arrow keys can scroll it,
 * unless it reaches something inside anyway.
 */
export function useReachableScroll(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = area.current
    if (!shown) return
    const judge = () => {
      const scrolls = shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight
      if (scrolls && !shown.querySelector(STOPS)) shown.tabIndex = 0
      else shown.removeAttribute('tabindex')
    }
    const watcher = new ResizeObserver(judge)
    for (const one of [shown, ...shown.children]) watcher.observe(one)
    return () => watcher.disconnect()
  })
  return area
}
