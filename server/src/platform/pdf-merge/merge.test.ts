import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTypesetter } from '../typeset/typesetter.ts'
import { mergePdfs } from './merge.ts'
import { NotOurs, parsePdf, renumbered } from './parse.ts'

const typesetter = openTypesetter({ log: { warn: () => undefined } })
after(() => typesetter.close())

const WORDS = { title: 'T', hint: '', heads: ['', '', '', '', '', ''], made_by: '', printed_on: '', page: '', of: '' }

/** A list of so many lines: about 40 fit on a page. */
const fileOf = (count: number): Promise<Buffer> =>
  typesetter.pdf('print-run', {
    ...{
      words: WORDS,
      language: 'de',
      iso_date: '2030-05-06',
      date: '',
      organization_name: 'X (1 0 R)',
      made_by: '',
      count: '',
    },
    lines: Array.from({ length: count }, (_, index) => ({
      ...{ number: `${index}`, case_reference: 'MW', debtor: 'N', place: 'P', kind: 'K', date: '', until: '' },
    })),
  })

async function merged(files: readonly Buffer[], on_own_sheets = false): Promise<Buffer> {
  const given = (async function* () {
    yield* files
  })()
  const chunks: Buffer[] = []
  for await (const chunk of mergePdfs(given, { on_own_sheets })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('files follow each other, and what is merged can be merged again', async () => {
  const [one, two] = [await fileOf(1), await fileOf(60)]
  const pages = parsePdf(two).page_count
  assert.ok(pages >= 2)
  const both = parsePdf(await merged([one, two, one]))
  assert.equal(both.page_count, pages + 2)
  const numbers = new Set(both.objects.map(({ number }) => number))
  const named = both.objects.flatMap(({ head }) => [...head.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number)))
  assert.deepEqual(
    named.filter((number) => !numbers.has(number)),
    [],
    'every reference leads to an object',
  )
  const again = parsePdf(await merged([await merged([one, two])]))
  assert.equal(again.page_count, pages + 1)
})

test('with both sides printed, every file begins on a sheet of its own', async () => {
  const one = await fileOf(1)
  assert.equal(parsePdf(one).page_count, 1)
  assert.equal(parsePdf(await merged([one, one], true)).page_count, 4)
})

test('texts that look like references stay as they are', () => {
  const head = '<< /A 1 0 R /B (1 0 R (1 0 R) \\) 1 0 R) /C <31203020> /D [1 0 R 12 0 R] >>'
  const expected = '<< /A 8 0 R /B (1 0 R (1 0 R) \\) 1 0 R) /C <31203020> /D [8 0 R 19 0 R] >>'
  assert.equal(
    renumbered(head, (number) => number + 7),
    expected,
  )
})

test('what the typesetter did not write is refused', async () => {
  const one = await fileOf(1)
  assert.throws(() => parsePdf(Buffer.from('%PDF-1.7\n')), NotOurs)
  assert.throws(() => parsePdf(one.subarray(0, one.length - 100)), NotOurs)
  const moved = Buffer.concat([Buffer.from('%PDF-1.7\n\n'), one.subarray(9)])
  assert.throws(() => parsePdf(moved), NotOurs)
})
