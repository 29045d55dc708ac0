import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { checkLetterheads, checkRole } from '../src/app/checks/database.ts'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openClient, openDb } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('a role that only owns its database can migrate it; doctor warns of any more rights', async () => {
  const { address, db: mighty, close } = await freshDatabase({ migrated: false })
  after(close)
  assert.match((await checkRole(mighty))[0]?.text ?? '', /more rights than it needs: superuser/)

  const role = `role_of_${address.database}`
  const client = openClient(address, 1, 'mahnwerk test')
  await client.unsafe(
    `create role ${role} login password 'ordinary' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
     alter database ${address.database} owner to ${role}`,
  )
  const own = { ...address, username: role, password: 'ordinary' }
  try {
    const migrations = await readMigrations()
    assert.equal((await migrate(own, migrations)).length, migrations.length)
    const db = openDb({ address: own, connections: 1, application_name: 'mahnwerk test' })
    assert.equal((await checkRole(db))[0]?.verdict, 'ok')
    await db.close()
  } finally {
    await client.unsafe(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`)
    await client.end()
  }
})

test('an organisation without a letterhead is work, and a line of doctor, where letters are real', async () => {
  const { organization_id } = await world.partner()
  const team = await world.operator()
  const waiting = async () => (await team.get('/api/operator/work?kind=letterhead_missing')).json().data
  assert.deepEqual(await waiting(), [], 'the sandbox prints a sample')
  await world.deps.db.transaction((tx) => tx.run(sql`insert into installation (mode) values ('live')`))
  assert.deepEqual(
    (await waiting()).map((item: { organization_id: string }) => item.organization_id),
    [organization_id],
  )
  assert.match((await checkLetterheads(world.deps.db))[0]?.text ?? '', /missing for 1 organisation: /)
})
