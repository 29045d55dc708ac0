import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseFacts, cents } from '../../../test/case-facts.ts'
import type { CaseFacts } from '../court.ts'
import { competentCourt } from './competent-court.ts'

test('a Mahnklage goes to the district court up to 15,000 euros; companies in Vienna have commercial courts', () => {
  const creditor = { country: 'AT', zip: '1010' }
  const court = (euro: number, zip: string, more: Partial<CaseFacts> & { debtor_type?: string } = {}) => {
    const { debtor_type = 'privateperson', ...changes } = more
    const debtor = { debtor_type, zip, city: 'Ort' }
    const found = competentCourt({ ...caseFacts({ streitwert_cents: cents(euro), ...changes }), debtor, creditor })
    return found && [found.name, found.place].filter(Boolean).join(', ')
  }
  const company = { debtor_type: 'protocolled_company' }
  assert.equal(court(15_000, '8010'), 'Bezirksgericht, 8010 Ort')
  assert.equal(court(15_000.01, '8010'), 'Landesgericht, 8010 Ort')
  assert.equal(court(15_000.01, '8010', { claim_type: 'tenancy' }), 'Bezirksgericht, 8010 Ort')
  assert.equal(court(15_000.01, '1230'), 'Landesgericht für Zivilrechtssachen Wien')
  assert.equal(court(15_000, '1230'), 'Bezirksgericht Liesing')
  assert.equal(court(15_000.01, '1230', { claim_type: 'tenancy' }), 'Bezirksgericht Liesing')
  assert.equal(court(15_000, '1070'), 'Bezirksgericht Josefstadt')
  assert.equal(court(15_000, '1110'), 'Bezirksgericht Innere Stadt Wien')
  assert.equal(court(15_000, '6850'), 'Bezirksgericht Dornbirn')
  assert.equal(court(15_000.01, '6850'), 'Landesgericht Feldkirch')
  assert.equal(court(15_000, '1010', company), 'Bezirksgericht für Handelssachen Wien')
  assert.equal(court(15_000.01, '1010', company), 'Handelsgericht Wien')
  assert.equal(court(15_000.01, '1240', company), 'Landesgericht, 1240 Ort')
  assert.equal(court(1, '8010', { on: '2012-12-31' }), null, 'no table is older')
})
