import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { encodeExtended } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { AppError } from '../../kernel/errors.ts'
import type { ByteRange, Storage } from '../storage/storage.ts'

export type StoredFile = {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
  readonly mime_type: string
  readonly original_filename: string
}

const Bytes = { schema: { type: 'string', format: 'binary' } }
const contentOf = (types: readonly string[]) => ({
  content: Object.fromEntries([...new Set(types)].map((type) => [type, Bytes])),
})
const ANY_TYPE = ['application/octet-stream']

/** A stored file, for the `response` of a route that knows the media types. */
export const fileAnswer = (types: readonly string[]) => ({
  200: { description: 'The file, with its own media type.', ...contentOf(types) },
  206: { description: 'The part that `Range` asked for.', ...contentOf(types) },
  304: Type.Null({ description: 'Not changed since it had the `ETag` of `If-None-Match`.' }),
})
export const FileAnswer = fileAnswer(ANY_TYPE)

/** A file that is made on request and always sent whole. */
export const madeFileAnswer = (type: string) => ({
  200: { description: 'The file, made for this request.', ...contentOf([type]) },
})
export const MadeFileAnswer = { 200: FileAnswer[200] }

/**
 * Sends a file as an attachment that browsers do not open, sniff or run, whatever it holds. Supports HEAD, one byte
 * range and `If-None-Match`.
 */
export async function sendFile(
  storage: Storage,
  { request, reply, file }: { request: FastifyRequest; reply: FastifyReply; file: StoredFile },
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send()
  const range = rangeOf(request, reply, { etag, bytes: file.bytes })
  // For HEAD, the framework would read the whole file only to discard it.
  const stream = request.method === 'HEAD' ? Readable.from([]) : (await storage.get(file.key, range)).stream
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-disposition': attachment(file.original_filename),
    'content-length': range ? range.last - range.first + 1 : file.bytes,
    'content-security-policy': 'sandbox',
    'content-type': file.mime_type,
    'x-content-type-options': 'nosniff',
  })
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`)
  return reply.send(range || request.method === 'HEAD' ? stream : verified(stream, file.sha256))
}

/** Sends a file that was just made and is stored nowhere, with the same protective headers. */
export const sendMade = (
  reply: FastifyReply,
  { bytes, mime_type, filename }: { bytes: Buffer; mime_type: string; filename: string },
): FastifyReply => reply.headers(madeHeaders(mime_type, filename)).send(bytes)

const madeHeaders = (mime_type: string, filename: string) => ({
  'cache-control': 'no-store',
  'content-disposition': attachment(filename),
  'content-security-policy': 'sandbox',
  'content-type': mime_type,
  'x-content-type-options': 'nosniff',
})

/** The same for a file that is made while it is sent, so that it is never whole in memory. */
export const sendMadeStream = (
  reply: FastifyReply,
  { stream, mime_type, filename }: { stream: Readable; mime_type: string; filename: string },
): FastifyReply => reply.headers(madeHeaders(mime_type, filename)).send(stream)

/**
 * RFC 6266: an ASCII name for all clients and, where it differs, the true name by RFC 8187. The ASCII name has no
 * percent signs, since some browsers decode them, and no quotes, since some do not unescape them.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=${encodeExtended(name)}`}`
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** Undefined means the whole file: the request names no range, several ranges, or a range of an outdated version. */
function rangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bytes }: { etag: string; bytes: number },
): ByteRange | undefined {
  const { range, 'if-range': if_range } = request.headers
  // RFC 9110: only GET supports ranges.
  const match = ONE_RANGE.exec(request.method === 'GET' ? (range ?? '') : '')
  if (!match || match[0] === 'bytes=-' || (if_range !== undefined && if_range !== etag)) return undefined
  const [from, to] = [match[1] ?? '', match[2] ?? '']
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  if (first >= bytes || last < first) {
    reply.header('content-range', `bytes */${bytes}`)
    const message = `The file has only ${bytes} bytes`
    throw new AppError('range_not_satisfiable', { code: 'range_not_satisfiable', message })
  }
  return { first, last }
}

/**
 * Holds back the last chunk until the hash of the whole file matches the stored one. A file that was damaged in the
 * store then ends short of its announced length, so the receiver cannot take it for complete.
 */
function verified(stream: Readable, sha256: string): Readable {
  const hash = createHash('sha256')
  const check = async function* () {
    let held: Buffer | undefined
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (held) yield held
      held = chunk
    }
    if (hash.digest('hex') !== sha256) throw new Error('a stored file is not what it was: its checksum differs')
    if (held) yield held
  }
  const checked = Readable.from(check(), { objectMode: false })
  // A download abandoned before its first byte never starts the generator, whose end would close the file.
  checked.once('close', () => stream.destroy())
  return checked
}
