import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { type Address, PRIMARY_ADDRESS, primaryAddress } from './index.ts'

const world = await openWorld()

const address = (city: string, is_primary?: boolean) => ({
  street: 'Weg 2',
  zip: '1010',
  city,
  country: 'AT',
  ...(is_primary === undefined ? {} : { is_primary }),
})

test('SQL and TypeScript find the same primary address', async () => {
  const table: [ReturnType<typeof address>[], string | null][] = [
    [[], null],
    [[address('Wien')], 'Wien'],
    [[address('Wien'), address('Graz')], 'Wien'],
    [[address('Wien'), address('Graz', true)], 'Graz'],
    [[address('Wien', false), address('Graz', false)], 'Wien'],
  ]
  const partner = await world.partner()
  const customer = { name: 'Huber', email: 'h@example.com', partner_id: partner.partner_id }
  const customer_id = (await partner.post('/openapi/customers', customer)).json().data.id
  for (const [addresses, city] of table) {
    const body = { acting_as: 'person', person: { last_name: 'Maier' }, customer_id, addresses }
    const { id } = (await partner.post('/openapi/debtors', body)).json().data
    const row = await world.deps.db.one<{ found: Address | null; addresses: Address[] }>(
      sql`select ${PRIMARY_ADDRESS} as found, d.addresses from debtors d where d.id = ${id}`,
    )
    assert.equal(row?.found?.city ?? null, city)
    assert.deepEqual(row?.found, row && primaryAddress(row))
  }
})
