import assert from 'node:assert/strict'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { attachmentPdf, encryptedPdf, manyPagesPdf, pagelessPdf, pagePdf, textAt } from '../../../test/pdf-files.ts'
import { openReading, unreadable, wordsOf } from '../../../test/pdf-reading.ts'
import { IN_TESTS } from '../../../test/tools.ts'
import { boxAsShown, sizeAsShown, type Word } from './page-text.ts'
import { type Module, openPdfReader } from './reader.ts'
import { PdfUnreadable, WorkerLost } from './refusals.ts'

const { folder, reader, read, fileOf } = await openReading()

test('words come with their position, size and weight', async () => {
  const content = `${textAt([50, 500, 'Rechnung Nr. 4711'])}\nBT /F2 20 Tf 1 0 0 1 50 400 Tm (Summe) Tj ET`
  const document = await read(pagePdf(content))
  assert.equal(document.page_count, 1)
  assert.equal(document.xml, null)
  const [page] = document.pages
  assert.deepEqual([page?.number, page?.width, page?.height, page?.source], [1, 400, 600, 'text'])
  const [first, second, third, sum] = wordsOf(document)
  assert.deepEqual([first?.text, second?.text, third?.text, sum?.text], ['Rechnung', 'Nr.', '4711', 'Summe'])
  assert.equal(first?.x, 50)
  assert.ok(first && first.y < 100 && first.y + first.height > 100, 'the baseline at 600 - 500 lies within the word')
  // In 12-point Helvetica the word is 54.70 points wide and the space 3.34.
  assert.ok(Math.abs((second?.x ?? 0) - 108.04) < 0.1, String(second?.x))
  assert.deepEqual([first.font_size, first.bold, first.confidence], [12, false, 1])
  assert.deepEqual([sum?.font_size, sum?.bold], [20, true])
})

test('letters placed one by one are joined, and gaps separate words', async () => {
  const starts = [0, 8.0, 14.67, 18.01, 22.01, 28.68]
  const letters = [...'Betrag'].map((letter, index) => `1 0 0 1 ${50 + (starts[index] ?? 0)} 300 Tm (${letter}) Tj`)
  const spaced = '1 0 0 1 50 200 Tm [(R) -500 (E) -500 (C) -500 (H) -500 (T)] TJ'
  const parted = '1 0 0 1 50 100 Tm [(119,00) -300 (EUR)] TJ'
  const document = await read(pagePdf(`BT /F1 12 Tf ${letters.join(' ')} ${spaced} ${parted} ET`))
  assert.deepEqual(
    wordsOf(document).map((word) => word.text),
    ['Betrag', 'RECHT', '119,00', 'EUR'],
  )
})

test('a word printed twice to look bold is one word, and text outside the page is ignored', async () => {
  const document = await read(pagePdf(textAt([50, 500, 'Fett'], [50.4, 500, 'Fett'], [900, 500, 'draussen'])))
  assert.deepEqual(
    wordsOf(document).map((word) => word.text),
    ['Fett'],
  )
})

test('words on a rotated page are placed where they are seen', async () => {
  const document = await read(pagePdf(textAt([50, 500, 'Seitlich']), { page: '/Rotate 90' }))
  const [page] = document.pages
  assert.deepEqual([page?.width, page?.height], [600, 400])
  const [word] = wordsOf(document)
  assert.ok(word && Math.abs(word.x + word.width - 509) < 3 && Math.abs(word.y - 50) < 1, JSON.stringify(word))
  assert.ok(word.height > word.width, 'the word runs downwards')
})

