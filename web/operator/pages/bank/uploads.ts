import { ApiFault } from '../../../shared/api/fault.ts'

/** What came of a statement. `entries` are all of them; `to_refund` counts as booked. */
export type Imported = {
  readonly id: string
  readonly entries: number
  readonly booked: number
  readonly suggested: number
  readonly unmatched: number
  readonly duplicates: number
}

/** A file on its way: it waits, is sent, is read and assigned, and then it is done, refused or got lost. */
export type Upload = {
  /** Also its Idempotency-Key: whoever sends it again after a lost connection sends the same. */
  readonly key: string
  readonly file: File
  readonly stage: 'waiting' | 'sending' | 'judging' | 'done' | 'refused' | 'lost'
  /** How much of it has left, 0 to 1. */
  readonly sent: number
  readonly result?: Imported
  readonly error?: unknown
}

export type UploadEvent =
  | { readonly is: 'added'; readonly files: readonly { key: string; file: File }[] }
  | { readonly is: 'sending'; readonly key: string; readonly sent: number }
  | { readonly is: 'done'; readonly key: string; readonly result: Imported }
  | { readonly is: 'failed'; readonly key: string; readonly error: unknown }
  | { readonly is: 'again' | 'removed'; readonly key: string }

/** How the list of files changes. */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.is === 'added')
    return [...uploads, ...event.files.map((one) => ({ ...one, stage: 'waiting' as const, sent: 0 }))]
  if (event.is === 'removed') return uploads.filter(({ key }) => key !== event.key)
  return uploads.map((upload) => (upload.key === event.key ? { ...upload, ...changeOf(event) } : upload))
}

function changeOf(event: Exclude<UploadEvent, { is: 'added' | 'removed' }>): Partial<Upload> {
  if (event.is === 'sending') return { stage: event.sent < 1 ? 'sending' : 'judging', sent: event.sent }
  if (event.is === 'done') return { stage: 'done', sent: 1, result: event.result }
  if (event.is === 'failed') return { stage: isRefusal(event.error) ? 'refused' : 'lost', error: event.error }
  return { stage: 'waiting', sent: 0, error: undefined }
}

/** The server has read it and said no; anything else may work another time. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFault && error.status < 500 && error.status !== 429 && error.status !== 401

/** One after the other, in the order in which they came. */
export const nextUpload = (uploads: readonly Upload[]): Upload | undefined =>
  uploads.some(({ stage }) => stage === 'sending' || stage === 'judging')
    ? undefined
    : uploads.find(({ stage }) => stage === 'waiting')

export const isUnderWay = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ stage }) => stage === 'waiting' || stage === 'sending' || stage === 'judging')
