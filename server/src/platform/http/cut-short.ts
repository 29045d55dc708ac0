import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { senderOf, waitForTurn } from './body-turns.ts'
import { declaredBytes } from './read-body.ts'

/**
 * How much is still read after the answer, and for how long. Some clients read the answer only after sending
 * everything.
 */
const LINGER_BYTES = 64 * 1024 * 1024
const LINGER_MS = 5_000

/**
 * A refusal need not wait for the rest of the body. It is sent at once, and then the connection is closed. Some of the
 * body is still read first, because a reset would make the sender lose the answer.
 */
export async function cutShort(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const { raw } = request
  if (raw.complete || raw.readableEnded || raw.destroyed) return payload
  // A page may be compressed already.
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
  return Readable.from(lingering(payload, request), { objectMode: false })
}

/** A body up to this size has arrived with its header, or is about to. */
const SMALL_BYTES = 16_384

/**
 * For any refusal: a large body is not waited for. Who sent a slow one has shown that waiting is of no use, so the
 * connection is closed without that.
 */
export async function refuseInTime(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode === 408) reply.header('connection', 'close')
  const is_large = reply.statusCode === 413 || declaredBytes(request) > SMALL_BYTES
  return is_large && reply.statusCode !== 408 ? cutShort(request, reply, payload) : payload
}

/** A body that nobody reads any more must end soon too. */
export function endSlowBody({ raw }: FastifyRequest): void {
  if (raw.complete !== false || raw.destroyed) return
  setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, LINGER_MS).unref()
}

async function* lingering(payload: string | Buffer, request: FastifyRequest): AsyncGenerator<Buffer> {
  yield typeof payload === 'string' ? Buffer.from(payload) : payload
  const { raw } = request
  if (raw.readableEnded || raw.destroyed) return
  await new Promise<void>((resolve) => {
    const laneOf = () => senderOf(request)
    let arrived = 0
    let is_over = false
    const count = (chunk: Buffer) => {
      arrived += chunk.length
      if (arrived > LINGER_BYTES) stop()
      else goOn()
    }
    // Nobody wants these bytes, so none of them is free.
    const goOn = () => waitForTurn(raw, { laneOf, arrived: Number.POSITIVE_INFINITY, isOver: () => is_over })
    const stop = () => {
      is_over = true
      clearTimeout(timer)
      raw.off('data', count).off('end', stop).off('close', stop).off('error', stop).pause()
      resolve()
    }
    const timer = setTimeout(stop, LINGER_MS)
    raw.on('data', count).on('end', stop).on('close', stop).on('error', stop)
    goOn()
  })
}
