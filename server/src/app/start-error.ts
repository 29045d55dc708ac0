import { ConfigError, type S3Config } from '../platform/config.ts'
import { isAway } from '../platform/db/away.ts'
import { hostText, parseUrl } from '../platform/db/link.ts'
import { MigrationError } from '../platform/db/migrate.ts'
import { POSTGRES_VERSION_MIN } from '../platform/db/postgres.ts'
import { DataDirInUse, DataDirNotLocked, EmbeddedPostgresError } from '../platform/embedded/open.ts'
import { codeOf } from '../platform/error-code.ts'
import { LegalDataError } from '../platform/legal/read-legal.ts'
import { ForeignStore } from '../platform/storage/identity.ts'
import { StorageAway } from '../platform/storage/storage.ts'
import { ModeError, RestoreUnfinished } from './installation.ts'

/** What a program does when a start fails, where the sentence itself does not say it. */
const HINTS = {
  bad_configuration: 'Correct the variables; docs/operations.md lists them all.',
  port_in_use: 'Set PORT to another number.',
  port_not_allowed: 'Set PORT to a number above 1023.',
  host_not_available: 'Set HOST to an address of this machine.',
  data_dir_not_usable: 'Make DATA_DIR writable, or set it to another folder.',
  database_refused: 'Correct the user and the password in DATABASE_URL.',
  database_missing: 'Create the database first.',
  database_rights_missing: 'Let the user create tables.',
  database_unreachable: 'Start the database, or correct DATABASE_URL.',
  database_not_trusted: 'Correct the certificates, or sslmode in DATABASE_URL.',
  database_pooler: 'Set the pooler up for sessions, or connect to PostgreSQL itself.',
  database_too_old: 'Use a newer PostgreSQL.',
  database_empty: 'Open a database that was used before.',
  restore_unfinished: 'Give the same "mahnwerk restore" again.',
  database_of_other_mode: 'Use another database or data directory.',
  migration_failed: 'Look at the migration that the message names.',
  data_dir_in_use: 'Stop the other PostgreSQL, or give each its own DATA_DIR, or set DATABASE_URL.',
  data_dir_not_locked: 'Mend what keeps flock from locking in DATA_DIR, or set DATABASE_URL.',
  embedded_database_failed: 'Remove the cause that the message names, or set DATABASE_URL to a PostgreSQL of your own.',
  bucket_missing: 'Create the bucket first.',
  storage_refused: 'Correct S3_ACCESS_KEY and S3_SECRET_KEY, or grant them the bucket.',
  storage_of_other_installation: 'Use the file store of this database.',
  token_secret_empty: 'Restore the file token-secret.',
  bad_legal_table: 'Correct the file, or remove it to use the one that comes with the server.',
  internal_error: 'This is a bug: send us what standard error says.',
} as const

export type StartCode = keyof typeof HINTS
export const START_CODES = Object.keys(HINTS) as readonly StartCode[]
/** Why a start cannot succeed: one sentence for a person, and a code for a program. */
export type StartReason = { readonly code: StartCode; readonly sentence: string }

/** A start that cannot succeed for a reason that a person can fix. */
export class StartError extends Error {
  readonly code: StartCode
  constructor({ code, sentence }: StartReason) {
    super(sentence)
    this.code = code
  }
}

const UNUSABLE_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'])

/** One for each fault, for whoever started the server; undefined for a bug, where the stack matters. */
export function reasonsOf(error: unknown): readonly StartReason[] | undefined {
  if (error instanceof ConfigError) return error.lines.map((sentence) => ({ code: 'bad_configuration', sentence }))
  const reason = ownReason(error) ?? systemReason(error as SystemError)
  return reason && [reason]
}

