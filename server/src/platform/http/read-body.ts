import type { FastifyRequest } from 'fastify'
import { AppError, invalid } from '../../kernel/errors.ts'
import { bodyTurn, FREE_BYTES, senderOf, waitForTurn } from './body-turns.ts'
import { knownCaller } from './caller.ts'

/** What anybody may send before we know who it is. */
export const STRANGER_BODY_BYTES_MAX = 16_384
/** From the first byte to the last. A file has longer, at a pace of its own. */
const WITHIN_MS = 20_000

type Source = NodeJS.ReadableStream & { destroyed?: boolean }

export const bodyTooLarge = (): AppError =>
  new AppError('payload_too_large', {
    code: 'payload_too_large',
    message: 'The body is larger than this route takes',
  })

export const bodyTooSlow = (): AppError =>
  new AppError('request_timeout', { code: 'body_too_slow', message: 'The request did not arrive in time' })

/** A route's own limit is for those who have shown who they are. */
export const bytesMaxFor = (request: FastifyRequest, route_max: number): number =>
  knownCaller(request) ? route_max : Math.min(route_max, STRANGER_BODY_BYTES_MAX)

export const declaredBytes = ({ headers }: Pick<FastifyRequest, 'headers'>): number =>
  headers['content-length'] === undefined
    ? headers['transfer-encoding'] === undefined
      ? 0
      : Number.POSITIVE_INFINITY
    : Number(headers['content-length'])

/**
 * Reads a body that is not a file. `look` sees all that has arrived, with each new part, and may refuse it: then the rest
 * is not waited for.
 */
export function readBody(
  request: FastifyRequest,
  source: Source,
  {
    bytes_max,
    look = () => undefined,
    within_ms = WITHIN_MS,
  }: { bytes_max: number; look?: (part: Buffer, parts: readonly Buffer[]) => void; within_ms?: number },
): Promise<Buffer> {
  const declared = Number(request.headers['content-length'])
  if (declared > bytes_max) return Promise.reject(bodyTooLarge())
  const laneOf = () => senderOf(request)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    let is_over = false
    const stop = (error?: unknown) => {
      is_over = true
      clearTimeout(timer)
      source.off('data', take).off('end', end).off('close', cut).off('error', cut)
      if (error === undefined) return resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts))
      source.pause()
      reject(error)
    }
    const take = (part: Buffer) => {
      bytes += part.length
      if (bytes > bytes_max) return stop(bodyTooLarge())
      parts.push(part)
      try {
        look(part, parts)
      } catch (error) {
        return stop(error)
      }
      waitForTurn(source, { laneOf, arrived: bytes, isOver: () => is_over })
    }
    const cut = () => stop(invalid({ field: 'body', code: 'incomplete', message: 'did not arrive whole' }))
    const end = () => {
      if (!Number.isNaN(declared) && declared !== bytes) return cut()
      // All is here: that the source closes while we wait our turn means nothing any more.
      source.off('close', cut)
      // What is made of a large body takes a turn too.
      if (bytes > FREE_BYTES) bodyTurn(laneOf()).then(() => stop())
      else stop()
    }
    const timer = setTimeout(() => stop(bodyTooSlow()), within_ms)
    source.on('data', take).on('end', end).on('close', cut).on('error', cut)
    if (source.destroyed) cut()
    else source.resume()
  })
}
