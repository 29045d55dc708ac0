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

const File = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }

/** A file, for the `response` of a route. */
export const FileAnswer = {
  200: { description: 'The file, with its own media type.', ...File },
  206: { description: 'The part that `Range` asked for.', ...File },
  304: Type.Null({ description: 'Not changed since it had the `ETag` of `If-None-Match`.' }),
}

/** One that is made for the asking, whole. */
export const MadeFileAnswer = { 200: FileAnswer[200] }

/**
 * Sends a file as an attachment that no browser opens, guesses about or runs, whatever it holds. Understands HEAD, one
 * byte range and `If-None-Match`.
 */
export async function sendFile(
  storage: Storage,
  { request, reply, file }: { request: FastifyRequest; reply: FastifyReply; file: StoredFile },
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send()
  const range = rangeOf(request, reply, { etag, bytes: file.bytes })
  // The framework would read a whole file only to throw it away.
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

/** Sends a file that was made just now and lies nowhere, under the same guard. */
export const sendMade = (
  reply: FastifyReply,
  { bytes, mime_type, filename }: { bytes: Buffer; mime_type: string; filename: string },
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': attachment(filename),
      'content-security-policy': 'sandbox',
      'content-type': mime_type,
      'x-content-type-options': 'nosniff',
    })
    .send(bytes)

/**
 * RFC 6266: a name in ASCII for everybody, and where it differs the true one by RFC 8187. Percent signs stay out of the
 * first, since some browsers decode them; so do quotes, which some do not unescape.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=${encodeExtended(name)}`}`
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** Undefined for the whole file: asked for nothing, for several parts, or for a part of something that it is no more. */
function rangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bytes }: { etag: string; bytes: number },
): ByteRange | undefined {
  const { range, 'if-range': if_range } = request.headers
  // RFC 9110: only GET knows ranges.
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
 * Holds the last piece back until the hash of all is known to be the one that was stored. A file that was damaged in the
 * store ends short of its announced length, so the receiver cannot take it for whole.
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
  // A download that is given up before its first byte never starts the generator, whose end would close the file.
  checked.once('close', () => stream.destroy())
  return checked
}
