import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'
import { SECRETS } from './settings/secret-files.ts'
import { knownSecrets, secretsOf } from './settings/secret-lines.ts'

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.lines
  }
}

test('every variable has a default that works', () => {
  const { data_dir, ...config } = readConfig({})
  assert.ok(data_dir.endsWith('/data'))
  assert.deepEqual(config, {
    mode: 'sandbox',
    is_drill: false,
    host: '127.0.0.1',
    port: 8080,
    port_is_given: false,
    public_url: 'http://localhost:8080',
    database_url: null,
    database_limits: {
      ...{ connections: 10, counter_connections: 2 },
      timeouts: { connect_s: 5, statement_s: 25, idle_transaction_s: 60 },
    },
    database_link: null,
    replica_link: null,
    s3: null,
    smtp_url: null,
    letter_pickup: null,
    bank_inbox: null,
    require_second_factor: false,
    roles: ['api', 'worker'],
    token_secret: null,
    operator_email: 'admin@localhost',
    operator_password: null,
    otlp: null,
    webhook_allow_private: false,
    webhook_ca_file: null,
    demo_data: true,
    sandbox_clock: 'everyone',
    disk_reserve_mb: null,
    trust_proxy: false,
    drain_s: 0,
    stranger_limit_per_hour: 20_000,
    workers_nice: 10,
    log_level: 'info',
  })
})

test('a replica is one more host, with the password and the authority of the database', () => {
  const database = { DATABASE_URL: 'postgres://mahnwerk@db/mahnwerk', DATABASE_PASSWORD: 'a good password' }
  const replica = 'postgres://mahnwerk@standby/mahnwerk'
  const { replica_link } = readConfig({ ...database, DATABASE_REPLICA_URL: replica })
  assert.deepEqual([replica_link?.url, replica_link?.password], [replica, 'a good password'])
  const refused = (DATABASE_REPLICA_URL: string, text: RegExp, more = database) =>
    assert.throws(() => readConfig({ ...more, DATABASE_REPLICA_URL }), { message: text })
  refused(replica, /^DATABASE_REPLICA_URL is set without DATABASE_URL/, {} as typeof database)
  refused('postgres://a,b/mahnwerk', /^DATABASE_REPLICA_URL must name one host/)
  refused(`${replica}?target_session_attrs=read-write`, /^DATABASE_REPLICA_URL must name one host/)
  refused(`${replica}?sslmode=no`, /^DATABASE_REPLICA_URL has sslmode=no/)
  refused('standby', /^DATABASE_REPLICA_URL must be an address like postgres:.*, but is not\.$/)
})

test('an empty value counts as unset, and live mode has no demo data', () => {
  assert.equal(readConfig({ PORT: '', MODE: ' ' }).port, 8080)
  assert.equal(readConfig({ MODE: 'live' }).demo_data, false)
  assert.equal(readConfig({ PORT: '9000' }).public_url, 'http://localhost:9000')
  assert.deepEqual(readConfig({ ROLES: 'worker' }).roles, ['worker'])
  assert.ok(Object.isFrozen(readConfig({})))
})

test('every wrong value is reported in one sentence that names its variable', () => {
  const wrong: Record<string, string[]> = {
    MODE: ['test', 'LIVE'],
    PORT: ['abc', '-1', '0', '65536', '80.5', '1e3'],
    PUBLIC_URL: ['localhost', 'ftp://x', 'https://x/?a=1'],
    DATABASE_URL: ['mysql://x/y', 'nonsense', 'postgres://u:%zz@h/db'],
    SMTP_URL: ['http://x', 'smtp:', 'smtp://u:%zz@h'],
    OPERATOR_PASSWORD: ['x'.repeat(201)],
    ROLES: ['web', 'api;worker', 'api,'],
    OPERATOR_EMAIL: ['nobody'],
    WEBHOOK_ALLOW_PRIVATE: ['yes', '1'],
    WEBHOOK_CA_FILE: ['/does/not/exist.pem'],
    DEMO_DATA: ['on'],
    SANDBOX_CLOCK: ['admin', 'true'],
    TRUST_PROXY: ['maybe'],
    DATABASE_CONNECTIONS: ['1', '501', 'many'],
    DATABASE_COUNTER_CONNECTIONS: ['0', '101'],
    DATABASE_CONNECT_TIMEOUT_SECONDS: ['0', '61', '5s'],
    DATABASE_STATEMENT_TIMEOUT_SECONDS: ['0', '4', '601'],
    DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: ['0', '3601'],
    DRAIN_SECONDS: ['-1', '601', '5s', '0.5'],
    WORKERS_NICE: ['-1', '20', 'low'],
    LOG_LEVEL: ['loud'],
    S3_ENDPOINT: ['nonsense'],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const lines = linesOf({ [name]: value })
      assert.ok(
        lines.some((line) => line.startsWith(`${name} must be `)),
        `${name}=${value}: ${lines}`,
      )
      if (!name.startsWith('S3')) assert.equal(lines.length, 1, `${name}=${value}: ${lines}`)
      for (const line of lines) assert.match(line, /^[A-Z0-9_]+ [^.]*.*\.$/)
    }
  }
})

