/** What stands behind the question mark of an address, beside what we read ourselves. */
export type SortedParameters = {
  /** Settings of the session, for the database. */
  readonly settings: Readonly<Record<string, string>>
  /** Names of those that other programs know and that change nothing here. */
  readonly ignored: readonly string[]
  /** One sentence for each that would mean something else here than where it comes from. */
  readonly refused: readonly string[]
}

/** Words of libpq and of drivers. To the database they would be settings that it does not know. */
const IGNORED = new Set(
  `keepalives keepalives_idle keepalives_interval keepalives_count tcp_user_timeout keep_alive tcpkeepalive
  fallback_application_name load_balance_hosts sslcompression sslsni sslnegotiation sslkeylogfile uselibpqcompat
  min_protocol_version max_protocol_version krbsrvname gsslib gssdelegation
  pgbouncer supa workaround prepare prepared_statements prepared_statement_cache_size preparethreshold fetch_types
  statement_cache_size statement_cache_mode statement_cache_capacity description_cache_capacity default_query_exec_mode
  connection_limit pool pool_size pool_timeout pool_recycle pool_pre_ping min_pool_size max_pool_size max_overflow
  pool_min_conns pool_max_conns pool_max_conn_lifetime pool_max_conn_idle_time pool_health_check_period
  max idle_timeout max_lifetime socket_timeout sockettimeout logintimeout`.split(/\s+/),
)

const IN_PLACE = 'write it where it belongs, as in postgres://user:password@host:5432/name'
const NOT_READ = 'write what it names into DATABASE_URL itself, or the password into DATABASE_PASSWORD'
const NO_CLIENT_CERTIFICATE = 'take it away and use a password, since no certificate is shown to the database'
const NOT_KEPT = 'take it away, since it cannot be kept here; sslmode=verify-full makes sure who the server is'
const STATEMENT_TIMEOUT = 'set DATABASE_STATEMENT_TIMEOUT_SECONDS instead'
const IDLE_TIMEOUT = 'set DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS instead'
const SEARCH_PATH = 'write search_path=… instead, which is what PostgreSQL calls it'

/** What to do, and values that are harmless, if any are. */
const REFUSED: Readonly<Record<string, { readonly todo: string; readonly harmless?: RegExp }>> = {
  ...Object.fromEntries(
    ['user', 'username', 'password', 'dbname', 'database', 'port', 'hostaddr'].map((name) => [
      name,
      { todo: IN_PLACE },
    ]),
  ),
  ...Object.fromEntries(['service', 'servicefile', 'passfile'].map((name) => [name, { todo: NOT_READ }])),
  ...Object.fromEntries(
    ['sslcert', 'sslkey', 'sslpassword', 'sslidentity'].map((name) => [name, { todo: NO_CLIENT_CERTIFICATE }]),
  ),
  ...Object.fromEntries(
    ['sslcrl', 'sslcrldir', 'require_auth', 'requirepeer', 'ssl_max_protocol_version'].map((name) => [
      name,
      { todo: NOT_KEPT },
    ]),
  ),
  sslcertmode: { todo: NO_CLIENT_CERTIFICATE, harmless: /^(disable|allow)$/ },
  ssl_min_protocol_version: { todo: NOT_KEPT, harmless: /^TLSv1(\.[012])?$/i },
  channel_binding: { todo: NOT_KEPT, harmless: /^(disable|prefer)$/ },
  gssencmode: { todo: NOT_KEPT, harmless: /^(disable|prefer)$/ },
  sslaccept: { todo: 'write sslmode=verify-full instead', harmless: /^accept_invalid_certs$/ },
  requiressl: { todo: 'write sslmode=require instead', harmless: /^0$/ },
  replication: {
    todo: 'take it away, since such a connection takes no ordinary statements',
    harmless: /^(false|off|no|0)$/,
  },
  client_encoding: { todo: 'take it away, since every process speaks UTF8', harmless: /^(utf-?8|auto)$/i },
  schema: { todo: SEARCH_PATH, harmless: /^public$/ },
  currentschema: { todo: SEARCH_PATH, harmless: /^public$/ },
  statement_timeout: { todo: STATEMENT_TIMEOUT },
  idle_in_transaction_session_timeout: { todo: IDLE_TIMEOUT },
}

/** What nobody knows here goes to the database: it has hundreds of settings, and names one that it does not know. */
export function sortParameters(parameters: Iterable<[string, string]>): SortedParameters {
  const settings: Record<string, string> = {}
  const ignored: string[] = []
  const refused: string[] = []
  for (const [name, value] of parameters) {
    const { todo, harmless } = REFUSED[name.toLowerCase()] ?? hiddenIn(name, value) ?? {}
    if (todo && !harmless?.test(value)) refused.push(`DATABASE_URL has the parameter ${name}; ${todo}.`)
    else if (todo || IGNORED.has(name.toLowerCase())) ignored.push(name)
    else settings[name] = value
  }
  return { settings, ignored, refused }
}

/** `options=-c statement_timeout=5min`: what each connection asks for would win, without a word. */
function hiddenIn(name: string, value: string): (typeof REFUSED)[string] | undefined {
  if (name !== 'options') return undefined
  const hidden = ['statement_timeout', 'idle_in_transaction_session_timeout'].find((word) => value.includes(word))
  return hidden ? { todo: `${REFUSED[hidden]?.todo} of ${hidden} in it` } : undefined
}
