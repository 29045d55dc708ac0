import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { type CourtCase, MUNICH, makeRecommended, VIENNA } from '../../../../test/court-cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { countryCode } from '../../../kernel/countries.ts'

const world = await openWorld()
const partner = await world.partner()
const estimate = async ({ url }: Pick<CourtCase, 'url'>, who: PartnerClient = partner) => {
  const answer = await who.get(`${url}/estimate`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

test('an Austrian estimate has every figure with the tables it rests on', async () => {
  const claim = await makeRecommended(world, partner)
  const found = await estimate(claim)
  const { legal_basis, warnings, ...rest } = found
  assert.deepEqual(rest, {
    ...{ claim_id: claim.id, country: 'AT', procedure: 'mahnklage', available: true, unavailable_reason: null },
    ...{ streitwert: 1000, amount_to_claim: 1000, court_fees: 140, lawyer: 'lawyer_optional', lawyer_fees_net: 158.56 },
    ...{ lawyer_fees_gross: 190.27, total_costs: 140, optional_lawyer_fees_gross: 190.27 },
    ...{ competent_court: 'Bezirksgericht Josefstadt' },
    ...{ decision_open: true, decided: false },
  })
  assert.deepEqual(
    legal_basis.map(({ rule, valid_from }: { rule: string; valid_from: string }) => [rule, valid_from]),
    [
      ['GGG Tarifpost 1', '2025-04-01'],
      ['RATG TP 2, §§ 23, 23a', '2023-05-01'],
      ['§§ 27, 244 ZPO; § 49 JN', '2013-01-01'],
    ],
  )
  assert.equal(legal_basis[0].source, 'BGBl. II Nr. 51/2025', 'remarks of the team are left out')
  assert.deepEqual(warnings, [
    {
      ...{ code: 'table_unconfirmed', table: 'court_fees_at', valid_from: '2025-04-01' },
      message:
        'Court fees (Austria): the values in force since 1 April 2025 are not confirmed. The actual amount may differ.',
    },
    {
      ...{ code: 'table_unconfirmed', table: 'lawyer_fees_at', valid_from: '2023-05-01' },
      message:
        'Lawyers’ tariff (Austria): the values in force since 1 May 2023 are not confirmed. The actual amount may differ.',
    },
  ])
  for (const basis of legal_basis) assert.deepEqual(Object.keys(basis), ['rule', 'valid_from', 'source'])
  const team = await world.operator('agent')
  const same = await team.get(`/api/operator/claims/${claim.id}/lawsuit-decision/estimate`)
  assert.deepEqual(same.json().data, found, 'the team sees the same figures')
})

test('a German estimate has no lawyer, and the court of the creditor', async () => {
  const claim = await makeRecommended(world, partner, { address: MUNICH, amount: 5000 })
  const found = await estimate(claim)
  assert.partialDeepStrictEqual(found, {
    ...{ country: 'DE', procedure: 'mahnbescheid', available: true, streitwert: 5000, court_fees: 85.25 },
    ...{ lawyer: 'lawyer_not_allowed', lawyer_fees_net: null, lawyer_fees_gross: null, total_costs: 85.25 },
  })
  assert.equal(found.competent_court, null, 'the creditor has no address yet')
  assert.deepEqual(found.warnings, [])
  const courtWith = async (address: object) => {
    await partner.patch(`/openapi/customers/${claim.customer_id}`, { address })
    return (await estimate(claim)).competent_court
  }
  assert.equal(await courtWith({ country: 'AT' }), 'Amtsgericht Wedding')
  assert.equal(await courtWith({ country: 'Deutschland', zip: '80331' }), 'Amtsgericht Coburg')
  assert.equal(await courtWith({ country: 'DE', zip: '50667' }), 'Amtsgericht Euskirchen')
  assert.equal(await courtWith({ country: 'DE', zip: '40213' }), 'Amtsgericht Hagen')
  assert.equal(await courtWith({ country: 'DE', zip: '69412' }), null, 'a postal code of two states')
  assert.equal(await courtWith({ country: 'DE' }), null)
  assert.equal(await courtWith({ country: 'somewhere', zip: '80331' }), null)
})

test('what is not available has a reason and no costs, and a decision is open all the same', async () => {
  const france = { street: '1 rue', zip: '75001', city: 'Paris', country: 'FR' }
  const cases = [
    [{ address: null }, 'no_address', null, null],
    [{ address: france }, 'debtor_country', null, null],
    [{ amount: 75_000.01 }, 'amount_above_limit', 'mahnklage', 'lawyer_required'],
  ] as const
  for (const [options, reason, procedure, lawyer] of cases) {
    const found = await estimate(await makeRecommended(world, partner, options))
    assert.partialDeepStrictEqual(found, {
      ...{ available: false, unavailable_reason: reason, procedure, lawyer, court_fees: null, total_costs: null },
      ...{ lawyer_fees_net: null, lawyer_fees_gross: null, competent_court: null, decision_open: true, decided: false },
    })
  }
  const undelivered = await makeRecommended(world, partner, { address: MUNICH })
  await partner.patch(`/openapi/claims/${undelivered.id}`, { obligation_fulfilled: false })
  assert.equal((await estimate(undelivered)).unavailable_reason, 'obligation_not_fulfilled')
  const empty = await makeRecommended(world, partner, { amount: 0 })
  assert.partialDeepStrictEqual(await estimate(empty), { unavailable_reason: 'no_amount', streitwert: 0 })
})

test('the estimate can be read at every stage; a decision is open only at one', async () => {
  const { id } = await makeCollectable(partner)
  const found = await estimate({ url: `/openapi/claims/${id}/lawsuit-decision` })
  assert.partialDeepStrictEqual(found, { available: true, court_fees: 140, decision_open: false, decided: false })
})

test('a lawyer is required above 5,000 euros, and the regional court is competent above 15,000', async () => {
  const of = async (amount: number) => {
    const { lawyer, competent_court } = await estimate(await makeRecommended(world, partner, { amount }))
    return [lawyer, competent_court]
  }
  assert.deepEqual(await of(5000), ['lawyer_optional', 'Bezirksgericht Josefstadt'])
  assert.deepEqual(await of(5000.01), ['lawyer_required', 'Bezirksgericht Josefstadt'])
  assert.deepEqual(await of(75_000), ['lawyer_required', 'Landesgericht für Zivilrechtssachen Wien'])
})

test('what is sure to arise has the lawyer only where one is required', async () => {
  const of = async (options: Parameters<typeof makeRecommended>[2]) => {
    const found = await estimate(await makeRecommended(world, partner, options))
    return [found.total_costs, found.optional_lawyer_fees_gross]
  }
  assert.deepEqual(await of({ amount: 20_000 }), [1697.84, null])
  assert.deepEqual(await of({ amount: 5000 }), [412, 282.14])
  assert.deepEqual(await of({ address: MUNICH }), [38, null])
})

test('court fee, lawyer and limit follow what is due and open; the amount in dispute is the sum of the invoices', async () => {
  const claim = await makeRecommended(world, partner, { amount: 76_000 })
  assert.equal((await estimate(claim)).unavailable_reason, 'amount_above_limit')
  const invoice = { invoice_amount_gross: 500, invoice_issue_date: '2026-05-10', invoice_due_date: '2026-06-10' }
  await partner.post(`/openapi/claims/${claim.id}/invoices/manual`, invoice)
  const pay = (amount: number, value_date: string) =>
    partner.post(`/openapi/claims/${claim.id}/payments`, { amount, value_date, payment_date: value_date })
  // Before the default there is no interest: all of it is taken off the principal.
  await pay(1000, '2026-03-31')
  assert.partialDeepStrictEqual(await estimate(claim), {
    ...{ available: true, streitwert: 76_500, amount_to_claim: 75_000, lawyer: 'lawyer_required', court_fees: 3829 },
    ...{ lawyer_fees_gross: 1242.79, total_costs: 5071.79 },
  })
  await pay(70_000, '2026-03-31')
  assert.partialDeepStrictEqual(await estimate(claim), {
    ...{ streitwert: 76_500, amount_to_claim: 5000, lawyer: 'lawyer_optional', court_fees: 412, total_costs: 412 },
  })
  await pay(5000, '2026-03-31')
  assert.partialDeepStrictEqual(await estimate(claim), {
    ...{ available: false, unavailable_reason: 'no_amount', streitwert: 76_500, amount_to_claim: 0 },
  })
})

test('the debtor at the primary address counts', async () => {
  const debtor = { addresses: [MUNICH, { ...VIENNA, is_primary: true }] }
  assert.equal((await estimate(await makeRecommended(world, partner, { debtor }))).country, 'AT')
})

test('the words that people write for our countries are understood', () => {
  const words = ['AT', ' at ', 'Österreich', 'Austria', 'D', 'Germany', 'Schweiz', 'FR', 'Atlantis', '', null]
  assert.deepEqual(words.map(countryCode), ['AT', 'AT', 'AT', 'AT', 'DE', 'DE', 'CH', 'FR', null, null, null])
})
