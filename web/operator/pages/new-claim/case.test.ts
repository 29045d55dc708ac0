import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type CaseValues,
  emptyCase,
  emptyInvoice,
  fileFieldsOf,
  filePlaceOf,
  gapsOf,
  isBegun,
  itemOf,
  missingFiles,
  placeOf,
} from './case.ts'

const PDF = new File(['%PDF'], 'r.pdf')

function filled(): CaseValues {
  const given = emptyCase()
  given.partner_id = 'p'
  given.customer = { ...given.customer, is_new: true, name: ' Huber GmbH ', email: 'h@h.at' }
  given.debtor.person = { first_name: '', last_name: 'Maier', birth_date: '' }
  given.debtor.addresses = [{ street: 'Ring 1', zip: '1010', city: 'Wien', country: 'at' }]
  given.invoices = [
    { ...emptyInvoice(), file: PDF },
    { ...emptyInvoice(), invoice_number: 'R-2', invoice_amount_gross: 1234.56, invoice_due_date: '2026-03-31' },
  ]
  return given
}

test('a case is sent as one item, without what nobody has typed', () => {
  const given = filled()
  assert.deepEqual(itemOf(given), {
    customer: { name: 'Huber GmbH', email: 'h@h.at' },
    debtor: {
      ...{ acting_as: 'person', debtor_type: 'privateperson', person: { last_name: 'Maier' } },
      addresses: [{ street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }],
    },
    claim: { partner_reference: given.own_reference },
    invoices: [{ invoice_number: 'R-2', invoice_amount_gross: 1234.56, invoice_due_date: '2026-03-31' }],
  })
  assert.equal(itemOf(given).claim.partner_reference, itemOf(given).claim.partner_reference)
})

test('who is there already is named by id, and a company is no person', () => {
  const given = filled()
  given.customer = { ...given.customer, is_new: false, found: { value: 'c', label: 'Huber' } }
  given.debtor = {
    ...given.debtor,
    ...{ kind: 'company', email: 'b@b.at', phone: '+43 1' },
    company: { company_name: 'Bau GmbH', firmenbuchnummer: '' },
  }
  const { customer, debtor } = itemOf(given)
  assert.deepEqual(customer, { id: 'c' })
  assert.partialDeepStrictEqual(debtor, {
    acting_as: 'company',
    company: { company_name: 'Bau GmbH' },
    communication_channels: [
      { type: 'email', value: 'b@b.at' },
      { type: 'phone', value: '+43 1' },
    ],
  })
})

test('faults of the API find their field, whichever invoices come as files', () => {
  const { invoices } = filled()
  assert.equal(placeOf('invoices.0.invoice_due_date', invoices), 'invoices.1.invoice_due_date')
  assert.equal(placeOf('debtor.addresses.0.zip', invoices), 'debtor.addresses.0.zip')
  assert.equal(placeOf('debtor.communication_channels.0.value', invoices), 'debtor.email')
  assert.equal(filePlaceOf('total_amount', 0), 'invoices.0.invoice_amount_gross')
  assert.equal(filePlaceOf('file', 0), 'invoices.0.file')
})

test('what must be chosen is asked for, and an invoice needs an amount or a file', () => {
  assert.deepEqual(gapsOf(filled()), {})
  const empty = emptyCase()
  assert.deepEqual(gapsOf(empty), {
    ...{ partner_id: 'partner', 'customer.found': 'customer' },
    'invoices.0.invoice_amount_gross': 'invoice',
  })
  assert.equal(isBegun(empty), false)
  assert.equal(isBegun(filled()), true)
})

test('a file takes with it what was typed beside it', () => {
  const row = { ...emptyInvoice(), invoice_amount_gross: 10, invoice_due_date: '2026-03-31', file: PDF }
  assert.deepEqual(fileFieldsOf(row), { maturity_date: '2026-03-31', total_amount: '10' })
})

test('an invoice that was to come as a file needs one, also after the case was made', () => {
  const [first, second] = [emptyInvoice(), emptyInvoice()]
  const sent = (key: string) => key === second.key
  assert.deepEqual(missingFiles({ invoices: [first, second] }, sent), { 'invoices.0.file': 'file' })
  assert.deepEqual(missingFiles({ invoices: [{ ...first, file: PDF }, second] }, sent), {})
})
