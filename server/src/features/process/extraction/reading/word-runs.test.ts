import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { skeleton } from './fold.ts'
import { layOut, type WordRow } from './lines.ts'
import { brokenRunOf, runOf } from './word-runs.ts'

const layoutOf = (art: string) => layOut(printed(art))
const textOf = (words: readonly { text: string }[] | undefined) => words?.map(({ text }) => text).join(' ')

test('whole words in a row are found, whatever their case and punctuation', () => {
  const [row] = layoutOf('Lieferung an MOSER & Söhne, OG Wien').rows as [WordRow]
  assert.equal(textOf(runOf(row, skeleton('Moser & Söhne OG'))), 'MOSER & Söhne, OG')
})

test('an umlaut may be written as two letters on either side', () => {
  const [one, two] = layoutOf('Herrn Georg König\nHerrn Georg Koenig').rows as [WordRow, WordRow]
  assert.equal(textOf(runOf(one, skeleton('Georg Koenig'))), 'Georg König')
  assert.equal(textOf(runOf(two, skeleton('Georg König'))), 'Georg Koenig')
})

test('part of a word is not the word', () => {
  const [row] = layoutOf('Die Adlerwerke liefern').rows as [WordRow]
  assert.equal(runOf(row, skeleton('Adler')), undefined)
  assert.equal(runOf(row, skeleton('werke liefern')), undefined)
  assert.equal(runOf(row, ''), undefined)
})

test('a name may go on in the line below, if the rest is all that stands there', () => {
  const wanted = skeleton('Marchfelder Gemüse und Obst GmbH')
  const whole = layoutOf('Marchfelder Gemüse\nund Obst GmbH')
  assert.equal(textOf(brokenRunOf(whole, whole.rows[0] as WordRow, wanted)), 'Marchfelder Gemüse und Obst GmbH')
  const other = layoutOf('Marchfelder Gemüse\nund Obst GmbH seit 1950')
  assert.equal(brokenRunOf(other, other.rows[0] as WordRow, wanted), undefined)
})