test('a page whose whole text runs another way is read upright, and its boxes lead back to what is shown', async () => {
  const LINES = ['Rechnung Nummer 4711 vom Mai', 'Gesamtbetrag 119,00 EUR']
  const directions = { 1: '0 1 -1 0 200 100', 2: '-1 0 0 -1 300 400', 3: '0 -1 1 0 200 500' } as const
  for (const [turn, matrix] of Object.entries(directions)) {
    const [a, b, c, d, x, y] = matrix.split(' ').map(Number) as [number, number, number, number, number, number]
    const content = LINES.map((line, index) => {
      const place = [x - c * 20 * index, y - d * 20 * index]
      return `BT /F1 12 Tf ${a} ${b} ${c} ${d} ${place.join(' ')} Tm (${line}) Tj ET`
    })
    const [page] = (await read(pagePdf(content.join('\n')))).pages
    assert.ok(page)
    assert.equal(page.turn, Number(turn))
    const first = page.words[0] as Word
    assert.deepEqual([first.text, page.words.at(-1)?.text], ['Rechnung', 'EUR'])
    assert.ok(first.width > first.height && first.y < (page.words.at(-1)?.y ?? 0))
    assert.deepEqual(sizeAsShown(page), { width: 400, height: 600 })
    const shown = boxAsShown(first, page)
    const [start_x, start_y] = [x, 600 - y]
    assert.ok(shown.x - 4 < start_x && start_x < shown.x + shown.width + 4, JSON.stringify(shown))
    assert.ok(shown.y - 4 < start_y && start_y < shown.y + shown.height + 4, JSON.stringify(shown))
    assert.equal(shown.height > shown.width, turn !== '2')
  }
})

const CII = '<rsm:CrossIndustryInvoice xmlns:rsm="urn:x"><a>Müller</a></rsm:CrossIndustryInvoice>'

