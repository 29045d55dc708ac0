import { after } from 'node:test'
import type { DatabaseAddress, Db } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openClient, openDb } from '../src/platform/db/postgres.ts'
import { newId } from '../src/platform/ids.ts'

const TEMPLATE = 'mahnwerk_template'

export async function makeTemplate(address: DatabaseAddress): Promise<void> {
  await withServer(address, (client) => client.unsafe(`create database ${TEMPLATE}`))
  await migrate({ ...address, database: TEMPLATE }, await readMigrations())
}

export type FreshDatabase = { address: DatabaseAddress; db: Db; close(): Promise<void> }

/** A separate database for one test file, migrated and without rows. */
export async function freshDatabase(options: { migrated?: boolean } = {}): Promise<FreshDatabase> {
  const server = serverAddress()
  const database = `test_${newId().replaceAll('-', '')}`
  const template = options.migrated === false ? 'template0' : TEMPLATE
  await withServer(server, (client) =>
    client.unsafe(`create database ${database} template ${template} strategy file_copy`),
  )
  const address = { ...server, database }
  const db = openDb({ address, connections: 16, application_name: 'mahnwerk test' })
  let closed: Promise<void> | undefined
  const drop = async () => {
    await db.close()
    await withServer(server, (client) => client.unsafe(`drop database if exists ${database} with (force)`))
  }
  const close = () => {
    closed ??= drop()
    return closed
  }
  // Also if the test failed earlier: an open connection would keep the process from ending.
  after(close)
  return { address, db, close }
}

/** The same, but its role only owns it: what the documentation asks for, and what the embedded database gives. */
export async function ordinaryDatabase(options: { migrated?: boolean } = {}): Promise<FreshDatabase> {
  const mighty = await freshDatabase({ migrated: false })
  const { database } = mighty.address
  const address = { ...mighty.address, username: `role_of_${database}`, password: 'ordinary' }
  const rights = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await withServer(serverAddress(), async (client) => {
    await client.unsafe(`create role ${address.username} login password '${address.password}' ${rights}`)
    await client.unsafe(`alter database ${database} owner to ${address.username}`)
  })
  if (options.migrated !== false) await migrate(address, await readMigrations())
  const db = openDb({ address, connections: 4, application_name: 'mahnwerk test' })
  let closed: Promise<void> | undefined
  const drop = async () => {
    await db.close()
    await mighty.close()
    await withServer(serverAddress(), (client) => client.unsafe(`drop role ${address.username}`))
  }
  const close = () => {
    closed ??= drop()
    return closed
  }
  after(close)
  return { address, db, close }
}

function serverAddress(): DatabaseAddress {
  const text = process.env.MAHNWERK_TEST_DATABASE
  if (!text) throw new Error('run the tests through `npm test -- <file>`, which starts the database for them')
  return JSON.parse(text) as DatabaseAddress
}

async function withServer(
  address: DatabaseAddress,
  act: (client: ReturnType<typeof openClient>) => Promise<unknown>,
): Promise<void> {
  const client = openClient(address, 'mahnwerk test set-up')
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
