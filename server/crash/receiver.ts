import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { seeded } from './random.ts'

/**
 * The partners' endpoints. Every request is logged to a file on arrival and again at its end, so the record survives
 * any kill. The answer follows from the path and the seed.
 */
const { CERT = '', KEY = '', PORT = '', SEED = '1', LOG_FILE = '' } = process.env
const random = seeded(Number(SEED))
const note = (line: object) => appendFileSync(LOG_FILE, `${JSON.stringify(line)}\n`)
let arrivals = 0
const seen = new WeakSet<object>()

type Manner = { status: number | null; delay_ms?: number; manner?: 'reset' | 'hang' | 'drip' | 'huge' }

function mannerOf(path: string, is_fresh: boolean): Manner {
  if (path.startsWith('/hanging')) return { status: null, manner: 'hang' }
  if (path.startsWith('/refusing')) return { status: 500, delay_ms: random.below(30) }
  if (path.startsWith('/steady')) return { status: 200, delay_ms: 10 + random.below(60) }
  const dice = random.below(100)
  if (dice < 18) return { status: 500, delay_ms: random.below(100) }
  // On a kept-alive connection a reset looks like a stale connection, and the request is sent again at once.
  if (dice < 25) return is_fresh ? { status: null, manner: 'reset' } : { status: 503 }
  if (dice < 28) return { status: null, manner: 'hang' }
  if (dice < 36) return { status: 200, manner: 'drip' }
  if (dice < 44) return { status: 200, manner: 'huge' }
  return { status: dice < 60 ? 204 : 200, delay_ms: random.below(150) }
}

createServer({ cert: CERT, key: KEY, keepAliveTimeout: 60_000 }, async (request, answer) => {
  const body = await buffer(request).catch(() => null)
  if (!body) return
  const number = ++arrivals
  const is_fresh = !seen.has(request.socket)
  seen.add(request.socket)
  const manner = mannerOf(request.url ?? '', is_fresh)
  note({
    kind: 'arrival',
    number,
    at_ms: Date.now(),
    path: request.url,
    delivery_id: request.headers['x-service-delivery'],
    signature: request.headers['x-service-signature'],
    begun_at: request.headers['x-begun-at'],
    body: body.toString('base64'),
  })
  let status: number | null = null
  answer.once('close', () => note({ kind: 'end', number, at_ms: Date.now(), status }))
  await new Promise((resolve) => setTimeout(resolve, manner.delay_ms ?? 0))
  // A client that has hung up meanwhile never gets the answer.
  if (request.socket.destroyed) return
  status = manner.status
  respond(manner, request, answer)
}).listen(Number(PORT), '127.0.0.1', () => console.log('ready'))

function respond({ status, manner }: Manner, { socket }: IncomingMessage, answer: ServerResponse): void {
  if (manner === 'hang') return
  if (manner === 'reset') return void socket.destroy()
  answer.writeHead(status ?? 200)
  if (manner === 'huge') return void answer.end(Buffer.alloc(1_000_000, 'x'))
  if (manner !== 'drip') return void answer.end('ok')
  const dripping = setInterval(() => answer.write('x'), 20)
  answer.once('close', () => clearInterval(dripping))
}

process.stdin.resume().on('end', () => process.exit(0))
