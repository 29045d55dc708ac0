import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, openCase, printedFor } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { SYSTEM } from '../../../kernel/caller.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import type { Deps } from '../../../platform/work.ts'
import { moveByHand } from './step.ts'

const world = await openWorld()
const team = await world.operator('agent')

test('a letter that is being set while the debtor moves is made anew, for the new address and with the new code', async () => {
  const { id, debtor_id, partner, access_code } = await openCase(world)
  await advance(world, 4 * DAY_S)
  const address = { street: 'Neugasse 1', zip: '8010', city: 'Graz', country: 'AT', is_primary: true }
  let set = 0
  const typesetter = {
    pdf: async (...given: Parameters<Deps['typesetter']['pdf']>) => {
      if (set++ === 0) await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [address] })
      return world.deps.typesetter.pdf(...given)
    },
  } as Deps['typesetter']
  await moveByHand({ ...world.deps, typesetter }, SYSTEM, id, { to: 'second_demand_letter' })
  assert.equal(set, 2)
  const { letters } = (await team.get(`/api/operator/claims/${id}`)).json().data
  assert.equal(letters.length, 2)
  assert.ok(letters[0].recipient.includes('Neugasse 1'), letters[0].recipient.join())
  assert.notEqual((await printedFor(world, id)).access_code, access_code)
})
