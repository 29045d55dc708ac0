import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePdf, stream } from '../../../../test/pdf-files.ts'
import type { GreyPicture } from '../../ocr/picture.ts'
import { withDocument } from './document.ts'
import { matrixOf } from './geometry.ts'
import type { Operators } from './graphics-stack.ts'
import { drawPage, greyOf } from './pictures.ts'
import { solePicture } from './sole-picture.ts'

const [WIDTH, HEIGHT] = [40, 60]
const DRAWN = '400 0 0 600 0 0 cm /X1 Do'
const GREYS = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at * 7) % 256))
const COLOURS = Buffer.from(Array.from({ length: 3 * WIDTH * HEIGHT }, (_, at) => (at * 11) % 256))
const BITS = Buffer.from(Array.from({ length: (WIDTH / 8) * HEIGHT }, (_, at) => (at * 37) % 256))

const image = (data: Buffer, entries: string) =>
  stream(data, `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} ${entries}`)
const GREY = image(GREYS, '/ColorSpace /DeviceGray /BitsPerComponent 8')

type Seen = { readonly own: GreyPicture | null; readonly drawn: GreyPicture }

/** The page's own picture, and what is seen when it is drawn with as many dots. */
const seen = (content: string, picture: Buffer = GREY, page = ''): Promise<Seen> =>
  withDocument(pagePdf(content, { more: [picture], page }), 'pictures', async (document) => {
    const first = await document.getPage(1)
    const { transform, width, height } = first.getViewport({ scale: 1 })
    const operators = (await first.getOperatorList()) as Operators
    const own = await solePicture(first, operators, { viewport: matrixOf(transform), width, height })
    return { own, drawn: greyOf(await drawPage(first, 7.2)) }
  })

for (const [name, picture] of [
  ['grey', GREY],
  ['coloured', image(COLOURS, '/ColorSpace /DeviceRGB /BitsPerComponent 8')],
  ['black and white', image(BITS, '/ColorSpace /DeviceGray /BitsPerComponent 1')],
  ['inverted', image(BITS, '/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]')],
] as const)
  test(`the dots of a ${name} page are those that are seen`, async () => {
    const { own, drawn } = await seen(DRAWN, picture)
    assert.ok(own)
    assert.deepEqual([own.width, own.height], [WIDTH, HEIGHT])
    assert.deepEqual(Buffer.from(own.data), Buffer.from(drawn.data))
    assert.ok(new Set(own.data).size > 1)
  })

test('text that a scanner laid unseen below its picture changes nothing', async () => {
  const { own } = await seen(`q BT /F1 12 Tf 3 Tr 50 50 Td (Rechnung) Tj ET Q q ${DRAWN} Q`)
  assert.ok(own)
})

test('a page that shows anything else, or its picture in another way, has to be drawn', async () => {
  const others = {
    'visible text': `${DRAWN} 0.0025 0 0 0.0016 0 0 cm BT /F1 12 Tf 50 50 Td (bezahlt) Tj ET`,
    'text that is seen again': `q 3 Tr Q BT /F1 12 Tf 50 50 Td (bezahlt) Tj ET ${DRAWN}`,
    'a line': `${DRAWN} 0 0.5 m 1 0.5 l S`,
    'two pictures': `q ${DRAWN} Q q ${DRAWN} Q`,
    'a part of the page': '200 0 0 300 0 0 cm /X1 Do',
    'more than the page': '800 0 0 1200 -200 -300 cm /X1 Do',
    'upside down': '-400 0 0 -600 400 600 cm /X1 Do',
    'a mirror image': '-400 0 0 600 400 0 cm /X1 Do',
    'nothing at all': '',
  }
  for (const [what, content] of Object.entries(others)) assert.equal((await seen(content)).own, null, what)
  assert.equal((await seen(DRAWN, GREY, '/Rotate 90')).own, null, 'a rotated page')
  const fax = stream(
    GREYS,
    '/Type /XObject /Subtype /Image /Width 40 /Height 30 /ColorSpace /DeviceGray /BitsPerComponent 8',
  )
  assert.equal((await seen(DRAWN, fax)).own, null, 'dots that are not square')
})
