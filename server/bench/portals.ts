import { sql } from '../src/platform/db/db.ts'
import { fillDeskInBulk } from './desk/fill.ts'
import { enterPortals, listPages, type Session } from './portals/pages.ts'
import { asMilliseconds, type Filled, measureRounds, tellSlow, withProduct } from './servers/filled.ts'
import { median, residentMegabytes } from './servers/launch.ts'
import { p99 } from './servers/load.ts'

/**
 * The pages of both portals, for a creditor with very many claims in an organisation that has as many again. Each is
 * asked for by one person, as a browser does it, and is compared with the smallest page of the same session. `npm run bench
 * -- portals 50000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 50_000)
const ROUNDS = 30
const GOAL_MS = 200
const MEGABYTE = 1024 * 1024

await withProduct(async ({ db, base, account, service }) => {
  await fillDeskInBulk(db, account.organization_id, 2 * CLAIMS, { claims_per_customer: CLAIMS })
  const session = await enterPortals(db)
  console.log(`${CLAIMS.toLocaleString('en')} claims, ${ROUNDS} requests each, goal ${GOAL_MS} ms`)
  const slow: string[] = []
  const least = median(await measureRounds(ROUNDS, () => read(`${base}/api/creditor/session`, session.creditor)))
  for (const { name, path, cookie } of await listPages(db, session, CLAIMS)) {
    const times = await measureRounds(ROUNDS, () => read(base + path, cookie))
    print(name, times, least)
    if (p99(times) > GOAL_MS) slow.push(name)
  }
  await measureCsv({ db, base, service }, session)
  tellSlow(slow, GOAL_MS)
})

async function read(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

function print(name: string, times: readonly number[], least: number): void {
  const columns = [
    name.padEnd(40),
    `p50 ${asMilliseconds(median(times))}`,
    `p99 ${asMilliseconds(p99(times))}`,
    `least ${asMilliseconds(least)}`,
    `ratio ${(median(times) / least).toFixed(1)}`,
  ]
  console.log(columns.join('   '))
}

/** All claims as one file, beside the bare rows of the same table through the same driver. */
async function measureCsv(
  { db, base, service }: Pick<Filled, 'db' | 'base' | 'service'>,
  { creditor, customer_id }: Session,
): Promise<void> {
  const pid = service.child.pid as number
  const before = residentMegabytes(pid)
  const begin = performance.now()
  const bytes = await read(`${base}/creditor/claims.csv`, creditor)
  const seconds = (performance.now() - begin) / 1000
  const after = residentMegabytes(pid)
  const bare_begin = performance.now()
  const rows = await db.many(sql`select l.* from claims l where l.customer_id = ${customer_id}`)
  const bare_seconds = (performance.now() - bare_begin) / 1000
  const figures = [
    `CSV: ${Math.round(rows.length / seconds).toLocaleString('en')} rows/s`,
    `${(bytes / MEGABYTE).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    `${(seconds / bare_seconds).toFixed(1)} times the bare rows`,
    `memory ${before.toFixed(0)} to ${after.toFixed(0)} MB`,
  ]
  console.log(figures.join(', '))
}
