import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { SCHEDULE } from '../src/app/schedule.ts'
import { openService } from '../src/app/service.ts'
import type { Place } from '../src/features/reach/webhooks/attempt.ts'
import { webhookDelivery } from '../src/features/reach/webhooks/jobs.ts'
import { lapsedDeliveries } from '../src/features/reach/webhooks/lapsed.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openLog } from '../src/platform/log.ts'
import { openPoster, type Poster } from '../src/platform/outbound/poster.ts'
import { type Mutant, mutate } from './mutants.ts'
import { CRASH_PACE, DEADLINE_MS } from './pace.ts'

/**
 * A real node of the service with a few additions: the quick pace, a place in an attempt at which it kills itself
 * (CRASH_AT, or a line `crash <place>` on stdin), a mutant, and a report of its calls.
 */
const config = readConfig(process.env)
if (config.mode !== 'sandbox') throw new Error('this program is for tests: MODE must be sandbox')

let armed = (process.env.CRASH_AT || null) as Place | null
const die = () => process.kill(process.pid, 'SIGKILL')

function reach(place: Place): void {
  if (place !== armed) return
  // The statement leaves the process a moment after it is handed over.
  if (place === 'mid_flush') setTimeout(die, 1)
  else die()
}

let is_altered = false
const hear = () => {
  if (!is_altered) process.stdout.write('mutant at work\n')
  is_altered = true
}
const mutant = (process.env.MUTANT || null) as Mutant | null
const quick = [webhookDelivery({ pace: CRASH_PACE, reach }), lapsedDeliveries(CRASH_PACE)].map((job) =>
  mutant ? mutate(job, mutant, hear) : job,
)
const ca = await readFile(config.webhook_ca_file as string, 'utf8')
const poster = openPoster({ allow_private: true, ca, deadline_ms: DEADLINE_MS })
let calls = 0
const tellCalls = (step: number) => {
  calls += step
  process.stdout.write(`calls ${calls}\n`)
}
/** Reports how many calls are under way, and adds its start time to each: a busy receiver notices it late. */
const watched: Poster = {
  ...poster,
  post(request) {
    tellCalls(1)
    const headers = { ...request.headers, 'x-begun-at': String(Date.now()) }
    return poster.post({ ...request, headers }).finally(() => tellCalls(-1))
  },
}
const service = await openService({
  config,
  log: openLog(config.log_level, pino.destination({ fd: 1, sync: true })),
  clock: systemClock(),
  schedule: SCHEDULE.map((job) => quick.find(({ name }) => name === job.name) ?? job),
  poster: watched,
})
process.stdout.write('ready\n')

const stop = () => void service.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
const orders = createInterface(process.stdin)
orders.on('line', (line) => {
  armed = line.replace(/^crash /, '') as Place
})
// The suite has ended, so this node has no purpose any more.
orders.on('close', () => process.exit(1))
