import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileAndFault, type Item, isNews, targetOf, titleOf } from './target.ts'

const item = (kind: Item['kind'], more: Partial<Item> = {}) =>
  ({
    kind,
    key: `${kind}.q`,
    claim_id: 'c',
    invoice_id: 'i',
    letter_id: 'l',
    partner_id: 'p',
    customer_id: 'k',
    run_id: 'r',
    ...more,
  }) as Item

test('an item links to where its work is done', () => {
  const addresses = {
    new_claim: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: {} },
    missed_installment: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'plan' } },
    plan_paid: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'plan' } },
    debtor_message: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'messages' } },
    debtor_promise: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: {} },
    debtor_plan: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'plan' } },
    debtor_contact: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: {} },
    creditor_payment: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'creditor' } },
    creditor_withdrawal: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'creditor' } },
    creditor_answer: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'creditor' } },
    bank_entry_differs: { to: '/bank', search: { view: 'all', entry_id: 'q' } },
    bank_entry_open: { to: '/bank', search: { entry_id: 'q' } },
    bank_money_unclear: { to: '/bank', search: { account_id: 'q' } },
    refund_not_ordered: { to: '/bank', search: { view: 'to_refund', account_id: 'q' } },
    returned_letter: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'letters' } },
    extraction_review: { to: '/invoices', search: { invoice_id: 'i' } },
    letter_to_print: { to: '/letters', search: { status: 'outbox', organization_id: 'q' } },
    letter_not_acknowledged: { to: '/letters', search: { status: 'outbox', letter_id: 'l' } },
    filing_to_dispatch: { to: '/court', search: { tab: 'decided_to_sue', claim_id: 'c' } },
    limitation_near: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: {} },
    court_step_missing: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'court' } },
    costs_open: { to: '/claims/$claim_id', params: { claim_id: 'c' }, search: { tab: 'court' } },
    payout_account: { to: '/customers/$customer_id', params: { customer_id: 'k' } },
    invoice_incomplete: { to: '/settlements', search: { customer_id: 'k' } },
    bank_file_failed: { to: '/bank', search: {} },
    failed_deliveries: {
      to: '/partners/$partner_id',
      params: { partner_id: 'p' },
      search: { tab: 'deliveries', status: 'failed' },
    },
    privacy_request: { to: '/privacy/requests/$request_id', params: { request_id: 'q' } },
    legal_table_stale: { to: '/settings', search: { tab: 'legal', table: 'base_rates' } },
    transfer_not_executed: { to: '/payment-runs', search: { run_id: 'q' } },
    transfer_returned: { to: '/payment-runs', search: { run_id: 'r', item_id: 'q' } },
    transfer_amiss: { to: '/bank', search: { view: 'all', entry_id: 'q' } },
    ledger_difference: { to: '/books', search: { organization_id: 'o' } },
    letterhead_missing: { to: '/settings/organizations/$organization_id', params: { organization_id: 'o' } },
  } as const
  for (const [kind, target] of Object.entries(addresses)) {
    assert.deepEqual(targetOf(item(kind as Item['kind'], { reason: 'base_rates', organization_id: 'o' })), target, kind)
  }
})

test('a dispute leads to what the debtor wrote, if anything', () => {
  const file = { to: '/claims/$claim_id', params: { claim_id: 'c' } }
  assert.deepEqual(targetOf(item('dispute', { reason: null })), { ...file, search: {} })
  assert.deepEqual(targetOf(item('dispute', { reason: 'already_paid' })), { ...file, search: { tab: 'messages' } })
})

test('only what asks for nothing can be over by having been seen', () => {
  assert.ok(isNews({ kind: 'debtor_promise', reason: '2030-05-14' }))
  assert.ok(isNews({ kind: 'debtor_message', reason: null }))
  assert.ok(!isNews({ kind: 'debtor_message', reason: 'not_mine' }), 'who disagrees gets an answer')
  assert.ok(isNews({ kind: 'creditor_answer', reason: null }))
  assert.ok(!isNews({ kind: 'creditor_payment', reason: '120.00' }), 'the creditor waits for a decision')
  assert.ok(!isNews({ kind: 'dispute', reason: null }))
})

test('an item is named after whom it concerns', () => {
  const names = { debtor_name: null, partner_name: null, case_reference: null, organization_name: 'Alpenland' }
  assert.equal(titleOf(item('dispute', { ...names, debtor_name: 'Eva Adler', case_reference: 'MW1' })), 'Eva Adler')
  assert.equal(titleOf(item('failed_deliveries', { ...names, partner_name: 'Kanzlei Huber' })), 'Kanzlei Huber')
  const creditor = { ...names, customer_name: 'Druckerei Ost', partner_name: 'Kanzlei Huber' }
  assert.equal(titleOf(item('payout_account', creditor)), 'Druckerei Ost')
  assert.equal(titleOf(item('invoice_incomplete', creditor)), 'Druckerei Ost')
  assert.equal(titleOf(item('stuck_step', { ...names, case_reference: 'MW1' })), 'MW1')
  assert.equal(titleOf(item('stuck_step', names)), 'Alpenland')
  const file = item('bank_file_failed', { ...names, organization_name: null, reason: 'a.xml: must be in EUR: USD' })
  assert.equal(titleOf(file), 'a.xml')
  assert.deepEqual(fileAndFault(file), ['a.xml', 'must be in EUR: USD'])
})
