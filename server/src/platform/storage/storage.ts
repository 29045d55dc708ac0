import type { Readable } from 'node:stream'

export type StoredBlob = { readonly bytes: number; readonly sha256: string }
export type BlobEntry = { readonly key: string; readonly bytes: number; readonly modified_at: Date }

/**
 * Where files lie. A blob is there whole or not at all, and is never changed. Store the blob first and its row second:
 * a blob without a row is found by the nightly sweep, a row without a blob is a loss.
 */
export type Storage = {
  /** Reads the stream to its end. When the stream fails, nothing is kept. */
  put(key: string, stream: Readable): Promise<StoredBlob>
  /** Throws BlobMissing. The stream must be read or destroyed. */
  get(key: string): Promise<{ stream: Readable; bytes: number }>
  /** It is no error when the blob is not there. */
  delete(key: string): Promise<void>
  /** In no particular order. `modified_at` is wall time. */
  list(prefix?: string): AsyncIterable<BlobEntry>
  /** Throws when blobs cannot be stored at present. */
  check(): Promise<void>
}

export class BlobMissing extends Error {
  readonly key: string
  constructor(key: string) {
    super('The blob does not exist.')
    this.name = 'BlobMissing'
    this.key = key
  }
}

const KEY_LENGTH_MAX = 200
const SEGMENT = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/

/** Keys are made by us, never by users, so another form is a bug. Dots stand between letters only: no `..`. */
export function assertKey(key: string): void {
  if (key.length > KEY_LENGTH_MAX || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, KEY_LENGTH_MAX))}`)
  }
}
