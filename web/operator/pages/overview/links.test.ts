import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOf, inAllCountries, pageBehind } from './links.ts'

const list = (path: string, query: Record<string, string> = {}) => ({ path: `/api/operator/${path}`, query })

test('a figure links to the page of its list, with the same filters', () => {
  assert.deepEqual(pageBehind(list('claims', { case_status: 'disputed', partner_id: 'p' })), {
    to: '/claims',
    search: { case_status: 'disputed', partner_id: 'p' },
  })
  assert.deepEqual(pageBehind(list('court-desk', { status: 'awaiting_decision', country: 'DE' })), {
    to: '/court',
    search: { tab: 'awaiting_decision', country: 'DE' },
  })
  assert.deepEqual(pageBehind(list('payments', { from: '2026-05-01', to: '2026-05-31' })), {
    to: '/payments',
    search: { from: '2026-05-01', to: '2026-05-31' },
  })
  assert.deepEqual(pageBehind(list('partners/p1/webhook/deliveries', { from: '2026-04-15' })), {
    to: '/partners/$partner_id',
    params: { partner_id: 'p1' },
    search: { tab: 'deliveries', from: '2026-04-15' },
  })
})

test('the list for all countries is the same list without the country', () => {
  const german = list('court-desk', { status: 'awaiting_decision', country: 'DE' })
  assert.deepEqual(inAllCountries(german), list('court-desk', { status: 'awaiting_decision' }))
})

test('a month is compared only with a month that has a positive amount', () => {
  assert.equal(changeOf(150, 100), 0.5)
  assert.equal(changeOf(0, 100), -1)
  assert.equal(changeOf(150, 0), null)
  assert.equal(changeOf(150, -20), null)
})
