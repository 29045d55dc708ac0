import { notifications } from '@mantine/notifications'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Area } from '../api/areas.ts'
import { type Known, markChanged } from '../api/changed.ts'
import { ApiFault } from '../api/fault.ts'
import { useCommonWords } from '../i18n/common.ts'
import { FaultText } from './Fault.tsx'

export type ChangeOptions<A, R> = {
  /** Sends the change, with a call such as `api.POST(…)`. */
  send(argument: A): Promise<R>
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
}

/** A change by a person, with a notification of its outcome. It names what it changes and uses the answer. */
export function useChange<A = void, R = unknown>(options: ChangeOptions<A, R>) {
  const { send, changes, answers, shows, done, onDone, quiet } = options
  const queries = useQueryClient()
  const say = useCommonWords()
  const closeButtonProps = { 'aria-label': say('action.close') }
  return useMutation<R, Error, A>({
    mutationFn: send,
    onSuccess: (result, argument) => {
      shows?.(queries, result, argument)
      markChanged(queries, changes, answers?.(result, argument))
      const message = typeof done === 'function' ? done(result) : done
      if (message) notifications.show({ message, color: 'teal', closeButtonProps })
      onDone?.(result, argument)
    },
    onError: (error) => {
      if (quiet || (error instanceof ApiFault && error.status === 401)) return
      notifications.show({
        title: say('error.title'),
        message: <FaultText error={error} />,
        color: 'red',
        autoClose: 12_000,
        closeButtonProps,
      })
    },
  })
}

/** The faults of a body by field, for forms; faults without a field stay with the form. */
export function fieldErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiFault)) return {}
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]))
}