test('a process drains by default where others may share its traffic, and as long as it is told', () => {
  const drain = (env: Record<string, string>) => readConfig(env).drain_s
  assert.equal(drain({ DATABASE_URL: 'postgres://a:b@c/d' }), 8)
  assert.equal(drain({ TRUST_PROXY: 'true' }), 8)
  assert.equal(drain({ TRUST_PROXY: 'true', DRAIN_SECONDS: '0' }), 0)
  assert.equal(drain({ DRAIN_SECONDS: '45' }), 45)
})

test('live mode requires secrets that cannot be guessed, the sandbox does not', () => {
  const short = { TOKEN_SECRET: 'short', OPERATOR_PASSWORD: 'short' }
  assert.deepEqual(linesOf(short), [])
  assert.deepEqual(linesOf({ ...short, MODE: 'live' }), [
    'TOKEN_SECRET must be 16 to 1000 characters long, but is not.',
    'OPERATOR_PASSWORD must be 12 to 200 characters long, but is not.',
  ])
})

test('a token secret may be several lines, the first of which must be long enough', () => {
  const [one, two] = ['x'.repeat(16), 'y'.repeat(16)]
  const given = `${one}\r\n\n  ${two}`
  assert.equal(readConfig({ MODE: 'live', TOKEN_SECRET: `${given}\n` }).token_secret, given, 'with its line breaks')
  const wrapped = `${'x'.repeat(64)}\nxx==`
  assert.equal(readConfig({ MODE: 'live', TOKEN_SECRET: wrapped }).token_secret, wrapped)
  for (const wrong of [`short\n${one}`, Array(21).fill(one).join('\n'), `${one}\n${'y'.repeat(1001)}`])
    assert.deepEqual(linesOf({ MODE: 'live', TOKEN_SECRET: wrong }), [
      'TOKEN_SECRET must be 16 to 1000 characters long in the first of at most 20 lines, but is not.',
    ])
})

test('a secret that had line breaks before there was a list is known as it was, alone and beside its successor', () => {
  const before = `${'a'.repeat(64)}\r\n${'b'.repeat(24)}`
  for (const list of [before, `new one\n${before}`, `newer\nnew one\n\n${before}`, `${before}\nnew one`]) {
    assert.ok(knownSecrets(list).includes(before), list)
    assert.deepEqual(knownSecrets(list).slice(0, secretsOf(list).length), secretsOf(list), 'lines first')
  }
  assert.deepEqual(knownSecrets('just one'), ['just one'])
})

test('all wrong values are reported at once, and secrets are not repeated', () => {
  const lines = linesOf({
    PORT: 'x',
    MODE: 'live',
    TOKEN_SECRET: 'hunter2',
    DATABASE_URL: 'mysql://root:hunter2@x',
    SMTP_URL: 'hunter2',
  })
  assert.equal(lines.length, 4)
  assert.ok(!lines.join().includes('hunter2'))
})

test('live mode with an external database needs a token secret', () => {
  const live = { MODE: 'live', DATABASE_URL: 'postgres://a:b@c/d' }
  assert.match(linesOf(live)[0] ?? '', /^TOKEN_SECRET must be set/)
  assert.deepEqual(linesOf({ ...live, TOKEN_SECRET: 'x'.repeat(32) }), [])
  assert.deepEqual(linesOf({ MODE: 'live' }), [])
})

