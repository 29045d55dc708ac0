import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable, makeCustomer } from '../../../../test/cases.ts'
import { MUNICH, makeRecommended } from '../../../../test/court-cases.ts'
import { openWorld, type PartnerClient, START } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('agent')

type Link = { path: string; query: Record<string, string> }
type Figure = Record<string, unknown>
type Found = { name: string; link: Link; figure: Figure }
type Listed = { total: number; data: Record<string, unknown>[]; completed_amount: number; reversed_amount: number }

const isObject = (value: unknown): value is Figure => typeof value === 'object' && value !== null

const isLink = (value: unknown): value is Link =>
  isObject(value) && typeof value.path === 'string' && isObject(value.query)

/** Every link of an answer, with its name and the figures that stand beside it. */
function linksOf(value: unknown, name = 'overview'): Found[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isLink(inner) ? [{ name: `${name}.${key}`, link: inner, figure: value }] : linksOf(inner, `${name}.${key}`),
  )
}

/** The whole list, however many pages it has. */
async function readList({ path, query }: Link): Promise<Listed> {
  const rows: Listed['data'] = []
  for (let page = 1; ; page++) {
    const answer = await team.get(`${path}?${new URLSearchParams({ ...query, page: String(page), limit: '5' })}`)
    assert.equal(answer.statusCode, 200, `${path} ${JSON.stringify(query)}: ${answer.body}`)
    const list: Listed = answer.json()
    rows.push(...list.data)
    if (list.data.length < 5) return { ...list, data: rows }
  }
}

const sumOf = (rows: Listed['data'], field: string): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[field]), 0) * 100) / 100

async function compare({ name, link, figure }: Found): Promise<void> {
  const list = await readList(link)
  assert.equal(list.data.length, list.total, name)
  if (name.endsWith('collected_list')) {
    assert.equal(list.completed_amount + list.reversed_amount, figure.collected_amount, name)
    assert.equal(sumOf(list.data, 'amount'), figure.collected_amount, name)
    return
  }
  const { delivered, failed, pending } = figure as Record<string, number>
  const counted = figure.count ?? figure.opened ?? Number(delivered) + Number(failed) + Number(pending)
  assert.equal(list.total, counted, name)
  if ('outstanding_amount' in figure) {
    assert.equal(sumOf(list.data, 'outstanding_amount'), figure.outstanding_amount, name)
  }
  if ('claimed_amount' in figure) assert.equal(sumOf(list.data, 'total_claim_amount'), figure.claimed_amount, name)
  if ('streitwert' in figure) assert.equal(sumOf(list.data, 'streitwert'), figure.streitwert, name)
}

async function agedClaim(partner: PartnerClient, days: number, amount: number): Promise<string> {
  const { id } = await makeCollectable(partner, { amount })
  const created_at = new Date(START.getTime() - days * DAY_MS)
  await world.deps.db.alone(sql`update claims set created_at = ${created_at} where id = ${id} returning id`)
  return id
}

/** Claims of every age, status and several stages, with money, court decisions and deliveries. */
async function makeBusiness(partner: PartnerClient): Promise<void> {
  const ids: string[] = []
  for (const [index, days] of [0, 10, 30, 31, 60, 61, 90, 91, 180, 181, 340].entries()) {
    ids.push(await agedClaim(partner, days, 100.25 + index * 10))
  }
  const [first, second, third, fourth, fifth] = ids as [string, string, string, string, string]
  await team.post(`/api/operator/claims/${first}/dispute`, { disputed: true })
  await team.post(`/api/operator/claims/${second}/stage`, { to_stage: 'in_processing' })
  await team.post(`/api/operator/claims/${third}/close`, { closure_reason: 'withdrawn' })
  for (const [amount, payment_date] of [
    [20.5, '2026-05-02'],
    [10, '2026-04-30'],
    [5.05, '2026-04-01'],
  ] as const) {
    const paid = await partner.post(`/openapi/claims/${fourth}/payments`, { amount, payment_date })
    assert.equal(paid.statusCode, 201, paid.body)
    if (amount === 10) await team.post(`/api/operator/payments/${paid.json().data.id}/reverse`)
  }
  await partner.post(`/openapi/claims/${fifth}/payments`, { amount: 1_000, payment_date: '2026-03-31' })
  const recommended = [
    await makeRecommended(world, partner),
    await makeRecommended(world, partner, { address: MUNICH }),
  ]
  const nowhere = await makeRecommended(world, partner)
  await partner.patch(`/openapi/debtors/${nowhere.debtor_id}`, { addresses: [] })
  await partner.post(String(recommended[0]?.url), { decision: 'sue' })
  await makeRecommended(world, partner)
}

test('behind every figure stands the list that was counted, for everybody, one organisation and one partner', async () => {
  const [one, other] = [await world.partner(), await world.partner()]
  const admin = await world.operator()
  for (const partner of [one, other]) {
    await world.request({
      method: 'PUT',
      url: `/api/operator/partners/${partner.partner_id}/webhook`,
      headers: { cookie: admin.cookie },
      payload: { url: 'https://receiver.example/hook' },
    })
    await makeBusiness(partner)
    await makeCustomer(partner)
  }
  const scopes = ['', `organization_id=${one.organization_id}`, `partner_id=${other.partner_id}`]
  for (const scope of scopes) {
    const answer = await team.get(`/api/operator/overview?${scope}`)
    const found = linksOf(answer.json().data)
    assert.ok(found.length >= 15 + 5 + 12 * 3 + 2 + 3 + 1, `${found.length} links`)
    for (const one_figure of found) await compare(one_figure)
  }
})
