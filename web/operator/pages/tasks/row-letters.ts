import { useEffect, useRef } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import type { Task } from './queries.ts'

type Letters = { done(task: Task): void; change(task: Task): void }

const rowsOf = (row: Element): HTMLElement[] => [...(row.parentElement?.children ?? [])] as HTMLElement[]
const chosenRow = (): Element | null => document.activeElement?.closest('tbody > tr') ?? null

/** Letters for the task whose row is chosen. When that row leaves the list, the one after it is chosen. */
export function useRowLetters(tasks: readonly Task[], { done, change }: Letters): void {
  const left = useRef<{ readonly table: Element; readonly place: number } | null>(null)
  const run = (act: (task: Task) => void, leaves: boolean) => {
    const row = chosenRow()
    const place = row ? rowsOf(row).indexOf(row as HTMLElement) : -1
    const task = tasks[place]
    if (!row?.parentElement || !task) return
    if (leaves) left.current = { table: row.parentElement, place }
    act(task)
  }
  useKeys('tasks', { done: () => run(done, true), change: () => run(change, false) })
  useEffect(() => {
    const { table, place } = left.current ?? {}
    left.current = null
    if (!table || place === undefined || document.activeElement !== document.body) return
    const rows = [...table.children] as HTMLElement[]
    rows[Math.min(place, tasks.length - 1)]?.focus()
  }, [tasks])
}
