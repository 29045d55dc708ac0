import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compactCode, isBic, isIban } from '../../../kernel/banking.ts'
import { isCountry } from '../../../kernel/countries.ts'
import { isSameDebtor, judgeDebtor, withPrimary } from './rules.ts'

const person = { last_name: 'Maier' }
const company = { company_name: 'Maier OG' }

test('IBANs must pass modulo 97', () => {
  for (const iban of [
    'AT61 1904 3002 3457 3201',
    'de89370400440532013000',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ]) {
    assert.ok(isIban(compactCode(iban)), iban)
  }
  for (const iban of [
    'AT611904300234573202',
    'AT61190430023457',
    '',
    'XX',
    'AT6119043002345732011904300234573201A',
    '0061190430023457',
  ]) {
    assert.ok(!isIban(compactCode(iban)), iban)
  }
})

test('one changed digit is always noticed', () => {
  const iban = 'AT611904300234573201'
  fc.assert(
    fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const digit = (Number(iban[position]) + shift) % 10
      assert.ok(!isIban(iban.slice(0, position) + digit + iban.slice(position + 1)))
    }),
  )
})

test('BICs have 8 or 11 characters, countries are real ones', () => {
  for (const bic of ['RZBAATWW', 'DEUTDEFF500']) assert.ok(isBic(bic), bic)
  for (const bic of ['RZBAATW', 'RZBAATWWX', '1ZBAATWW', '']) assert.ok(!isBic(bic), bic)
  for (const code of ['AT', 'DE', 'CH', 'LI', 'XK', 'UK', 'EU', 'A', ''].map(
    (text) => [text, ['AT', 'DE', 'CH', 'LI'].includes(text)] as const,
  )) {
    assert.equal(isCountry(code[0]), code[1], code[0])
  }
})

test('a non-empty list has exactly one primary entry: the marked one, else the first', () => {
  assert.deepEqual(withPrimary([{ n: 1 }, { n: 2 }] as { n: number; is_primary?: boolean }[]), [
    { n: 1, is_primary: true },
    { n: 2, is_primary: false },
  ])
  assert.deepEqual(withPrimary([{ is_primary: false }, { is_primary: true }]), [
    { is_primary: false },
    { is_primary: true },
  ])
  assert.deepEqual(withPrimary([]), [])
})

test('the type is derived where it is not sent', () => {
  assert.equal(judgeDebtor(null, { acting_as: 'person', person }).facts.debtor_type, 'privateperson')
  assert.equal(judgeDebtor(null, { acting_as: 'company', company }).facts.debtor_type, 'unprotocolled_company')
  const registered = { ...company, firmenbuchnummer: 'FN 1 a' }
  assert.equal(
    judgeDebtor(null, { acting_as: 'company', company: registered }).facts.debtor_type,
    'protocolled_company',
  )
})

test('what a debtor acts as needs its own object, and only that', () => {
  const fields = (...args: Parameters<typeof judgeDebtor>) =>
    judgeDebtor(...args).problems.map((problem) => problem.field)
  assert.deepEqual(fields(null, { acting_as: 'person' }), ['person'])
  assert.deepEqual(fields(null, { acting_as: 'company', person }), ['company', 'person'])
  assert.deepEqual(fields(null, { acting_as: 'company', company, debtor_type: 'privateperson' }), ['debtor_type'])
  const stored = judgeDebtor(null, { acting_as: 'person', person }).facts
  assert.deepEqual(fields(stored, {}), [])
  assert.deepEqual(fields(stored, { acting_as: 'company' }), ['company'])
  assert.deepEqual(fields(stored, { company }), ['company'])
  assert.deepEqual(fields(stored, { person: null }), ['person'])
  const changed = judgeDebtor(stored, { acting_as: 'company', company })
  assert.deepEqual(changed.facts, { acting_as: 'company', debtor_type: 'unprotocolled_company', person: null, company })
})

test('a debtor is recognised by name and address, unless something else tells them apart', () => {
  const place = { street: 'Große Hauptstr. 5', zip: '1010', city: 'Wien', country: 'AT' }
  const addresses = [{ ...place, is_primary: true }]
  const firm = { acting_as: 'company', debtor_type: 'protocolled_company', person: null } as const
  const known = { ...firm, company: { company_name: 'Maier OG', firmenbuchnummer: 'FN 1 a' }, addresses }
  const given = { ...firm, debtor_type: 'unprotocolled_company', company: { company_name: ' MAIER  og' } } as const
  assert.ok(isSameDebtor(known, { ...given, addresses: [{ ...place, street: 'Grosse  hauptstraße 5' }] }))
  assert.ok(!isSameDebtor(known, { ...given, addresses: [{ ...place, zip: '1020' }] }))
  assert.ok(!isSameDebtor(known, { ...given, addresses: [] }))
  const other = { company_name: 'Maier OG', firmenbuchnummer: 'FN 2 b' }
  assert.ok(!isSameDebtor(known, { ...given, company: other, addresses: [place] }))

  const one = { acting_as: 'person', debtor_type: 'privateperson', company: null } as const
  const eva = { ...one, person: { ...person, birth_date: '1990-01-01' }, addresses }
  assert.ok(isSameDebtor(eva, { ...one, person, addresses: [place] }))
  assert.ok(!isSameDebtor(eva, { ...one, person: { ...person, birth_date: '1960-01-01' }, addresses: [place] }))
  const business = { ...one, debtor_type: 'unprotocolled_company', person, addresses: [place] } as const
  assert.ok(!isSameDebtor(eva, business), 'a private person is no business')
})
