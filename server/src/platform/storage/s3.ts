import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Config } from '../config.ts'
import {
  assertKey,
  type BlobEntry,
  BlobMissing,
  type ByteRange,
  openMeter,
  type Storage,
  StorageAway,
  type StoredBlob,
} from './storage.ts'

const CONNECT_TIMEOUT_MS = 3_000
/** Without a byte in either direction; a slow reader of a download counts as silence too. */
const SILENCE_MS = 60_000
const CONNECTIONS_MAX = 500
/** In all, the first try included. */
const TRIES = 3
/** The smallest part that the protocol allows. One part at a time is all that an upload holds in memory. */
const PART_BYTES = 5 * 1024 * 1024
const PARTS_AT_ONCE = 1
const PAGE_SIZE = 1_000

type Bucket = { client: S3Client; bucket: string; page_size: number }

/** Blobs as objects of a bucket, in anything that speaks S3. */
export function openS3Storage(config: S3Config, { page_size = PAGE_SIZE } = {}): Storage {
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.access_key, secretAccessKey: config.secret_key },
    // A bucket in the host name needs DNS that most servers other than Amazon's do not have.
    forcePathStyle: true,
    maxAttempts: TRIES,
    // Not every server knows the newer checksums. Parts are buffers, so their hash is signed and checked all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      // Waiting for a free connection counts as connecting, so there must be enough of them.
      httpAgent: { maxSockets: CONNECTIONS_MAX },
      httpsAgent: { maxSockets: CONNECTIONS_MAX },
    },
  })
  const here = { client, bucket: config.bucket, page_size }
  return {
    put: async (key, stream) => put(here, checked(key), stream),
    get: async (key, range) => get(here, checked(key), range),
    delete: async (key) => {
      await tellAway(client.send(new DeleteObjectCommand({ Bucket: config.bucket, Key: checked(key) })))
    },
    list: (prefix = '') => list(here, prefix),
    check: async () => {
      await tellAway(client.send(new ListObjectsV2Command({ Bucket: config.bucket, MaxKeys: 1 })))
    },
    close: () => client.destroy(),
  }
}

function checked(key: string): string {
  assertKey(key)
  return key
}

/** An object is there when its last part has been confirmed, not before; what was sent of a failed one is taken back. */
async function put({ client, bucket }: Bucket, key: string, stream: Readable): Promise<StoredBlob> {
  const meter = openMeter()
  let fault_of_stream: unknown
  const body = async function* () {
    try {
      yield* meter.measure(stream)
    } catch (error) {
      fault_of_stream = error
      throw error
    }
  }
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: key, Body: Readable.from(body(), { objectMode: false }) },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
  })
  try {
    await tellAway(upload.done())
    return meter.read()
  } catch (error) {
    stream.destroy()
    throw fault_of_stream ?? error
  }
}

async function get(
  { client, bucket }: Bucket,
  key: string,
  range?: ByteRange,
): Promise<{ stream: Readable; bytes: number }> {
  const Range = range ? `bytes=${range.first}-${range.last}` : undefined
  const answer = await tellAway(
    client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...(Range ? { Range } : {}) })).catch((error) => {
      throw nameOf(error) === 'NoSuchKey' ? new BlobMissing(key) : error
    }),
  )
  return { stream: answer.Body as Readable, bytes: answer.ContentLength ?? 0 }
}

async function* list({ client, bucket, page_size }: Bucket, prefix: string): AsyncIterable<BlobEntry> {
  let after: string | undefined
  do {
    const page: ListObjectsV2CommandOutput = await tellAway(
      client.send(
        new ListObjectsV2Command({
          ...{ Bucket: bucket, Prefix: prefix, MaxKeys: page_size },
          ...(after ? { ContinuationToken: after } : {}),
        }),
      ),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified) yield { key: Key, bytes: Size ?? 0, modified_at: LastModified }
    }
    after = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (after)
}

const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|TimeoutError)$/

/** Refused keys and a missing bucket are told apart at the start; for a request they mean what a lost network means. */
async function tellAway<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    const { code = '', $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } }
    const status = $metadata?.httpStatusCode ?? 0
    if (NETWORK.test(code) || NETWORK.test(nameOf(error))) throw new StorageAway(error, code || nameOf(error))
    if (status >= 500 || status === 403 || status === 429 || status === 404)
      throw new StorageAway(error, String(status))
    throw error
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
