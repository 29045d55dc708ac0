import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'content-disposition'
import fc from 'fast-check'
import { compoundFile, docx, EXE, PDF, PNG, xlsx, zip } from '../../../test/files.ts'
import { attachment } from '../http/download.ts'
import type { FileContent } from './content.ts'
import { FILE_KINDS, type FileKind, isOfKind, mimeTypeOf } from './file-kinds.ts'
import { cleanFileName, extensionOf, readNameBytes } from './file-name.ts'

const contentOf = (bytes: Buffer): FileContent => ({
  bytes: bytes.length,
  read: async (first, length) => bytes.subarray(first, first + length),
  // In small chunks, so that the searched names cross their boundaries.
  async *chunks() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  },
})

const is = (kind: FileKind, bytes: Buffer | string) =>
  isOfKind(kind, contentOf(typeof bytes === 'string' ? Buffer.from(bytes) : bytes))

const GIF = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')
const WEBP = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1')
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex')
const UTF16 = Buffer.from('\ufeffGrüße', 'utf16le')

const GOOD: Record<FileKind, (Buffer | string)[]> = {
  pdf: [PDF, `\n${PDF}`, Buffer.concat([PDF, zip([{ name: 'a', content: 'polyglot' }])])],
  doc: [compoundFile('WordDocument')],
  docx: [docx(), docx([{ name: 'word/media/inner.zip', content: 'PK' }])],
  xls: [compoundFile('Workbook'), compoundFile('Book')],
  xlsx: [xlsx()],
  txt: ['Grüße\n', Buffer.from('Gr\xfc\xdfe\r\n', 'latin1'), UTF16, Buffer.from(UTF16).swap16(), 'x'],
  csv: ['a;b\n1;2\n', 'Straße\n'],
  xml: ['<?xml version="1.0"?><a/>', '\ufeff  <Rechnung/>', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  png: [PNG],
  jpg: [JPEG],
  jpeg: [JPEG],
  gif: [GIF, Buffer.concat([GIF, Buffer.from('/*<script>alert(1)</script>*/')])],
  webp: [WEBP],
}
test('content that agrees with its extension is accepted, for every kind', async () => {
  for (const kind of FILE_KINDS) {
    for (const [index, bytes] of GOOD[kind].entries()) assert.ok(await is(kind, bytes), `${kind} ${index}`)
  }
})

test('content of one kind under the extension of another is refused', async () => {
  const alike = new Set(['jpg jpeg', 'jpeg jpg', 'xml txt', 'xml csv', 'txt csv', 'csv txt'])
  for (const content of FILE_KINDS) {
    for (const extension of FILE_KINDS.filter((other) => other !== content && !alike.has(`${content} ${other}`))) {
      for (const bytes of GOOD[content]) assert.ok(!(await is(extension, bytes)), `${content} as ${extension}`)
    }
  }
})

test('programs, web pages, archives and other office files are refused', async () => {
  const others: Record<string, Buffer | string> = {
    program: EXE,
    zip: zip([{ name: 'a.txt', content: 'a' }]),
    'zip without content types': zip([{ name: 'word/document.xml', content: '' }]),
    presentation: zip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'ppt/presentation.xml', content: '' },
    ]),
    installer: compoundFile('SummaryInformation'),
    nul: 'text with a \0 in it',
    noise: Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 151 + 7) % 256)),
    'one byte': Buffer.from([0xff, 0x00]),
  }
  for (const [name, bytes] of Object.entries(others)) {
    for (const kind of FILE_KINDS) assert.ok(!(await is(kind, bytes)), `${name} as ${kind}`)
  }
  assert.ok(!(await is('pdf', '<html>%PDF-1.7')))
  for (const page of ['<!DOCTYPE html><html>', '<HTML><body>', 'no markup']) assert.ok(!(await is('xml', page)), page)
})

