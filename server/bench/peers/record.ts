import assert from 'node:assert/strict'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call as Head, Request } from '../../../peers/statements/recording.ts'
import { closeDeps, openDeps } from '../../src/app/deps.ts'
import { type Http, openHttp } from '../../src/app/http.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { DatabaseAddress } from '../../src/platform/db/db.ts'
import { openLog } from '../../src/platform/log.ts'
import { readTokenSecret } from '../../src/platform/secrets.ts'
import type { Filled } from '../servers/filled.ts'
import type { HttpRequest } from '../servers/load.ts'
import type { Call, Sample } from './calls.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { answerSchema } from './schema-of.ts'

/** Few enough that their order is kept, and enough that this takes a minute and not five. */
const AT_ONCE = 4
/** So many reads are recorded to see that only the id in the path sets them apart. */
const READS = 20

export type Recorded = { readonly call: Call; readonly path: string; readonly requests: number }

type Played = Request & { readonly status: number }
type Session = { readonly http: Http; readonly recorder: Recorder; readonly token: string }

/**
 * Makes the calls on the product, in this process and on a copy of its database, and keeps what it sent to it: the texts,
 * their values, and which answers it waited for. `requests` of a write, each with all its own values.
 */
export async function recordCalls(
  { folder, account }: Pick<Filled, 'folder' | 'account'>,
  { address, calls, samples, requests }: Plan,
): Promise<Recorded[]> {
  const config = readConfig({ DATA_DIR: join(folder, 'data') })
  const token_secret = await readTokenSecret(config)
  const log = openLog('error', process.stderr)
  const deps = await openDeps({ config, clock: systemClock(), log, address, token_secret })
  const recorder = openRecorder(deps.db)
  const http = await openHttp({ ...deps, db: recorder.db }, token_secret)
  const session = { http, recorder, token: account.token }
  try {
    const recorded: Recorded[] = []
    for (const [at, call] of calls.entries()) {
      // A claim whose reference was sent before would be found and not made.
      const from = at * requests
      recorded.push(await recordCall(session, { call, samples, from, requests, path: join(folder, `recording-${at}`) }))
    }
    return recorded
  } finally {
    await http.server.close()
    await deps.jobs.stop()
    await closeDeps(deps)
  }
}

type Plan = {
  readonly address: DatabaseAddress
  readonly calls: readonly Call[]
  readonly samples: readonly Sample[]
  readonly requests: number
}
type OneCall = Omit<Plan, 'address' | 'calls'> & { readonly call: Call; readonly from: number; readonly path: string }

async function recordCall(session: Session, { call, samples, from, requests, path }: OneCall): Promise<Recorded> {
  const sampleOf = (number: number) => samples[number % samples.length] as Sample
  const first = call.ours(sampleOf(0), from)
  const is_read = first.method !== 'POST'
  const file = await open(path, 'w')
  try {
    const played: Played[] = []
    const count = is_read ? READS : requests
    // What a process does once, such as reading who asks, is done by now.
    if (is_read) await play(session, first)
    for (let done = 0; done < count; done += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) => done + at)
      const made = numbers.map((number) => play(session, call.ours(sampleOf(number), from + number)))
      played.push(...(await Promise.all(made)))
    }
    const { status } = played[0] as Played
    const id = is_read && first.path.includes(sampleOf(0).id) ? sampleOf(0).id : null
    const response = answerSchema(session.http.documents.partner(), { ...first, status })
    const head: Head = { name: call.name, texts: session.recorder.texts, id, status, response }
    if (is_read) checkAlike(call, played, (number) => (id === null ? null : sampleOf(number).id))
    const lines = is_read ? played.slice(0, 1) : played
    await file.writeFile([head, ...lines.map(({ acts, answer }) => ({ acts, answer }))].map(lineOf).join(''))
    return { call, path, requests: lines.length }
  } finally {
    await file.close()
  }
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`

async function play({ http, recorder, token }: Session, { method = 'GET', path, body }: HttpRequest): Promise<Played> {
  const headers = { authorization: `Bearer ${token}` }
  const { acts, result } = await recorder.during(async () =>
    http.server.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) }),
  )
  if (result.statusCode >= 300) throw new Error(`${method} ${path}: ${result.statusCode} ${result.body}`)
  assert.ok(acts.length > 0, `${method} ${path} sent nothing that could be recorded`)
  return { acts, answer: result.json(), status: result.statusCode }
}

/** Whatever claim is read, the same is sent with another id. */
function checkAlike({ name }: Call, played: readonly Played[], idOf: (number: number) => string | null): void {
  const shapes = played.map(({ acts }, number) => {
    const without = JSON.stringify(acts, (key, value) => (key === 'rows' ? undefined : value))
    const id = idOf(number)
    return id === null ? without : without.replaceAll(id, 'the id')
  })
  for (const shape of shapes) assert.equal(shape, shapes[0], `${name} does not send the same for each claim`)
}
