import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../../../platform/legal/read-legal.ts'
import { courtCosts, tariffFeeCents } from './costs.ts'
import { competentCourt } from './court.ts'
import { type CaseFacts, lawyerRule, unavailableReason } from './procedure.ts'

const legal = await readLegal('nowhere')
const DAY = '2026-05-14'

const facts = (more: Partial<CaseFacts>): CaseFacts => ({
  ...{ country: 'AT', claim_type: 'standard', obligation_fulfilled: true, streitwert_cents: 100_000, on: DAY, legal },
  ...more,
})
const cents = (euro: number): number => Math.round(euro * 100)
const feeOf = (country: string, euro: number, on = DAY): number | undefined => {
  const costs = courtCosts(facts({ country, streitwert_cents: cents(euro), on }))
  return costs ? costs.court_fee_cents / 100 : undefined
}

/** Up to this value; fee since 2017-08-01, 2021-05-01 and 2025-04-01. */
const GGG = [
  [150, 23, 25, 31],
  [300, 45, 48, 59],
  [700, 64, 68, 84],
  [2000, 107, 114, 140],
  [3500, 171, 182, 224],
  [7000, 314, 335, 412],
  [35_000, 743, 792, 974],
  [70_000, 1459, 1556, 1914],
  [140_000, 2919, 3112, 3829],
  [210_000, 4380, 4670, 5746],
  [280_000, 5840, 6227, 7661],
  [350_000, 7299, 7783, 9576],
] as const

test('the Austrian court fee changes with every limit and every table, the limit belonging to the lower fee', () => {
  const days = ['2021-04-30', '2025-03-31', '2025-04-01'] as const
  for (const [index, [limit, ...fees]] of GGG.entries()) {
    for (const [column, day] of days.entries()) {
      assert.equal(feeOf('AT', limit, day), fees[column], `${limit} on ${day}`)
      const next = GGG[index + 1]?.[column + 1]
      if (next) assert.equal(feeOf('AT', limit + 0.01, day), next, `${limit}.01 on ${day}`)
    }
  }
  assert.equal(feeOf('AT', 0.01), 31)
  assert.equal(feeOf('AT', 350_001), 11_164.01, '1.2 % and 6,964')
  assert.equal(feeOf('AT', 1, '2017-07-31'), undefined, 'no table is older')
  assert.equal(courtCosts(facts({ on: '2023-04-30' }))?.lawyer_fees, null, 'the tariff of lawyers begins in May 2023')
})

/** Up to this value: half of the fee of the GKG since 2025-06-01. */
const KV1100 = [
  ...([
    [500, 38],
    [1000, 38],
    [1500, 41],
    [2000, 51.5],
    [3000, 62.75],
    [4000, 74],
    [5000, 85.25],
  ] as const),
  ...([
    [6000, 96.5],
    [7000, 107.75],
    [8000, 119],
    [9000, 130.25],
    [10_000, 141.5],
    [13_000, 156.75],
  ] as const),
  ...([
    [16_000, 172],
    [19_000, 187.25],
    [22_000, 202.5],
    [25_000, 217.75],
    [30_000, 238],
    [35_000, 258.25],
  ] as const),
  ...([
    [40_000, 278.5],
    [45_000, 298.75],
    [50_000, 319],
    [65_000, 389],
    [80_000, 459],
    [95_000, 529],
  ] as const),
] as const

test('the fee of a German Mahnbescheid changes with every step', () => {
  for (const [index, [limit, fee]] of KV1100.entries()) {
    assert.equal(feeOf('DE', limit), fee, String(limit))
    const next = KV1100[index + 1]?.[1]
    if (next) assert.equal(feeOf('DE', limit + 0.01), next, `${limit}.01`)
  }
  assert.equal(feeOf('DE', 500_000), 2069, 'half of 638 + 10 × 140 + 10 × 210')
})

test('before June 2025 the older German table holds', () => {
  const old = ([500, 1000, 5000, 50_000, 500_000] as const).map((euro) => feeOf('DE', euro, '2025-05-31'))
  assert.deepEqual(old, [36, 36, 80.5, 300.5, 1950.5])
  assert.equal(feeOf('DE', 500, '2020-12-31'), undefined)
})

/** Value, tariff post 2, net, gross. */
const LAWYER = [
  [100, 35.1, 82.22, 98.66],
  [1000, 69.8, 158.56, 190.27],
  [5000, 104.6, 235.12, 282.14],
  [10_000, 173.8, 387.36, 464.83],
  [10_170, 173.8, 387.36, 464.83],
  [10_170.01, 191.7, 388.4, 466.08],
  [20_000, 299.1, 603.2, 723.84],
  [50_000, 502.83, 1010.66, 1212.79],
  [75_000, 515.33, 1035.66, 1242.79],
] as const

for (const [euro, tariff, net, gross] of LAWYER) {
  test(`an Austrian lawyer costs ${net} net and ${gross} gross for a suit about ${euro}`, () => {
    const [row] = legal.lawyer_fees_at.dunning_suit
    assert.ok(row)
    assert.equal(tariffFeeCents(row, cents(euro)), cents(tariff))
    const costs = courtCosts(facts({ streitwert_cents: cents(euro) }))
    assert.deepEqual(costs?.lawyer_fees, { net_cents: cents(net), gross_cents: cents(gross) })
  })
}

