import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseFacts, cents, legal } from '../../../test/case-facts.ts'
import type { CaseFacts } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import { competentCourt } from './competent-court.ts'

type More = Partial<CaseFacts> & { debtor_type?: string; city?: string | null }

const creditor = { country: 'AT', zip: '1010' }

function courtOf(euro: number, zip: string, more: More = {}) {
  const { debtor_type = 'privateperson', city = 'Ort', ...changes } = more
  const facts = caseFacts({ streitwert_cents: cents(euro), ...changes })
  return competentCourt({ ...facts, debtor: { debtor_type, zip, city }, creditor })
}

const court = (euro: number, zip: string, more: More = {}) => {
  const found = courtOf(euro, zip, more)
  return found && [found.name, found.place].filter(Boolean).join(', ')
}

const candidates = (euro: number, zip: string, city: string | null) => courtOf(euro, zip, { city })?.candidates
const local = (zip: string, city: string) => court(15_000, zip, { city })

test('a Mahnklage goes to the district court up to 15,000 euros; companies in Vienna have commercial courts', () => {
  const company = { debtor_type: 'protocolled_company' }
  assert.equal(court(15_000, '8010'), 'Bezirksgericht Graz-Ost')
  assert.equal(court(15_000.01, '8010'), 'Landesgericht für Zivilrechtssachen Graz')
  assert.equal(court(15_000.01, '8010', { claim_type: 'tenancy' }), 'Bezirksgericht Graz-Ost')
  assert.equal(court(15_000.01, '1230'), 'Landesgericht für Zivilrechtssachen Wien')
  assert.equal(court(15_000, '1230'), 'Bezirksgericht Liesing')
  assert.equal(court(15_000.01, '1230', { claim_type: 'tenancy' }), 'Bezirksgericht Liesing')
  assert.equal(court(15_000, '1070'), 'Bezirksgericht Josefstadt')
  assert.equal(court(15_000, '1110'), 'Bezirksgericht Innere Stadt Wien')
  assert.equal(court(15_000, '1010', company), 'Bezirksgericht für Handelssachen Wien')
  assert.equal(court(15_000.01, '1010', company), 'Handelsgericht Wien')
  assert.equal(court(15_000.01, '1240', company), 'Landesgericht, 1240 Ort')
  assert.equal(court(1, '8010', { on: '2012-12-31' }), null, 'no table is older')
})

test('a postal code of several courts needs the municipality, as people write it', () => {
  assert.equal(local('6850', 'Dornbirn'), 'Bezirksgericht Dornbirn')
  assert.equal(local('6850', 'schwarzenberg'), 'Bezirksgericht Bezau')
  assert.equal(local('9560', 'Feldkirchen'), 'Bezirksgericht Feldkirchen', 'without the end of the name')
  assert.equal(local('3932', 'Zwettl'), 'Bezirksgericht Zwettl', 'a part of a double name')
  assert.equal(local('3032', 'Maria Anzbach'), 'Bezirksgericht Neulengbach', 'without the hyphen')
  for (const city of ['Sankt Valentin', 'St. Valentin', 'St.Valentin', 'St Valentin']) {
    assert.equal(local('4300', city), 'Bezirksgericht Haag', city)
  }
  assert.equal(local('4020', 'Linz'), 'Bezirksgericht Linz')
  assert.equal(local('4040', 'Linz'), 'Bezirksgericht Urfahr', 'north of the Danube')
  assert.equal(local('8054', 'Graz'), 'Bezirksgericht Graz-West')
})

test('where several courts may serve a place none is chosen', () => {
  const both = ['Bezirksgericht Bezau', 'Bezirksgericht Dornbirn']
  assert.equal(local('6850', 'Haselstauden'), 'Bezirksgericht, 6850 Haselstauden')
  assert.deepEqual(candidates(15_000, '6850', 'Haselstauden'), both)
  assert.deepEqual(candidates(15_000, '6850', null), both)
  assert.deepEqual(candidates(15_000, '6850', 'St.'), both, 'no start of a name is a name')
  assert.equal(court(15_000.01, '6850'), 'Landesgericht Feldkirch', 'which is the same for both')
  assert.deepEqual(
    candidates(15_000, '9143', 'Feistritz ob Bleiburg'),
    ['Bezirksgericht Bleiburg', 'Bezirksgericht Völkermarkt'],
    'no source names the court of the municipality',
  )
})

test('where the table has no court there is nothing to choose from either', () => {
  assert.deepEqual(courtOf(15_000, '8011'), {
    ...{ name: 'Bezirksgericht', address: null, place: '8011 Ort', candidates: [] },
  })
  assert.deepEqual(courtOf(15_000.01, '3910'), {
    ...{ name: 'Landesgericht', address: null, place: '3910 Ort', candidates: [] },
  })
  assert.deepEqual(candidates(15_000.01, '3532', null), [], 'of two regional courts one is not known')
})

test('each entry of the table leads to its court, and a shared postal code to several', () => {
  const row = rowOn(legal.district_courts_at.courts, '2026-05-14')
  assert.ok(row)
  const owners = new Map<string, string[]>()
  for (const { district_court, zip_prefixes, shared = [] } of row.courts) {
    for (const zip of zip_prefixes) {
      assert.equal(local(zip.padEnd(4, '0'), ''), district_court, zip)
      owners.set(zip, [...(owners.get(zip) ?? []), district_court])
    }
    for (const { zip, places } of shared) {
      assert.ok(candidates(15_000, zip, null)?.includes(district_court), `${zip} ${district_court}`)
      for (const place of places) {
        const found = courtOf(15_000, zip, { city: place })
        assert.ok(found && [found.name, ...found.candidates].includes(district_court), `${zip} ${place}`)
      }
      owners.set(zip, [...(owners.get(zip) ?? []), district_court])
    }
  }
  assert.equal(new Set(row.courts.map(({ district_court }) => district_court)).size, row.courts.length)
  assert.equal(row.courts.length, 112, 'all district courts but the commercial one')
  const shared = [...owners.values()].filter(({ length }) => length > 1)
  assert.deepEqual([owners.size, shared.length], [2232, 309])
})

test('before the newest change of the districts only Vienna and some towns have a court', () => {
  const on = '2023-02-28'
  assert.equal(court(15_000, '8010', { on }), 'Bezirksgericht, 8010 Ort')
  assert.equal(court(15_000, '6850', { on }), 'Bezirksgericht Dornbirn')
  assert.equal(court(15_000, '1230', { on }), 'Bezirksgericht Liesing')
})
