import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterCase } from '../../../../test/debtors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { type Client, openWorld, type World } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { erasePerson } from './service.people.ts'

const CANARY = 'Kanarienvogel'

/** A debtor with letters, invoices and a payment, who was then erased as far as the law allows. */
async function blockSomebody(world: World) {
  const team = await world.operator('admin')
  const debtor = await enterCase(world, { debtor: { person: { first_name: 'Erna', last_name: CANARY } } })
  const { id, partner } = debtor
  const sent = await Promise.all([
    upload(partner, `/openapi/claims/${id}/documents`, [filePart(`Vertrag ${CANARY}.pdf`, PDF)]),
    upload(partner, `/openapi/claims/${id}/invoices`, [filePart(`Rechnung ${CANARY}.pdf`, PDF)]),
    partner.post(`/openapi/claims/${id}/payments`, { amount: 1, notes: CANARY }, { 'idempotency-key': newId() }),
  ])
  for (const answer of sent) assert.equal(answer.statusCode, 201, answer.body)
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off', note: CANARY })
  await world.deps.jobs.runDue(world.deps)
  await world.act((work) => erasePerson(work, { kind: 'debtor', id: debtor.debtor_id }, { request_id: newId() }))
  return { ...debtor, team }
}

/** One of each kind of thing that belongs to the claim. */
async function idsOf(world: World, claim_id: string): Promise<string[]> {
  const tables = await world.deps.db.many<{ name: string }>(sql`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'claim_id'
      and table_name in (select table_name from information_schema.columns where column_name = 'id' and data_type = 'uuid')`)
  const rows = await Promise.all(
    tables.map(({ name }) =>
      world.deps.db.alone<{ id: string }>({
        text: `select id from ${name} where claim_id = $1 limit 1`,
        values: [claim_id],
      }),
    ),
  )
  return [claim_id, ...rows.flat().map(({ id }) => id)]
}

type Methods = Record<string, unknown>

/** What a caller gets with each id at each place where an id is asked for, and from every list. */
async function everythingRead(client: Client, paths: Record<string, Methods>, ids: readonly string[]) {
  const places = Object.keys(paths).filter((path) => paths[path]?.get && !path.includes('/privacy/'))
  const urls = places.flatMap((path) =>
    path.includes('{id}')
      ? ids.map((id) => path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'id' ? id : '1')))
      : [path],
  )
  const read: { url: string; body: string }[] = []
  for (const url of [...urls, `/api/operator/claims?q=${CANARY}`]) {
    const answer = await client.get(url)
    assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`)
    if (answer.statusCode === 200) read.push({ url, body: answer.body })
  }
  return read
}

test('an agent finds nothing of a blocked claim, by its ids or in lists; an administrator does', async () => {
  const world = await openWorld()
  const { id, team } = await blockSomebody(world)
  const agent = await world.operator('agent')
  const ids = await idsOf(world, id)
  assert.ok(ids.length > 5)
  const { paths } = world.http.documents.operator() as { paths: Record<string, Methods> }
  const seen = await everythingRead(agent, paths, ids)
  assert.deepEqual(
    // Shares of our fees are books: they name the claim by its id and nobody.
    seen
      .filter(
        ({ url, body }) =>
          body.includes(CANARY) ||
          (ids.some((one) => url.includes(one) || body.includes(one)) && !url.includes('revenue-shares')),
      )
      .map(({ url }) => url),
    [],
  )
  for (const path of ['letters', 'payments']) {
    const answer = await team.get(`/api/operator/${path}?claim_id=${id}`)
    assert.ok(answer.body.includes(CANARY), path)
  }
})

test('an agent can do nothing to what is blocked', async () => {
  const world = await openWorld()
  const { id } = await blockSomebody(world)
  const agent = await world.operator('agent')
  const find = async (table: string): Promise<string> =>
    (
      await world.deps.db.alone<{ id: string }>({ text: `select id from ${table} where claim_id = $1`, values: [id] })
    )[0]?.id as string
  const letter_id = await find('letters')
  for (const [url, body] of [
    [`payments/${await find('payments')}/reverse`, {}],
    [`letters/${letter_id}/returned`, { reason: 'unknown' }],
    [`invoices/${await find('invoices')}/extraction/run`, undefined],
    ['letters/posted', { ids: [letter_id] }],
    ['letters/printed', { ids: [letter_id] }],
  ] as const) {
    const answer = await agent.post(`/api/operator/${url}`, body)
    assert.ok([400, 404].includes(answer.statusCode), `${url}: ${answer.body}`)
    assert.doesNotMatch(answer.body, new RegExp(CANARY))
  }
})
