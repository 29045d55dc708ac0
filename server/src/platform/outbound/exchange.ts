import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Agent, type RequestOptions, request } from 'node:https'
import { StopError } from './failure.ts'

export type Exchange = { readonly options: RequestOptions; readonly body: Buffer }

/** Lets the caller stop the request that is under way. */
export type Watch = {
  stopped: Error | null
  current: ClientRequest | null
  /** A connection was made, whatever came of it. */
  is_reached: boolean
  stop(error: Error): void
}

export type Answered = { readonly status_code: number; readonly response: IncomingMessage }
export type Unanswered = {
  readonly error: unknown
  /**
   * A kept connection ended without a byte in reply. The request was most likely never seen, so it may be sent again.
   */
  readonly is_stale: boolean
}

const HEAD_BYTES_MAX = 1_024
/** A server may say that the answer is on its way. Some never stop saying it. */
const INTERIM_MAX = 10
const TOO_MANY_INTERIM = new StopError(`more than ${INTERIM_MAX} interim answers (1xx) came`, false)

/** Sends one request on one connection, up to the header of its answer. Redirects are answers like any other. */
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
      // Errors after the header no longer matter, but an unhandled error event would end the process.
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
    let interim = 0
    outgoing.on('information', () => {
      if (++interim > INTERIM_MAX) watch.stop(TOO_MANY_INTERIM)
    })
    outgoing.once('response', answer)
    // A 101 to a request that asked for no other protocol.
    outgoing.once('upgrade', (response, socket) => {
      socket.destroy()
      answer(response)
    })
    outgoing.on('error', (error) => fail(error, isStale()))
    outgoing.once('close', () => fail(new Error('closed without an answer'), isStale()))
    outgoing.end(body)
  })
}

/** What has arrived of the body, at most its first 1,024 bytes. A longer or slower body costs its connection. */
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
