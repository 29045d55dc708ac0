import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OrganizationValues, patchOf, valuesOf } from './organization-values.ts'

type Organization = Parameters<typeof valuesOf>[0]

const organization = {
  name: 'Alpenland',
  isolate_partners: false,
  partners_may_forward_links: false,
  letter_interval_days: 14,
  installment_grace_days: 7,
  success_fee_rate: 0.0725,
  filing_fee: 12.5,
  mail_letters: true,
  closes_at: 'total',
  creditors_submit: false,
  installment_self_service: true,
  installment_max_months: 12,
  installment_min_amount: 25,
  debt_advice: [] as Organization['debt_advice'],
  letter_dispatch: null,
  letter_deadline_days: null,
  storage_quota_mb: null,
  settlement_day: null,
  accounting: null,
  letterhead: null,
} as Organization

const all = () => true
const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

test('a rate is shown in per cent and sent as a fraction', () => {
  const values = valuesOf(organization)
  assert.equal(values.success_fee_percent, 7.25)
  assert.deepEqual(patchOf({ ...values, success_fee_percent: 7.3 }, only('success_fee_percent')), {
    success_fee_rate: 0.073,
  })
})

test('what is left to the installation is sent as null', () => {
  const set = { letter_dispatch: 'by_hand', letter_deadline_days: 7, storage_quota_mb: 0, settlement_day: 3 } as const
  const values = valuesOf({ ...organization, ...set })
  assert.partialDeepStrictEqual(values, set)
  const emptied: OrganizationValues = {
    ...values,
    letter_dispatch: 'default',
    letter_deadline_days: '',
    storage_quota_mb: '',
    settlement_day: '',
  }
  assert.deepEqual(
    patchOf(emptied, only('letter_dispatch', 'letter_deadline_days', 'storage_quota_mb', 'settlement_day')),
    {
      letter_dispatch: null,
      letter_deadline_days: null,
      storage_quota_mb: null,
      settlement_day: null,
    },
  )
})

test('the numbers of the accountant are sent whole, and what is empty is what is usual', () => {
  const bank_accounts = [{ bank_account_id: 'b', account: 1201 }]
  const accounting = { consultant_number: 29098, client_number: 55003, accounts: { bank: 1210 }, bank_accounts }
  const values = valuesOf({ ...organization, accounting })
  assert.ok(values.has_accounting)
  assert.deepEqual([values.accounting.accounts.bank, values.accounting.accounts.fees], [1210, ''])
  values.accounting.accounts.fees = 1411
  const { accounting: sent, ...rest } = patchOf(values, only('accounting'))
  assert.deepEqual(rest, {})
  assert.partialDeepStrictEqual(sent, {
    ...{
      consultant_number: 29098,
      client_number: 55003,
      chart: 'skr03',
      account_length: 4,
      fiscal_year_start: '01-01',
    },
    ...{ accounts: { bank: 1210, fees: 1411, vat: null }, bank_accounts, creditors_from: null },
  })
  assert.deepEqual(patchOf({ ...values, has_accounting: false }, only('has_accounting')), { accounting: null })
})

test('only changed values are sent, so that two people do not overwrite each other', () => {
  const values = valuesOf(organization)
  assert.deepEqual(patchOf({ ...values, letter_interval_days: 21 }, only('letter_interval_days')), {
    letter_interval_days: 21,
  })
  assert.deepEqual(
    patchOf(values, () => false),
    {},
  )
})

test('empty optional lines of a letterhead are sent as null, and an unwanted letterhead is removed', () => {
  const empty = valuesOf(organization)
  assert.equal(empty.has_letterhead, false)
  const written: OrganizationValues = {
    ...empty,
    has_letterhead: true,
    letterhead: { ...empty.letterhead, company_name: 'Alpenland GmbH', phone: ' ', bic: 'ABC ' },
  }
  const { letterhead } = patchOf(written, all)
  assert.partialDeepStrictEqual(letterhead, {
    company_name: 'Alpenland GmbH',
    phone: null,
    bic: 'ABC',
    supervisory_authority: null,
  })
  assert.equal(patchOf(empty, all).letterhead, null)
})

test('places of advice are sent as a whole list, what is empty as null', () => {
  const place = { name: 'Beratung', country: 'AT', address: null, phone: '+43 1', website: null }
  const values = valuesOf({ ...organization, debt_advice: [place] })
  assert.deepEqual(values.debt_advice, [{ name: 'Beratung', country: 'AT', address: '', phone: '+43 1', website: '' }])
  assert.deepEqual(patchOf(values, only('debt_advice')), { debt_advice: [place] })
})
