import { useSyncExternalStore } from 'react'

/** A value that several parts of the page share, though none is inside the other. */
export function makeStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  const read = (): T => value
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    read,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    use: (): T => useSyncExternalStore(listen, read),
  }
}
