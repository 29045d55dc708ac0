import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mendingPage } from './mending.ts'

test('a gap is fixed where its call belongs: in the invoice, else in the claim file', () => {
  const invoice_id = '0192f3a4-0000-7000-8000-000000000001'
  assert.deepEqual(mendingPage(`/api/operator/invoices/${invoice_id}/extraction/fields/invoice_number`, 'c'), {
    to: '/invoices',
    search: { invoice_id },
  })
  assert.deepEqual(mendingPage('/openapi/customers/x', 'c'), {
    to: '/claims/$claim_id',
    params: { claim_id: 'c' },
    search: {},
  })
})
