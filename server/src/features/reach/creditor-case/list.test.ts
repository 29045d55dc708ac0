import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('admin')

type Item = { id: string; debtor: { name: string }; case_reference: string; needs_you: boolean; standing: string }

async function enter() {
  const portal = await enterPortal(world)
  // The claim that came with the invitation has no invoice; here it would only be in the way.
  await world.deps.db.alone(sql`update claims set customer_id = null where customer_id = ${portal.customer_id}`)
  const { get } = asCreditor(world, portal.cookie)
  const list = async (query: Record<string, string | number> = {}) => {
    const asked = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value))
    const answer = await get(`/api/creditor/claims?${asked}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json() as { data: Item[]; total: number; page: number; limit: number }
  }
  const make = async (first_name: string, last_name: string, amount: number) => {
    world.clock.advance(60_000)
    const debtor = { person: { first_name, last_name } }
    return makeCollectable(portal.partner, { customer_id: portal.customer_id, amount, debtor })
  }
  const names = async (query: Record<string, string | number> = {}) =>
    (await list(query)).data.map(({ debtor }) => debtor.name)
  return { ...portal, get, list, make, names }
}

test('the list is sorted by age, by change, by what is open and by name', async () => {
  const own = await enter()
  const anna = await own.make('Anna', 'Zauner', 300)
  await own.make('Öskar', 'Ötzi', 900)
  await own.make('Berta', 'Moser', 600)
  assert.deepEqual(await own.names(), ['Berta Moser', 'Öskar Ötzi', 'Anna Zauner'])
  assert.deepEqual(await own.names({ sort: 'oldest' }), ['Anna Zauner', 'Öskar Ötzi', 'Berta Moser'])
  assert.deepEqual(await own.names({ sort: 'outstanding' }), ['Öskar Ötzi', 'Berta Moser', 'Anna Zauner'])
  assert.deepEqual(await own.names({ sort: 'debtor' }), ['Anna Zauner', 'Berta Moser', 'Öskar Ötzi'])
  world.clock.advance(60_000)
  await own.partner.post(`/openapi/claims/${anna.id}/payments`, { amount: 1 })
  assert.deepEqual((await own.names({ sort: 'changed' }))[0], 'Anna Zauner')
  const second = await own.list({ limit: 2, page: 2 })
  assert.deepEqual([second.total, second.page, second.limit, second.data.length], [3, 2, 2, 1])
  assert.deepEqual((await own.list({ page: 9 })).data, [])
  for (const wrong of ['sort=best', 'state=gone', 'limit=0', 'page=0', 'q=', 'x=1'])
    assert.equal((await own.get(`/api/creditor/claims?${wrong}`)).statusCode, 400, wrong)
})

test('what is open, disputed, closed, and what waits for the creditor', async () => {
  const own = await enter()
  await own.make('Offen', 'Bleibt', 100)
  const disputed = await own.make('Dora', 'Bestreitet', 200)
  const paid = await own.make('Zoë', 'Zahlt', 300)
  const asked = await makeRecommended(world, own.partner, { customer_id: own.customer_id, amount: 400 })
  await own.partner.patch(`/openapi/claims/${disputed.id}`, { claim_disputed: true })
  await own.partner.post(`/openapi/claims/${paid.id}/payments`, { amount: 300 })
  const totals = async () =>
    Promise.all(['open', 'disputed', 'closed', 'needs_you'].map(async (state) => (await own.list({ state })).total))
  assert.deepEqual(await totals(), [3, 1, 1, 1])
  assert.deepEqual(await own.names({ state: 'closed' }), ['Zoë Zahlt'])
  const [waiting] = (await own.list({ state: 'needs_you' })).data
  assert.deepEqual([waiting?.id, waiting?.needs_you, waiting?.standing], [asked.id, true, 'decision'])
  assert.equal((await own.list()).data.filter(({ needs_you }) => needs_you).length, 1)
  assert.deepEqual(await own.names({ state: 'closed', sort: 'debtor', q: 'zahlt' }), ['Zoë Zahlt'])
  await own.partner.post(asked.url, { decision: 'sue' })
  assert.deepEqual(await totals(), [3, 1, 1, 1], 'now the invoice for the court fee waits')
  const reopened = await team.post(`/api/operator/claims/${disputed.id}/dispute`, { disputed: false })
  assert.equal(reopened.statusCode, 200, reopened.body)
  assert.deepEqual((await own.list({ state: 'disputed' })).total, 0)
})

test('a search finds names, references and invoice numbers, as they are now', async () => {
  const own = await enter()
  const made = await own.make('Jürgen', 'Köhler', 100)
  await own.make('Anna', 'Berg', 200)
  const { case_reference } = (await own.list({ q: 'köhler' })).data[0] as Item
  for (const q of ['Koehler', 'kohler jürgen', case_reference, case_reference.slice(-6), 'R-1 köhler', 'jü'])
    assert.deepEqual(await own.names({ q }), ['Jürgen Köhler'], q)
  assert.equal((await own.list({ q: 'R-1' })).total, 2)
  for (const q of ['nirgends', '%', '_', '---', 'köhler berg']) assert.equal((await own.list({ q })).total, 0, q)
  for (const sort of ['newest', 'oldest', 'changed', 'outstanding', 'debtor'])
    assert.equal((await own.list({ q: 'r-1', sort })).data.length, 2, sort)

  await own.partner.patch(`/openapi/debtors/${made.debtor_id}`, {
    person: { first_name: 'Jürgen', last_name: 'Novák' },
  })
  assert.deepEqual([(await own.list({ q: 'köhler' })).total, (await own.list({ q: 'novak' })).total], [0, 1])
  await own.partner.patch(`/openapi/invoices/${made.invoice_id}`, { invoice_number: 'LX-77' })
  assert.deepEqual([(await own.list({ q: 'r-1' })).total, (await own.list({ q: 'lx-77' })).total], [1, 1])
  const more = await own.partner.post(`/openapi/claims/${made.id}/invoices/manual`, { invoice_number: 'LX-78' })
  assert.equal((await own.list({ q: 'lx-78' })).total, 1)
  assert.equal((await own.partner.delete(`/openapi/invoices/${more.json().data.id}`)).statusCode, 200)
  assert.equal((await own.list({ q: 'lx-78' })).total, 0)
})

test('cases of other customers are in no list and no search, and follow their claim to another customer', async () => {
  const own = await enter()
  const other = await enterPortal(world, { partner: own.partner })
  const made = await own.make('Max', 'Wechsler', 100)
  const seen = asCreditor(world, other.cookie)
  const found = async () => (await seen.get('/api/creditor/claims?q=wechsler')).json().total
  assert.deepEqual([(await own.list({ q: 'wechsler' })).total, await found()], [1, 0])
  await own.partner.patch(`/openapi/claims/${made.id}`, { customer_id: other.customer_id })
  assert.deepEqual([(await own.list({ q: 'wechsler' })).total, await found()], [0, 1])
  assert.equal((await own.get(`/api/creditor/claims/${made.id}`)).statusCode, 404)
})

test('what claims are found by is always what their rows say', async () => {
  const own = await enter()
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => makeCollectable(own.partner, { customer_id: own.customer_id })),
  )
  await Promise.all(
    claims.flatMap(({ id, debtor_id, invoice_id }, index) => [
      own.partner.patch(`/openapi/debtors/${debtor_id}`, { person: { first_name: 'Neu', last_name: `Name${index}` } }),
      own.partner.post(`/openapi/claims/${id}/invoices/manual`, {
        invoice_number: `N-${index}`,
        invoice_amount_gross: 5,
      }),
      own.partner.patch(`/openapi/invoices/${invoice_id}`, { invoice_number: `O-${index}` }),
      own.partner.post('/openapi/claims', { debtor_id, customer_id: own.customer_id, partner_reference: `P-${index}` }),
      own.partner.patch(`/openapi/claims/${id}`, { claim_disputed: index % 2 === 0 }),
    ]),
  )
  const wrong = await world.deps.db.many(sql`
    select l.id from claims l join debtors d on d.id = l.debtor_id left join claim_search s on s.id = l.id
    where l.customer_id is not null and (s.customer_id, s.case_status, s.reference, s.debtor, s.invoices)
      is distinct from (l.customer_id, l.case_status, l.search_reference, d.search_name,
        coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i
          where i.claim_id = l.id), ''))`)
  assert.equal(wrong.length, 0)
  assert.equal((await own.list({ q: 'neu' })).total, 16)
})
