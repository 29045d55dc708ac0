import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnPage, pagePdf, textAt } from '../../../test/pdf-files.ts'
import { lieOf } from './orientation.ts'
import { type GreyPicture, turned } from './picture.ts'
import { rotated } from './straighten.ts'

const WORDS =
  'Wir danken Ihnen für den Auftrag 4711 vom 02.03.2026 und berechnen die Lieferung von 12 Brettern zu 23,80 EUR'.split(
    ' ',
  )

/** A letter in lines of different length, with a table whose rules run down the page. */
async function letter(): Promise<GreyPicture> {
  const lines = Array.from({ length: 24 }, (_, index): [number, number, string] => [
    40,
    540 - index * 18,
    WORDS.slice(index % 9, 8 + (index % 9)).join(' '),
  ])
  const rules = [30, 150, 290, 370].map((x) => `${x} 60 m ${x} 560 l S`).join('\n')
  return drawnPage(pagePdf(`${textAt(...lines).replaceAll('/F1 12', '/F1 8')}\n1.5 w ${rules}`), 200)
}

test('a page on its side and one upside down are told from an upright one by their ink', async () => {
  const upright = await letter()
  const lies = (page: GreyPicture) => ([0, 1, 2, 3] as const).map((turn) => lieOf(turned(page, turn)).is)
  assert.deepEqual(lies(upright), ['upright', 'sideways', 'upside_down', 'sideways'])
  for (const degrees of [1.5, -1.5]) {
    const askew = lies(rotated(upright, (degrees * Math.PI) / 180))
    assert.deepEqual(
      askew.map((lie) => lie === 'sideways'),
      [false, true, false, true],
    )
  }
})

test('an empty page counts as upright', () => {
  assert.equal(lieOf({ width: 600, height: 800, data: new Uint8Array(480_000).fill(255) }).is, 'upright')
})