function ownReason(error: unknown): StartReason | undefined {
  if (error instanceof StartError) return { code: error.code, sentence: error.message }
  if (error instanceof MigrationError) return { code: 'migration_failed', sentence: error.message }
  if (error instanceof LegalDataError) return { code: 'bad_legal_table', sentence: error.message }
  if (error instanceof DataDirInUse) return { code: 'data_dir_in_use', sentence: error.message }
  if (error instanceof DataDirNotLocked) return { code: 'data_dir_not_locked', sentence: error.message }
  if (error instanceof EmbeddedPostgresError) return { code: 'embedded_database_failed', sentence: error.message }
  if (error instanceof RestoreUnfinished) return { code: 'restore_unfinished', sentence: error.message }
  if (error instanceof ModeError) return { code: 'database_of_other_mode', sentence: error.message }
  if (error instanceof ForeignStore) return { code: 'storage_of_other_installation', sentence: error.message }
  return undefined
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

function systemReason({ code, path, port, address, syscall, hostname }: SystemError): StartReason | undefined {
  if (code === 'EADDRINUSE') {
    const sentence = `PORT ${port} is already in use on ${address}; stop the other program or set PORT to another number.`
    return { code: 'port_in_use', sentence }
  }
  if (code === 'EADDRNOTAVAIL') {
    const sentence = `HOST ${address} is not an address of this machine; set HOST to one that is.`
    return { code: 'host_not_available', sentence }
  }
  if (code === 'ENOTFOUND' && hostname) {
    const sentence = 'HOST cannot be resolved; set HOST to an address of this machine.'
    return { code: 'host_not_available', sentence }
  }
  if (code === 'EACCES' && port) {
    const sentence = `PORT ${port} needs more rights than this user has; set PORT to a number above 1023.`
    return { code: 'port_not_allowed', sentence }
  }
  if (path && (UNUSABLE_FOLDER.has(code ?? '') || (code === 'ENOENT' && syscall === 'mkdir'))) {
    const sentence = `DATA_DIR cannot be used: ${path} is not writable (${code}); make it writable or set DATA_DIR to another folder.`
    return { code: 'data_dir_not_usable', sentence }
  }
  return undefined
}

/** The same for a program that started the server, as one line among the log lines. */
export function failedJson(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const reasons = reasonsOf(error) ?? [{ code: 'internal_error', sentence: message }]
  const [{ code, sentence }] = reasons as readonly [StartReason, ...StartReason[]]
  const [, problem, todo] = /^(.*); (.*)$/s.exec(sentence) ?? []
  const told =
    problem === undefined || todo === undefined || reasons.length > 1
      ? { message: reasons.map((reason) => reason.sentence).join(' '), hint: HINTS[code] }
      : { message: `${problem}.`, hint: todo.charAt(0).toUpperCase() + todo.slice(1) }
  return `${JSON.stringify({ what: 'failed', code, ...told })}\n`
}

/** What every connection asks for at its beginning. */
const STARTUP_SETTINGS = 'statement_timeout, idle_in_transaction_session_timeout, synchronous_commit'

/** What the driver said, also where it was told to others as an outage. */
function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** Not known to it, a value that it does not understand, one that it may not have, and one that is fixed while it runs. */
const PARAMETER_REFUSED = new Set(['42704', '22023', '42501', '55P02'])

/** Only over a connection that did not come about: statements fail with the same codes, but do not end it. */
function parameterSentence(error: unknown, settings: Readonly<Record<string, string>>): string | undefined {
  const is_fatal = error instanceof Error && 'severity' in error && error.severity === 'FATAL'
  if (!is_fatal || !PARAMETER_REFUSED.has(codeOf(error))) return undefined
  const said = messageOf(error)
  // Messages of PostgreSQL may be in any language, so the names are looked for.
  const named = Object.keys(settings).find((name) => said.toLowerCase().includes(name.toLowerCase()))
  // Without a name it may be the right to connect that is missing.
  if (!named && codeOf(error) === '42501') return undefined
  const parameter = named ?? (settings.options ? 'options' : undefined)
  return parameter
    ? `DATABASE_URL has the parameter ${parameter}, which the database does not take (${said}); correct it, or take it away.`
    : `DATABASE_URL leads to a database that does not take what every connection asks for (${said}); use PostgreSQL itself, version ${POSTGRES_VERSION_MIN} or newer.`
}

/** The same for a database that somebody else operates. */
export function databaseReason(error: unknown, database_url: string): StartReason | undefined {
  const url = parseUrl(database_url)
  const where = url?.hosts.map(hostText).join(' or ') ?? ''
  const name = url?.database ?? ''
  const code = codeOf(error)
  const about_parameter = parameterSentence(error, url?.settings ?? {})
  if (about_parameter) return { code: 'bad_configuration', sentence: about_parameter }
  if (code === '28P01' || code === '28000') {
    const sentence = `DATABASE_URL is refused by the database at ${where}: user or password are wrong.`
    return { code: 'database_refused', sentence }
  }
  if (code === '3D000') {
    const sentence = `DATABASE_URL names the database ${name}, which does not exist at ${where}; create it first.`
    return { code: 'database_missing', sentence }
  }
  if (code === '42501') {
    const sentence = `DATABASE_URL names a user who may not create tables in ${name}; grant it the right to.`
    return { code: 'database_rights_missing', sentence }
  }
  const [, setting] = /unsupported startup parameter(?: in options)?: (\w{1,63})/.exec(messageOf(error)) ?? []
  if (code === '08P01' && setting) {
    const sentence = `DATABASE_URL leads to a pooler that refuses the setting ${setting}; add "ignore_startup_parameters = ${STARTUP_SETTINGS}" to its configuration, and see "Poolers" in docs/operations.md.`
    return { code: 'database_pooler', sentence }
  }
  if (code === 'TLS_REFUSED') {
    const sentence = `DATABASE_URL cannot be used: ${messageOf(error)}; give the certificate of its authority in DATABASE_CA_FILE, or correct sslmode or the name of the host.`
    return { code: 'database_not_trusted', sentence }
  }
  if (code === 'NO_PRIMARY') {
    const sentence = `DATABASE_URL names servers of which none takes writes (${messageOf(error)}); promote one of them, or correct the address.`
    return { code: 'database_unreachable', sentence }
  }
  if (!isAway(error)) return undefined
  const sentence = `DATABASE_URL cannot be reached: no PostgreSQL answers at ${where} (${code}); start it or correct the address.`
  return { code: 'database_unreachable', sentence }
}

/** No reason not to start: it may be back at any moment. */
type StoreAway = { readonly code: 'storage_away'; readonly sentence: string }
/** What that means, for whoever reads the sentence. */
export const WITHOUT_STORE =
  'Uploads and downloads get 503, and letters wait, until it answers; everything else works. No restart is needed then.'

/** The same for an object store. One that refuses us does so until somebody corrects a setting. */
export function storageReason(error: unknown, { endpoint, bucket }: S3Config): StartReason | StoreAway | undefined {
  if (!(error instanceof StorageAway)) return undefined
  if (error.code === '404') {
    const sentence = `S3_BUCKET names the bucket ${bucket}, which does not exist at ${endpoint}; create it first.`
    return { code: 'bucket_missing', sentence }
  }
  if (error.code === '403') {
    const sentence = `S3_ACCESS_KEY or S3_SECRET_KEY are refused by ${endpoint}, or may not use the bucket ${bucket}.`
    return { code: 'storage_refused', sentence }
  }
  const sentence = `S3_ENDPOINT cannot be reached: nothing that speaks S3 answers at ${endpoint} (${error.code}); start it or correct the address.`
  return { code: 'storage_away', sentence }
}
