import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeScan } from '../eval/scans.ts'
import { type Db, sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { expireLeases } from './jobs-world.ts'
import { call, jsonOf, type Started, start, temporaryFolder } from './process.ts'

async function uploadScan(server: Started, folder: string): Promise<string> {
  const page = join(folder, 'page.pdf')
  await writeFile(page, invoicePdf())
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makeScan(page, 'clean'))]), 'scan.pdf')
  const { data: claims } = await jsonOf(await call(server, '/openapi/claims?case_status=open&limit=1'))
  const answer = await call(server, `/openapi/claims/${claims[0].id}/invoices`, { method: 'POST', body: form })
  assert.equal(answer.status, 201)
  return (await jsonOf(answer)).data.id
}

type Progress = { data_extraction_status: string; tries: number; invoice_number: string | null }

async function waitFor(db: Db, invoice_id: string, status: string): Promise<Progress> {
  for (let tries = 0; tries < 1_500; tries++) {
    const row = await db.one<Progress>(sql`
      select i.data_extraction_status, i.invoice_number, f.tries
      from invoices i join invoice_files f on f.invoice_id = i.id where i.id = ${invoice_id}`)
    if (row?.data_extraction_status === status) return row
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return assert.fail(`the invoice did not become ${status}`)
}

test('when a process is killed while it reads an invoice, the next one reads it, once', async () => {
  const { address, db } = await freshDatabase()
  const DATA_DIR = await temporaryFolder()
  const env = { DATA_DIR, DATABASE_URL: urlOfAddress(address) }
  const first = await start(env)
  const invoice_id = await uploadScan(first, DATA_DIR)
  await waitFor(db, invoice_id, 'processing')
  await first.stop('SIGKILL')
  assert.equal((await waitFor(db, invoice_id, 'processing')).tries, 1, 'the kill hit the reading')

  await expireLeases(db)
  const second = await start(env)
  const done = await waitFor(db, invoice_id, 'completed')
  assert.deepEqual([done.tries, done.invoice_number], [2, 'R-2026-17'])
  const entries = await db.many<{ action: string }>(sql`
    select action from claim_activity where details ->> 'invoice_id' = ${invoice_id} order by seq`)
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['invoice.uploaded', 'invoice.reading', 'invoice.read'],
  )
  await second.stop()
})
