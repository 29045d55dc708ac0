import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../platform/legal/read-legal.ts'
import { germanState } from './states.ts'

test('the longest prefix decides the state of a German postal code; on borders it is unknown', async () => {
  const legal = await readLegal('nowhere')
  const state = (zip: string | null) => germanState(zip, '2026-05-14', legal)
  const known = [
    ...(['10115=BE', '14467=BB', '20095=HH', '22844=SH', '24103=SH', '21217=NI', '28195=HB', '27568=HB'] as const),
    ...(['80331=BY', '89073=BW', '89231=BY', '65185=HE', '55116=RP', '55252=HE', '66111=SL', '99084=TH'] as const),
    ...(['06108=ST', '01067=SN', '17033=MV', '40213=NW', 'D-50667=NW', '30159=NI', '34117=HE', '63739=BY'] as const),
  ]
  for (const entry of known) {
    const [zip = '', expected] = entry.split('=')
    assert.equal(state(zip), expected, entry)
  }
  for (const zip of ['69412', '59969', '41849', '1010', '', 'abcde', null]) assert.equal(state(zip), null)
  const prefixes = legal.german_states.states[0]?.states.flatMap(({ zip_prefixes }) => zip_prefixes) ?? []
  assert.equal(new Set(prefixes).size, prefixes.length, 'no prefix stands twice')
})