test('the S3 variables must be set together, except for the optional region', () => {
  const lines = linesOf({ S3_BUCKET: 'files' })
  assert.deepEqual(
    lines.map((line) => line.split(' ')[0]),
    ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  )
  assert.equal(linesOf({ S3_REGION: 'eu' }).length, 4)
  const four = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }
  assert.equal(readConfig(four).s3?.region, 'us-east-1')
  assert.equal(readConfig({ ...four, S3_REGION: 'eu' }).s3?.region, 'eu')
})

test('letters and bank statements in a bucket need the S3 variables', () => {
  for (const name of ['LETTER_PICKUP', 'BANK_INBOX']) {
    const [line = '', ...others] = linesOf({ [name]: 's3:prefix' })
    assert.match(line, new RegExp(`^${name} names a prefix`))
    assert.deepEqual([others, linesOf({ [name]: '/folder' })], [[], []])
  }
})

test('a CA file must hold certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahnwerk-ca-'))
  const file = join(folder, 'ca.pem')
  writeFileSync(file, 'no certificate')
  assert.equal(linesOf({ WEBHOOK_CA_FILE: file }).length, 1)
  writeFileSync(file, '-----BEGIN CERTIFICATE-----\n')
  assert.equal(readConfig({ WEBHOOK_CA_FILE: file }).webhook_ca_file, file)
  rmSync(folder, { recursive: true })
})

test('every secret may be in a file, whose last line break does not count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahnwerk-secrets-'))
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const config = readConfig({
    DATABASE_URL_FILE: fileOf('url', 'postgres://u:p@h/db\n'),
    SMTP_URL_FILE: fileOf('smtp', 'smtp://u:p@h\r\n'),
    TOKEN_SECRET_FILE: fileOf('token', 'a secret\n'),
    OPERATOR_PASSWORD_FILE: fileOf('password', 'a password'),
    ...{ S3_ENDPOINT: 'http://s3', S3_BUCKET: 'files' },
    S3_ACCESS_KEY_FILE: fileOf('access', 'an access key\n'),
    S3_SECRET_KEY_FILE: fileOf('secret', 'a secret key\n'),
  })
  const { database_url, smtp_url, token_secret, operator_password, s3 } = config
  assert.deepEqual(
    [database_url, smtp_url, token_secret, operator_password, s3?.access_key, s3?.secret_key],
    ['postgres://u:p@h/db', 'smtp://u:p@h', 'a secret', 'a password', 'an access key', 'a secret key'],
  )
  rmSync(folder, { recursive: true })
})

test('a file of a secret that cannot be used is told, and not taken for a secret that is not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahnwerk-secrets-'))
  const [empty, short, missing] = ['empty', 'short', 'missing'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(empty, '\n')
  writeFileSync(short, 'hunter2\n')
  const live = { MODE: 'live', DATABASE_URL: 'postgres://a:b@c/d' }
  assert.deepEqual(linesOf({ ...live, TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRET_FILE: short }), [
    'TOKEN_SECRET and TOKEN_SECRET_FILE are both set; unset one of them, so that it is clear which one counts.',
  ])
  assert.deepEqual(linesOf({ ...live, TOKEN_SECRET_FILE: empty }), [
    `TOKEN_SECRET_FILE must be a file that holds the secret, but is ${JSON.stringify(empty)} (it is empty).`,
  ])
  assert.deepEqual(linesOf({ ...live, TOKEN_SECRET_FILE: missing, PORT: 'x' }), [
    `TOKEN_SECRET_FILE must be a file that this user can read, but is ${JSON.stringify(missing)} (ENOENT).`,
    'PORT must be a whole number from 1 to 65535, but is "x".',
  ])
  assert.deepEqual(linesOf({ ...live, TOKEN_SECRET_FILE: short }), [
    'TOKEN_SECRET (in the file TOKEN_SECRET_FILE) must be 16 to 1000 characters long, but is not.',
  ])
  assert.match(linesOf({ DATABASE_URL_FILE: folder })[0] ?? '', /^DATABASE_URL_FILE must be .* \(EISDIR\)\.$/)
  rmSync(folder, { recursive: true })
})

