import assert from 'node:assert/strict'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { cli, examine } from '../../../test/shell.ts'
import { findPostmaster } from '../../platform/embedded/postmaster.ts'

test('an unused embedded database is started for the check and stopped again', async () => {
  const DATA_DIR = await temporaryFolder()
  const fresh = await examine({ DATA_DIR })
  assert.equal(fresh.code, 0)
  assert.ok(fresh.warned.some(({ area }) => area === 'Database'))
  assert.equal((await cli(['migrate'], { DATA_DIR })).code, 0)
  const { code, findings } = await examine({ DATA_DIR })
  assert.equal(code, 0)
  assert.match(
    findings.find(({ area }) => area === 'Database')?.text ?? '',
    /^PostgreSQL 18, embedded, started for this look$/,
  )
  assert.equal(await findPostmaster(join(await realpath(DATA_DIR), 'postgres')), undefined)
})
