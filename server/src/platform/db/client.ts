import postgres from 'postgres'
import { type Choice, type Connecting, dialHost, failedStream, openConnector } from './connector.ts'
import type { DatabaseAddress, DatabaseTimeouts } from './db.ts'
import {
  connectSecondsOf,
  type DatabaseLink,
  type DatabasePlace,
  type ParsedUrl,
  parseUrl,
  readPasswords,
  TIMEOUTS,
} from './link.ts'

export type Client = postgres.Sql<{ bigint: number; day: string; numeric: number }>

/** What is not asked of the database but done here. */
export type ClientManner = Partial<Pick<Connecting, 'max_silence_ms' | 'warn'>>

/** One connection, which opens at its first statement and again after it was lost. */
export const openClient = (...opening: Opening): Client => clientsOf(...opening)()

/** Opens one such connection at each call. They find the server together, so that it is looked for once. */
export function clientsOf(...[place, application_name, settings = {}, manner = {}]: Opening): () => Client {
  const { max_silence_ms = null, warn } = manner
  const { link, url } = targetOf(place)
  const own = { ...optionsOf({ ...link.timeouts, connect_s: connectSecondsOf(link, url) }), max: 1 }
  const named = url.application_name ? `${application_name} (${url.application_name})` : application_name
  const connection = { application_name: named, ...own.connection, ...settings, ...url.settings }
  return openersAt({ link, url, max_silence_ms, warn }, { ...own, connection })
}

type Opening = [
  place: DatabasePlace,
  application_name: string,
  settings?: Record<string, string>,
  manner?: ClientManner,
]

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

const bareLink = (url: string, timeouts = TIMEOUTS): DatabaseLink => ({
  url,
  password: null,
  password_file: null,
  ca_file: null,
  timeouts,
})

function targetOf(place: DatabasePlace): { link: DatabaseLink; url: ParsedUrl } {
  if (typeof place === 'object' && !('url' in place)) return { link: bareLink('', place.timeouts), url: urlOf(place) }
  const link = typeof place === 'string' ? bareLink(place) : place
  const url = parseUrl(link.url)
  if (!url) throw new TypeError('the address of the database was not checked before')
  return { link, url }
}

const urlOf = ({ host, port, username, password, database }: DatabaseAddress): ParsedUrl => ({
  ...{ hosts: [{ host, port }], username, password, database },
  ...{ sslmode: null, sslrootcert: null, target: null, connect_timeout: null, application_name: null },
  ...{ settings: {}, ignored: [], refused: [] },
})

/** The driver speaks, and we find the server for it: hosts, encryption and passwords are ours. */
function openersAt(connecting: Connecting, own: ReturnType<typeof optionsOf>): () => Client {
  const { link, url } = connecting
  const [{ host, port }] = url.hosts
  const options = {
    ...own,
    ...{ host, port, ssl: false },
    // What is missing the driver takes from the environment, as PostgreSQL's own programs do.
    ...(url.username ? { username: url.username } : {}),
    ...(url.database ? { database: url.database } : {}),
  }
  const open = (changes: object) => postgres({ ...options, ...changes }) as unknown as Client

  async function probe({ host, password }: Choice): Promise<{ is_read_only: boolean }> {
    // All connections wait for this one, so that it must not wait for a server that falls silent.
    const asking = { ...connecting, max_silence_ms: own.connect_timeout * 1000 }
    const socket = () => dialHost(host, asking).catch(failedStream)
    const client = open({ socket, ...(password ? { password } : {}) })
    try {
      const rows = await client.unsafe(
        `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only`,
      )
      return rows[0] as unknown as { is_read_only: boolean }
    } finally {
      await client.end({ timeout: 1 })
    }
  }

  const connector = openConnector(connecting, probe)
  const has_password = link.password_file !== null || readPasswords(link, url).length > 0
  return () =>
    open({ socket: connector.socket, ...(has_password ? { password: () => connector.password() ?? '' } : {}) })
}
