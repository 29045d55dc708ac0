import { resolve } from 'node:path'
import { CHILD_PRIORITY } from './child.ts'
import { type DatabaseLink, parseUrl } from './db/link.ts'
import { certificateFile } from './settings/certificates.ts'
import { type DatabaseLimits, linkFaults, readDatabaseLimits, replicaFaults } from './settings/database.ts'
import { type Environment, readSecretFiles, SECRETS } from './settings/secret-files.ts'
import { secretsOf } from './settings/secret-lines.ts'

export const MODES = ['sandbox', 'live'] as const
/** The mode of a database, which it keeps for good. */
export type Mode = (typeof MODES)[number]
export const ROLES = ['api', 'worker'] as const
export type Role = (typeof ROLES)[number]
export const CLOCK_MOVERS = ['everyone', 'operator'] as const
/** Who moves the clock of the sandbox: every holder of a token too, or the team alone. */
export type ClockMovers = (typeof CLOCK_MOVERS)[number]
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type OtlpConfig = { endpoint: string; service_name: string }
export type S3Config = { endpoint: string; bucket: string; access_key: string; secret_key: string; region: string }

export type Config = {
  readonly mode: Mode
  /** Opens a database of either mode, and nothing leaves. `mode` is then that of the database. */
  readonly is_drill: boolean
  readonly host: string
  readonly port: number
  /** A process that is only a worker listens, for health and metrics, only if its port was set. */
  readonly port_is_given: boolean
  readonly public_url: string
  readonly data_dir: string
  readonly database_url: string | null
  readonly database_limits: DatabaseLimits
  /** The same address with everything that belongs to it. */
  readonly database_link: DatabaseLink | null
  /** A standby of the same database, for long reads. */
  readonly replica_link: DatabaseLink | null
  readonly s3: S3Config | null
  readonly smtp_url: string | null
  /** Where letters are put for a print provider: a folder, or `s3:` and a prefix in the bucket. */
  readonly letter_pickup: string | null
  /** Where banks put statements: a folder, or `s3:` and a prefix in the bucket. */
  readonly bank_inbox: string | null
  readonly roles: readonly Role[]
  /** One line, or several, the newest first, as they were given. Null means that one is generated in the data directory. */
  readonly token_secret: string | null
  readonly operator_email: string
  readonly operator_password: string | null
  /** Administrators without a second factor can do nothing but set one up. */
  readonly require_second_factor: boolean
  readonly webhook_allow_private: boolean
  readonly webhook_ca_file: string | null
  readonly demo_data: boolean
  readonly sandbox_clock: ClockMovers
  readonly trust_proxy: boolean
  /** How long a process that was asked to stop goes on listening, so that load balancers notice. */
  readonly drain_s: number
  /** How many answers a process gives to the strangers of one address in an hour. */
  readonly stranger_limit_per_hour: number
  /**
   * The nice value of the processes that typeset letters and read files: how far they yield to the rest of the machine.
   */
  readonly workers_nice: number
  /** Null: a gigabyte, or a twentieth of a small volume. */
  readonly disk_reserve_mb: number | null
  readonly log_level: (typeof LOG_LEVELS)[number]
  /** Where spans and metrics are sent by OTLP over HTTP; null: nowhere. */
  readonly otlp: OtlpConfig | null
}

/** Each line is one sentence that names its variable. */
export class ConfigError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

export type { Environment }

const ADDRESS = 'an address like postgres://user:password@host:5432/name'

