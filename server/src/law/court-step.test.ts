import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseFacts, legal } from '../../test/case-facts.ts'
import type { CaseFacts } from './court.ts'
import { competentCourt, courtCosts, lawyerRule, procedureForAmount, procedureOf, refusalOf } from './court-step.ts'

type Facts = CaseFacts & { country: string | null }

const facts = ({ country = 'AT', ...more }: Partial<Facts>): Facts => ({ country, ...caseFacts(more) })

test('the reasons against a procedure are checked in the promised order', () => {
  const reason = (more: Partial<Facts>) => refusalOf(facts(more))?.reason ?? null
  const all_wrong = { country: null, streitwert_cents: 0, obligation_fulfilled: false }
  assert.equal(reason(all_wrong), 'no_address')
  assert.equal(reason({ ...all_wrong, country: 'FR' }), 'debtor_country')
  assert.equal(reason({ ...all_wrong, country: 'DE' }), 'no_amount')
  assert.equal(reason({ ...all_wrong, country: 'AT' }), 'no_amount')
  assert.equal(reason({ streitwert_cents: 7_500_000 }), null)
  assert.equal(reason({ streitwert_cents: 7_500_001 }), 'amount_above_limit')
  assert.equal(reason({ country: 'DE', streitwert_cents: 7_500_001 }), null, 'Germany has no limit')
  assert.equal(reason({ country: 'DE', obligation_fulfilled: false }), 'obligation_not_fulfilled')
  assert.equal(reason({ obligation_fulfilled: false }), null)
})

test('a lawyer is required in Austria above 5,000 euros but not for rent, and not allowed in Germany', () => {
  const rule = (more: Partial<Facts>) => lawyerRule(facts(more))
  assert.equal(rule({ streitwert_cents: 500_000 }), 'lawyer_optional')
  assert.equal(rule({ streitwert_cents: 500_001 }), 'lawyer_required')
  assert.equal(rule({ streitwert_cents: 500_001, claim_type: 'tenancy' }), 'lawyer_optional')
  assert.equal(rule({ country: 'DE', streitwert_cents: 500_001 }), 'lawyer_not_allowed')
  assert.equal(rule({ country: 'FR' }), null)
})

test('there are no costs without a procedure, and every fee names its legal basis', () => {
  assert.equal(courtCosts(facts({ country: 'FR' })), null)
  assert.equal(courtCosts(facts({ streitwert_cents: 0 })), null)
  assert.deepEqual(
    courtCosts(facts({}))?.legal_basis.map(({ rule, valid_from }) => [rule, valid_from]),
    [
      ['GGG Tarifpost 1', '2025-04-01'],
      ['RATG TP 2, §§ 23, 23a', '2023-05-01'],
    ],
  )
  assert.equal(courtCosts(facts({ country: 'DE' }))?.lawyer_fees, null)
})

test('a country without a procedure has no competent court', () => {
  const debtor = { debtor_type: 'privateperson', zip: '8010', city: 'Ort' }
  const creditor = { country: 'AT', zip: '1010' }
  assert.equal(competentCourt({ ...facts({ country: 'CH' }), debtor, creditor }), null)
  assert.deepEqual(
    ['AT', 'DE', 'CH', null].map((country) => procedureOf({ country })),
    ['mahnklage', 'mahnbescheid', null, null],
  )
})

test('a letter announces no procedure if the amount exceeds the limit of that day', () => {
  const announced = (country: string, streitwert_cents: number, tables = legal) =>
    procedureForAmount({ country, streitwert_cents }, { on: '2026-05-14', legal: tables })
  assert.equal(announced('AT', 7_500_000), 'mahnklage')
  assert.equal(announced('AT', 7_500_001), null)
  assert.equal(announced('DE', 7_500_001), 'mahnbescheid')
  assert.equal(announced('FR', 1), null)
  const [row] = legal.court_limits_at.limits
  assert.ok(row)
  const raised = { ...legal, court_limits_at: { limits: [{ ...row, dunning_suit_cents: 9_000_000 }] } }
  assert.equal(announced('AT', 9_000_000, raised), 'mahnklage')
  assert.equal(announced('AT', 9_000_001, raised), null)
})
