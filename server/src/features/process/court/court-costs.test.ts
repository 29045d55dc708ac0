import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CourtCase, makeRecommended, VIENNA } from '../../../../test/court-cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { verifyAccounts } from '../../case/account/index.ts'

const world = await openWorld()
const team = await world.operator('agent')
const partner = await world.partner()
const LAWYER = { decision: 'sue', wants_lawyer: true, lawyer_type: 'svc_network' } as const
const COMPANY = {
  ...{ acting_as: 'company', person: null, debtor_type: 'protocolled_company' },
  company: { company_name: 'Blech GmbH', firmenbuchnummer: 'FN 1 a' },
}

const at = (id: string, call: string) => `/api/operator/claims/${id}/${call}`
const claimOf = async ({ id }: CourtCase) => (await partner.get(`/openapi/claims/${id}`)).json().data
const balanceOf = async ({ id }: CourtCase) => (await team.get(at(id, 'balance'))).json().data
type Line = { kind: string; amount: number; date: string; claimed_in_court: boolean }
const costsOf = async (claim: CourtCase) =>
  (await balanceOf(claim)).lines
    .filter(({ kind }: Line) => ['lump_sum', 'court_fee', 'lawyer_fee', 'correction'].includes(kind))
    .map(({ kind, amount, claimed_in_court }: Line) => [kind, amount, claimed_in_court])
const pay = async ({ id }: CourtCase, amount: number) => {
  const answer = await partner.post(`/openapi/claims/${id}/payments`, { amount })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id as string
}
const costsOpen = async () =>
  (await team.get(`/api/operator/work?kind=costs_open&organization_id=${partner.organization_id}`))
    .json()
    .data.map(({ claim_id }: { claim_id: string }) => claim_id)

async function makeFiled(options: Parameters<typeof makeRecommended>[2] = {}, decision: object = { decision: 'sue' }) {
  const claim = await makeRecommended(world, partner, options)
  await partner.post(claim.url, decision)
  const answer = await team.post(at(claim.id, 'filing'), { reference: '1 C 1/26a' })
  assert.equal(answer.statusCode, 200, answer.body)
  return claim
}
const title = (claim: CourtCase, more: object = {}) =>
  team.post(at(claim.id, 'title'), { reference: 'T 1', date: '2026-05-14', ...more })

test('with the filing its costs stand in the account, claimed in court', async () => {
  const claim = await makeFiled({ debtor: COMPANY }, LAWYER)
  assert.deepEqual(await costsOf(claim), [
    ['lump_sum', 40, false],
    ['court_fee', 140, true],
    ['lawyer_fee', 158.56, true],
  ])
  const { data } = (await team.get(at(claim.id, 'filing-package'))).json()
  assert.ok(data.balance.lines.some(({ kind, claimed_in_court }: Line) => kind === 'court_fee' && claimed_in_court))
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
})

test('a customer who does not deduct input tax claims the lawyer with VAT', async () => {
  const claim = await makeRecommended(world, partner)
  const url = `/api/operator/customers/${claim.customer_id}`
  const marked = await team.patch(url, { deducts_input_tax: false })
  assert.equal(marked.statusCode, 200, marked.body)
  assert.deepEqual([marked.json().data.id, marked.json().data.deducts_input_tax], [claim.customer_id, false])
  assert.equal((await team.patch(url, {})).statusCode, 400)
  const unknown = '/api/operator/customers/00000000-0000-4000-8000-000000000000'
  assert.equal((await team.patch(unknown, { deducts_input_tax: true })).statusCode, 404)
  await partner.post(claim.url, LAWYER)
  await team.post(at(claim.id, 'filing'), { reference: '1 C 2/26a' })
  assert.deepEqual((await costsOf(claim)).at(-1), ['lawyer_fee', 190.27, true])
})

test('a filed claim closes only when court and lawyer are paid too, and waits for the team until then', async () => {
  const claim = await makeFiled({}, LAWYER)
  await pay(claim, 1000)
  assert.partialDeepStrictEqual(await claimOf(claim), { case_status: 'open', outstanding_amount: 0 })
  assert.deepEqual(await costsOpen(), [claim.id])
  const last = await pay(claim, 298.56)
  assert.partialDeepStrictEqual(await claimOf(claim), { case_status: 'closed', closure_reason: 'paid' })
  assert.deepEqual(await costsOpen(), [])
  assert.equal((await team.post(`/api/operator/payments/${last}/reverse`, {})).statusCode, 200)
  assert.equal((await claimOf(claim)).case_status, 'open', 'the costs are open again')
  assert.deepEqual(await costsOpen(), [claim.id])
  const closed = await team.post(at(claim.id, 'close'), { closure_reason: 'written_off' })
  assert.equal(closed.statusCode, 200, closed.body)
  assert.deepEqual(await costsOpen(), [], 'the team may close it')
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
})

test('what the title awards replaces what was filed, and may close the claim', async () => {
  const claim = await makeFiled({}, LAWYER)
  await pay(claim, 1200)
  assert.equal((await claimOf(claim)).case_status, 'open')
  const answer = await title(claim, { costs_awarded: 200 })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.title.costs_awarded, 200)
  assert.equal((await claimOf(claim)).case_status, 'closed')
  assert.deepEqual(await costsOf(claim), [
    ['court_fee', 140, false],
    ['lawyer_fee', 158.56, false],
    ['correction', -98.56, false],
  ])
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
})

test('a title fixes the interest up to its date', async () => {
  const claim = await makeFiled()
  assert.equal((await title(claim)).json().data.title.costs_awarded, null)
  world.clock.advance(10 * DAY_MS)
  const lines = (await balanceOf(claim)).lines.filter(({ kind }: Line) => kind === 'interest')
  // 1000.00 × 4 % × 44/365, then ten days.
  assert.deepEqual(
    lines.map(({ amount, date, rule }: Line & { rule: string }) => [amount, date, rule]),
    [
      [4.82, '2026-05-14', 'fixed by the title'],
      [1.1, '2026-05-24', '§§ 1000, 1333 ABGB'],
    ],
  )
})

test('a title is not older than its filing, and awards no less than nothing', async () => {
  const claim = await makeFiled({ address: VIENNA })
  const early = await title(claim, { date: '2026-05-23' })
  assert.equal(early.statusCode, 400)
  assert.deepEqual(early.json().details, [
    { field: 'date', code: 'before_filing', message: 'must not lie before the day of the filing' },
  ])
  assert.equal((await title(claim, { date: '2026-05-24', costs_awarded: -1 })).statusCode, 400)
  assert.equal((await title(claim, { date: '2026-05-24', costs_awarded: 1.001 })).statusCode, 400)
  assert.equal((await title(claim, { date: '2026-05-24', costs_awarded: 0 })).statusCode, 200)
})
