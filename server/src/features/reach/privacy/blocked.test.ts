import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterPortal } from '../../../../test/creditors.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { listTablesWith } from '../../../../test/tables.ts'
import { type Client, openWorld, type World } from '../../../../test/world.ts'
import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import { newId } from '../../../platform/ids.ts'
import { erasePerson } from './service.people.ts'

const CANARY = 'Kanarienvogel'

/** A debtor with letters, invoices and a payment, who was then erased as far as the law allows. */
async function blockSomebody(
  world: World,
  {
    has_plan = false,
    ...options
  }: Pick<Parameters<typeof enterCase>[1] & object, 'partner'> & {
    customer_id?: string
    has_plan?: boolean
  } = {},
) {
  const team = await world.operator('admin')
  const debtor = await enterCase(world, {
    ...options,
    debtor: { person: { first_name: 'Erna', last_name: CANARY } },
  } as never)
  const { id, partner } = debtor
  const sent = await Promise.all([
    upload(partner, `/openapi/claims/${id}/documents`, [filePart(`Vertrag ${CANARY}.pdf`, PDF)]),
    upload(partner, `/openapi/claims/${id}/invoices`, [filePart(`Rechnung ${CANARY}.pdf`, PDF)]),
    partner.post(`/openapi/claims/${id}/payments`, { amount: 1, notes: CANARY }, { 'idempotency-key': newId() }),
  ])
  for (const answer of sent) assert.equal(answer.statusCode, 201, answer.body)
  if (has_plan) {
    const { plan_amount: amount } = (await team.get(`/api/operator/claims/${id}`)).json().data
    const installments = [{ due_date: addDays(dayInVienna(world.clock.business()), 20), amount }]
    const plan = await team.post(`/api/operator/claims/${id}/installment-plan`, { installments })
    assert.equal(plan.statusCode, 201, plan.body)
  }
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off', note: CANARY })
  await world.deps.jobs.runDue(world.deps)
  await world.act((work) => erasePerson(work, { kind: 'debtor', id: debtor.debtor_id }, { request_id: newId() }))
  return { ...debtor, team }
}

/** One of each kind of thing that belongs to the claim. */
async function idsOf(world: World, claim_id: string): Promise<string[]> {
  const tables = await listTablesWith(world.deps.db, ['claim_id', 'id'])
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

const clientWith = (world: World, headers: Record<string, string>) => ({
  get: (url: string) => world.request({ url, headers }),
})

type Methods = Record<string, unknown>

/** What a caller gets with each id at each place where an id is asked for, and from every list. */
async function everythingRead(
  client: Pick<Client, 'get'>,
  paths: Record<string, Methods>,
  ids: readonly string[],
  more: readonly string[],
) {
  const places = Object.keys(paths).filter((path) => paths[path]?.get && !path.includes('/privacy/'))
  const urls = places.flatMap((path) =>
    path.includes('{id}')
      ? ids.map((id) => path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'id' ? id : '1')))
      : [path],
  )
  const read: { url: string; body: string }[] = []
  for (const url of [...urls, ...more]) {
    const answer = await client.get(url)
    assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`)
    if (answer.statusCode === 200) read.push({ url, body: answer.body })
  }
  return read
}

/** Where something of the claim was found. Sums of money are books: they name the claim by its id, and nobody. */
const traces = (read: readonly { url: string; body: string }[], ids: readonly string[]): string[] =>
  read
    .filter(({ url }) => !/revenue-shares|money/.test(url))
    .filter(({ url, body }) => ids.some((id) => url.includes(id) || body.includes(id)) || hasName(url, body))
    .map(({ url }) => url)

/** A page repeats what was searched for. */
const hasName = (url: string, body: string): boolean => body.includes(CANARY) && !url.includes(CANARY)

test('an agent finds nothing of a blocked claim, by its ids or in lists; an administrator does', async () => {
  const world = await openWorld()
  const { id, team } = await blockSomebody(world)
  const agent = await world.operator('agent')
  const ids = await idsOf(world, id)
  assert.ok(ids.length > 5)
  const { paths } = world.http.documents.operator() as { paths: Record<string, Methods> }
  const seen = await everythingRead(agent, paths, ids, [`/api/operator/claims?q=${CANARY}`])
  assert.deepEqual(traces(seen, ids), [])
  const opened = await everythingRead(team, paths, ids, [])
  for (const part of ['/letters/', '/invoices/', '/claims/'])
    assert.ok(
      opened.some(({ url }) => url.includes(part)),
      part,
    )
  const linesFor = async (client: Client) => (await client.get(`/api/operator/claim-lines?claim_id=${id}`)).json().data
  assert.deepEqual(await linesFor(agent), [])
  assert.equal((await linesFor(team)).length, 1)
})

test('an agent finds no plan of a blocked claim, in the list or its file; an administrator does', async () => {
  const world = await openWorld()
  const { id, team } = await blockSomebody(world, { has_plan: true })
  const { case_reference } = (await team.get(`/api/operator/claims/${id}`)).json().data
  const found = async (client: Client) => {
    const list = (await client.get('/api/operator/installment-plans')).json()
    const file = (await client.get('/api/operator/installment-plans.csv')).body
    return [list.data.length, list.total, list.counts.ended, file.includes(case_reference)]
  }
  assert.deepEqual(await found(team), [1, 1, 1, true])
  assert.deepEqual(await found(await world.operator('agent')), [0, 0, 0, false])
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

test('creditor, partner and debtor find nothing of a blocked claim either', async () => {
  const world = await openWorld()
  const portal = await enterPortal(world)
  const { id, partner, ...debtor } = await blockSomebody(world, {
    partner: portal.partner,
    customer_id: portal.customer_id,
  })
  const ids = await idsOf(world, id)
  const creditor = clientWith(world, { cookie: portal.cookie })
  const pages = ['', '/claims', '/claims.csv', '/money', '/money.csv', '/court-fee-invoices', `/claims/${id}`]
  const documents = world.http.documents
  const audiences = [
    [
      creditor,
      documents.creditor(),
      [...pages, `/claims?q=${CANARY}`, `/claims.csv?q=${CANARY}`].map((path) => `/creditor${path}`),
    ],
    [partner, documents.partner(), [`/openapi/claims?debtor_id=${debtor.debtor_id}`]],
    [clientWith(world, { cookie: debtor.cookie }), documents.debtor(), ['/debtor', '/debtor/case', '/debtor/messages']],
  ] as const
  for (const [client, document, more] of audiences) {
    const { paths } = document as { paths: Record<string, Methods> }
    const seen = await everythingRead(client, paths, ids, more)
    assert.deepEqual(traces(seen, ids), [])
  }
})
