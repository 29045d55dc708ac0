import type { Sql } from 'postgres'
import type { Money } from '../fastify/queries.ts'
import type { Clients } from './clients.ts'
import { type Act, driverValue, type Sent } from './recording.ts'

type Client = Pick<Sql<Money>, 'unsafe'>
export type Rows = readonly Record<string, unknown>[]

/** Sends what the product sent, and waits where it waited. Returns the rows of the last answer that it waited for. */
export async function replay(sql: Clients, texts: readonly string[], acts: readonly Act[]): Promise<Rows> {
  let rows: Rows = []
  for (const { is_transaction, batches } of acts)
    rows = is_transaction
      ? ((await sql.begin((tx) => sendAll(tx, texts, batches))) as Rows)
      : await sendAll(sql, texts, batches)
  return rows
}

async function sendAll(client: Client, texts: readonly string[], batches: readonly Sent[][]): Promise<Rows> {
  let rows: Rows = []
  const unheard: Promise<Rows>[] = []
  for (const batch of batches) {
    const heard: Promise<Rows>[] = []
    for (const sent of batch) (sent.waits ? heard : unheard).push(sendOne(client, texts, sent))
    for (const answer of unheard) answer.catch(() => undefined)
    if (heard.length > 0) rows = (await Promise.all(heard)).at(-1) as Rows
  }
  // The commit may leave behind them. The driver sends what a promise of it waits for, at once.
  void Promise.all(unheard).catch(fail)
  return rows
}

async function sendOne(client: Client, texts: readonly string[], { text, values, rows }: Sent): Promise<Rows> {
  const statement = texts[text] as string
  const answer = await client.unsafe(statement, values.map(driverValue) as never[], { prepare: true })
  if (answer.count !== rows) fail(new Error(`${answer.count} rows, and not ${rows}, of:\n${statement}`))
  return answer as unknown as Rows
}

/** A measurement of something else is worth nothing: the benchmark is told by the end of this process. */
function fail(error: unknown): never {
  console.error(error)
  process.exit(1)
}
