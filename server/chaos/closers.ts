/** What a run has opened, to be closed in the opposite order: at its end, when it fails, and when somebody ends it. */
export type Closers = {
  add(close: () => Promise<unknown>): void
  closeAll(): Promise<void>
}

export function openClosers(): Closers {
  const all: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  const close = async () => {
    for (let next = all.pop(); next; next = all.pop()) await next()
  }
  return {
    add: (next) => void all.push(next),
    closeAll: () => {
      closing ??= close()
      return closing
    },
  }
}
