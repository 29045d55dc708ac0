import { ConfigError, type S3Config } from '../platform/config.ts'
import { MigrationError } from '../platform/db/migrate.ts'
import { isAway } from '../platform/db/postgres.ts'
import { EmbeddedPostgresError } from '../platform/embedded/open.ts'
import { codeOf } from '../platform/error-code.ts'
import { LegalDataError } from '../platform/legal/read-legal.ts'
import { StorageAway } from '../platform/storage/storage.ts'
import { ModeError } from './first-start.ts'

/** A start that cannot succeed for a reason that a person can fix. */
export class StartError extends Error {}

const UNUSABLE_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'])

/** One sentence per fault, for the person who started the server; undefined for a bug, where the stack matters. */
export function sentencesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.lines
  if (error instanceof StartError || error instanceof MigrationError) return [error.message]
  if (error instanceof LegalDataError || error instanceof EmbeddedPostgresError || error instanceof ModeError)
    return [error.message]
  const { code, path, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return [`PORT ${port} is already in use on ${address}; stop the other program or set PORT to another number.`]
  if (code === 'EADDRNOTAVAIL') return [`HOST ${address} is not an address of this machine; set HOST to one that is.`]
  if (code === 'ENOTFOUND' && (error as { hostname?: string }).hostname)
    return [`HOST cannot be resolved; set HOST to an address of this machine.`]
  if (code === 'EACCES' && port)
    return [`PORT ${port} needs more rights than this user has; set PORT to a number above 1023.`]
  if (path && (UNUSABLE_FOLDER.has(code ?? '') || (code === 'ENOENT' && syscall === 'mkdir'))) {
    return [
      `DATA_DIR cannot be used: ${path} is not writable (${code}); make it writable or set DATA_DIR to another folder.`,
    ]
  }
  return undefined
}

/** The same for a database that somebody else operates. */
export function databaseSentence(error: unknown, database_url: string): string | undefined {
  const url = new URL(database_url)
  const where = `${url.hostname || 'localhost'}:${url.port || 5432}`
  const code = codeOf(error)
  if (code === '28P01' || code === '28000')
    return `DATABASE_URL is refused by the database at ${where}: user or password are wrong.`
  if (code === '3D000')
    return `DATABASE_URL names the database ${url.pathname.slice(1)}, which does not exist at ${where}; create it first.`
  if (code === '42501')
    return `DATABASE_URL names a user who may not create tables in ${url.pathname.slice(1)}; grant it the right to.`
  if (isAway(error))
    return `DATABASE_URL cannot be reached: no PostgreSQL answers at ${where} (${code}); start it or correct the address.`
  return undefined
}

/** The same for an object store. */
export function storageSentence(error: unknown, { endpoint, bucket }: S3Config): string | undefined {
  if (!(error instanceof StorageAway)) return undefined
  if (error.code === '404')
    return `S3_BUCKET names the bucket ${bucket}, which does not exist at ${endpoint}; create it first.`
  if (error.code === '403')
    return `S3_ACCESS_KEY or S3_SECRET_KEY are refused by ${endpoint}, or may not use the bucket ${bucket}.`
  return `S3_ENDPOINT cannot be reached: nothing that speaks S3 answers at ${endpoint} (${error.code}); start it or correct the address.`
}
