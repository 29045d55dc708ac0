import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fault } from '../../kernel/errors.ts'
import { newId } from '../ids.ts'
import { ERROR_CODE_HEADER } from './refusal-code.ts'

type BrokenHttp = { status: number; phrase: string } & Fault

const NOT_HTTP: BrokenHttp = {
  ...{ status: 400, phrase: 'Bad Request' },
  ...{ code: 'malformed', message: 'The request is not well-formed HTTP' },
}
const BROKEN_HTTP: Readonly<Record<string, BrokenHttp>> = {
  HPE_HEADER_OVERFLOW: {
    ...{ status: 431, phrase: 'Request Header Fields Too Large' },
    ...{ code: 'header_too_large', message: 'The request header is larger than 16 kB' },
  },
  HPE_INVALID_EOF_STATE: {
    ...{ status: 400, phrase: 'Bad Request' },
    ...{ code: 'incomplete', message: 'The request did not arrive whole' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    ...{ status: 408, phrase: 'Request Timeout' },
    ...{ code: 'request_too_slow', message: 'The request did not arrive in time' },
  },
}

/** The last exchange of each connection. */
const LAST_ON = new WeakMap<Socket, FastifyReply>()

export const noteExchange = (reply: FastifyReply): void => void LAST_ON.set(reply.request.raw.socket, reply)

/** The rest of a body may break off after the request was refused. */
function isAnswered(socket: Socket): boolean {
  const last = LAST_ON.get(socket)
  return last?.raw.headersSent === true && !(last.raw.writableFinished && last.request.raw.complete)
}

/** Malformed HTTP never reaches a route, but it still gets our error body instead of Node's. */
export function answerBrokenHttp(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  if (isAnswered(socket)) {
    socket.destroySoon()
    return
  }
  const { status, phrase, code, message } = BROKEN_HTTP[error.code ?? ''] ?? NOT_HTTP
  const body = JSON.stringify({ success: false, error: phrase, code, message })
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${newId()}`,
    `${ERROR_CODE_HEADER}: ${code}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
