import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openClient } from '../../src/platform/db/postgres.ts'
import { freshDatabase } from '../database.ts'
import { checkRowTypes } from './check.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { openSources } from './sources.ts'

const FIXTURES = 'test/row-types/fixtures'

const { address } = await freshDatabase()
const client = openClient(address, 'mahnwerk row types')
const sources = openSources()

after(async () => {
  sources.close()
  await client.end()
})

test('PostgreSQL accepts every statement, and its rows match their types', async () => {
  const report = await checkRowTypes(sources, client, { files: sources.filesIn('src/'), exceptions: EXCEPTIONS })
  assert.deepEqual(report.faults, [])
  assert.deepEqual(report.unused, [], 'every exception is still needed')
  assert.ok(report.statements > 250, 'statements are found at all')
})

test('a row type is accepted if the tables or the statement prove it', async () => {
  const { statements, faults } = await checkRowTypes(sources, client, { files: sources.filesIn(`${FIXTURES}-right`) })
  assert.deepEqual(faults, [])
  assert.equal(statements, 12)
})

test('wrong names, wrong types, missing and superfluous nulls, and unclear statements are found', async () => {
  const { faults } = await checkRowTypes(sources, client, { files: sources.filesIn(`${FIXTURES}-wrong`) })
  const withoutPlace = faults.map((fault) => fault.replace(/^\S+: /, ''))
  assert.deepEqual(withoutPlace, [
    'it cannot be told what statement this is: statements: Map<string, Statement>',
    'this is never sent in a way that can be followed',
    'the row type has organisation_id, which the statement does not answer with',
    'the statement answers with organization_id, which the row type lacks',
    'total_cents is bigint and typed as string',
    'due_date is date and typed as Date',
    'at is jsonb and typed as Date',
    'ids is uuid[] and typed as object',
    'id is uuid and typed as undefined',
    'due_at may be null and is typed without null',
    'name may be null and is typed without null',
    'total may be null and is typed without null',
    'name may be null and is typed without null',
    'city may be null and is typed without null',
    'due_at may be null and is typed without null',
    'due_at may be null and is typed without null',
    'word may be null and is typed without null',
    'id is never null and is typed with null',
    'total is never null and is typed with null',
    'PostgreSQL refuses it: column "colour" of relation "claims" does not exist',
    'PostgreSQL refuses it: column "no_such_column" does not exist',
  ])
})
