import type { DatabaseTimeouts } from '../db/db.ts'
import { type DatabaseLink, parseUrl, SSL_MODES, sslModeOf, TARGETS } from '../db/link.ts'
import { certificateFile } from './certificates.ts'

/** How many connections a process opens, and how long it waits on them. */
export type DatabaseLimits = {
  /** For requests and jobs. */
  readonly connections: number
  /** For limits and leases, which must not wait for the others. */
  readonly counter_connections: number
  readonly timeouts: DatabaseTimeouts
}

/** Reads a variable that is a whole number. */
type ReadNumber = (name: string, range: { fallback: number; min: number; max: number }) => number

const CONNECT_S = { fallback: 5, min: 1, max: 60 }

/**
 * The defaults keep two cores busy and leave PostgreSQL's own limit room for several processes. A statement timeout below
 * five seconds would end work that is only slow; one above ten minutes would hold a connection for longer than any caller waits.
 */
export const readDatabaseLimits = (read: ReadNumber): DatabaseLimits => ({
  connections: read('DATABASE_CONNECTIONS', { fallback: 10, min: 2, max: 500 }),
  counter_connections: read('DATABASE_COUNTER_CONNECTIONS', { fallback: 2, min: 1, max: 100 }),
  timeouts: {
    connect_s: read('DATABASE_CONNECT_TIMEOUT_SECONDS', CONNECT_S),
    statement_s: read('DATABASE_STATEMENT_TIMEOUT_SECONDS', { fallback: 25, min: 5, max: 600 }),
    idle_transaction_s: read('DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS', { fallback: 60, min: 5, max: 3_600 }),
  },
})

/** Whatever in them contradicts itself or is not known, one sentence each. Nothing in them that is secret is repeated. */
export function linkFaults(
  database_url: string | null,
  link: Pick<DatabaseLink, 'password' | 'ca_file'>,
  is_set: (name: string) => boolean,
): string[] {
  const url = database_url ? parseUrl(database_url) : undefined
  if (!url) return is_set('DATABASE_URL') ? [] : orphanFaults(link)
  const faults: string[] = [...url.refused]
  if (link.password && url.password)
    faults.push('DATABASE_PASSWORD is set, and DATABASE_URL has a password too; take one of them away.')
  if (url.sslmode && !SSL_MODES.some((mode) => mode === url.sslmode))
    faults.push(
      `DATABASE_URL has sslmode=${url.sslmode}, which is none; use verify-full, or another of ${SSL_MODES.join(', ')}.`,
    )
  if (url.target && !TARGETS.some((target) => target === url.target))
    faults.push(
      `DATABASE_URL has target_session_attrs=${url.target}; use read-write, since every process writes to its database.`,
    )
  if (url.connect_timeout && is_set('DATABASE_CONNECT_TIMEOUT_SECONDS'))
    faults.push(
      'DATABASE_CONNECT_TIMEOUT_SECONDS is set, and DATABASE_URL has connect_timeout too; take one of them away.',
    )
  else if (url.connect_timeout && !isConnectTimeout(url.connect_timeout))
    faults.push(
      `DATABASE_URL has connect_timeout=${url.connect_timeout}; use a whole number from ${CONNECT_S.min} to ${CONNECT_S.max}.`,
    )
  if (url.sslrootcert && link.ca_file)
    faults.push('DATABASE_CA_FILE is set, and DATABASE_URL has sslrootcert too; take one of them away.')
  if (url.sslrootcert && url.sslrootcert !== 'system' && !certificateFile(url.sslrootcert))
    faults.push(
      `DATABASE_URL has sslrootcert=${url.sslrootcert}, which is no readable file with PEM certificates; correct the path.`,
    )
  if ((link.ca_file || url.sslrootcert) && ['disable', 'allow', 'prefer'].includes(sslModeOf(link, url)))
    faults.push(
      `DATABASE_URL has sslmode=${url.sslmode}, which checks no certificate, though one is given; use sslmode=verify-full.`,
    )
  return faults
}

const isConnectTimeout = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= CONNECT_S.min && Number(text) <= CONNECT_S.max

/** A replica is used with the same password and authority as the database. */
export function replicaFaults(
  replica_url: string | null,
  link: Pick<DatabaseLink, 'password' | 'ca_file'>,
  database_url: string | null,
): string[] {
  const url = replica_url ? parseUrl(replica_url) : undefined
  if (!url) return []
  if (!database_url) return ['DATABASE_REPLICA_URL is set without DATABASE_URL; set that too, or unset it.']
  const faults = linkFaults(replica_url, link, () => false).map((line) =>
    line.replaceAll('DATABASE_URL', 'DATABASE_REPLICA_URL'),
  )
  if (url.hosts.length > 1 || (url.target && url.target !== 'any'))
    faults.push('DATABASE_REPLICA_URL must name one host, and no target_session_attrs but any; it is only read from.')
  return faults
}

function orphanFaults({ password, ca_file }: Pick<DatabaseLink, 'password' | 'ca_file'>): string[] {
  const names = [...(password ? ['DATABASE_PASSWORD'] : []), ...(ca_file ? ['DATABASE_CA_FILE'] : [])]
  return names.map((name) => `${name} is set without DATABASE_URL; set that too, or unset ${name}.`)
}
