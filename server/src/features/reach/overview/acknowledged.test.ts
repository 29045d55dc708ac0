import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { LAWS } from '../../../law/laws.ts'
import { setHandedOver } from '../../process/letters/queries.ts'
import { countFetched } from '../../process/letters/sending.ts'
import { acknowledgedSince } from './rules.ts'

const world = await openWorld()
const desk = await world.operator('agent')
const admin = await world.operator('admin')

const advanceTo = (iso: string) => world.clock.advance(Date.parse(iso) - world.clock.business().getTime())

/** A letter that was handed to the print provider now. */
async function handOver() {
  const { organization_id, ...partner } = await world.partner()
  await admin.patch(`/api/operator/organizations/${organization_id}`, { letter_dispatch: 'by_hand' })
  const { id: claim_id } = await makeCollectable({ organization_id, ...partner })
  for (const to_stage of ['in_processing', 'first_demand_letter'])
    assert.equal((await desk.post(`/api/operator/claims/${claim_id}/stage`, { to_stage })).statusCode, 200)
  const items = async () => (await desk.get(`/api/operator/work?organization_id=${organization_id}`)).json().data
  const [{ kind }] = await items()
  const [{ id }] = (await desk.get(`/api/operator/letters?claim_id=${claim_id}`)).json().data
  assert.equal(kind, 'letter_to_print')
  await world.act(({ tx, now }) => setHandedOver(tx, id, now))
  return { id, claim_id, items }
}

test('a letter that a print provider has is an item only when two business days have passed without a word', async () => {
  // The Friday before Whit Monday.
  advanceTo('2026-05-22T10:00:00Z')
  const { id, claim_id, items } = await handOver()
  assert.deepEqual(await items(), [], 'it is not for the team to send')
  advanceTo('2026-05-27T21:59:59Z')
  assert.deepEqual(await items(), [], 'Tuesday and Wednesday are the two days')
  advanceTo('2026-05-27T22:00:00Z')
  const [item, ...others] = await items()
  assert.equal(others.length, 0)
  assert.partialDeepStrictEqual(item, {
    ...{ key: `letter_not_acknowledged.${id}`, kind: 'letter_not_acknowledged', letter_id: id, claim_id },
    ...{ reason: 'first_demand_letter', since: '2026-05-22T10:00:00.000Z' },
  })
  await world.act((work) => countFetched(work, { id, claim_id }))
  assert.deepEqual(await items(), [], 'the provider has acknowledged it')
})

test('a letter that became void is waited for no longer', async () => {
  const { id, items } = await handOver()
  world.clock.advance(10 * DAY_MS)
  assert.equal((await items())[0].kind, 'letter_not_acknowledged')
  assert.equal((await desk.post(`/api/operator/letters/${id}/void`)).statusCode, 200)
  assert.deepEqual(await items(), [])
})

test('the days are business days of the law of the claim', () => {
  const since = (law: 'AT' | 'DE') =>
    acknowledgedSince(LAWS[law].holidays, new Date('2026-10-28T10:00:00Z')).toISOString()
  // The Austrian national day is a Monday.
  assert.equal(since('DE'), '2026-10-25T23:00:00.000Z')
  assert.equal(since('AT'), '2026-10-22T22:00:00.000Z')
})
