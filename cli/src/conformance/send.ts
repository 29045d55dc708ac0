import { type ClientRequest, type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { networkWordsOf } from '../network-words.ts'
import { pause } from '../pause.ts'
import { readHead } from '../read-head.ts'
import type { Manner, Outcome } from './case.ts'

export type Sending = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly manner: Manner
  /** Until the headers of the answer arrive. */
  readonly within_ms: number
  /** Lets the endpoint see what has arrived before the connection is cut. */
  readonly settle_ms: number
  readonly signal: AbortSignal
  /** What happens during the pause of a slow body. */
  rest?(): Promise<void>
}

const HEAD_WITHIN_MS = 1_000
const PIECES = 16

/** Sends one request on a connection of its own: after what we do to connections, none is used twice. */
export async function send(sending: Sending): Promise<Outcome> {
  const { url, headers, body, manner, signal } = sending
  const length = manner === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) }
  const outgoing = (url.protocol === 'https:' ? secure : plain)(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...length },
    signal,
  })
  const ended = endOf(outgoing, sending)
  // The end says what went wrong, also while writing.
  await Promise.race([write(outgoing, sending), ended]).catch(() => undefined)
  return ended
}

function endOf(outgoing: ClientRequest, { manner, within_ms }: Sending): Promise<Outcome> {
  const started = performance.now()
  const nothing = { status_code: null, response_head: '' }
  const elapsed = () => Math.round(performance.now() - started)
  return new Promise((resolve) => {
    let is_reached = false
    let is_answered = false
    const timer = setTimeout(() => {
      resolve({
        ...nothing,
        error: `no answer came within ${within_ms / 1000} s`,
        duration_ms: elapsed(),
        end: 'silent',
      })
      outgoing.destroy()
    }, within_ms)
    outgoing.once('socket', (socket) => socket.once('connect', () => (is_reached = true)))
    outgoing.once('response', (response: IncomingMessage) => {
      clearTimeout(timer)
      is_answered = true
      const [status_code, duration_ms] = [response.statusCode ?? 0, elapsed()]
      void readHead(response, HEAD_WITHIN_MS).then((response_head) => {
        resolve({ status_code, error: null, duration_ms, response_head, end: 'answered' })
        outgoing.destroy()
      })
    })
    const fail = (error?: unknown) => {
      // After an answer this comes too late to say anything.
      if (is_answered) return
      clearTimeout(timer)
      if (is_reached && isCut(manner)) resolve({ ...nothing, error: null, duration_ms: elapsed(), end: 'cut' })
      const words = error ? networkWordsOf(error) : 'the connection was closed before an answer came'
      resolve({ ...nothing, error: words, duration_ms: elapsed(), end: is_reached ? 'closed' : 'unreached' })
    }
    outgoing.on('error', fail)
    outgoing.once('close', () => fail())
  })
}

const isCut = (manner: Manner): boolean => manner.startsWith('cut_') || manner.startsWith('reset_')

async function write(outgoing: ClientRequest, { body, manner, settle_ms, signal, rest }: Sending): Promise<void> {
  const half = body.length >> 1
  if (manner === 'whole') outgoing.end(body)
  if (manner === 'chunked') {
    const size = Math.ceil(body.length / PIECES)
    for (let at = 0; at < body.length; at += size) outgoing.write(body.subarray(at, at + size))
    outgoing.end()
  }
  if (manner === 'slow') {
    await written(outgoing, body.subarray(0, half))
    await rest?.()
    outgoing.end(body.subarray(half))
  }
  if (!isCut(manner)) return
  const reached = connection(outgoing)
  if (manner === 'cut_before_answer') await written(outgoing, body)
  else if (manner === 'cut_after_head') outgoing.flushHeaders()
  else await written(outgoing, body.subarray(0, half))
  await reached
  await pause(settle_ms, signal)
  // A reset goes without TLS only; there the end of the connection has to do.
  if (manner === 'reset_in_body' && outgoing.socket && !('encrypted' in outgoing.socket))
    outgoing.socket.resetAndDestroy()
  outgoing.destroy()
}

/** Before there is a connection nothing can be cut. */
const connection = (outgoing: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    outgoing.once('socket', (socket) => (socket.connecting ? socket.once('connect', () => resolve()) : resolve()))
  })

const written = (outgoing: ClientRequest, part: Buffer): Promise<void> =>
  new Promise((resolve) => outgoing.write(part, () => resolve()))
