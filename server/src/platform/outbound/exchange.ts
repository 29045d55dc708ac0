import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Agent, type RequestOptions, request } from 'node:https'

export type Exchange = { readonly options: RequestOptions; readonly body: Buffer }

/** Lets somebody outside stop whatever request is under way. */
export type Watch = {
  stopped: Error | null
  current: ClientRequest | null
  /** A connection stood, whatever came of it. */
  is_reached: boolean
  stop(error: Error): void
}

export type Answered = { readonly status_code: number; readonly response: IncomingMessage }
export type Unanswered = {
  readonly error: unknown
  /** A kept connection ended without a byte in reply: the request was most likely never seen, and may be sent anew. */
  readonly is_stale: boolean
}

const HEAD_BYTES_MAX = 1_024

/** One request on one connection, until the header of its answer. Redirects are answers like others. */
export function send({ options, body }: Exchange, agent: Agent, watch: Watch): Promise<Answered | Unanswered> {
  return new Promise((resolve) => {
    const fail = (error: unknown, is_stale = false) => resolve({ error: watch.stopped ?? error, is_stale })
    if (watch.stopped) return fail(watch.stopped)
    let outgoing: ClientRequest
    try {
      outgoing = request({ ...options, agent })
    } catch (error) {
      return fail(error)
    }
    watch.current = outgoing
    let bytes_before = 0
    const isStale = () =>
      !watch.stopped && outgoing.reusedSocket && (outgoing.socket?.bytesRead ?? bytes_before) === bytes_before
    const answer = (response: IncomingMessage) => {
      // Faults after the header change nothing any more, but an event that nobody hears would end the process.
      response.on('error', () => undefined)
      resolve({ status_code: response.statusCode ?? 0, response })
    }
    outgoing.once('socket', (socket) => {
      bytes_before = socket.bytesRead
      if (!socket.connecting) watch.is_reached = true
      else {
        socket.once('connect', () => {
          watch.is_reached = true
        })
      }
    })
    outgoing.once('response', answer)
    // 101 to a request that asked for no other protocol.
    outgoing.once('upgrade', (response, socket) => {
      socket.destroy()
      answer(response)
    })
    outgoing.on('error', (error) => fail(error, isStale()))
    outgoing.once('close', () => fail(new Error('closed without an answer'), isStale()))
    outgoing.end(body)
  })
}

/** What is there of the body, at most its first 1,024 bytes. A longer or slower one costs its connection. */
export function readHead(response: IncomingMessage, within_ms: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    }
    const giveUp = () => {
      response.destroy()
      finish()
    }
    const timer = setTimeout(giveUp, Math.max(0, within_ms))
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk.subarray(0, Math.max(0, HEAD_BYTES_MAX - size)))
      size += chunk.length
      if (size > HEAD_BYTES_MAX) giveUp()
    })
    for (const event of ['end', 'error', 'close']) response.once(event, finish)
    if (response.closed) finish()
  })
}
