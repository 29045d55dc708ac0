import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy, { type Busboy } from 'busboy'
import type { ErrorCode } from '../../kernel/error-codes.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { waitForTurn } from './body-turns.ts'
import { bodyTooSlow } from './read-body.ts'

/** Room for text fields, part headers and boundaries besides the file. */
const OVERHEAD_BYTES = 1024 * 1024
/** How much of a body must be files, by what its header says; at most 0 where that says nothing. */
export const leastFileBytes = (headers: IncomingHttpHeaders): number =>
  Number(headers['content-length'] ?? 0) - OVERHEAD_BYTES

const PARTS_MAX = 60
const FIELD_BYTES_MAX = 65_536
/** The least that must arrive of a file, while we are reading: 3 kB a second. */
const PACE: UploadPace = { every_ms: 10_000, bytes: 30_000 }

export type UploadPace = { readonly every_ms: number; readonly bytes: number }

export type PartSink = {
  field(name: string | undefined, text: string, is_whole: boolean): void
  /** Names are passed on as bytes, read as Latin-1. The stream must be read to its end. */
  file(name: string | undefined, stream: Readable, name_bytes: string | undefined): void
}

const broken = (code: ErrorCode, message: string): AppError => invalid({ field: 'body', code, message })

export const fileTooLarge = (bytes_max: number): AppError =>
  new AppError('payload_too_large', {
    code: 'payload_too_large',
    message: `The file is larger than ${bytes_max / 1_048_576} MB (${bytes_max.toLocaleString('en')} bytes)`,
    values: { megabytes: bytes_max / 1_048_576 },
  })

type ReadingRules = {
  readonly file_bytes_max: number
  readonly files_max: number
  /** Ends the reading. */
  readonly failure: Promise<never>
  /** Whose turn the parts of a large body wait for. */
  readonly laneOf: () => string
  readonly pace?: UploadPace
}

/** Calls `onSlow` if less than the pace arrived in a whole period in which we waited for nothing but the sender. */
function watchPace(source: IncomingMessage, { every_ms, bytes }: UploadPace, onSlow: () => void) {
  let arrived = 0
  let is_ours = false
  const timer = setInterval(() => {
    if (arrived < bytes && !is_ours && !source.isPaused()) onSlow()
    arrived = 0
    is_ours = source.isPaused()
  }, every_ms)
  return {
    count: (chunk: Buffer) => {
      arrived += chunk.length
    },
    /** We are slow ourselves: this period does not count. */
    pardon: () => {
      is_ours = true
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * Parses a multipart body as it arrives. Always ends: with the last part passed on, or with a refusal. Unlike a
 * pipeline, it leaves the connection alone, so that the refusal can be answered.
 */
export async function readParts(
  source: IncomingMessage,
  sink: PartSink,
  { file_bytes_max, files_max, failure, laneOf, pace = PACE }: ReadingRules,
): Promise<void> {
  const bytes_max = files_max * file_bytes_max + OVERHEAD_BYTES
  if (Number(source.headers['content-length'] ?? 0) > bytes_max) throw fileTooLarge(file_bytes_max)
  const parser = openParser(source.headers, sink)
  await new Promise<void>((resolve, reject) => {
    let bytes = 0
    let is_over = false
    const stop = (error?: unknown) => {
      if (is_over) return
      is_over = true
      watch.stop()
      source.off('data', take).off('end', end).off('close', cut).off('error', cut).pause()
      parser.destroy()
      if (error) reject(error)
      else resolve()
    }
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      watch.count(chunk)
      if (bytes > bytes_max) return stop(fileTooLarge(file_bytes_max))
      const is_taken = parser.write(chunk)
      if (is_over) return
      if (is_taken) return goOn()
      watch.pardon()
      source.pause()
    }
    const goOn = () => {
      source.resume()
      waitForTurn(source, { laneOf, arrived: bytes, isOver: () => is_over })
    }
    const watch = watchPace(source, pace, () => stop(bodyTooSlow()))
    // The files that have arrived may still be on their way to the storage.
    const end = () => {
      watch.stop()
      parser.end()
    }
    const cut = () => {
      if (!source.readableEnded) stop(broken('incomplete', 'did not arrive whole'))
    }
    parser.on('drain', goOn)
    parser.on('partsLimit', () => stop(broken('too_many', 'has too many parts')))
    parser.on('error', (error) =>
      stop(broken('malformed', `is not well-formed multipart/form-data: ${wordsOf(error)}`)),
    )
    parser.on('finish', () => stop())
    failure.catch(stop)
    source.on('data', take).on('end', end).on('close', cut).on('error', cut)
    if (source.destroyed) cut()
  })
}

function openParser(headers: IncomingHttpHeaders, sink: PartSink): Busboy {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) {
    throw broken('wrong_media_type', 'must be multipart/form-data with a field file')
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw broken('wrong_media_type', 'must not be compressed')
  const limits = { parts: PARTS_MAX, fieldSize: FIELD_BYTES_MAX }
  let parser: Busboy
  try {
    parser = busboy({ headers, limits, defParamCharset: 'latin1', preservePath: true })
  } catch {
    throw broken('malformed', 'names no boundary between its parts')
  }
  parser.on('field', (name, text, { valueTruncated }) => sink.field(name, text, !valueTruncated))
  parser.on('file', (name, stream, { filename }) => {
    // The stream may fail before anybody reads it, and an unhandled error ends the process.
    stream.on('error', () => undefined)
    sink.file(name, stream, filename)
  })
  return parser
}

const WORDS: Readonly<Record<string, string>> = {
  'Malformed part header': 'a part has a broken header',
  'Unexpected end of form': 'it ends before its last boundary',
}

const wordsOf = (error: unknown): string => WORDS[(error as Error).message] ?? 'it cannot be read'
