import assert from 'node:assert/strict'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../../test/process.ts'
import { IN_TESTS, openTools } from '../../../test/tools.ts'
import { printable } from './printable.ts'
import { openTypesetter } from './typesetter.ts'
import { TypesetFault, TypesetterLost } from './typesetting-worker.ts'

const templates = await temporaryFolder()
await cp(fileURLToPath(new URL('../../../templates', import.meta.url)), templates, { recursive: true })

const HEAD = '#import "parts/document.typ": *\n#show: framed.with(title: "A test", date: "2026-05-14")\n'
const template = (name: string, text: string) => writeFile(join(templates, `${name}.typ`), HEAD + text)
await template('plain', '#data.text')
await template('faulty', '#data.nothing_of_this_name')
await template('strange-font', '#set text(font: "Nobody Has This")\nHello')
await template('curious', '#read("/../../../etc/hostname")')

const warned: unknown[] = []
const log = { warn: (...line: unknown[]) => void warned.push(line) }
let starts = 0
const typesetter = openTypesetter({ ...IN_TESTS, log, templates, processes: 1, onStart: () => void starts++ })
const { pdf_reader: reader } = openTools()
after(async () => {
  await typesetter.close()
})

async function wordsOf(pdf: Buffer): Promise<string> {
  const path = join(templates, 'made.pdf')
  await writeFile(path, pdf)
  const { pages } = await reader.read(path)
  return pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
}
const faultOf = async (name: string, data: unknown): Promise<TypesetFault> => {
  const error = await typesetter.pdf(name, data).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof TypesetFault, String(error))
  return error
}

test('data is typeset in the font, in Latin, Greek and Cyrillic letters', async () => {
  const text = 'Jürgen Weiß, Černý, Kőszegi, Łukasz, Ελένη Παπαδοπούλου, Наталья Щукина: 1.234,56 €'
  const pdf = await typesetter.pdf('plain', { text })
  assert.equal(pdf.subarray(0, 8).toString('latin1'), '%PDF-1.7')
  assert.match(pdf.toString('latin1'), /pdfaid:part>2</)
  assert.equal(await wordsOf(pdf), text)
})

test('data is never read as markup', async () => {
  const text = '#panic("no") *bold* $x$ "quoted" \\ // </script> @ref <label>'
  assert.equal(await wordsOf(await typesetter.pdf('plain', { text })), text)
})

test('the same data gives the same bytes', async () => {
  const [first, second] = [await typesetter.pdf('plain', { text: 'a' }), await typesetter.pdf('plain', { text: 'a' })]
  assert.ok(first.equals(second))
  assert.ok(!first.equals(await typesetter.pdf('plain', { text: 'b' })))
})

test('a character that the font lacks, an unknown font and a wrong template are reported as faults', async () => {
  assert.match((await faultOf('plain', { text: 'Herr 漢' })).message, /"漢" could not be displayed/)
  assert.match((await faultOf('strange-font', {})).message, /unknown font family: nobody has this/)
  assert.match((await faultOf('faulty', {})).message, /does not contain key "nothing_of_this_name"/)
  assert.match((await faultOf('nowhere', {})).message, /not found/)
  await assert.rejects(typesetter.pdf('../plain', {}), /is no name of a template/)
})

test('a template can read nothing outside its folder', async () => {
  assert.match((await faultOf('curious', {})).message, /failed to load file|access denied|not found/)
})

test('a fault in one document does not affect others in the same process', async () => {
  const before = starts
  const results = await Promise.allSettled([
    typesetter.pdf('plain', { text: 'one' }),
    typesetter.pdf('faulty', {}),
    typesetter.pdf('plain', { text: 'two' }),
  ])
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.equal(starts, Math.max(before, 1))
})

test('an idle process is ended, and started again when there is something to do', async (t) => {
  let processes = 0
  const brief = openTypesetter({
    ...IN_TESTS,
    log,
    templates,
    processes: 1,
    idle_ms: 0,
    onStart: () => void processes++,
  })
  t.after(() => brief.close())
  assert.equal(processes, 0, 'nothing is started before the first document')
  await brief.pdf('plain', { text: 'one' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await brief.pdf('plain', { text: 'two' })
  assert.equal(processes, 2)
})

test('a closed typesetter refuses documents', async () => {
  const closed = openTypesetter({ ...IN_TESTS, log, templates })
  await closed.close()
  await assert.rejects(closed.pdf('plain', { text: 'x' }), TypesetterLost)
})

test("right-to-left text is refused before it can end the compiler's process", async () => {
  for (const text of [`a \u202e \u4e2d ${'word '.repeat(60)}`, '\u05d0\u05d1', '\u0627', 'a\u2067b'])
    assert.match((await faultOf('plain', { text })).message, /right to left/)
  assert.equal(await wordsOf(await typesetter.pdf('plain', { text: 'still here' })), 'still here')
})

test('printable text can be typeset, whatever was typed', async () => {
  const typed = 'Łukasz\u202e \u4e2d\tЩука\r\nΆλφα \ud83d\udca5 Ψ\u0301 \u05d0 \u0182 \ud800 e\u0301 \u00ad20\u202f€ #x'
  const text = printable(typed)
  assert.equal(text, 'Łukasz ? Щука Άλφα ? Ψ? ? ? ? é 20 € #x')
  assert.equal(await wordsOf(await typesetter.pdf('plain', { text })), text)
})

test('every character that counts as printable can be typeset', async () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((c) => printable(c) === c)
  assert.ok(all.length >= 600, String(all.length))
  assert.ok((await typesetter.pdf('plain', { text: all.join(' ') })).length > 1_000)
})

test('two documents are typeset at once by two processes, and a single document needs only one', async (t) => {
  let processes = 0
  const pair = openTypesetter({ ...IN_TESTS, log, templates, onStart: () => void processes++ })
  t.after(() => pair.close())
  await pair.pdf('plain', { text: 'one' })
  await pair.pdf('plain', { text: 'two' })
  assert.equal(processes, 1)
  const made = await Promise.all(['three', 'four', 'five'].map((text) => pair.pdf('plain', { text })))
  assert.equal(processes, 2)
  assert.deepEqual(await Promise.all(made.map((pdf) => pdf.length > 1_000)), [true, true, true])
})
