import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { makeTemplate } from './database.ts'

let postgres: EmbeddedPostgres
let directory: string

/**
 * One PostgreSQL for the whole run; every test file clones its database from one migrated template. Cloning needs more
 * rights than the server has.
 */
export async function globalSetup(): Promise<void> {
  directory = await mkdtemp(join(tmpdir(), 'mahnwerk-test-'))
  postgres = await openEmbeddedPostgres({ data_dir: directory, durable: false, settings: { max_connections: '300' } })
  process.env.MAHNWERK_TEST_DATABASE = JSON.stringify(postgres.superuser)
  try {
    await makeTemplate(postgres.superuser)
  } catch (error) {
    // Without a set-up nobody tears down, and the process would leave its PostgreSQL behind.
    await globalTeardown()
    throw error
  }
}

export async function globalTeardown(): Promise<void> {
  await postgres?.close()
  await rm(directory, { recursive: true, force: true })
}
