import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DAY_S } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, launch } from './servers/launch.ts'

/**
 * A year on a sandbox with many claims. All are filed through the API and go from `new` through three letters to the
 * recommendation of the court step. `npm run bench -- sandbox 1000`
 */
const CLAIMS = Number(process.argv[2] ?? 1_000)
const YEAR_S = 365 * DAY_S
const GOAL_S = 60
const AT_ONCE = 8

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
const port = await freePort()
const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const env = {
  DATABASE_URL: urlOfAddress(postgres.address),
  DATA_DIR: join(folder, 'data'),
  PORT: port,
  OPERATOR_PASSWORD,
  LOG_LEVEL: 'warn',
}
const service = await launch(start, { folder, env, ready: 'Ctrl-C stops everything.' })
const base = `http://127.0.0.1:${port}`
const db = openDb({ address: postgres.address, connections: 1, application_name: 'mahnwerk bench' })
try {
  const { token, customer_id } = await openAccount(base)
  const post = async (path: string, body: object): Promise<{ id: string; jobs_run: number }> => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(600_000),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return ((await answer.json()) as { data: { id: string; jobs_run: number } }).data
  }
  const fileClaim = async (number: number) => {
    const addresses = [{ street: `Lindengasse ${number}`, zip: '1070', city: 'Wien', country: 'AT' }]
    const person = { first_name: 'Max', last_name: `Maier ${number}` }
    const debtor = await post('/openapi/debtors', { acting_as: 'person', person, addresses, customer_id })
    const reference = { debtor_id: debtor.id, customer_id, partner_reference: 'bench' }
    const claim = await post('/openapi/claims', reference)
    const invoice = {
      invoice_number: `R-${number}`,
      invoice_amount_gross: 100 + number,
      invoice_issue_date: '2026-01-10',
      invoice_due_date: '2026-02-10',
    }
    await post(`/openapi/claims/${claim.id}/invoices/manual`, invoice)
  }
  const numbers = Array.from({ length: CLAIMS }, (_, index) => index + 1).values()
  const lane = async () => {
    for (const number of numbers) await fileClaim(number)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  // Wait until the sandbox has filled itself with demo data.
  while ((await db.one(sql`select 1 as found from jobs where name = 'demo.fill'`)) !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const begin = performance.now()
  const { jobs_run } = await post('/sandbox/clock/advance', { seconds: YEAR_S })
  const seconds = (performance.now() - begin) / 1000
  const row = await db.one<{ moved: number; letters: number }>(sql`
    select (select count(*)::int from claims
        where partner_reference = 'bench' and collection_stage = 'dunning_action_recommended') as moved,
      (select count(*)::int from letters t join claims l on l.id = t.claim_id where l.partner_reference = 'bench') as letters`)
  if (row?.moved !== CLAIMS || row.letters !== 3 * CLAIMS) throw new Error(`not all arrived: ${JSON.stringify(row)}`)
  const is_reached = seconds <= GOAL_S
  if (!is_reached) process.exitCode = 1
  console.log(
    `a year with ${CLAIMS} claims (and the demo data): ${seconds.toFixed(1)} s (goal: ${GOAL_S} s), ${row.letters} letters, ${jobs_run} job runs`,
  )
} finally {
  await service.stop()
  await db.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}