test('files with macros are refused, whatever their extension', async () => {
  assert.ok(!(await is('docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }]))))
  assert.ok(!(await is('docx', docx([], 'ms-word.document.macroEnabled'))))
})

test('an archive is judged by its directory alone, and a false directory is refused', async () => {
  const good = docx()
  const end = good.length - 22
  const spoil = (at: number, value: number, bytes: 2 | 4) => {
    const copy = Buffer.from(good)
    copy.writeUIntLE(value, at, bytes)
    return copy
  }
  const broken = {
    'no end': good.subarray(0, end),
    'cut off': good.subarray(0, good.length - 1),
    'more entries than there are': spoil(end + 10, 500, 2),
    'entries without end': spoil(end + 10, 65_535, 2),
    'a directory beyond the file': spoil(end + 16, 0xfffffff0, 4),
    'a directory of gigabytes': spoil(end + 12, 0xfffffff0, 4),
  }
  for (const [name, bytes] of Object.entries(broken)) assert.ok(!(await is('docx', bytes)), name)
  const bomb = docx([{ name: 'word/bomb.xml', content: 'x', declared_size: 0xfffffff0 }])
  assert.ok(!(await is('docx', bomb)), 'it says that it unfolds to four gigabytes')
  const types = 'a'.repeat(3_000_000)
  const inner = zip([
    { name: '[Content_Types].xml', content: types, declared_size: 0 },
    { name: 'word/document.xml', content: '' },
  ])
  assert.ok(!(await is('docx', inner)), 'its content types unfold to megabytes and say nothing of it')
})

test('no bytes can crash the check', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FILE_KINDS),
      fc.constantFrom(docx(), xlsx(), compoundFile('WordDocument'), PDF, PNG),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 12 }),
      fc.nat(2_000),
      async (kind, good, changes, length) => {
        const bytes = Buffer.from(good)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        assert.equal(typeof (await is(kind, bytes.subarray(0, length))), 'boolean')
      },
    ),
    { numRuns: 300 },
  )
})

test('every kind has a media type', () => {
  assert.deepEqual(
    FILE_KINDS.map(mimeTypeOf).filter((type) => !/^[a-z]+\/[a-z0-9.+-]+$/.test(type)),
    [],
  )
})

test('only the last segment of a name is kept, without control characters and at most 255 bytes long', () => {
  const table: [string, string][] = [
    ['Rechnung März.pdf', 'Rechnung März.pdf'],
    ['../../x.pdf', 'x.pdf'],
    ['C:\\Users\\me\\x.pdf', 'x.pdf'],
    ['a/b.pdf', 'b.pdf'],
    ['a\0b\r\nc.pdf', 'abc.pdf'],
    ['"quoted"; x=y.pdf', '"quoted"; x=y.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['👩‍💻.png', '👩‍💻.png'],
    ['', ''],
    ['..', '..'],
    ['.pdf', '.pdf'],
    ['CON', 'CON'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    [`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(125)}.pdf`],
    ['y'.repeat(300), 'y'.repeat(255)],
  ]
  for (const [given, kept] of table) assert.equal(cleanFileName(given), kept, JSON.stringify(given))
  assert.deepEqual(['A.PDF', 'a.tar.gz', '.pdf', 'CON', 'x.'].map(extensionOf), ['pdf', 'gz', 'pdf', '', ''])
})

test('names are read as UTF-8, or as Latin-1 if they are not valid UTF-8', () => {
  assert.equal(readNameBytes(Buffer.from('März.pdf').toString('latin1')), 'März.pdf')
  assert.equal(readNameBytes(Buffer.from('M\xe4rz.pdf', 'latin1').toString('latin1')), 'März.pdf')
  assert.equal(readNameBytes('Ελλάδα.pdf'), 'Ελλάδα.pdf')
})

test('every kept name makes a one-line header that parses back to it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), (given) => {
      const name = cleanFileName(given)
      const header = attachment(name)
      assert.match(header, /^attachment; filename="[^"\\]*"(?:; filename\*=UTF-8''[\x21-\x7e]*)?$/)
      assert.equal(parse(header).parameters.filename, name)
    }),
    { numRuns: 500 },
  )
})