/** The only reader of the environment. Reports every wrong value at once. */
export function readConfig(given: Environment): Config {
  const { env, faults, from_files } = readSecretFiles(given)
  const lines: string[] = []
  /** Reads one variable; an empty value counts as not set. */
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    const shown = from_files.has(name) ? `${name} (in the file ${name}_FILE)` : name
    lines.push(`${shown} must be ${expected}, but is ${isSecret(name) ? 'not' : JSON.stringify(text)}.`)
    return fallback
  }
  const text = (name: string): string | null => read<string | null>(name, null, (value) => value, 'text')

  const asked = read('MODE', 'sandbox', oneOfList([...MODES, 'drill'] as const), 'sandbox, live or drill')
  // Until the database is open a drill is held to be live, which allows less.
  const mode = asked === 'drill' ? 'live' : asked
  const database_url = read<string | null>('DATABASE_URL', null, postgresAddress, ADDRESS)
  const database_limits = readDatabaseLimits((name, { fallback, min, max }) =>
    read(name, fallback, wholeNumber(min, max), `a whole number from ${min} to ${max}`),
  )
  const link = {
    password: text('DATABASE_PASSWORD'),
    password_file: from_files.has('DATABASE_PASSWORD') ? text('DATABASE_PASSWORD_FILE') : null,
    ca_file: read('DATABASE_CA_FILE', null, certificateFile, 'a readable file with PEM certificates'),
  }
  lines.push(...linkFaults(database_url, link, (name) => Boolean(env[name]?.trim())))
  const replica_url = read<string | null>('DATABASE_REPLICA_URL', null, postgresAddress, ADDRESS)
  lines.push(...replicaFaults(replica_url, link, database_url))
  const otlp_endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT', null, webAddress, 'an http or https address')
  const trust_proxy = read('TRUST_PROXY', false, yesOrNo, 'true or false')
  const port = read('PORT', 8080, wholeNumber(1, 65_535), 'a whole number from 1 to 65535')
  // The sandbox holds nothing worth stealing. In live mode a short secret could be guessed.
  const [secret_length, password_length] = mode === 'live' ? [16, 12] : [1, 1]
  const config: Config = {
    mode,
    is_drill: asked === 'drill',
    host: text('HOST') ?? '127.0.0.1',
    port,
    port_is_given: Boolean(env.PORT?.trim()),
    public_url: read('PUBLIC_URL', `http://localhost:${port}`, webAddress, 'an http or https address'),
    data_dir: resolve(text('DATA_DIR') ?? './data'),
    database_url,
    database_limits,
    database_link: database_url ? { url: database_url, ...link, timeouts: database_limits.timeouts } : null,
    replica_link: replica_url ? { url: replica_url, ...link, timeouts: database_limits.timeouts } : null,
    s3: readS3(env, lines),
    smtp_url: read('SMTP_URL', null, smtpAddress, 'an address like smtp://user:password@host:587'),
    letter_pickup: text('LETTER_PICKUP'),
    bank_inbox: text('BANK_INBOX'),
    roles: read('ROLES', ROLES, roleList, 'api, worker or both, separated by a comma'),
    token_secret: read<string | null>(
      'TOKEN_SECRET',
      null,
      secretLines(secret_length, 1_000),
      `${secret_length} to 1000 characters long${env.TOKEN_SECRET?.trim().includes('\n') ? ` in the first of at most ${SECRET_LINES_MAX} lines` : ''}`,
    ),
    operator_email: read('OPERATOR_EMAIL', 'admin@localhost', emailAddress, 'an email address'),
    operator_password: read(
      'OPERATOR_PASSWORD',
      null,
      lengthOf(password_length, 200),
      `${password_length} to 200 characters long`,
    ),
    require_second_factor: read('REQUIRE_SECOND_FACTOR', false, yesOrNo, 'true or false'),
    webhook_allow_private: read('WEBHOOK_ALLOW_PRIVATE', false, yesOrNo, 'true or false'),
    webhook_ca_file: read('WEBHOOK_CA_FILE', null, certificateFile, 'a readable file with PEM certificates'),
    demo_data: read('DEMO_DATA', mode === 'sandbox', yesOrNo, 'true or false'),
    sandbox_clock: read('SANDBOX_CLOCK', 'everyone', oneOfList(CLOCK_MOVERS), CLOCK_MOVERS.join(' or ')),
    trust_proxy,
    drain_s: read(
      'DRAIN_SECONDS',
      database_url || trust_proxy ? DRAIN_DEFAULT_S : 0,
      wholeNumber(0, 600),
      'a whole number of seconds from 0 to 600',
    ),
    stranger_limit_per_hour: read(
      'STRANGER_LIMIT_PER_HOUR',
      20_000,
      wholeNumber(100, 100_000_000),
      'a whole number from 100 to 100000000',
    ),
    workers_nice: read('WORKERS_NICE', CHILD_PRIORITY, wholeNumber(0, 19), 'a whole number from 0 to 19'),
    disk_reserve_mb: read<number | null>(
      'DISK_RESERVE_MB',
      null,
      wholeNumber(0, 10_000_000),
      'a whole number of megabytes from 0 to 10000000',
    ),
    log_level: read('LOG_LEVEL', 'info', oneOfList(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    otlp: otlp_endpoint ? { endpoint: otlp_endpoint, service_name: text('OTEL_SERVICE_NAME') ?? 'mahnwerk' } : null,
  }
  if (asked === 'live')
    lines.push(
      ...liveFaults(config).filter((fault) => !lines.some((line) => line.split(' ')[0] === fault.split(' ')[0])),
    )
  for (const [name, place] of Object.entries({ LETTER_PICKUP: config.letter_pickup, BANK_INBOX: config.bank_inbox }))
    if (place?.toLowerCase().startsWith('s3:') && !config.s3)
      lines.push(`${name} names a prefix in an object store, so the S3_ variables must be set too.`)
  // A secret whose file cannot be used is not missing as well.
  const others = lines.filter((line) => !faults.has(line.split(' ')[0] as string))
  if (faults.size + others.length > 0) throw new ConfigError([...faults.values(), ...others])
  return Object.freeze(config)
}

/**
 * Where other processes may share the traffic: enough for three checks two seconds apart, and less than the ten seconds
 * after which Docker kills.
 */
const DRAIN_DEFAULT_S = 8

/** What would be careless with real data: one sentence for each. */
export function liveFaults({ database_url, token_secret, public_url }: Config): string[] {
  const faults: string[] = []
  if (database_url && !token_secret)
    faults.push(
      'TOKEN_SECRET must be set when MODE is live and DATABASE_URL is given, so that every process signs alike.',
    )
  const { protocol, hostname } = new URL(public_url)
  if (protocol === 'http:' && !isLoopback(hostname))
    faults.push(`PUBLIC_URL must be an https address in live mode, but is ${JSON.stringify(public_url)}.`)
  return faults
}

/** As a host name or address, also in the brackets that an address has in a URL. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  hostname === '::1' ||
  /^127\.[\d.]+$/.test(hostname)

const isSecret = (name: string): boolean => (SECRETS as readonly string[]).includes(name)

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
/** Stores without regions expect this one in signatures. */
const S3_REGION_DEFAULT = 'us-east-1'

function readS3(env: Environment, lines: string[]): S3Config | null {
  const given_region = env.S3_REGION?.trim()
  const missing = S3_NAMES.filter((name) => !env[name]?.trim())
  if (missing.length === S3_NAMES.length && !given_region) return null
  for (const name of missing) lines.push(`${name} must be set together with the other S3_ variables, but is missing.`)
  const [endpoint, bucket, access_key, secret_key] = S3_NAMES.map((name) => env[name]?.trim() ?? '')
  const region = given_region || S3_REGION_DEFAULT
  if (endpoint && !webAddress(endpoint))
    lines.push(`S3_ENDPOINT must be an http or https address, but is ${JSON.stringify(endpoint)}.`)
  return { endpoint, bucket, access_key, secret_key, region } as S3Config
}

const oneOfList =
  <T extends string>(list: readonly T[]) =>
  (text: string): T | undefined =>
    list.find((word) => word === text)

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined
}

