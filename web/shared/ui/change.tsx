import { notifications } from '@mantine/notifications'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Area } from '../api/areas.ts'
import { type Known, markChanged } from '../api/changed.ts'
import { openDeed } from '../api/deed.ts'
import { ApiFault } from '../api/fault.ts'
import type { Once } from '../api/operator.ts'
import { useCommonWords } from '../i18n/common.ts'
import { FaultText } from './Fault.tsx'

/** What was stopped on its way may still be worked on; by then the server has finished it. */
const FINISHED_MS = 3_000

export type ChangeOptions<A, R> = {
  /** Sends the change, with a call such as `once.POST(…)`: it happens once, however often the answer is lost. */
  send(once: Once, argument: A): Promise<R>
  /** Everything that is different afterwards; the part on screen is reloaded. */
  readonly changes: readonly Area[]
  /** What the answer says in full, so that it need not be requested. */
  answers?(result: R, argument: A): readonly Known[]
  /** What the answer says in part: shown at once, until the whole has been reloaded. */
  shows?(queries: QueryClient, result: R, argument: A): void
  /** What to tell the person once it is done. */
  done?: string | ((result: R) => string)
  onDone?(result: R, argument: A): void
  /** For forms, which show faults beside their fields. Otherwise faults appear as notifications. */
  quiet?: boolean
  /** For the login, before which the server keeps no keys: if the answer is lost, nothing is sent again by itself. */
  no_retry?: boolean
}

/** What a dialog needs to know of the change that it sends. */
export type Change = {
  readonly isPending: boolean
  readonly error: Error | null
  /** The answer was lost, and it is asked for again. */
  readonly is_retrying: boolean
  /** Known before the page has been drawn again. */
  isBusy(): boolean
  /** Stops what is under way, and reads anew what became of it. */
  cancel(): void
}

const isCancelled = (error: Error | null): boolean => error?.name === 'AbortError'

/** A change by a person, with a notification of its outcome. It names what it changes and uses the answer. */
export function useChange<A = void, R = unknown>(options: ChangeOptions<A, R>) {
  const { send, changes, answers, shows, done, onDone, quiet, no_retry = false } = options
  const queries = useQueryClient()
  const say = useCommonWords()
  const [deed] = useState(openDeed)
  const [is_retrying, setRetrying] = useState(false)
  const closeButtonProps = { 'aria-label': say('action.close') }
  useEffect(() => {
    deed.wait(true)
    return () => deed.wait(false)
  }, [deed])
  const mutation = useMutation<R, Error, A>({
    mutationFn: (argument) =>
      deed.start((once) => send(once, argument), { onRetry: () => setRetrying(true), no_retry }),
    onSuccess: (result, argument) => {
      shows?.(queries, result, argument)
      markChanged(queries, changes, answers?.(result, argument))
      const message = typeof done === 'function' ? done(result) : done
      if (message) notifications.show({ message, color: 'teal', closeButtonProps })
      onDone?.(result, argument)
    },
    onError: (error) => {
      if (quiet || isCancelled(error) || (error instanceof ApiFault && error.status === 401)) return
      notifications.show({
        title: say('error.title'),
        message: <FaultText error={error} />,
        color: 'red',
        autoClose: 12_000,
        closeButtonProps,
      })
    },
    onSettled: () => setRetrying(false),
  })
  const cancel = () => {
    const is_unknown = deed.cancel()
    setRetrying(false)
    mutation.reset()
    if (!is_unknown) return
    notifications.show({ message: say('error.cancelled'), color: 'yellow', closeButtonProps })
    markChanged(queries, changes)
    setTimeout(() => markChanged(queries, changes), FINISHED_MS)
  }
  const error = isCancelled(mutation.error) ? null : mutation.error
  return { ...mutation, error, is_retrying, isBusy: deed.isBusy, cancel }
}
