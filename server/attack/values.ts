import { deflateSync } from 'node:zlib'
import type { Random } from '../crash/random.ts'
import { docx, EXE, filePart, multipart, type Part, PDF, PNG, xlsx, zip } from '../test/files.ts'
import type { Schema } from './target.ts'

/** What no honest client sends. */
const TEXTS: readonly string[] = [
  ...['', ' ', 'x', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e\u200b', '💥'.repeat(300), '%00', '\r\nX-Evil: 1'],
  ...[
    '2026-02-30',
    '0000-00-00',
    '99999-01-01',
    '../../etc/passwd',
    '..\\..\\x',
    '$' + '{7*7}',
    '{{7*7}}',
    '#{7*7}',
    '%s%n',
  ],
  ...["'; drop table claims; --", "' or '1'='1", '$1', '\\', '=1+1', '@SUM(A1)', '+cmd|calc', '-2+3', '\t=1'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=1>', 'javascript:alert(1)', 'https://127.0.0.1:1/x'],
  ...[
    'true',
    'null',
    'NaN',
    '1e999',
    '-0',
    '0x10',
    '９９',
    'AT611904300234573201',
    'x'.repeat(300),
    'x'.repeat(70_000),
  ],
]
const OTHERS: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.001, 1e308, -1e308, 1e-7, 2 ** 31, 2 ** 53, 2 ** 63, 99_999_999_999.99],
  ...[[], [null], [[]], {}, { constructor: 1 }, { toString: null }, { length: 1e9 }, Array(300).fill(0)],
]

export const hostileText = (random: Random): string => random.pick(TEXTS)
export const hostile = (random: Random): unknown => random.pick<unknown>(random.below(3) === 0 ? OTHERS : TEXTS)

type Known = { readonly schemas: Readonly<Record<string, Schema>>; readonly ids: readonly string[] }

/** A value that mostly fits its schema, so that some hostile parts come behind the validation. */
export function valueFor(given: Schema, random: Random, known: Known, depth = 0): unknown {
  if (depth > 8 || random.below(12) === 0) return hostile(random)
  const reference = given.$ref as string | undefined
  const schema = reference ? (known.schemas[reference.split('/').at(-1) as string] ?? {}) : given
  const one = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (one) return valueFor(random.pick(one), random, known, depth + 1)
  if (Array.isArray(schema.enum)) return random.pick(schema.enum)
  const type = [schema.type].flat().find((word) => word !== 'null' || random.below(8) === 0)
  if (type === 'null') return null
  if (type === 'boolean') return random.below(2) === 0
  if (type === 'integer') return random.pick([0, 1, 2, 30, 1_000_000])
  if (type === 'number') return random.pick([0, 0.01, 1, 99.99, 123_456.78])
  if (type === 'array') {
    const items = (schema.items ?? {}) as Schema
    return Array.from({ length: random.below(4) }, () => valueFor(items, random, known, depth + 1))
  }
  if (type === 'object') return objectFor(schema, random, known, depth)
  return textFor(schema, random, known)
}

function objectFor(schema: Schema, random: Random, known: Known, depth: number): unknown {
  const required = (schema.required ?? []) as string[]
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const kept = fields.filter(([name]) => (required.includes(name) ? random.below(20) > 0 : random.below(2) === 0))
  const value = Object.fromEntries(kept.map(([name, inner]) => [name, valueFor(inner, random, known, depth + 1)]))
  return random.below(15) === 0 ? { ...value, [hostileText(random)]: hostile(random) } : value
}

function textFor(schema: Schema, random: Random, { ids }: Known): string {
  if (schema.format === 'uuid') return random.pick(ids)
  if (schema.format === 'date') return random.pick(['2026-05-14', '2024-02-29', '1970-01-01', '9999-12-31'])
  if (schema.format === 'date-time') return '2026-05-14T09:30:00Z'
  if (schema.format === 'email') return random.pick(['a@b.example', 'ä@ö.example', `${'x'.repeat(60)}@b.example`])
  return random.below(2) === 0 ? hostileText(random) : random.pick(['AT', 'Huber', '1010', 'A1', 'de'])
}

/** Small to send and large to unpack. */
const ZEROS = deflateSync(Buffer.alloc(20_000_000))
const FILES: readonly (readonly [string, Buffer])[] = [
  ['a.pdf', PDF],
  ['a.pdf', Buffer.from('%PDF-1.7\n')],
  ['bomb.pdf', pdfWith(ZEROS, '/Filter /FlateDecode')],
  [
    'loop.pdf',
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Parent 1 0 R>>endobj\ntrailer<</Root 1 0 R>>',
    ),
  ],
  ['a.png', PNG],
  ['huge.png', Buffer.concat([PNG.subarray(0, 16), Buffer.from('7fffffff7fffffff0806000000', 'hex'), ZEROS])],
  ['a.docx', docx()],
  ['a.xlsx', xlsx()],
  ['bomb.docx', zip([{ name: 'word/document.xml', content: ' '.repeat(3_000_000) }])],
  ['a.exe', EXE],
  ['a.csv', Buffer.from('"a;b\n'.repeat(5_000))],
  ['a.xml', Buffer.from('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>')],
  ['', Buffer.alloc(0)],
]

function pdfWith(stream: Buffer, filter: string): Buffer {
  const head = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9999999 9999999]/Contents 4 0 R>>endobj\n4 0 obj<<${filter} /Length ${stream.length}>>stream\n`
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>')])
}

export function uploadBody(random: Random): Buffer {
  const [name, content] = random.pick(FILES)
  const parts: Part[] = [filePart(random.below(4) === 0 ? hostileText(random).slice(0, 500) : name, content)]
  if (random.below(3) === 0)
    parts.unshift({ name: random.pick(['visibility', '__proto__', 'file', '']), content: hostileText(random) })
  const whole = multipart(parts)
  return random.below(5) === 0 ? whole.subarray(0, random.below(whole.length)) : whole
}

/** Bodies that break the parser rather than the schema. */
export function brokenJson(random: Random, fitting: string): string {
  return random.pick([
    () => fitting.slice(0, random.below(fitting.length + 1)),
    () => fitting + fitting,
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => `[${'{},'.repeat(5_000)}{}]`,
    () => `{${Array.from({ length: 3_000 }, (_, at) => `"k${at}":${at}`).join()}}`,
    () => '{"__proto__":{"admin":true},"constructor":{"prototype":1}}',
    () => `{"a":${'9'.repeat(400)},"a":1}`,
    () => '{"a":"\\ud800","b":"\\u0000"}',
    () => `"${'x'.repeat(200_000)}"`,
    () => '\ufeff{}',
    () => 'NaN',
    () => ' '.repeat(1_000),
  ])()
}
