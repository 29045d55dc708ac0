import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useReducer, useRef } from 'react'
import { BANK_DEED } from '../../../shared/api/areas.ts'
import { markChanged } from '../../../shared/api/changed.ts'
import { newKey } from '../../../shared/api/once.ts'
import { sendStatement } from './send-file.ts'
import { isUnderWay, nextUpload, reduceUploads, type Upload } from './uploads.ts'
import { useUploadWords } from './words.uploads.ts'

/** Sends files one after the other. Whoever leaves meanwhile is asked first. */
export function useUploads() {
  const say = useUploadWords()
  const queries = useQueryClient()
  const [uploads, tell] = useReducer(reduceUploads, [])
  const under_way = useRef<AbortController | null>(null)
  const next = nextUpload(uploads)
  const is_busy = isUnderWay(uploads)

  useEffect(() => {
    if (!next || under_way.current) return
    const controller = new AbortController()
    under_way.current = controller
    const { key, file } = next
    tell({ is: 'sending', key, sent: 0 })
    sendStatement(file, { key, signal: controller.signal, onSent: (sent) => tell({ is: 'sending', key, sent }) })
      .then(
        (result) => tell({ is: 'done', key, result }),
        (error: unknown) => tell(controller.signal.aborted ? { is: 'removed', key } : { is: 'failed', key, error }),
      )
      .finally(() => {
        if (under_way.current === controller) under_way.current = null
        markChanged(queries, BANK_DEED)
      })
  }, [next, queries])
  useEffect(() => () => under_way.current?.abort(), [])
  useBlocker({
    shouldBlockFn: ({ next: to, current }) =>
      is_busy && to.pathname !== current.pathname && !window.confirm(say('leave')),
    enableBeforeUnload: () => is_busy,
  })

  return {
    uploads,
    add: (files: readonly File[]) => tell({ is: 'added', files: files.map((file) => ({ key: newKey(), file })) }),
    /** After a lost connection: the same key, so that nothing is read twice. */
    again: ({ key }: Upload) => tell({ is: 'again', key }),
    remove(upload: Upload) {
      const is_running = upload.stage === 'sending' || upload.stage === 'judging'
      if (is_running) under_way.current?.abort()
      else tell({ is: 'removed', key: upload.key })
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
