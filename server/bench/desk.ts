import { fillDesk } from './desk/fill.ts'
import { listRequests } from './desk/requests.ts'
import { logIn } from './servers/account.ts'
import { asMilliseconds, measureRounds, tellSlow, withProduct } from './servers/filled.ts'
import { median } from './servers/launch.ts'
import { p99 } from './servers/load.ts'

/**
 * Every list that the team works with, on a desk with many claims, one request after another, as a person sends them.
 * Each is compared with the same statements without HTTP, or with the smallest possible request. `npm run bench -- desk
 * 100000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 15
const GOAL_MS = 300

await withProduct(async ({ db, base, account }) => {
  await fillDesk(db, account.organization_id, CLAIMS)
  const cookie = await logIn(base)
  console.log(`${CLAIMS.toLocaleString('en')} claims, ${ROUNDS} requests each, goal ${GOAL_MS} ms`)
  const slow: string[] = []
  const least = await measureRounds(ROUNDS, () => read(`${base}/api/operator/session`, cookie))
  for (const { name, path, bare } of await listRequests(db, CLAIMS, new Date())) {
    const api = await measureRounds(ROUNDS, () => read(`${base}/api/operator/${path}`, cookie))
    if (bare) print(name, api, { what: 'statements', times: await measureRounds(ROUNDS, () => bare(db)) })
    else print(name, api, { what: 'least', times: least })
    if (p99(api) > GOAL_MS) slow.push(name)
  }
  tellSlow(slow, GOAL_MS)
})

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
