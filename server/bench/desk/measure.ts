import { logIn } from '../servers/account.ts'
import { asMilliseconds, type Filled, measureRounds, tellSlow } from '../servers/filled.ts'
import { median } from '../servers/launch.ts'
import { p99 } from '../servers/load.ts'
import { listRequests } from './requests.ts'

const ROUNDS = 15
const GOAL_MS = 300
const REASON_MAX = 300

/** Prints how long each request takes, and fails the run if one misses the goal. */
export async function measureDesk({ db, base }: Pick<Filled, 'db' | 'base'>, size: number): Promise<void> {
  const cookie = await logIn(base)
  console.log(`${size.toLocaleString('en')} claims, ${ROUNDS} requests each, goal ${GOAL_MS} ms`)
  const slow: string[] = []
  const least = await measureRounds(ROUNDS, () => read(`${base}/api/operator/session`, cookie))
  for (const { name, path, bare } of await listRequests(db, size, new Date())) {
    const api = await measureRounds(ROUNDS, () => read(`${base}/api/operator/${path}`, cookie)).catch(String)
    // One that fails is worse than slow, but no reason not to measure the others.
    if (typeof api === 'string') {
      console.log(`${name.padEnd(36)}   ${api.slice(0, REASON_MAX)}`)
      slow.push(name)
      continue
    }
    if (bare) print(name, api, { what: 'statements', times: await measureRounds(ROUNDS, () => bare(db)) })
    else print(name, api, { what: 'least', times: least })
    if (p99(api) > GOAL_MS) slow.push(name)
  }
  tellSlow(slow, GOAL_MS)
}

async function read(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

type Limit = { what: string; times: readonly number[] }

function print(name: string, api: readonly number[], { what, times }: Limit): void {
  const columns = [
    name.padEnd(36),
    `p50 ${asMilliseconds(median(api))}`,
    `p99 ${asMilliseconds(p99(api))}`,
    `${what.padEnd(10)} ${asMilliseconds(median(times))}`,
    `ratio ${(median(api) / median(times)).toFixed(2)}`,
  ]
  console.log(columns.join('   '))
}
