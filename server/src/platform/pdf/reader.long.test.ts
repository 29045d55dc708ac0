import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeScan } from '../../../eval/scans.ts'
import { attachmentPdf, flateBomb, pagePdf, picturePdf, TWICE_DEFLATED, textAt } from '../../../test/pdf-files.ts'
import { openReading, unreadable, wordsOf } from '../../../test/pdf-reading.ts'

const { read, fileOf } = await openReading()

test('a few kilobytes that unpack to gigabytes are refused, and the next file is read', async () => {
  const bomb = flateBomb(256)
  const size = '/Width 100 /Height 100 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const bombs = [
    pagePdf(bomb, { content: TWICE_DEFLATED }),
    attachmentPdf('factur-x.xml', bomb, TWICE_DEFLATED),
    picturePdf(bomb, `${size} ${TWICE_DEFLATED}`),
  ]
  const answers = bombs.map(async (content) =>
    assert.rejects(read(content), unreadable('needs too much memory to read')),
  )
  const next = read(pagePdf(textAt([50, 500, 'Danach'])))
  await Promise.all(answers)
  assert.equal(wordsOf(await next)[0]?.text, 'Danach')
})

test('a picture of 60,000 by 60,000 pixels is not decoded', async () => {
  const size = '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const document = await read(picturePdf(flateBomb(215), `${size} ${TWICE_DEFLATED}`))
  assert.deepEqual(wordsOf(document), [])
})

const LINES = [
  [40, 500, 'Rechnung Nr. 4711'],
  [40, 460, 'Gesamtbetrag 119,00 EUR'],
] as const

test('a scan is recognised with the positions of its words, even if it is upside down', async () => {
  for (const page of ['', '/Rotate 180']) {
    const content = textAt(...LINES).replaceAll('/F1 12', '/F1 22')
    const scan = await makeScan(await fileOf(pagePdf(content, { page })), page === '' ? 'rough' : 'clean')
    const document = await read(scan)
    assert.equal(document.pages[0]?.source, 'ocr')
    const words = wordsOf(document)
    assert.equal(words.map((word) => word.text).join(' '), 'Rechnung Nr. 4711 Gesamtbetrag 119,00 EUR')
    const [first] = words
    assert.ok(first && Math.abs(first.x - 41) < 8 && Math.abs(first.y - 84) < 8, JSON.stringify(first))
    assert.ok(first.confidence > 0.5 && first.confidence <= 1 && Math.abs(first.font_size - 22) < 4)
  }
})

test('the words in a ruled table of a noisy scan are read too', async () => {
  const rows = [
    ['Kugelschreiber', '4', '17,99', '71,96'],
    ['Wanderschuh', '1', '125,50', '125,50'],
    ['Trinkflasche', '5', '18,50', '92,50'],
  ]
  const columns = [42, 252, 292, 352]
  const cells = rows.flatMap((row, down) =>
    row.map((text, across) => [columns[across] as number, 400 - down * 14, text] as const),
  )
  const across = [411, 397, 383, 369].map((y) => `38 ${y} m 396 ${y} l S`)
  const down = [38, 248, 288, 348, 396].map((x) => `${x} 369 m ${x} 411 l S`)
  const text = textAt([40, 500, 'Rechnung Nr. 4711'], ...cells).replaceAll('/F1 12', '/F1 8')
  const page = pagePdf([text, '0.6 G 0.5 w', ...across, ...down].join('\n'))
  const words = wordsOf(await read(await makeScan(await fileOf(page), 'rough'))).map((word) => word.text)
  for (const wanted of rows.flat()) assert.ok(words.includes(wanted), `${wanted} of ${words.join(' ')}`)
})
