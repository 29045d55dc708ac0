import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BANK_DEED } from '../../../shared/api/areas.ts'
import { markChanged } from '../../../shared/api/changed.ts'
import { keyFor, sendOnce } from '../../../shared/api/once.ts'
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
  const last = useRef<{ key: string; body: string } | null>(null)
  const under_way = useRef<AbortController | null>(null)
  const [is_retrying, setRetrying] = useState(false)
  const mutation = useMutation<Entry, Error, Deed>({
    // It would wait for the network by itself, and be sent when nobody expects it any more.
    networkMode: 'always',
    mutationFn: (deed) => {
      const controller = new AbortController()
      under_way.current = controller
      last.current = keyFor(last.current, deed)
      const { key } = last.current
      return sendOnce({
        key,
        signal: controller.signal,
        send: (attempt) => sendDeed(deed, attempt),
        onRetry: () => setRetrying(true),
      })
    },
    onSuccess: (entry, deed) => {
      last.current = null
      showEntry(queries, entry)
      markChanged(queries, BANK_DEED)
      onDone(entry, deed)
    },
    onSettled: () => {
      under_way.current = null
      setRetrying(false)
    },
  })
  useEffect(() => () => under_way.current?.abort(), [])
  return {
    error: mutation.error?.name === 'AbortError' ? null : mutation.error,
    isPending: mutation.isPending,
    is_retrying,
    /** Known before the page has been drawn again, for the second of two quick presses. */
    isBusy: () => under_way.current !== null,
    start(deed: Deed): void {
      if (under_way.current === null) mutation.mutate(deed)
    },
    cancel(): void {
      const was_sent = under_way.current !== null || last.current !== null
      under_way.current?.abort()
      last.current = null
      mutation.reset()
      if (was_sent) markChanged(queries, BANK_DEED)
    },
  }
}
