import assert from 'node:assert/strict'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { filePart, multipart, multipartHeaders } from './files.ts'
import { call, jsonOf, type Started, start, temporaryFolder } from './process.ts'
import { cli } from './shell.ts'

type Kept = { claim_id: string; document_id: string; content: Buffer }

async function made(server: Started, path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await call(server, path, { method: 'POST', headers, body: JSON.stringify(body) })
  const told = await jsonOf(answer)
  assert.equal(answer.status, 201, JSON.stringify(told))
  return told.data.id
}

/** Acknowledged as a whole. */
async function makeCase(server: Started, partner_id: string, name: string): Promise<Kept> {
  const customer_id = await made(server, '/openapi/customers', { name, email: 'h@example.com', partner_id })
  const person = { first_name: 'Max', last_name: 'Maier' }
  const debtor_id = await made(server, '/openapi/debtors', { acting_as: 'person', person, customer_id })
  const claim_id = await made(server, '/openapi/claims', { debtor_id, customer_id })
  await made(server, `/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 200 })
  await made(server, `/openapi/claims/${claim_id}/payments`, { amount: 20.5 })
  const content = Buffer.from(`%PDF-1.7\n% ${name}\n%%EOF\n`)
  const body = multipart([filePart(`${name}.pdf`, content)])
  const init = { method: 'POST', headers: multipartHeaders(), body }
  const { data } = await jsonOf(await call(server, `/openapi/claims/${claim_id}/documents`, init))
  return { claim_id, document_id: data.id, content }
}

test('an embedded database goes through backup, restore and drill while it is written to', async () => {
  const folder = await temporaryFolder()
  const [DATA_DIR, restored_dir, sets] = ['data', 'restored', 'sets'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await mkdir(sets)
  const server = await start({ DATA_DIR })
  const { data: me } = await jsonOf(await call(server, '/openapi/me'))
  const before: Kept[] = []
  for (let n = 0; n < 5; n++) before.push(await makeCase(server, me.partner.id, `before-${n}`))

  let is_over = false
  let meanwhile = 0
  const writing = (async () => {
    for (; !is_over; meanwhile++) await makeCase(server, me.partner.id, `during-${meanwhile}`)
  })()
  const backup = await cli(['backup', sets, '--json'], { DATA_DIR })
  const written = meanwhile
  is_over = true
  await writing
  assert.equal(backup.code, 0, backup.stderr)
  assert.ok(written > 0, 'nothing was written while the backup ran')
  const { set } = JSON.parse(backup.stdout)

  const occupied = await cli(['restore', set], { DATA_DIR })
  assert.equal(occupied.code, 2)
  assert.match(
    occupied.stderr,
    /The database in .* holds \d+ tables and \d+ claims\. A restore only goes into an empty/,
  )
  assert.equal((await call(server, `/openapi/claims/${before[0]?.claim_id}`)).status, 200)
  assert.equal(await server.stop(), 0)

  await mkdir(restored_dir)
  await copyFile(join(DATA_DIR, 'token-secret'), join(restored_dir, 'token-secret'))
  const restored = await cli(['restore', set, '--json'], { DATA_DIR: restored_dir })
  const { findings } = JSON.parse(restored.stdout || '{"findings":[]}') as {
    findings: { area: string; verdict: string; text: string }[]
  }
  const wrong = findings.filter(({ area, verdict }) => verdict !== 'ok' && area !== 'Waiting')
  assert.deepEqual(wrong, [], restored.stderr)
  assert.equal(restored.code, 0)

  const drill = await start({ DATA_DIR: restored_dir, MODE: 'drill' })
  const { address } = drill
  for (const { claim_id, document_id, content } of before) {
    const reader = { address, token: server.token }
    assert.equal((await call(reader, `/openapi/claims/${claim_id}`)).status, 200)
    const file = await call(reader, `/openapi/documents/${document_id}/download`)
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), content)
  }
  assert.equal((await jsonOf(await call(drill, '/readyz'))).mode, 'drill')
  assert.equal(await drill.stop(), 0)
})
