import postgres from 'postgres'
import { codeOf } from '../error-code.ts'

export const READ_ONLY = '25006'
export const TIMED_OUT: ReadonlySet<string> = new Set(['CONNECT_TIMEOUT', 'ANSWER_TIMEOUT'])
/** Deadlocks and serialisation failures are nobody's fault. */
export const TRY_AGAIN: ReadonlySet<string> = new Set(['40001', '40P01'])

const AWAY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  ...TIMED_OUT,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'TLS_REFUSED',
  'NO_PRIMARY',
  // Shutting down, crashed, starting up, too many connections, statement timed out.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  // Already retried several times without success.
  ...TRY_AGAIN,
])

/** The database is unreachable, shutting down or too busy. The same work can simply be retried later. */
export class DatabaseAway extends Error {
  readonly code: string
  constructor(cause: unknown) {
    super('the database is away', { cause })
    this.code = codeOf(cause)
  }
}

/** Disk full, out of memory, a limit of its configuration, a failed read or write, and read-only after a failover. */
const CANNOT_WRITE = new Set(['53100', '53200', '53400', '58030', READ_ONLY])

/** The database answers but cannot store anything at present. Reading goes on, and nothing was stored. */
export class DatabaseFull extends DatabaseAway {}

/** Called where the error arises, since a broken connection to a client or another server has the same code. */
export function tellAway(error: unknown): never {
  if (CANNOT_WRITE.has(codeOf(error))) throw new DatabaseFull(error)
  throw isAway(error) || REFUSED.has(codeOf(error)) ? new DatabaseAway(error) : error
}

/** Password or role are refused. At work that is an outage, as while somebody replaces the password. */
const REFUSED = new Set(['28P01', '28000'])

/** For an error that is known to come from the driver. */
export const isAway = (error: unknown): boolean => AWAY.has(codeOf(error)) || codeOf(error).startsWith('08')

/** For an error of a statement: PostgreSQL closes the connection after it, or it is closed already. */
export const isLoss = (error: unknown): boolean =>
  error instanceof postgres.PostgresError ? ['FATAL', 'PANIC'].includes(error.severity) : isAway(error)
