import postgres from 'postgres'
import { pause } from '../clock.ts'
import { codeOf } from '../error-code.ts'
import { isLoss, TRY_AGAIN, tellAway } from './away.ts'
import { type Client, type ClientManner, clientsOf } from './client.ts'
import type { DatabaseAddress, Db, Reader, Statement, Tx } from './db.ts'
import { type DatabasePlace, TIMEOUTS } from './link.ts'
import { openPool, type Pool } from './pool.ts'

export { openClient } from './client.ts'

/** So often a transaction is tried that failed by nobody's fault. */
const TRANSACTION_TRIES = 4
const TRY_AGAIN_PAUSE_MS = 50
/** One for every connection, each of which may have prepared the statement. */
const STALE_TRIES = 40

export const POSTGRES_VERSION_MIN = 15

export type DbOptions = {
  address: DatabasePlace
  connections: number
  application_name: string
  /** Session settings, such as `synchronous_commit`. */
  settings?: Record<string, string>
  /** Gets a sentence for whoever operates this server. */
  warn?: (what: string) => void
}

export function openDb({ address, connections, application_name, settings = {}, warn }: DbOptions): Db {
  const manner: ClientManner = { max_silence_ms: maxSilenceOf(address, settings), warn }
  const pool = openPool(clientsOf(address, application_name, settings, manner), connections)
  const unsafe = ((...statement: Parameters<Client['unsafe']>) =>
    pool.use((client) => client.unsafe(...statement))) as Client['unsafe']
  return {
    ...readerOf({ unsafe }),
    alone: (statement) => query({ unsafe }, statement),
    transaction: (act) => inTransaction(pool, act),
    snapshot: (act) => inTransaction(pool, act, ONE_MOMENT),
    load: pool.load,
    close: pool.close,
  }
}

/** What PostgreSQL itself needs to end a statement, and its answer to arrive. */
const SILENCE_GRACE_MS = 5_000

/** A statement without a limit may take as long as it likes, and says nothing meanwhile. */
function maxSilenceOf(place: DatabasePlace, { statement_timeout }: Record<string, string>): number | null {
  const { statement_s } = (typeof place === 'object' && place.timeouts) || TIMEOUTS
  const limit_ms = Number(statement_timeout ?? statement_s * 1000)
  return limit_ms === 0 ? null : limit_ms + SILENCE_GRACE_MS
}

async function send(client: Pick<Client, 'unsafe'>, { text, values }: Statement) {
  const parameters = values.map((value) => (Array.isArray(value) ? listText(value) : value))
  // Without values the driver would send the bare text, which is parsed and planned anew each time. Only a text of several
  // statements, as migrations have, must go so.
  const options = { prepare: true, simple: values.length === 0 && text.includes(';') }
  try {
    return await client.unsafe(text, parameters as never[], options)
  } catch (error) {
    return tellAway(error)
  }
}

const query = <Row>(client: Pick<Client, 'unsafe'>, statement: Statement): Promise<Row[]> =>
  send(client, statement) as unknown as Promise<Row[]>

/** An address for a process that gets it from its environment. */
export const urlOfAddress = ({ host, port, username, password, database }: DatabaseAddress): string =>
  `postgres://${username}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** A list of plain values in PostgreSQL's array syntax. The statement casts it (`${ids}::uuid[]`). */
export function listText(values: readonly unknown[]): string {
  if (values.some((value) => typeof value === 'object' && value !== null)) {
    throw new TypeError('a list of objects is JSON: put it into an object, or into rows')
  }
  const items = values.map((value) => (value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`))
  return `{${items.join(',')}}`
}

function readerOf(client: Pick<Client, 'unsafe'>): Reader {
  return {
    many: (statement) => query(client, statement),
    one: async <Row>(statement: Statement) => (await query<Row>(client, statement))[0],
  }
}

const ONE_MOMENT = 'isolation level repeatable read read only'

async function inTransaction<T>(pool: Pool, act: (tx: Tx) => T | Promise<T>, mode = ''): Promise<T> {
  for (let [tries, stale] = [1, 0]; ; tries++) {
    try {
      return await pool.useAlone((client) => tryOnce(client, act, mode))
    } catch (error) {
      if (isStale(error) && stale < STALE_TRIES) {
        stale++
        tries--
        continue
      }
      if (tries === TRANSACTION_TRIES || !TRY_AGAIN.has(codeOf(error))) return tellAway(error)
      // Without a random pause, transactions that collided would collide again.
      await pause(Math.random() * TRY_AGAIN_PAUSE_MS)
    }
  }
}

/**
 * A newer version has added a column to a table of which a prepared statement answers all. The driver prepares it anew,
 * but the transaction is lost by then. Outside a transaction it also repeats the statement.
 */
const isStale = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.routine === 'RevalidateCachedQuery'

/**
 * After the connection is lost, the driver would still send the next statements, its own `rollback` included. They
 * would go nowhere, which ends the process with an uncatchable error, or into another transaction that has the
 * connection by then. So nothing is sent after a loss, and the driver never learns how the act ended.
 */
async function tryOnce<T>(client: Client, act: (tx: Tx) => T | Promise<T>, mode: string): Promise<T> {
  const { promise: loss, reject } = Promise.withResolvers<never>()
  let lost: unknown
  const lose = (error: unknown) => {
    lost ??= error
    reject(error)
  }
  const sent = openSent()
  const running = client.begin(mode, async (inner) => {
    try {
      return await act(txOf({ unsafe: unlessLost(inner, () => lost, lose) }, sent))
    } finally {
      if (lost) await NEVER
    }
  })
  // The driver reports here that the connection closed while no statement was running on it.
  running.catch(lose)
  loss.catch(() => undefined)
  try {
    const result = (await Promise.race([running, loss])) as T
    // PostgreSQL answers a commit behind a statement that failed by rolling back, and the driver takes that for success.
    await sent.allGood()
    return result
  } catch (error) {
    // Once the connection is lost, what still waited for its turn is never answered.
    if (!isLoss(error)) await sent.allGood()
    throw error
  }
}

type Sent = { add(answer: Promise<unknown>): void; allGood(): Promise<void> }

const FOLLOWS_FROM_ANOTHER = '25P02'

/** Statements that nobody waits for. The first that fails tells why the transaction did, unless it follows from another. */
function openSent(): Sent {
  const answers: Promise<unknown>[] = []
  return {
    add(answer) {
      answer.catch(() => undefined)
      answers.push(answer)
    },
    async allGood() {
      const failures = (await Promise.allSettled(answers)).filter((one) => one.status === 'rejected')
      const cause = failures.find(({ reason }) => codeOf(reason) !== FOLLOWS_FROM_ANOTHER)
      if (cause) throw cause.reason
    },
  }
}

const NEVER = new Promise<never>(() => undefined)

function unlessLost(
  inner: Pick<Client, 'unsafe'>,
  lost: () => unknown,
  lose: (error: unknown) => void,
): Client['unsafe'] {
  const sendUnlessLost = async (...statement: Parameters<Client['unsafe']>) => {
    if (lost()) throw lost()
    try {
      return await inner.unsafe(...statement)
    } catch (error) {
      if (isLoss(error)) lose(error)
      throw error
    }
  }
  return sendUnlessLost as unknown as Client['unsafe']
}

function txOf(client: Pick<Client, 'unsafe'>, sent: Sent): Tx {
  return {
    ...readerOf(client),
    run: async (statement) => (await send(client, statement)).count,
    send: (statement, read = (answer) => answer) => sent.add(read(send(client, statement))),
  } as Tx
}
