import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { networkWordsOf } from './network-words.ts'

export type HttpCall = {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Until the headers of the answer arrive. */
  readonly within_ms: number
  readonly signal?: AbortSignal
}

/** The calling code must read or destroy the body. */
export type HttpAnswer = {
  readonly status_code: number
  readonly duration_ms: number
  readonly response: IncomingMessage
}

/** There was no answer. The message is a phrase for people. */
export class NoAnswer extends Error {
  readonly duration_ms: number
  constructor(message: string, duration_ms: number) {
    super(message)
    this.duration_ms = duration_ms
  }
}

/**
 * Sends one request, with only these headers and those that HTTP itself needs. `fetch` would add its own, and give up
 * after five minutes. Redirects are not followed.
 */
export function callHttp({ method, url, headers, body, within_ms, signal }: HttpCall): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const elapsed = () => Math.round(performance.now() - started)
    const send = url.protocol === 'https:' ? secure : plain
    const outgoing = send(url, { method, headers, ...(signal ? { signal } : {}) })
    const timer = setTimeout(() => {
      reject(new NoAnswer(`no answer came within ${within_ms / 1000} s`, elapsed()))
      outgoing.destroy()
    }, within_ms)
    outgoing.once('response', (response) => {
      clearTimeout(timer)
      response.on('error', () => undefined)
      resolve({ status_code: response.statusCode ?? 0, duration_ms: elapsed(), response })
    })
    outgoing.on('error', (error) => {
      clearTimeout(timer)
      reject(new NoAnswer(networkWordsOf(error), elapsed()))
    })
    outgoing.end(body)
  })
}

/** An http or https address; undefined for anything else. */
export function webAddressOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}
