import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type Account, OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, type Launched, launch, median, residentMegabytes } from './servers/launch.ts'

/**
 * Many large uploads at once: how much memory they take, and how fast they are compared with a server that only writes
 * the same bytes to the same disk. Measured alternately in one run; trust the ratio. `S3_` variables are passed on, so
 * an object store can be measured too.
 */
const AT_ONCE = 8
const FILE_BYTES = 49 * 1024 * 1024
const ROUNDS = 3
const MEMORY_LIMIT_MB = 250

const BOUNDARY = 'bench-boundary'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`
const TAIL = `\r\n--${BOUNDARY}--\r\n`
const PIECE = Buffer.alloc(256 * 1024, 'x')

function* body(): Generator<Buffer> {
  yield Buffer.from(HEAD)
  for (let left = FILE_BYTES; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length))
  yield Buffer.from(TAIL)
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const running: Launched[] = []
try {
  const [our_port, sink_port] = [await freePort(), await freePort()]
  const s3 = Object.entries(process.env).filter(([name]) => name.startsWith('S3_')) as [string, string][]
  const env = { DATA_DIR: join(folder, 'ours'), PORT: our_port, OPERATOR_PASSWORD, ...Object.fromEntries(s3) }
  const ours = await launch(file('../../scripts/start.mjs'), { folder, env, ready: 'Ctrl-C stops everything.' })
  running.push(ours)
  const sink_env = { FOLDER: folder, PORT: sink_port }
  running.push(await launch(file('servers/file-sink.ts'), { folder, env: sink_env, ready: 'ready' }))
  const account = await openAccount(`http://127.0.0.1:${our_port}`)
  const claim_id = await openClaim(`http://127.0.0.1:${our_port}`, account)
  const idle = residentMegabytes(ours.child.pid as number)

  const rates: Record<'ours' | 'sink', number[]> = { ours: [], sink: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.sink.push(await measure(`http://127.0.0.1:${sink_port}/`, ''))
    rates.ours.push(await measure(`http://127.0.0.1:${our_port}/openapi/claims/${claim_id}/documents`, account.token))
  }
  print(rates, { idle, peak: peakMegabytes(ours.child.pid as number) })
} finally {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function openClaim(base: string, { token, customer_id }: Account): Promise<string> {
  const post = async (path: string, content: object) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const debtor = { acting_as: 'person', person: { last_name: 'Maier' }, customer_id }
  return post('/openapi/claims', { debtor_id: await post('/openapi/debtors', debtor), customer_id })
}

/** Megabytes per second over all uploads of a round. */
async function measure(url: string, token: string): Promise<number> {
  const begin = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, () => send(url, token)))
  return (AT_ONCE * FILE_BYTES) / 1e6 / ((performance.now() - begin) / 1000)
}

async function send(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const sending = request(url, { method: 'POST', headers })
  Readable.from(body()).pipe(sending)
  const [response] = await once(sending, 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 201) throw new Error(`${url} answered ${response.statusCode}`)
}

/** The process's peak memory, as the system counted it. */
function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

function print(
  { ours, sink }: Record<'ours' | 'sink', number[]>,
  { idle, peak }: { idle: number; peak: number },
): void {
  const [our_rate, sink_rate] = [median(ours), median(sink)]
  console.log(`${AT_ONCE} uploads of ${FILE_BYTES / 1_048_576} MiB at once, median of ${ROUNDS} rounds`)
  console.log(`bytes to a file, with fsync        ${sink_rate.toFixed(0).padStart(6)} MB/s`)
  console.log(`ours                               ${our_rate.toFixed(0).padStart(6)} MB/s`)
  console.log(`ours to the limit                  ${(our_rate / sink_rate).toFixed(2).padStart(6)}`)
  console.log(`memory before                      ${idle.toFixed(0).padStart(6)} MB`)
  console.log(`memory at its peak                 ${peak.toFixed(0).padStart(6)} MB   (goal: under ${MEMORY_LIMIT_MB})`)
}
