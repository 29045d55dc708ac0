import type { DatabaseAddress } from '../../src/platform/db/db.ts'
import { openDb } from '../../src/platform/db/postgres.ts'
import type { Filled } from '../servers/filled.ts'

/**
 * Our database as it is, copied page by page under other names. Nobody may be connected meanwhile: the product loses its
 * connections and finds the database again when it is asked next.
 */
export async function cloneDatabase(
  { postgres: { address, superuser } }: Pick<Filled, 'postgres'>,
  ...names: readonly [string, string]
): Promise<[DatabaseAddress, DatabaseAddress]> {
  const place = { ...superuser, database: 'postgres' }
  const admin = openDb({ address: place, connections: 1, application_name: 'mahnwerk bench', settings: NO_LIMIT })
  const run = (text: string) => admin.alone({ text, values: [] })
  try {
    await run(`alter database ${address.database} allow_connections false`)
    await run(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${address.database}'`)
    for (const name of names)
      await run(`create database ${name} template ${address.database} owner ${address.username} strategy file_copy`)
  } finally {
    await run(`alter database ${address.database} allow_connections true`)
    await admin.close()
  }
  const [one, other] = names
  return [
    { ...address, database: one },
    { ...address, database: other },
  ]
}

const NO_LIMIT = { statement_timeout: '0' }
