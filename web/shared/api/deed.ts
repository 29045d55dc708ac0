import { isRefused, newKey, sendOnce } from './once.ts'
import { type Command, type Once, writing } from './operator.ts'

type Start = {
  /** Tells that the answer was lost and it is tried again. */
  onRetry?(): void
  /** If the answer is lost, its person decides whether it is sent again. */
  readonly no_retry?: boolean
}

/** What one dialog or one button does. */
export type Deed = {
  /** Sends it. The same content keeps its key until it is known what became of it. */
  start<R>(send: (once: Once) => Promise<R>, how?: Start): Promise<R>
  /** Known before the page has been drawn again, for the second of two quick presses. */
  isBusy(): boolean
  /** Stops what is under way and forgets it. True if it is not known what became of it. */
  cancel(): boolean
  /** Whether anybody waits for it: nothing is tried again for a page that was left. */
  wait(is_waited_for: boolean): void
}

export function openDeed(): Deed {
  const unsettled = new Map<string, string>()
  const under_way = new Set<AbortController>()
  let is_waited_for = true

  async function start<R>(send: (once: Once) => Promise<R>, { onRetry, no_retry = false }: Start = {}): Promise<R> {
    const controller = new AbortController()
    const { signal } = controller
    const own = new Map<string, string>()
    const keyOf = (command: Command) => {
      const text = textOf(command)
      const key = own.get(text) ?? unsettled.get(text) ?? newKey()
      own.set(text, key)
      unsettled.set(text, key)
      return key
    }
    const settle = () => {
      for (const [text, key] of own) if (unsettled.get(text) === key) unsettled.delete(text)
    }
    const once = writing({ keyOf, signal })
    const tellRetry = () => {
      const is_wanted = is_waited_for && !no_retry
      if (is_wanted) onRetry?.()
      return is_wanted
    }
    under_way.add(controller)
    try {
      const result = await sendOnce({ send: () => send(once), signal, onRetry: tellRetry })
      settle()
      return result
    } catch (error) {
      if (isRefused(error)) settle()
      throw error
    } finally {
      under_way.delete(controller)
    }
  }

  return {
    start,
    isBusy: () => under_way.size > 0,
    cancel() {
      const is_unknown = unsettled.size > 0
      unsettled.clear()
      for (const controller of under_way) controller.abort()
      return is_unknown
    },
    wait(value) {
      is_waited_for = value
    },
  }
}

/** The content of a command as text. A file counts as the same as long as it is the same object. */
const textOf = ({ method, path, params, body }: Command): string =>
  JSON.stringify([method, path, params, body instanceof FormData ? [...body] : body], (_, value: unknown) =>
    value instanceof Blob ? `file ${numberOf(value)}` : value,
  )

const numbers = new WeakMap<Blob, number>()
let last_number = 0

function numberOf(file: Blob): number {
  const number = numbers.get(file) ?? ++last_number
  numbers.set(file, number)
  return number
}
