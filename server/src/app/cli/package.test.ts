import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliveryHeaders as packageHeaders } from '../../../../cli/src/delivery.ts'
import {
  EVENT_TYPES,
  NO_CLAIM as PACKAGE_CLAIM,
  API_VERSION as PACKAGE_VERSION,
} from '../../../../cli/src/sample-events.ts'
import type { Change } from '../../features/case/claims/events.ts'
import { API_VERSION } from '../../features/case/claims/index.ts'
import { deliveryHeaders, NO_CLAIM } from '../../features/reach/webhooks/index.ts'

test('what the package sends is what the product sends', () => {
  const delivery = { id: 'd', type: 'claim.status_changed', body: Buffer.from('{"ü":1}') }
  const at = new Date('2026-05-14T09:30:00.999Z')
  assert.deepEqual(packageHeaders(delivery, 'whsec_ä', at), deliveryHeaders(delivery, 'whsec_ä', at))
  assert.deepEqual([PACKAGE_VERSION, PACKAGE_CLAIM], [API_VERSION, NO_CLAIM])
})

/** Does not compile when the product has a type that is not here. */
const TYPES: Readonly<Record<Change['type'], true>> = {
  'claim.collection_stage_changed': true,
  'claim.status_changed': true,
}

test('the package has a sample of every type that the product sends', () => {
  assert.deepEqual(EVENT_TYPES, Object.keys(TYPES))
})
