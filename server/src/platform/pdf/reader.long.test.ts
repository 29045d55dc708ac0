import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { makeScan } from '../../../eval/scans.ts'
import {
  attachmentPdf,
  drawnPage,
  flateBomb,
  pagePdf,
  picturePdf,
  scanPdf,
  stream,
  TWICE_DEFLATED,
  textAt,
} from '../../../test/pdf-files.ts'
import { openReading, unreadable, wordsOf } from '../../../test/pdf-reading.ts'
import { turned } from '../ocr/picture.ts'

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

test('a scan is recognised with the positions of its words, however it lies', async () => {
  for (const [turn, page] of ['', '/Rotate 270', '/Rotate 180', '/Rotate 90'].entries()) {
    const content = textAt(...LINES).replaceAll('/F1 12', '/F1 22')
    const scan = await makeScan(await fileOf(pagePdf(content, { page })), page === '' ? 'rough' : 'clean')
    const document = await read(scan)
    const [seen] = document.pages
    assert.deepEqual([seen?.source, seen?.turn, seen?.width, seen?.height], ['ocr', turn, 400, 600])
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

test('a picture that the file itself turns is recognised as it is shown', async () => {
  const upright = await drawnPage(pagePdf(textAt(...LINES).replaceAll('/F1 12', '/F1 22')), 150)
  const document = await read(scanPdf(turned(upright, 3), '', '/Rotate 90'))
  const [page] = document.pages
  assert.deepEqual([page?.source, page?.turn, page?.width, page?.height], ['ocr', 0, 600, 400])
  assert.match(
    wordsOf(document)
      .map((word) => word.text)
      .join(' '),
    /Gesamtbetrag 119,00 EUR/,
  )
})

test('of a picture with text below it the picture is read, and the text is only kept beside it', async () => {
  const large = (lines: typeof LINES) => textAt(...lines).replaceAll('/F1 12', '/F1 22')
  const picture = await drawnPage(pagePdf(large(LINES)), 150)
  const false_text = textAt(
    ...Array.from({ length: 10 }, (_, at) => [40, 460 - at * 20, `Gesamtbetrag ${at}999,00 EUR`] as const),
  )
  // Without ink, and drawn before the picture that hides it.
  for (const under of [`3 Tr\n${false_text}\n0 Tr`, false_text]) {
    const document = await read(scanPdf(picture, under))
    const [page] = document.pages
    assert.equal(page?.source, 'ocr')
    assert.equal(page.words.map((word) => word.text).join(' '), 'Rechnung Nr. 4711 Gesamtbetrag 119,00 EUR')
    assert.deepEqual([page.hidden?.length, page.hidden?.[1]?.text], [30, '0999,00'])
  }
})

test('text over a picture of the page is text, and what has no ink is not read', async () => {
  const background = { width: 600, height: 900, data: new Uint8Array(540_000).fill(240) }
  const lines = Array.from({ length: 8 }, (_, at) => [40, 500 - at * 20, `Position ${at} 10,00 EUR`] as const)
  const document = await read(
    scanPdf(background, '', '', `${textAt(...lines)}\n3 Tr ${textAt([40, 100, 'unsichtbar'])}`),
  )
  const [page] = document.pages
  assert.deepEqual(
    [page?.source, page?.words.length, page?.hidden?.map((word) => word.text)],
    ['text', 32, ['unsichtbar']],
  )
})

test('white letters on dark and on coloured bars of a clean scan are recognised, and black ones on pale bars too', async () => {
  const bar = (y: number, colour: string, letters: string, text: string) =>
    `${colour} rg 30 ${y} 340 24 re f\n${letters} rg BT /F2 11 Tf 1 0 0 1 40 ${y + 8} Tm (${text}) Tj ET\n0 g`
  const content = [
    textAt(...LINES),
    bar(400, '0.1 0.1 0.1', '1 1 1', 'Position Menge Einzelpreis'),
    bar(340, '0.93 0.49 0.19', '1 1 1', 'Nettobetrag 100,00 EUR'),
    bar(280, '0.27 0.45 0.77', '1 1 1', 'Rechnungsbetrag 119,00 EUR'),
    bar(220, '0.85 0.85 0.85', '0 0 0', 'Steuerbetrag 19,00 EUR'),
  ].join('\n')
  const document = await read(await makeScan(await fileOf(pagePdf(content)), 'clean'))
  const text = wordsOf(document)
    .map((word) => word.text)
    .join(' ')
  for (const wanted of [
    'Position Menge Einzelpreis',
    'Nettobetrag 100,00',
    'Rechnungsbetrag 119,00',
    'Steuerbetrag 19,00',
  ])
    assert.ok(text.includes(wanted), `${wanted} in ${text}`)
})

test('text below a letterhead that one can see through is text', async () => {
  const [width, height] = [600, 900]
  const picture = (mask: string, grey: number) =>
    stream(
      deflateSync(Buffer.alloc(width * height, grey)),
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8
        /Filter /FlateDecode ${mask}`,
    )
  const lines = Array.from({ length: 8 }, (_, at) => [40, 500 - at * 20, `Position ${at} 10,00 EUR`] as const)
  const file = pagePdf(`${textAt(...lines)}\nq 400 0 0 600 0 0 cm /X1 Do Q`, {
    more: [picture('/SMask 8 0 R', 200), picture('', 30)],
  })
  const [page] = (await read(file)).pages
  assert.deepEqual([page?.source, page?.words.length, page?.hidden], ['text', 32, []])
})
