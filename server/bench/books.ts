import { type Db, sql } from '../src/platform/db/db.ts'
import { fillClaims } from './bank/fill.ts'
import { type Book, fillBook } from './books/fill.ts'
import { logIn } from './servers/account.ts'
import { asMilliseconds, measureRounds, withProduct } from './servers/filled.ts'
import { median } from './servers/launch.ts'

/**
 * What the desk reads of the bank and the books when there are very many entries, one request after another, as a person
 * sends them. Each is compared with the least that an exact number of entries costs: the smallest request, and counting
 * them by the bare driver.
 * `npm run bench -- books 1000000` sets the number of entries; filling takes minutes.
 */
const ENTRIES = Number(process.argv[2] ?? 200_000)
const CLAIMS = 20_000
const ROUNDS = 5
/** Of a list, with its total, or of a summary; the reconciliation sums up four lines for each entry. */
const GOAL = 3
const GOAL_OF_BOOKS = 12

await withProduct(async ({ db, base, account: { organization_id } }) => {
  await fillClaims(db, organization_id, CLAIMS)
  const book: Book = { organization_id, account_id: await openAccount(db, organization_id), claims: CLAIMS }
  await fillBook(db, book, 0, ENTRIES)
  const cookie = await logIn(base)
  const count = median(await measureRounds(ROUNDS, () => db.one(sql`select count(*) from bank_entries`)))
  const least = median(await measureRounds(ROUNDS, () => read(`${base}/api/operator/session`, cookie, 200)))
  const limit = count + least
  const [counting, asking] = [count, least].map((time) => asMilliseconds(time).trim())
  console.log(
    `${ENTRIES.toLocaleString('en')} entries; counting them takes ${counting}, the smallest request ${asking}`,
  )
  const slow: string[] = []
  for (const [path, goal, status] of requestsOf(book)) {
    const time = median(await measureRounds(ROUNDS, () => read(`${base}/api/operator/${path}`, cookie, status)))
    const ratio = time / limit
    const shown = path.replace(/=[0-9a-f-]{36}/, '=…')
    console.log(`${shown.padEnd(44)} ${asMilliseconds(time)}   ratio ${ratio.toFixed(2)} (goal at most ${goal})`)
    if (ratio > goal) slow.push(shown)
  }
  console.log(slow.length > 0 ? `missed: ${slow.join(', ')}` : 'every goal reached')
  if (slow.length > 0) process.exitCode = 1
})

function requestsOf({ organization_id, account_id }: Book): [string, number, number][] {
  const lists = ['', 'is_open=true', 'is_open=false', 'status=booked', 'status=unmatched', `account_id=${account_id}`]
  const searches = ['q=BENCH1234', 'q=nowhere', 'q=Badenfil', 'q=zahlung&from=2022-01-05&to=2022-01-06']
  const of = `organization_id=${organization_id}`
  return [
    ...['', `?${of}`, `?account_id=${account_id}`].map((query) => one(`bank-entries/summary${query}`, GOAL)),
    ...[...lists, ...searches].map((query) => one(`bank-entries?${query}`, GOAL)),
    [`bank-entries?q=zahlung`, GOAL, ENTRIES > 10_000 ? 400 : 200],
    one(`ledger?${of}`, GOAL),
    one(`ledger/accounts?${of}`, GOAL_OF_BOOKS),
    one(`ledger/reconciliation?${of}`, GOAL_OF_BOOKS),
  ]
}

function one(path: string, goal: number): [string, number, number] {
  return [path, goal, 200]
}

async function openAccount(db: Db, organization_id: string): Promise<string> {
  const [row] = await db.alone<{ id: string }>(sql`
    insert into bank_accounts (id, organization_id, name, iban, kind, created_at, updated_at)
    values (gen_random_uuid(), ${organization_id}, 'Konto', 'AT611904300234573201', 'client_money', now(), now()) returning id`)
  return (row as { id: string }).id
}

async function read(url: string, cookie: string, status: number): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } })
  if (answer.status !== status) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}
