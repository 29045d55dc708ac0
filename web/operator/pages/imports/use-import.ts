import type { ClaimTable } from '@mahnwerk/claim-table'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { markChanged } from '../../../shared/api/changed.ts'
import { openDeed } from '../../../shared/api/deed.ts'
import { type Sending, sendRest } from './sending.ts'
import { useImportWords } from './words.ts'

/** Runs one import at a time. It stops when the person leaves, and they are asked first. */
export function useImport() {
  const say = useImportWords()
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [deed] = useState(openDeed)
  const is_running = useRef(false)
  const is_stopped = useRef(false)
  const is_busy = sending?.stage === 'sending' || sending?.stage === 'stopping'
  useBlocker({
    shouldBlockFn: () => is_busy && !window.confirm(say('leave')),
    enableBeforeUnload: () => is_busy,
  })
  useEffect(
    () => () => {
      is_stopped.current = true
    },
    [],
  )

  /** A second click while it runs does nothing. */
  async function start(table: ClaimTable, partner_id: string): Promise<void> {
    if (is_running.current) return
    is_running.current = true
    is_stopped.current = false
    try {
      await sendRest(table, sending?.results ?? [], {
        isStopped: () => is_stopped.current,
        show: setSending,
        async send(cases) {
          // The table makes them by its columns, which a test holds against the interface.
          const body = { items: cases.map(({ item }) => item) } as never
          const { data } = await deed.start(
            (once) =>
              once.POST('/api/operator/partners/{id}/claims/bulk', { params: { path: { id: partner_id } }, body }),
            { no_retry: true },
          )
          if (!data) throw new TypeError('there was no answer')
          return data.data
        },
      })
    } finally {
      is_running.current = false
      markChanged(queries, [...CLAIM_STEP, 'customers', 'audit'])
    }
  }

  return {
    sending,
    is_busy,
    start,
    stop() {
      is_stopped.current = true
      setSending((now) => now && { ...now, stage: 'stopping' })
    },
    reset: () => setSending(null),
  }
}