const lengthOf = (min: number, max: number) => (text: string) =>
  text.length >= min && text.length <= max ? text : undefined

/**
 * While a secret is being replaced there are two, and three if that was done in haste; but one from before there was a
 * list may have been wrapped into many lines.
 */
const SECRET_LINES_MAX = 20

/** The text as it is, whose line breaks may be part of it. Only the first line signs; the last of a wrapped one is short. */
const secretLines = (min: number, max: number) => (text: string) => {
  const [newest = '', ...older] = secretsOf(text)
  const is_good = lengthOf(min, max)(newest) !== undefined && older.every((line) => line.length <= max)
  return is_good && older.length < SECRET_LINES_MAX ? text : undefined
}

function yesOrNo(text: string): boolean | undefined {
  if (text === 'true') return true
  return text === 'false' ? false : undefined
}

function roleList(text: string): readonly Role[] | undefined {
  const words = text.split(',').map((word) => word.trim())
  const roles = ROLES.filter((role) => words.includes(role))
  return words.every((word) => (ROLES as readonly string[]).includes(word)) ? roles : undefined
}

function addressWith(protocols: readonly string[], text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return protocols.includes(url.protocol) && isDecodable(url) ? url : undefined
}

/**
 * Without this check, a stray percent sign in a user name or password would surface only when the connection is opened.
 */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return decodeURIComponent(username + password + pathname) !== undefined
  } catch {
    return false
  }
}

function webAddress(text: string): string | undefined {
  const url = addressWith(['http:', 'https:'], text)
  return url && !url.search && !url.hash ? url.href.replace(/\/$/, '') : undefined
}

const postgresAddress = (text: string) => (parseUrl(text) ? text : undefined)
const smtpAddress = (text: string) => (addressWith(['smtp:', 'smtps:'], text)?.hostname ? text : undefined)
const emailAddress = (text: string) => (/^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 255 ? text : undefined)
