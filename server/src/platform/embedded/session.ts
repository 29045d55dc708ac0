import postgres from 'postgres'
import type { DatabaseAddress } from '../db/db.ts'
import { codeOf } from '../error-code.ts'
import { EmbeddedPostgresError, textOf } from './error.ts'

/** A connection whose shared advisory lock shows others that this process uses PostgreSQL. */
export type Session = {
  /** Stops counting as a user. After `last`, nobody else is left and nobody can join before `end`. */
  leave(): Promise<'last' | 'others' | 'lost'>
  end(): Promise<void>
}

// "mahn" in ASCII. The lock lives in the database `postgres`, so it cannot clash with the product's own locks.
const LOCK_KEY = 0x6d61686e
const ANSWER_MAX_MS = 10_000

// PostgreSQL is not up yet, about to stop, or out of connections: the next try can succeed.
const PASSING = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EAGAIN',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'NO_ANSWER',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, object_in_use, query_canceled
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55006',
  '57014',
  // lock_not_available, deadlock_detected
  '55P03',
  '40P01',
])

export const isPassing = (error: unknown): boolean => PASSING.has(codeOf(error))

/**
 * Returns the reason as a string if another try can help. Connects to the database `postgres`, because a connection to
 * the product's own database would prevent cloning it.
 */
export async function trySession(address: DatabaseAddress, on_lost: () => void): Promise<Session | string> {
  let is_held = false
  const sql = postgres({
    ...address,
    database: 'postgres',
    max: 1,
    idle_timeout: 0,
    // The default would replace the connection after half an hour, and the lock would go with the old one.
    max_lifetime: null,
    connect_timeout: 5,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
    onclose: () => {
      if (is_held) on_lost()
    },
    connection: { application_name: 'mahnwerk-keeper', idle_session_timeout: 0, statement_timeout: 0 },
  })
  const session = makeSession(sql)
  try {
    const has_lock = await withinTime(enter(sql))
    is_held = has_lock
    if (has_lock) return session
    await session.end()
    return 'the last other user is stopping it'
  } catch (error) {
    await session.end()
    if (isPassing(error)) return textOf(error)
    throw explainRefusal(error)
  }
}

function makeSession(sql: postgres.Sql): Session {
  return {
    async leave() {
      try {
        await withinTime(sql`select pg_advisory_unlock_shared(${LOCK_KEY})`)
        const [row] = await withinTime(sql`select pg_try_advisory_lock(${LOCK_KEY}) as is_last`)
        return row?.is_last === true ? 'last' : 'others'
      } catch {
        // Without a connection there is no lock.
        return 'lost'
      }
    },
    async end() {
      await sql.end({ timeout: 0 }).catch(() => {})
    },
  }
}

async function enter(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock_shared(${LOCK_KEY}) as has_lock`
  return row?.has_lock === true
}

export async function withinTime<T>(work: PromiseLike<T>): Promise<T> {
  const { promise: too_late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(Object.assign(new Error('it does not answer'), { code: 'NO_ANSWER' })),
    ANSWER_MAX_MS,
  )
  try {
    return await Promise.race([work, too_late])
  } finally {
    clearTimeout(timer)
  }
}

export function explainRefusal(error: unknown): EmbeddedPostgresError {
  const text = textOf(error)
  if (codeOf(error) === '28P01') {
    return new EmbeddedPostgresError(
      'PostgreSQL refuses the password in the file postgres-password of DATA_DIR: restore the file that belongs to ' +
        'these data, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
  if (codeOf(error) === '53100' || /no space left/i.test(text)) {
    return new EmbeddedPostgresError('The disk of DATA_DIR is full: free some space and start again.', { cause: error })
  }
  return new EmbeddedPostgresError(
    `PostgreSQL runs but cannot be used (${text}): remove the cause and start again, or set DATABASE_URL to a ` +
      'PostgreSQL of your own.',
    { cause: error },
  )
}
