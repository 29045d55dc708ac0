/** Pages that follow one another, counted from 1. */
export type PageRange = { readonly first_page: number; readonly last_page: number }

/** The reader's commands to its process, one after another. */
export type PdfCommand =
  | {
      readonly kind: 'read'
      readonly id: number
      readonly file: Uint8Array
      readonly digest: string | null
      readonly given?: unknown
      /** How many times the usual processor time it may take. */
      readonly patience: number
    }
  | { readonly kind: 'render'; readonly id: number; readonly file: Uint8Array; readonly page: number }
  | { readonly kind: 'cut'; readonly id: number; readonly file: Uint8Array; readonly ranges: readonly PageRange[] }
  | { readonly kind: 'xml'; readonly id: number; readonly file: Uint8Array; readonly digest: string }

/**
 * The answers of the process. `ocr_page` announces another picture for the engine, since each has a time limit of its
 * own.
 */
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
  | { readonly kind: 'stalled' }

/** Handed to the process when it starts. */
export type WorkerSettings = {
  readonly memory_max_bytes: number
  /** CPU time, not elapsed time: on a busy machine good files take longer, but are still good. */
  readonly text_ms: number
  readonly ocr_page_ms: number
  readonly document_ms: number
  /** Elapsed time in which a process at work must have used some of the CPU. */
  readonly stall_ms: number
}
