import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { openDb } from '../src/platform/db/postgres.ts'
import { canRunInstalled, findInstalled, openInstalled } from './clusters.ts'
import { fillAsBefore, isConvertedWhileOthersWork } from './months-before.ts'
import { temporaryFolder } from './process.ts'

/** Before version 17 PostgreSQL refuses locks without a queue in cases in which it gives them since. */
const bin = findInstalled()
const version = bin && Number(/\d+/.exec(execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' }))?.[0])
const skip =
  version && version < 17 && canRunInstalled()
    ? false
    : 'NOT TESTED: a PostgreSQL before 17. Install its server programs (Debian 12: postgresql).'

test('an older PostgreSQL is converted too while others work, and refuses nobody', { skip }, async () => {
  const cluster = await openInstalled(String(bin), await temporaryFolder())
  const db = openDb({ address: cluster.address, connections: 4, application_name: 'mahnwerk test' })
  try {
    await fillAsBefore({ ...cluster, db }, 200)
    await isConvertedWhileOthersWork({ ...cluster, db })
  } finally {
    await db.close()
    await cluster.close()
  }
})
