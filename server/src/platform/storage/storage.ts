import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { codeOf } from '../error-code.ts'

export type StoredBlob = { readonly bytes: number; readonly sha256: string }
/** The first and the last byte of a part, counted from 0. The last may lie beyond the end, the first must not. */
export type ByteRange = { readonly first: number; readonly last: number }
export type BlobEntry = { readonly key: string; readonly bytes: number; readonly modified_at: Date }

/**
 * Where files are stored. A blob exists whole or not at all, and never changes. Store the blob first and its row
 * second: a blob without a row is found by the nightly sweep, a row without a blob is a loss.
 */
export type Storage = {
  /** Reads the stream to its end. When the stream fails, nothing is kept. */
  put(key: string, stream: Readable): Promise<StoredBlob>
  /** Throws BlobMissing. The stream must be read or destroyed. `bytes` is what the stream will give. */
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number }>
  /** A missing blob is not an error. */
  delete(key: string): Promise<void>
  /** In no particular order. `modified_at` is wall time. */
  list(prefix?: string): AsyncIterable<BlobEntry>
  /** Throws when blobs cannot be stored at present. */
  check(): Promise<void>
  /** Removes what dead processes left half written more than a day ago. */
  tidy(): Promise<void>
  close(): void
}

export class BlobMissing extends Error {
  readonly key: string
  constructor(key: string) {
    super('The blob does not exist.')
    this.name = 'BlobMissing'
    this.key = key
  }
}

/** The store is unreachable, is full, or refused us. The same can simply be tried again later. */
export class StorageAway extends Error {
  readonly code: string
  constructor(cause: unknown, code: string) {
    super('the storage is away', { cause })
    this.name = 'StorageAway'
    this.code = code
  }
}

/** The code where a volume has less room left than is kept free. */
export const DISK_RESERVE = 'disk_reserve'

const NO_ROOM = new Set([DISK_RESERVE, 'ENOSPC', 'EDQUOT'])

/** Somebody has to make room first. */
export const isOutOfRoom = (error: unknown): boolean => error instanceof StorageAway && NO_ROOM.has(error.code)

/** The disk is full, cannot be read or written any more, or its folders are gone. */
const DISK_AWAY = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
])

/** What a failed file operation means for storing or reading. */
export const awayOf = (error: unknown): unknown =>
  DISK_AWAY.has(codeOf(error)) ? new StorageAway(error, codeOf(error)) : error

const KEY_LENGTH_MAX = 200
const SEGMENT = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/

/**
 * Keys are made by us, never by users, so another form is a bug. Dots are only allowed between other characters: no
 * `..`.
 */
export function assertKey(key: string): void {
  if (key.length > KEY_LENGTH_MAX || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, KEY_LENGTH_MAX))}`)
  }
}

/**
 * Call this before the first `await` after taking over a stream. Until somebody reads the stream nobody listens to it,
 * and an unhandled error ends the process. A later reader still gets the error.
 */
export const heedFailure = (stream: Readable): void => void stream.on('error', () => undefined)

/** Counts and hashes what flows through it on the way into a store. */
export function openMeter(): {
  measure(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer>
  read(): StoredBlob
} {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *measure(chunks) {
      for await (const chunk of chunks) {
        const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        hash.update(buffer)
        bytes += buffer.length
        yield buffer
      }
    },
    read: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
