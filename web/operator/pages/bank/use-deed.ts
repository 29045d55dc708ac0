import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BANK_DEED } from '../../../shared/api/areas.ts'
import { markChanged } from '../../../shared/api/changed.ts'
import { openDeed } from '../../../shared/api/deed.ts'
import type { Entry } from './entry.ts'
import { showEntry } from './queries.ts'
import { type Deed, sendDeed } from './send.ts'

type Options = { onDone(entry: Entry, deed: Deed): void }

/**
 * Does one thing to an entry, once: the same deed keeps its key however often it is sent. Cancelling stops what is under
 * way and whatever would be tried again, and reads anew what became of it.
 */
export function useDeed({ onDone }: Options) {
  const queries = useQueryClient()
  const [sending] = useState(openDeed)
  const [is_retrying, setRetrying] = useState(false)
  const mutation = useMutation<Entry, Error, Deed>({
    mutationFn: (deed) => sending.start((once) => sendDeed(once, deed), { onRetry: () => setRetrying(true) }),
    onSuccess: (entry, deed) => {
      showEntry(queries, entry)
      markChanged(queries, BANK_DEED)
      onDone(entry, deed)
    },
    onSettled: () => setRetrying(false),
  })
  useEffect(() => () => void sending.cancel(), [sending])
  return {
    error: mutation.error?.name === 'AbortError' ? null : mutation.error,
    isPending: mutation.isPending,
    is_retrying,
    /** Known before the page has been drawn again, for the second of two quick presses. */
    isBusy: () => sending.isBusy(),
    start(deed: Deed): void {
      if (!sending.isBusy()) mutation.mutate(deed)
    },
    cancel(): void {
      const is_unknown = sending.cancel()
      mutation.reset()
      if (is_unknown) markChanged(queries, BANK_DEED)
    },
  }
}