test('an embedded invoice is found by its root under any XML name, in its declared encoding', async () => {
  const named = await read(attachmentPdf('factur-x.xml', Buffer.from(`<?xml version="1.0"?><!-- x -->${CII}`)))
  assert.equal(named.xml?.name, 'factur-x.xml')
  assert.ok(named.xml?.text.includes('Müller'))

  const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><Invoice>Müller</Invoice>`, 'latin1')
  assert.match((await read(attachmentPdf('rechnung.XML', latin))).xml?.text ?? '', /Müller/)

  const wide = Buffer.from(`\ufeff<CreditNote>Müller</CreditNote>`, 'utf16le')
  assert.match((await read(attachmentPdf('gutschrift.xml', wide))).xml?.text ?? '', /Müller/)
})

test('an attachment that is not an invoice is ignored', async () => {
  const order = Buffer.from('<SCRDMCCBDACIOMessageStructure/>')
  assert.equal((await read(attachmentPdf('order-x.xml', order))).xml, null)
  assert.equal((await read(attachmentPdf('rechnung.txt', Buffer.from(CII)))).xml, null)
})

test('twenty of a thousand pages are read, the last ones among them, and the others are named', async () => {
  const document = await read(manyPagesPdf(1000))
  assert.equal(document.page_count, 1000)
  assert.equal(document.pages.length, 20)
  assert.deepEqual(
    [0, 14, 15, 19].map((page) => wordsOf(document, page).map((word) => word.text)),
    [1, 15, 996, 1000].map((number) => ['Seite', `${number}`, 'von', '1000']),
  )
  assert.deepEqual(document.unread, [{ from: 16, to: 995 }])
  assert.deepEqual((await read(manyPagesPdf(20))).unread, [])
})

test('unreadable files are refused with a reason', async () => {
  await assert.rejects(read(encryptedPdf()), unreadable('is encrypted'))
  await assert.rejects(read(pagelessPdf()), unreadable('has no pages'))
  await assert.rejects(read(''), unreadable('is empty'))
  await assert.rejects(read('%PDF-1.7\nnothing of the kind'), unreadable('is damaged or not a PDF'))
  await assert.rejects(reader.read(join(folder, 'gone.pdf')), unreadable('is not there any more'))
})

test('a truncated file is read as far as it goes or refused, never waited for', async () => {
  const whole = pagePdf(textAt([50, 500, 'Abgebrochen']))
  for (const part of [0.2, 0.5, 0.8, 0.97]) {
    const answer = await read(whole.subarray(0, Math.floor(whole.length * part))).catch((error: unknown) => error)
    if (answer instanceof Error) assert.ok(answer instanceof PdfUnreadable, String(answer))
    else assert.ok((answer as { page_count: number }).page_count >= 1)
  }
})

test('a page is drawn as a PNG with 1600 pixels on its longer side', async () => {
  const path = await fileOf(pagePdf(textAt([50, 500, 'Bild'])))
  const png = await reader.renderPage(path, 1)
  assert.equal(png.subarray(1, 4).toString('latin1'), 'PNG')
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1067, 1600])
  await assert.rejects(reader.renderPage(path, 2), unreadable('has no such page'))
})

test('a file that takes too long is given up, and the next one is read', async () => {
  const hasty = openPdfReader({ ...IN_TESTS, text_ms: 1 })
  const path = await fileOf(manyPagesPdf(300))
  await assert.rejects(hasty.read(path), unreadable('took too long to read'))
  await hasty.close()
  assert.equal((await reader.read(path)).page_count, 300)
})

test('the time of a file is processor time, and a patient caller gives it more', async () => {
  const module = (code: string): Module<() => number> => ({ url: new URL(`data:text/javascript,${code}`) })
  const path = await fileOf(manyPagesPdf(300))
  const hasty = openPdfReader({ ...IN_TESTS, document_ms: 1 })
  const pages = module('export default ({ page_count }) => page_count')
  await assert.rejects(hasty.digest(path, pages, { given: undefined }), unreadable('took too long to read'))
  assert.equal(await hasty.digest(path, pages, { given: undefined, patience: 60_000 }), 300)
  await hasty.close()

  // It uses no processor time at all, so only standing still gives it away.
  const other = openPdfReader({ ...IN_TESTS, stall_ms: 2_000 })
  const endless = module('export default () => new Promise(() => {})')
  await assert.rejects(other.digest(path, endless, { given: undefined }), (error) => error instanceof WorkerLost)
  assert.equal(await other.digest(path, pages, { given: undefined }), 300)
  await other.close()
})

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ESRCH')
  }
}

test('a killed process is told apart from a bad file, and the file can be read again', async () => {
  const started: number[] = []
  const other = openPdfReader({ ...IN_TESTS, onStart: (pid) => started.push(pid) })
  const path = await fileOf(manyPagesPdf(1000))
  await other.read(path)
  // It never ends by itself. One that dies before it has the file costs nobody anything: the next one gets it.
  const endless: Module<() => number> = {
    url: new URL('data:text/javascript,export default () => new Promise(() => {})'),
  }
  let is_over = false
  const lost = assert.rejects(other.digest(path, endless, { given: undefined }), WorkerLost).finally(() => {
    is_over = true
  })
  await eventually(() => {
    if (!is_over) killIfThere(started.at(-1) as number)
    return is_over
  })
  await lost
  assert.equal((await other.read(path)).page_count, 1000)
  await other.close()
})

test('the process has a lower priority than work that somebody waits for', async () => {
  const started = Promise.withResolvers<number>()
  const other = openPdfReader({ onStart: started.resolve })
  const reading = assert.rejects(other.read(await fileOf(manyPagesPdf(300))), WorkerLost)
  const pid = await started.promise
  await eventually(() => getPriority(pid) === constants.priority.PRIORITY_BELOW_NORMAL)
  await other.close()
  await reading
})

test('closing ends the process and rejects what waits for it', async () => {
  const started: number[] = []
  const other = openPdfReader({ ...IN_TESTS, onStart: (pid) => started.push(pid) })
  const path = await fileOf(manyPagesPdf(300))
  await other.read(path)
  const settled = Promise.allSettled([other.read(path), other.read(path)])
  await other.close()
  for (const { status } of await settled) assert.equal(status, 'rejected')
  await assert.rejects(other.read(path), (error) => error instanceof WorkerLost)
  assert.throws(() => process.kill(started[0] as number, 0), /ESRCH/)
})
