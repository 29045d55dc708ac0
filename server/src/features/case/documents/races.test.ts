import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { BlobMissing } from '../../../platform/storage/storage.ts'

/** What happens to one document at the same moment. */
const world = await openWorld()
const partner = await world.partner()
const operator = await world.operator('agent')
const { id: claim_id } = await makeClaim(partner)

async function add(): Promise<string> {
  const answer = await upload(partner, `/openapi/claims/${claim_id}/documents`, [filePart('a.pdf', PDF)])
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

test('who releases a document or takes it back waits for the claim with empty hands, so that nobody meets in a deadlock', async () => {
  const id = await add()
  const release = `/api/operator/documents/${id}/release`
  for (const act of [() => operator.post(release), () => operator.delete(release)]) {
    const acting = await world.act(async ({ tx }) => {
      await tx.one(sql`select id from claims where id = ${claim_id} for update`)
      const answer = act()
      const isWaiting = () => tx.one(sql`select 1 from pg_locks where not granted limit 1`)
      while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10))
      const free = await tx.many(sql`select id from documents where id = ${id} for update skip locked`)
      assert.equal(free.length, 1, 'the document is not held by one who waits for its claim')
      return { answer }
    })
    assert.equal((await acting.answer).statusCode, 200)
  }
})

test('a document that is deleted while it is fetched is not found, and a lost file is our fault', async (t) => {
  const id = await add()
  const { get } = world.deps.storage
  const mocked = t.mock.method(world.deps.storage, 'get', async (key: string) => {
    mocked.mock.restore()
    assert.equal((await partner.delete(`/openapi/documents/${id}`)).statusCode, 200)
    await world.deps.jobs.runDue(world.deps)
    return get(key)
  })
  const gone = await partner.get(`/openapi/documents/${id}/download`)
  assert.deepEqual([gone.statusCode, gone.json()], [404, { success: false, message: 'Document not found' }])

  const lost = await add()
  t.mock.method(world.deps.storage, 'get', (key: string) => Promise.reject(new BlobMissing(key)))
  assert.equal((await partner.get(`/openapi/documents/${lost}/download`)).statusCode, 500)
  assert.equal((await operator.get(`/api/operator/documents/${lost}/download`)).statusCode, 500)
})