test('every variable is listed in docs/operations.md', () => {
  const sources = ['config.ts', ...readdirSync(new URL('settings', import.meta.url)).map((name) => `settings/${name}`)]
  const source = sources.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join()
  const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const names = new Set([...source.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map((match) => match[1] as string))
  assert.ok(names.size > 15)
  for (const name of names) assert.ok(docs.includes(`\`${name}\``), `${name} is missing from docs/operations.md`)
  for (const name of SECRETS) assert.ok(docs.includes(`\`${name}_FILE\``), `${name}_FILE is missing`)
})

test('live mode refuses an http address that is not of this machine', () => {
  const line = 'PUBLIC_URL must be an https address in live mode, but is "http://mahnwerk.example".'
  assert.deepEqual(linesOf({ MODE: 'live', PUBLIC_URL: 'http://mahnwerk.example' }), [line])
  for (const PUBLIC_URL of ['https://mahnwerk.example', 'http://127.0.0.1:8080', 'http://[::1]:80', 'http://localhost'])
    assert.deepEqual(linesOf({ MODE: 'live', PUBLIC_URL }), [])
  assert.deepEqual(linesOf({ PUBLIC_URL: 'http://mahnwerk.example' }), [])
})

test('settings of the database that contradict each other are told, and secrets in them are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahnwerk-link-'))
  const ca = join(folder, 'ca.pem')
  writeFileSync(ca, '-----BEGIN CERTIFICATE-----\n')
  const url = (rest: string) => ({ DATABASE_URL: `postgres://u:hunter2@a,b/d${rest}` })
  const wrong: [Record<string, string>, RegExp][] = [
    [{ ...url(''), DATABASE_PASSWORD: 'hunter2' }, /^DATABASE_PASSWORD is set, and DATABASE_URL has a password too; /],
    [url('?sslmode=yes'), /^DATABASE_URL has sslmode=yes, which is none; use verify-full/],
    [url('?target_session_attrs=standby'), /^DATABASE_URL has target_session_attrs=standby; use read-write, /],
    [url('?connect_timeout=0'), /^DATABASE_URL has connect_timeout=0; use a whole number from 1 to 60\.$/],
    [
      { ...url('?connect_timeout=9'), DATABASE_CONNECT_TIMEOUT_SECONDS: '9' },
      /^DATABASE_CONNECT_TIMEOUT_SECONDS is set, and DATABASE_URL has connect_timeout too; /,
    ],
    [url('?user=u&schema=public&keepalives=1'), /^DATABASE_URL has the parameter user; write it where it belongs/],
    [url(`?sslrootcert=${folder}/none`), /^DATABASE_URL has sslrootcert=.*none, which is no readable file/],
    [
      { ...url(`?sslrootcert=${ca}`), DATABASE_CA_FILE: ca },
      /^DATABASE_CA_FILE is set, and DATABASE_URL has sslrootcert/,
    ],
    [
      { ...url('?sslmode=prefer'), DATABASE_CA_FILE: ca },
      /^DATABASE_URL has sslmode=prefer, which checks no certificate/,
    ],
    [{ DATABASE_CA_FILE: ca }, /^DATABASE_CA_FILE is set without DATABASE_URL; /],
    [{ DATABASE_PASSWORD: 'hunter2' }, /^DATABASE_PASSWORD is set without DATABASE_URL; /],
  ]
  for (const [env, line] of wrong) {
    const lines = linesOf(env)
    assert.equal(lines.length, 1, String(lines))
    assert.match(lines[0] as string, line)
    assert.doesNotMatch(lines.join(), /hunter2/)
  }
  const link = readConfig({ ...url('?sslmode=verify-ca'), DATABASE_CA_FILE: ca }).database_link
  assert.partialDeepStrictEqual(link, { ca_file: ca, password: null, timeouts: { statement_s: 25 } })
  rmSync(folder, { recursive: true })
})

test('a drill allows what live mode allows until its database is open', () => {
  const { mode, is_drill, demo_data } = readConfig({ MODE: 'drill' })
  assert.deepEqual([mode, is_drill, demo_data], ['live', true, false])
})
