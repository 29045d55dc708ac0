import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { newId } from '../src/platform/ids.ts'
import { makeClaim } from './cases.ts'
import { listChecksOfRows, listKeptChecks } from './check-copies.ts'
import { filePart, upload } from './files.ts'
import { CLAIM, databaseOfBefore, ORGANIZATION } from './months-before.ts'
import { pagePdf, textAt } from './pdf-files.ts'
import { openWorld } from './world.ts'

/** What waits for a check is kept beside the invoices: it must be what their fields, their reading and their claims say. */
const world = await openWorld()
after(() => world.deps.pdf_reader.close())
const { db } = world.deps

test('an invoice waits for a check as long as its fields, its reading and its claim say so', async () => {
  const partner = await world.partner()
  const team = await world.operator()
  const { id: claim_id } = await makeClaim(partner)
  const onlyNumber = pagePdf(textAt([40, 500, 'Rechnung Nr. 77']))
  const send = async (): Promise<string> => {
    const sent = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('r.pdf', onlyNumber)])
    return sent.json().data.id
  }
  const [first, second] = [await send(), await send()]
  const check = `/api/operator/invoices/${first}/extraction`
  const undo = async () => team.post(`${check}/steps/${(await team.get(check)).json().data.last_step.id}/undo`)
  const read = () => world.deps.jobs.runDue(world.deps)
  const change = (field: string, value: unknown) => team.patch(`${check}/fields/${field}`, { value })
  const acts: [string, number, () => Promise<unknown>][] = [
    ['sent', 0, async () => {}],
    ['read', 2, read],
    ['date entered', 2, () => change('invoice_issue_date', '2026-01-10')],
    ['amount entered', 1, () => change('invoice_amount_gross', 12)],
    ['undone', 2, undo],
    ['asked to be read again', 1, () => team.post(`${check}/run`)],
    ['read again', 2, read],
    ['closed', 0, () => team.post(`/api/operator/claims/${claim_id}/close`, { closure_reason: 'written_off' })],
    ['reopened', 2, () => team.post(`/api/operator/claims/${claim_id}/reopen`, { note: 'doch' })],
    ['deleted', 1, () => partner.delete(`/openapi/invoices/${second}`)],
  ]
  for (const [what, waiting, act] of acts) {
    await act()
    const rows = await listKeptChecks(db)
    assert.equal(rows.length, waiting, what)
    assert.deepEqual(rows, await listChecksOfRows(db), what)
  }
})

test('invoices from before are there when the new version starts', async () => {
  const place = await databaseOfBefore(238)
  const ids = Array.from({ length: 6 }, newId)
  const [, waiting, certain, pending] = ids as [string, string, string, string]
  for (const id of ids) {
    await place.db.alone(sql`
      insert into invoices (id, organization_id, claim_id, data_extraction_status, created_at, updated_at)
      values (${id}, ${ORGANIZATION}, ${CLAIM}, ${id === pending ? 'pending' : 'completed'}, now(), now())`)
    await place.db.alone(sql`
      insert into invoice_files (invoice_id, organization_id, blob_key, original_filename, file_size, sha256, created_at)
      values (${id}, ${ORGANIZATION}, ${id}, 'r.pdf', 1, '', now())`)
    await place.db.alone(sql`
      insert into invoice_fields (invoice_id, field, source)
      values (${id}, 'invoice_number', ${id === certain ? 'team' : null}), (${id}, 'subject', null)`)
  }
  await migrate(place.address, await readMigrations())
  const rows = await listKeptChecks(place.db)
  assert.equal(rows.length, 4)
  assert.deepEqual(rows, await listChecksOfRows(place.db))
  await place.db.alone(sql`update invoice_fields set source = 'team' where invoice_id = ${waiting}`)
  assert.equal((await listKeptChecks(place.db)).length, 3)
  await place.close()
})

test('invoices from before are found as doubles of later ones', async () => {
  const place = await databaseOfBefore(255)
  const add = async (number: string | null) => {
    const id = newId()
    await place.db.alone(sql`
      insert into invoices (id, organization_id, claim_id, invoice_number, data_extraction_status, created_at, updated_at)
      values (${id}, ${ORGANIZATION}, ${CLAIM}, ${number}, 'manual', now(), now())`)
    return id
  }
  const [first] = [await add('R-2026/17'), await add(null), await add('ohne')]
  await migrate(place.address, await readMigrations())
  const keyed = await place.db.many<{ id: string; double_key: string }>(sql`
    select id, double_key from invoices where double_key is not null`)
  assert.deepEqual(
    keyed.map(({ id, double_key }) => [id, double_key.split(' ')[1]]),
    [[first, 'r202617']],
  )
  const later = await add('R 2026 17')
  const [row] = await place.db.many<{ double_key: string }>(sql`select double_key from invoices where id = ${later}`)
  assert.equal(row?.double_key, keyed[0]?.double_key)
  await place.close()
})
