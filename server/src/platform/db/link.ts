import { readFileSync } from 'node:fs'
import { codeOf } from '../error-code.ts'
import type { DatabaseAddress, DatabaseTimeouts } from './db.ts'
import { type SortedParameters, sortParameters } from './url-parameters.ts'

/** A given database, as the settings describe it. Files are read anew for each connection. */
export type DatabaseLink = {
  readonly url: string
  /** One password in each line, newest first: all of them are tried. Null: the one in the address, if any. */
  readonly password: string | null
  /** Where that password was read from, and is read again. */
  readonly password_file: string | null
  /** Certificates of the authority that vouches for the database, PEM. */
  readonly ca_file: string | null
  readonly timeouts: DatabaseTimeouts
}

/** Where a database is: the embedded one, a given one, or just an address. */
export type DatabasePlace = DatabaseAddress | DatabaseLink | string

/** Where nobody said otherwise, as in tests. */
export const TIMEOUTS: DatabaseTimeouts = { connect_s: 5, statement_s: 25, idle_transaction_s: 60 }

/** A host that begins with a slash is the folder of a unix socket. */
export type Host = { readonly host: string; readonly port: number }

export const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
export type SslMode = (typeof SSL_MODES)[number]

/** `primary` is PostgreSQL's other word for it. Servers that only read are of no use to us. */
export const TARGETS = ['any', 'read-write', 'primary'] as const
export type Target = (typeof TARGETS)[number]

export type ParsedUrl = SortedParameters & {
  readonly hosts: readonly [Host, ...Host[]]
  readonly username: string
  readonly password: string
  readonly database: string
  /** Null if it is not said. The texts are as they were given: whether they are known words is for the caller to judge. */
  readonly sslmode: string | null
  readonly sslrootcert: string | null
  readonly target: string | null
  /** Seconds. */
  readonly connect_timeout: string | null
  /** Shown in PostgreSQL's list of connections, beside ours. */
  readonly application_name: string | null
}

const PORT = 5432
const OURS = 'host ssl sslmode sslrootcert target_session_attrs connect_timeout application_name'.split(' ')

/** `postgres://user:password@host1:5432,host2:5432/name?sslmode=…`. Undefined if it is no such address. */
export function parseUrl(text: string): ParsedUrl | undefined {
  const [, scheme, user = '', places = '', rest = ''] =
    /^(postgres|postgresql):\/\/(?:([^/?#]*)@)?([^/?#@]*)([/?#].*)?$/s.exec(text) ?? []
  if (!scheme) return undefined
  const base = `postgres://${user ? `${user}@` : ''}any${rest}`
  if (!URL.canParse(base)) return undefined
  const url = new URL(base)
  const query = url.searchParams
  const hosts = hostsOf(places, query.get('host'))
  const [username, password, database] = [url.username, url.password, url.pathname.slice(1)].map(decoded)
  if (!hosts || username === undefined || password === undefined || database === undefined) return undefined
  return {
    ...{ hosts, username, password, database },
    sslmode: modeOf(query.get('sslmode') ?? query.get('ssl')),
    sslrootcert: query.get('sslrootcert'),
    target: query.get('target_session_attrs'),
    connect_timeout: query.get('connect_timeout'),
    application_name: query.get('application_name'),
    ...sortParameters([...query].filter(([name]) => !OURS.includes(name))),
  }
}

/** `?ssl=true` is how the driver's own documentation writes it. */
function modeOf(text: string | null): string | null {
  if (text === 'true') return 'verify-full'
  return text === 'false' ? 'disable' : text
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `?host=/folder` names a unix socket, as in PostgreSQL's own programs; the port is part of its name. */
function hostsOf(places: string, socket: string | null): [Host, ...Host[]] | undefined {
  const hosts = places.split(',').map((place) => {
    const url = `postgres://${place}`
    if (place === '') return { host: 'localhost', port: PORT }
    if (!URL.canParse(url)) return undefined
    const { hostname, port } = new URL(url)
    return { host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''), port: port ? Number(port) : PORT }
  })
  if (hosts.some((host) => host === undefined || host.port === 0)) return undefined
  const [first, ...others] = hosts as [Host, ...Host[]]
  if (!socket) return [first, ...others]
  return [{ host: socket, port: first.port }]
}

/** How the link is protected. With an authority of one's own and no other word, everything is checked. */
export function sslModeOf({ ca_file }: Pick<DatabaseLink, 'ca_file'>, { sslmode, sslrootcert }: ParsedUrl): SslMode {
  const said = SSL_MODES.find((mode) => mode === sslmode)
  return said ?? (ca_file || sslrootcert ? 'verify-full' : 'disable')
}

/** Of several servers, the one that takes writes is meant. */
export function mustWrite({ target, hosts }: ParsedUrl): boolean {
  return target === null ? hosts.length > 1 : target !== 'any'
}

export const hostText = ({ host, port }: Host): string =>
  host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host.includes(':') ? `[${host}]` : host}:${port}`

/** How long one server is waited for. The settings and the address do not both say it. */
export const connectSecondsOf = ({ timeouts }: DatabaseLink, { connect_timeout }: ParsedUrl): number =>
  connect_timeout ? Number(connect_timeout) : timeouts.connect_s

/** For each file what it held when it was last of use, and whether it was told that it is not now. */
const kept = new WeakMap<DatabaseLink, { readonly text: string; readonly is_told: boolean }>()

/** Of a file that is empty or cannot be read just now, as while it is replaced, what it held before. */
export function readPasswords(link: DatabaseLink, url: ParsedUrl, warn?: (what: string) => void): string[] {
  const text = link.password_file ? readOrKept(link, link.password_file, warn) : (link.password ?? url.password)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function readOrKept(link: DatabaseLink, file: string, warn?: (what: string) => void): string {
  const { text, is_told } = kept.get(link) ?? { text: link.password ?? '', is_told: false }
  const now = readText(file)
  if ('text' in now) {
    kept.set(link, { text: now.text, is_told: false })
    return now.text
  }
  if (!is_told)
    warn?.(`DATABASE_PASSWORD_FILE ${now.fault}; what it held before is used until it holds a password again.`)
  kept.set(link, { text, is_told: is_told || warn !== undefined })
  return text
}

function readText(file: string): { text: string } | { fault: string } {
  try {
    const text = readFileSync(file, 'utf8')
    return text.trim() ? { text } : { fault: 'is empty' }
  } catch (error) {
    return { fault: `cannot be read (${codeOf(error)})` }
  }
}
