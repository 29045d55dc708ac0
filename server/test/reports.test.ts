import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openReports } from '../src/platform/db/replica.ts'
import { openWorld } from './world.ts'

/** Which reads may go to a replica. */
const world = await openWorld()
const admin = await world.operator('admin')
const URL = '/api/operator'

let asked = 0
Object.assign(world.deps.reports, {
  reader: async () => {
    asked++
    return { one: world.deps.db.one, many: world.deps.db.many }
  },
})

async function askedFor(path: string): Promise<number> {
  asked = 0
  const answer = await admin.get(`${URL}${path}`)
  assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`)
  return asked
}

test('files of whole lists and exports of the ledger are long reads', async () => {
  const { organization_id } = await world.partner()
  const period = `organization_id=${organization_id}&from=2026-01-01&to=2026-01-31`
  const lists = ['claims', 'tasks', 'payments', 'installment-plans', 'letters', 'court-desk'].map(
    (name) => `/${name}.csv`,
  )
  for (const path of [...lists, `/ledger/export?${period}&format=csv`]) assert.equal(await askedFor(path), 1, path)
})

test('pages are read from the database itself', async () => {
  for (const path of ['/claims', '/tasks', '/letters']) assert.equal(await askedFor(path), 0, path)
})

test('without a replica long reads go to the database itself', async () => {
  const { db, log, metrics } = world.deps
  const reports = openReports({ db, link: null, log, metrics })
  assert.equal(await reports.reader(), db)
  assert.equal(reports.look(), null)
  await reports.close()
})
