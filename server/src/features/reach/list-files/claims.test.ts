import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { readAllLines } from '../overview/index.ts'

const world = await openWorld()
const agent = await world.operator('agent')

const read = async (query: Record<string, string>) => {
  const answer = await agent.get(`/api/operator/claims.csv?${new URLSearchParams(query)}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
}

test('the list is a file for a spreadsheet of the reader’s language', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  await makeCollectable(partner, { amount: 1_234.5, debtor: { person: { first_name: 'Eva', last_name: 'Yıldız' } } })
  const german = await read({ organization_id, lang: 'de' })
  assert.equal(german.headers['content-type'], 'text/csv; charset=utf-8; header=present')
  assert.match(String(german.headers['content-disposition']), /^attachment; filename="?Forderungen\.csv/)
  const [head, line, ...rest] = german.body.split('\r\n')
  assert.match(String(head), /^\ufeffAktenzeichen;/)
  assert.match(String(line), /;Eva Yıldız;AT;.*;1234,50;0,00;1234,50;/)
  assert.deepEqual(rest, [''])
  const english = (await read({ organization_id, lang: 'en' })).body
  assert.match(english, /^\ufeffReference,/)
  assert.match(english, /,Eva Yıldız,AT,.*,1234\.50,0\.00,1234\.50,/)
})

test('it has what matches the filters, and no formula', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const bad = await makeCollectable(partner, { debtor: { person: { first_name: '=1+1', last_name: 'Maier' } } })
  const other = await makeCollectable(partner)
  await agent.post(`/api/operator/claims/${other.id}/close`, { closure_reason: 'withdrawn' })
  const { body } = await read({ organization_id, case_status: 'open' })
  assert.equal(body.split('\r\n').length, 3)
  assert.match(body, /;'=1\+1 Maier;/)
  assert.ok(bad.id)
  assert.equal((await agent.get('/api/operator/claims.csv?page=2')).statusCode, 400, 'it has no pages')
})

test('all are read once over the batches', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const made = []
  for (let number = 0; number < 5; number++) made.push((await makeCollectable(partner)).id)
  const found: string[] = []
  const wanted = { filter: { organization_id }, now: new Date(), most: 2, held: 3 }
  for await (const lines of readAllLines(world.deps.db, wanted)) found.push(...lines.map(({ id }) => id))
  assert.deepEqual(found, made.toReversed())
})

test('what was searched for is looked up once for many batches', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  for (let number = 0; number < 4; number++)
    await makeCollectable(partner, { debtor: { person: { first_name: 'Uta', last_name: 'Vielfach' } } })
  let walks = 0
  const counting: Reader = {
    one: (statement) => world.deps.db.one(statement),
    many: (statement) => {
      if (/ from claims l .* limit \d+/s.test(statement.text)) walks++
      return world.deps.db.many(statement)
    },
  }
  const sizes: number[] = []
  const wanted = { filter: { organization_id, q: 'vielfach' }, now: new Date(), most: 1 }
  for await (const lines of readAllLines(counting, wanted)) sizes.push(lines.length)
  assert.deepEqual([sizes, walks], [[1, 1, 1, 1], 1])
})
