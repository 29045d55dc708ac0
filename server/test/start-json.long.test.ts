import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { temporaryFolder } from './process.ts'
import { failureIn, MAHNWERK, run } from './start-failure.ts'

test('each way to fail is told as one JSON line, and nothing else is printed', async (t) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  const database = await freshDatabase()
  t.after(() => database.close())
  const taken = createServer().listen(0, '127.0.0.1')
  t.after(() => taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const PORT = String((taken.address() as { port: number }).port)
  const DATABASE_URL = urlOfAddress(database.address)
  const nowhere = new URL(DATABASE_URL)
  nowhere.pathname = '/nothing_here'
  const rows: [Record<string, string>, string, RegExp][] = [
    [{ LOG_LEVEL: 'loud' }, 'bad_configuration', /LOG_LEVEL must be one of/],
    [{ LOG_LEVEL: 'loud', MODE: 'fun' }, 'bad_configuration', /MODE must be .*LOG_LEVEL|LOG_LEVEL.*MODE must be/],
    [{ DATA_DIR: join(folder, 'file', 'below') }, 'data_dir_not_usable', /DATA_DIR cannot be used/],
    [{ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' }, 'database_unreachable', /no PostgreSQL answers/],
    [{ DATABASE_URL: nowhere.href }, 'database_missing', /nothing_here, which does not exist/],
    [{ DATABASE_URL, PORT }, 'port_in_use', new RegExp(`PORT ${PORT} is already in use`)],
  ]
  const ended = rows.map(async ([env, code, message], index) => {
    const DATA_DIR = join(folder, `data-${index}`)
    const failed = await run([MAHNWERK, 'start', '--json'], { DATA_DIR, ...env })
    const told = failureIn(failed)
    assert.deepEqual([failed.exit, told.code, failed.stderr], [1, code, ''], JSON.stringify(told))
    assert.match(told.message as string, message)
    assert.doesNotMatch(told.message as string, /; |hunter2/)
  })
  await Promise.all(ended)
})
