/** What the reader asks of its process, one after another. */
export type PdfCommand =
  | { readonly kind: 'read'; readonly id: number; readonly path: string; readonly digest: string | null }
  | { readonly kind: 'render'; readonly id: number; readonly path: string; readonly page: number }

/** What the process answers. `ocr_page` tells that one more picture is given to the engine, since each has a time limit of its own. */
export type PdfAnswer =
  | { readonly kind: 'ocr_page'; readonly id: number }
  | {
      readonly kind: 'done'
      readonly id: number
      readonly result: unknown
      readonly rss_bytes: number
    }
  | { readonly kind: 'unreadable'; readonly id: number; readonly reason: string; readonly detail: string }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string }
  | { readonly kind: 'out_of_memory' }
  | { readonly kind: 'out_of_time' }

/** Handed to the process when it starts. */
export type WorkerSettings = {
  readonly memory_max_bytes: number
  /** Of the processor's time, not of the clock's: on a busy machine good files take longer, and are good all the same. */
  readonly text_ms: number
  readonly ocr_page_ms: number
  /** Among the processes of the system. */
  readonly priority: number
  /** A folder of its own, removed when the process has ended. */
  readonly scratch: string
  /** The installed OCR program; null stands for the engine that came with us. */
  readonly ocr_program: string | null
}
