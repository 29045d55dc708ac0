import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
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
/** How long there may be no byte in either direction. A slow reader of a download counts as silence too. */
const SILENCE_MS = 60_000
const CONNECTIONS_MAX = 500
/** For a look whether the store answers, with all its tries. */
const CHECK_MS = 5_000
/** In total, including the first try. */
const TRIES = 3
/** The smallest part that the protocol allows. */
const PART_BYTES = 5 * 1024 * 1024
const PAGE_SIZE = 1_000

type Bucket = { client: S3Client; bucket: string; page_size: number; is_shared: boolean }

type BucketOptions = {
  readonly page_size?: number
  /** Others put objects there too: names are theirs, and only what lies directly below a prefix is listed. */
  readonly is_shared?: boolean
}

/** Blobs as objects of a bucket, in anything that speaks S3. */
export function openS3Storage(
  config: S3Config,
  { page_size = PAGE_SIZE, is_shared = false }: BucketOptions = {},
): Storage {
  const checked = (key: string): string => {
    if (!is_shared) assertKey(key)
    return key
  }
  const client = clientOf(config)
  const here = { client, bucket: config.bucket, page_size, is_shared }
  return {
    put: async (key, stream) => put(here, checked(key), stream),
    get: async (key, range) => get(here, checked(key), range),
    delete: async (key) => {
      await tellAway(client.send(new DeleteObjectCommand({ Bucket: config.bucket, Key: checked(key) })))
    },
    list: (prefix = '') => list(here, prefix),
    check: async () => {
      const abortSignal = AbortSignal.timeout(CHECK_MS)
      await tellAway(client.send(new ListObjectsV2Command({ Bucket: config.bucket, MaxKeys: 1 }), { abortSignal }))
    },
    // A lifecycle rule of the bucket does this; see docs/operations.md.
    tidy: async () => undefined,
    close: () => client.destroy(),
  }
}

const clientOf = (config: S3Config): S3Client =>
  new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.access_key, secretAccessKey: config.secret_key },
    // A bucket in the host name needs DNS that most servers other than Amazon's do not have.
    forcePathStyle: true,
    maxAttempts: TRIES,
    // Not every server supports the newer checksums. Parts are buffers, so their hash is signed and checked all the
    // same.
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

/**
 * Whether objects can be written, without leaving one: an upload that is given up makes no object, and in a bucket that
 * keeps versions no version either.
 */
export async function tryUpload(config: S3Config, key: string): Promise<void> {
  assertKey(key)
  const client = clientOf(config)
  const object = { Bucket: config.bucket, Key: key }
  try {
    const { UploadId } = await tellAway(client.send(new CreateMultipartUploadCommand(object)))
    try {
      const Body = Buffer.from('a probe')
      await tellAway(client.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body })))
    } finally {
      await tellAway(client.send(new AbortMultipartUploadCommand({ ...object, UploadId })))
    }
  } finally {
    client.destroy()
  }
}

/** An object exists only once its last part has been confirmed. The parts of a failed upload are removed. */
async function put(here: Bucket, key: string, stream: Readable): Promise<StoredBlob> {
  const meter = openMeter()
  const parts = openParts(here, key)
  try {
    for await (const chunk of meter.measure(stream)) await parts.add(chunk)
    await parts.finish()
    return meter.read()
  } catch (error) {
    stream.destroy()
    await parts.giveUp()
    throw error
  }
}

/**
 * Collects a part, sends it, and collects the next in the same memory. So an upload of any length holds one part, and
 * the sender waits meanwhile. Content that fits into one part is sent whole.
 */
function openParts({ client, bucket }: Bucket, key: string) {
  const object = { Bucket: bucket, Key: key }
  // Unused memory is not resident, so small files cost little.
  const part = Buffer.allocUnsafeSlow(PART_BYTES)
  const sent: { ETag: string | undefined; PartNumber: number }[] = []
  let filled = 0
  let UploadId: string | undefined
  const sendPart = async () => {
    UploadId ??= (await tellAway(client.send(new CreateMultipartUploadCommand(object)))).UploadId
    const PartNumber = sent.length + 1
    const Body = part.subarray(0, filled)
    const { ETag } = await tellAway(client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body })))
    sent.push({ ETag, PartNumber })
    filled = 0
  }
  return {
    async add(chunk: Buffer): Promise<void> {
      for (let at = 0; at < chunk.length; ) {
        if (filled === PART_BYTES) await sendPart()
        const copied = chunk.copy(part, filled, at)
        filled += copied
        at += copied
      }
    },
    async finish(): Promise<void> {
      if (UploadId === undefined) {
        await tellAway(client.send(new PutObjectCommand({ ...object, Body: part.subarray(0, filled) })))
        return
      }
      await sendPart()
      const MultipartUpload = { Parts: sent }
      await tellAway(client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload })))
    },
    /** Best effort: a store that is away cannot be tidied either. */
    async giveUp(): Promise<void> {
      if (UploadId === undefined) return
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
    },
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

async function* list({ client, bucket, page_size, is_shared }: Bucket, prefix: string): AsyncIterable<BlobEntry> {
  let after: string | undefined
  do {
    const page: ListObjectsV2CommandOutput = await tellAway(
      client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          MaxKeys: page_size,
          ...(is_shared ? { Delimiter: '/' } : {}),
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
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|TimeoutError|AbortError)$/

/**
 * Refused keys and a missing bucket are told apart at the start. For a request they mean the same as a lost network.
 */
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