test('tariff post 2 changes with every band and step and ends at its highest amount', () => {
  const [row] = legal.lawyer_fees_at.dunning_suit
  assert.ok(row)
  const bands = [40, 70, 110, 180, 360, 730, 1090, 1820, 3630, 5450, 7270, 10_170]
  const fees = [17.9, 26.6, 35.1, 38.7, 43.7, 52.5, 69.8, 78.6, 87, 104.6, 130.2, 173.8, 191.7]
  for (const [index, limit] of bands.entries()) {
    assert.equal(tariffFeeCents(row, cents(limit)), cents(fees[index] as number), String(limit))
    assert.equal(tariffFeeCents(row, cents(limit + 0.01)), cents(fees[index + 1] as number), `${limit}.01`)
  }
  const steps: [number, number][] = [
    ...([
      [11_620, 191.7],
      [11_620.01, 209.6],
      [34_820, 478.1],
      [34_820.01, 496],
      [36_340, 496],
    ] as [number, number][]),
    ...([
      [36_360, 496.01],
      [363_360, 659.51],
      [463_360, 684.51],
      [99_999_999, 1558.2],
    ] as [number, number][]),
  ]
  for (const [euro, fee] of steps) assert.equal(tariffFeeCents(row, cents(euro)), cents(fee), String(euro))
})

test('what speaks against a procedure is found in the order that was promised', () => {
  const reason = (more: Partial<CaseFacts>) => unavailableReason(facts(more))
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

test('a lawyer is needed in Austria above 5,000 euros, never for rent, and has no place in Germany', () => {
  const rule = (more: Partial<CaseFacts>) => lawyerRule(facts(more))
  assert.equal(rule({ streitwert_cents: 500_000 }), 'lawyer_optional')
  assert.equal(rule({ streitwert_cents: 500_001 }), 'lawyer_required')
  assert.equal(rule({ streitwert_cents: 500_001, claim_type: 'tenancy' }), 'lawyer_optional')
  assert.equal(rule({ country: 'DE', streitwert_cents: 500_001 }), 'lawyer_not_allowed')
  assert.equal(rule({ country: 'FR' }), null)
})

test('a procedure that does not exist costs nothing, and every fee names where it stands', () => {
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

const GERMAN_COURTS = [
  ...([
    ['BW', 'Stuttgart'],
    ['BY', 'Coburg'],
    ['BE', 'Wedding'],
    ['BB', 'Wedding'],
    ['HB', 'Bremen'],
  ] as const),
  ...([
    ['HH', 'Hamburg-Altona'],
    ['MV', 'Hamburg-Altona'],
    ['HE', 'Hünfeld'],
    ['NI', 'Uelzen'],
  ] as const),
  ...([
    ['RP', 'Mayen'],
    ['SL', 'Mayen'],
    ['SN', 'Aschersleben'],
    ['ST', 'Aschersleben'],
  ] as const),
  ...([
    ['TH', 'Aschersleben'],
    ['SH', 'Schleswig'],
  ] as const),
] as const

test('a Mahnbescheid is applied for at the central court of the creditor, abroad at Wedding', () => {
  const debtor = { debtor_type: 'privateperson', zip: '80331', city: 'München' }
  const court = (country: string | null, state: string | null, zip: string | null) =>
    competentCourt({ ...facts({ country: 'DE' }), debtor, creditor: { country, state, zip } })?.name
  for (const [state, name] of GERMAN_COURTS) assert.equal(court('DE', state, null), `Amtsgericht ${name}`, state)
  assert.equal(court('DE', 'NW', '50667'), 'Amtsgericht Euskirchen')
  assert.equal(court('DE', 'NW', '53111'), 'Amtsgericht Euskirchen')
  assert.equal(court('DE', 'NW', '40213'), 'Amtsgericht Hagen')
  assert.equal(court('DE', 'NW', null), undefined, 'two courts, and nothing to choose by')
  assert.equal(court('AT', null, '1010'), 'Amtsgericht Wedding')
  assert.equal(court('DE', null, '10115'), undefined)
  assert.equal(court(null, null, null), undefined)
})

test('a Mahnklage goes to the district court up to 15,000 euros, in Vienna to the courts of commerce for companies', () => {
  const creditor = { country: 'AT', state: null, zip: '1010' }
  const court = (euro: number, zip: string, more: Partial<CaseFacts> & { debtor_type?: string } = {}) => {
    const { debtor_type = 'privateperson', ...changes } = more
    const debtor = { debtor_type, zip, city: 'Ort' }
    const found = competentCourt({ ...facts({ streitwert_cents: cents(euro), ...changes }), debtor, creditor })
    return found && [found.name, found.place].filter(Boolean).join(', ')
  }
  const company = { debtor_type: 'protocolled_company' }
  assert.equal(court(15_000, '8010'), 'Bezirksgericht, 8010 Ort')
  assert.equal(court(15_000.01, '8010'), 'Landesgericht, 8010 Ort')
  assert.equal(court(15_000.01, '8010', { claim_type: 'tenancy' }), 'Bezirksgericht, 8010 Ort')
  assert.equal(court(15_000.01, '1230'), 'Landesgericht für Zivilrechtssachen Wien')
  assert.equal(court(15_000, '1230'), 'Bezirksgericht, 1230 Ort')
  assert.equal(court(15_000, '1010', company), 'Bezirksgericht für Handelssachen Wien')
  assert.equal(court(15_000.01, '1010', company), 'Handelsgericht Wien')
  assert.equal(court(15_000.01, '1240', company), 'Landesgericht, 1240 Ort')
  assert.equal(court(1, '8010', { country: 'CH' }), null)
})
