import postgres from 'postgres'
import { type Choice, failedStream, openConnector } from './connector.ts'
import type { DatabaseTimeouts } from './db.ts'
import { type DatabaseLink, type DatabasePlace, parseUrl, readPasswords, TIMEOUTS } from './link.ts'

export type Client = postgres.Sql<{ bigint: number; day: string; numeric: number }>

export function openClient(
  place: DatabasePlace,
  connections: number,
  application_name: string,
  settings: Record<string, string> = {},
): Client {
  const given = typeof place === 'string' ? bareLink(place) : place
  const { timeouts = TIMEOUTS } = given
  const own = { ...optionsOf(timeouts), max: connections }
  const options = { ...own, connection: { application_name, ...own.connection, ...settings } }
  if ('url' in given) return openLinked(given, options)
  const { host, port, username, password, database } = given
  return postgres({ ...options, host, port, username, password, database })
}

const optionsOf = ({ connect_s, statement_s, idle_transaction_s }: DatabaseTimeouts) => ({
  connect_timeout: connect_s,
  // Fixed and short, so that a database is found again within a second of its return.
  backoff: () => 0.25,
  max_lifetime: null,
  // Otherwise every connection first reads the array types from the catalogue. `listText` writes lists instead.
  fetch_types: false,
  onnotice: () => undefined,
  connection: {
    statement_timeout: statement_s * 1000,
    idle_in_transaction_session_timeout: idle_transaction_s * 1000,
  },
  types: {
    // Cents and counts stay far below 2^53; a calendar day is not an instant; numeric columns hold rates, never money.
    bigint: { to: 20, from: [20], serialize: String, parse: Number },
    day: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
    numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  },
})

const bareLink = (url: string): DatabaseLink => ({
  url,
  password: null,
  password_file: null,
  ca_file: null,
  timeouts: TIMEOUTS,
})

/** The driver speaks, and we find the server for it: hosts, encryption and passwords are ours. */
function openLinked(link: DatabaseLink, own: ReturnType<typeof optionsOf>): Client {
  const url = parseUrl(link.url)
  if (!url) throw new TypeError('the address of the database was not checked before')
  const [{ host, port }] = url.hosts
  const options = {
    ...own,
    ...{ host, port, ssl: false },
    connection: { ...own.connection, ...url.settings },
    // What is missing the driver takes from the environment, as PostgreSQL's own programs do.
    ...(url.username ? { username: url.username } : {}),
    ...(url.database ? { database: url.database } : {}),
  }
  const open = (changes: object) => postgres({ ...options, ...changes }) as unknown as Client

  async function probe({ host, password }: Choice): Promise<{ is_read_only: boolean }> {
    const socket = () => connector.dial(host).catch(failedStream)
    const client = open({ max: 1, socket, ...(password ? { password } : {}) })
    try {
      const rows = await client.unsafe(
        `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only`,
      )
      return rows[0] as unknown as { is_read_only: boolean }
    } finally {
      await client.end({ timeout: 1 })
    }
  }

  const connector = openConnector(link, url, probe)
  const has_password = link.password_file !== null || readPasswords(link, url).length > 0
  return open({ socket: connector.socket, ...(has_password ? { password: () => connector.password() ?? '' } : {}) })
}
