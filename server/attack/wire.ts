import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './requests.ts'

/** `more`: what came behind the answer, where nothing may. */
export type Answer = { readonly status: number; readonly head: string; readonly body: Buffer; readonly more: Buffer }
export type Outcome = Answer | 'hung' | 'dropped'

/** Longer than the server allows itself for any answer. */
const PATIENCE_MS = 45_000

/** Over a bare socket, because no client library sends what an attacker does. Strangers come from many addresses. */
export async function send(port: number, attack: Attack, patience_ms = PATIENCE_MS): Promise<Outcome> {
  const chunks: Buffer[] = []
  const local =
    process.platform === 'linux' ? { localAddress: `127.0.${attack.index & 127}.${(attack.index % 200) + 2}` } : {}
  const socket = connect({ host: '127.0.0.1', port, ...local })
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => void chunks.push(chunk)).once('close', () => resolve())
    // A reset after the answer is how a server refuses the rest of a body.
    socket.on('error', () => resolve())
  })
  socket.write(Buffer.concat([headOf(attack), attack.body]))
  if (!attack.is_answer_due) socket.end()
  const timer = new AbortController()
  const is_over = await Promise.race([
    ended.then(() => true),
    sleep(patience_ms, false, { signal: timer.signal }).catch(() => false),
  ])
  timer.abort()
  socket.destroy()
  const answer = parse(Buffer.concat(chunks))
  return answer ?? (is_over ? 'dropped' : 'hung')
}

function headOf({ method, path, headers }: Attack): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close']
  for (const [name, value] of headers) lines.push(`${name}: ${value}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}

/** Interim answers (1xx) come before the real one. */
function parse(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  const body = bytes.subarray(end + 4)
  const status = Number(head.split(' ')[1])
  if (status < 200) return parse(body)
  const lower = head.toLowerCase()
  if (lower.includes('transfer-encoding: chunked')) return { status, head: lower, ...unchunked(body) }
  const length = Number(/content-length: (\d+)/.exec(lower)?.[1] ?? body.length)
  return { status, head: lower, body: body.subarray(0, length), more: body.subarray(length) }
}

function unchunked(bytes: Buffer): Pick<Answer, 'body' | 'more'> {
  const pieces: Buffer[] = []
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at)
    const length = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    if (line < 0 || !(length > 0))
      return { body: Buffer.concat(pieces), more: bytes.subarray(line < 0 ? at : line + 4) }
    pieces.push(bytes.subarray(line + 2, line + 2 + length))
    at = line + 2 + length + 2
  }
}
