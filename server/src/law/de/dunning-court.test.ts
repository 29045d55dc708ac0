import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../platform/legal/read-legal.ts'
import { dunningCourt } from './dunning-court.ts'

const legal = await readLegal('nowhere')

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

test('a Mahnbescheid goes to the central court of the creditor, or to Wedding for creditors abroad', () => {
  const court = (country: string | null, state: string | null, zip: string | null) =>
    dunningCourt({ country, state, zip }, { on: '2026-05-14', legal })?.name
  for (const [state, name] of GERMAN_COURTS) assert.equal(court('DE', state, null), `Amtsgericht ${name}`, state)
  assert.equal(court('DE', 'NW', '50667'), 'Amtsgericht Euskirchen')
  assert.equal(court('DE', 'NW', '53111'), 'Amtsgericht Euskirchen')
  assert.equal(court('DE', 'NW', '40213'), 'Amtsgericht Hagen')
  assert.equal(court('DE', 'NW', null), undefined, 'two courts, and nothing to choose by')
  assert.equal(court('AT', null, '1010'), 'Amtsgericht Wedding')
  assert.equal(court('DE', null, '10115'), undefined)
  assert.equal(court(null, null, null), undefined)
})
