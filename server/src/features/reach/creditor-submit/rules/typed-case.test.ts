import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLike } from './doubles.ts'
import { readTypedCase, type TypedCase } from './typed-case.ts'

const INVOICE = {
  invoice_number: 'R-1',
  invoice_issue_date: '2026-03-02',
  invoice_due_date: '',
  invoice_amount_gross: '1.200,50',
  invoice_amount_net: '',
  subject: '',
}
const DEBTOR = {
  company_name: '',
  first_name: 'Eva',
  last_name: ' Maier ',
  street: 'Ring 1',
  zip: '1010',
  city: 'Wien',
  country: 'Österreich',
  email: '',
  phone: '',
}
const CASE: TypedCase = { kind: 'person', debtor: DEBTOR, contract_date: '', invoices: [INVOICE] }
const AS = { language: 'de', today: '2026-05-14' } as const

const faultsOf = (typed: Partial<TypedCase>) =>
  readTypedCase({ ...CASE, ...typed }, AS).problems.map(({ field, code }) => `${field} ${code}`)

test('what is typed becomes what the API takes', () => {
  const { body, problems } = readTypedCase(CASE, AS)
  assert.deepEqual(problems, [])
  assert.deepEqual(body.debtor, {
    acting_as: 'person',
    person: { first_name: 'Eva', last_name: 'Maier' },
    addresses: [{ street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }],
    communication_channels: [],
  })
  assert.equal(body.invoices[0]?.invoice_amount_gross, 1200.5)
  const sole = readTypedCase({ ...CASE, kind: 'sole' }, AS).body.debtor
  assert.deepEqual([sole.acting_as, sole.debtor_type], ['person', 'unprotocolled_company'])
})

test('every fault is said at its field', () => {
  const cases: readonly [Partial<TypedCase>, string[]][] = [
    [{ kind: '' }, ['debtor_kind required']],
    [{ kind: 'company' }, ['company_name required']],
    [{ debtor: { ...DEBTOR, last_name: ' ', street: '' } }, ['last_name required', 'street required']],
    [{ debtor: { ...DEBTOR, country: 'Narnia' } }, ['country wrong_format']],
    [{ debtor: { ...DEBTOR, zip: '80331' } }, ['zip inconsistent']],
    [{ debtor: { ...DEBTOR, zip: 'D-80331', country: 'Deutschland' } }, []],
    [{ debtor: { ...DEBTOR, zip: 'SW1A 1AA', country: 'GB' } }, []],
    [{ contract_date: '2026-05-15' }, ['contract_date in_the_future']],
    [{ invoices: [{ ...INVOICE, invoice_number: '' }] }, ['invoices.0.invoice_number required']],
    [{ invoices: [{ ...INVOICE, invoice_amount_gross: '1,200' }] }, ['invoices.0.invoice_amount_gross wrong_format']],
    [{ invoices: [{ ...INVOICE, invoice_amount_gross: '0' }] }, ['invoices.0.invoice_amount_gross out_of_range']],
    [{ invoices: [INVOICE, { ...INVOICE, invoice_amount_net: 'x' }] }, ['invoices.1.invoice_amount_net wrong_format']],
    [{ invoices: [{ ...INVOICE, invoice_issue_date: '' }] }, ['invoices.0.invoice_issue_date required']],
    [{ invoices: [{ ...INVOICE, invoice_issue_date: '2026-05-15' }] }, ['invoices.0.invoice_issue_date in_the_future']],
    [{ invoices: [{ ...INVOICE, invoice_due_date: '2026-03-01' }] }, ['invoices.0.invoice_due_date inconsistent']],
    [{ invoices: [{ ...INVOICE, invoice_due_date: '30.2.2026' }] }, ['invoices.0.invoice_due_date wrong_format']],
  ]
  for (const [typed, faults] of cases) assert.deepEqual(faultsOf(typed), faults, JSON.stringify(typed))
})

test('two invoices are probably the same with the same file, or number and amount or debtor', () => {
  const one = { invoice_number: 'R 1', claimed_cents: 100, debtor_name: 'Berger GmbH', sha256: 'a' }
  const like = (other: Partial<typeof one>) => isLike(one, { ...one, sha256: 'b', ...other })
  assert.ok(like({ sha256: 'a', invoice_number: 'X', claimed_cents: 5, debtor_name: 'Y' }))
  assert.ok(like({ invoice_number: 'r1', debtor_name: 'Y' }))
  assert.ok(like({ claimed_cents: 5, debtor_name: 'BERGER  GmbH' }))
  assert.ok(!like({ claimed_cents: 5, debtor_name: 'Y' }))
  assert.ok(!like({ invoice_number: 'R-2' }))
  assert.ok(!isLike({ ...one, invoice_number: null, sha256: null }, { ...one, invoice_number: null, sha256: null }))
})
