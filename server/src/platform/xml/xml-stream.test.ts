import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XmlProblem } from './encoding.ts'
import { XmlStream } from './xml-stream.ts'

type Seen = readonly [name: string, text: string, line: number]

/** Fed in pieces of so many bytes. */
function read(file: string | Buffer, piece = 1_000_000): Seen[] {
  const seen: Seen[] = []
  const xml = new XmlStream({
    opened: () => undefined,
    closed: (name, { text, line }) => seen.push([name, text, line]),
  })
  const bytes = Buffer.from(file as string)
  for (let at = 0; at < bytes.length; at += piece) xml.write(bytes.subarray(at, at + piece))
  xml.end()
  return seen
}

function problemOf(file: string | Buffer, piece?: number): XmlProblem {
  try {
    read(file, piece)
  } catch (error) {
    if (error instanceof XmlProblem) return error
    throw error
  }
  throw new Error('it was read')
}

test('elements come with local name, own text and line, however the bytes are cut', () => {
  const file = '<?xml version="1.0"?>\n<p:a xmlns:p="urn:x">\n<p:b>Ä &amp; &#228;<![CDATA[<c>]]></p:b>\n</p:a>'
  for (const piece of [1, 2, 3, 7, 1_000])
    assert.deepEqual(
      read(file, piece).map(([name, text, line]) => [name, text.trim(), line]),
      [
        ['b', 'Ä & ä<c>', 3],
        ['a', '', 2],
      ],
    )
})

test('the declared encoding is used', () => {
  const latin = (encoding: string) =>
    Buffer.from(`<?xml version='1.0' encoding='${encoding}'?><a>\xe4\x80</a>`, 'latin1')
  for (const encoding of ['ISO-8859-1', 'iso-8859-1', 'windows-1252', 'Latin1'])
    assert.deepEqual(read(latin(encoding), 5), [['a', 'ä€', 1]], encoding)
  assert.deepEqual(read('\uFEFF<a>ä</a>'), [['a', 'ä', 1]])
  assert.deepEqual(read('<a>ä</a>'), [['a', 'ä', 1]])
})

test('other encodings and bytes that are none are refused with their line', () => {
  const cases: [string | Buffer, RegExp, number][] = [
    ['<?xml version="1.0" encoding="UTF-16"?><a/>', /UTF-16/, 1],
    ['<?xml version="1.0" encoding="ebcdic-cp-at"?><a/>', /ebcdic/, 1],
    ['<?xml version="1.0" encoding="constructor"?><a/>', /constructor/, 1],
    [Buffer.from('\uFEFF<a/>', 'utf16le'), /UTF-16/, 1],
    ['\uFEFF<?xml version="1.0" encoding="ISO-8859-1"?><a/>', /ISO-8859-1/, 1],
    [Buffer.from('<a>\n\xe4</a>', 'latin1'), /no text in the encoding/, 1],
    [Buffer.concat([Buffer.from('<a>\n'.padEnd(70_000, ' ')), Buffer.from([0xe4]), Buffer.from('</a>')]), /no text/, 2],
  ]
  for (const [file, message, line] of cases) {
    const problem = problemOf(file)
    assert.equal(problem.code, 'characters_not_allowed')
    assert.match(problem.message, message)
    assert.equal(problem.line, line)
  }
})

test('a document type is refused before anything in it can matter', () => {
  for (const file of [
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>',
    '<!doctype a [<!ENTITY b "c">]><a>&b;</a>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    `<!DOCTYPE a [${'<!ENTITY b "&c;&c;&c;&c;&c;&c;&c;&c;">'.repeat(100)}]><a>&b;</a>`,
  ])
    for (const piece of [3, 1_000]) assert.equal(problemOf(file, piece).code, 'not_allowed', file.slice(0, 60))
  assert.equal(problemOf(`<!DOCTYPE a [${'x'.repeat(1_000_000)}`).code, 'wrong_format', 'it is not kept in memory')
})

test('only the five standard entities are known', () => {
  for (const name of ['b', 'nbsp', 'auml', 'constructor', '__proto__', 'toString', '#0', '#xD800', '#x110000'])
    assert.match(problemOf(`<a>&${name};</a>`).message, /not well-formed.*entity/i, name)
})

test('depth, text, attributes and names have bounds', () => {
  const cases: [string, XmlProblem['code']][] = [
    ['<a>'.repeat(61), 'too_deep'],
    ['<a>'.repeat(1_000_000), 'too_deep'],
    [`<a>${'x'.repeat(10_001)}</a>`, 'too_long'],
    [`<a><![CDATA[${'x'.repeat(1_000_000)}]]></a>`, 'too_long'],
    [`<a>${'&#65;'.repeat(10_001)}</a>`, 'too_long'],
    [`<a ${Array.from({ length: 51 }, (_, at) => `b${at}="c"`).join(' ')}/>`, 'too_many'],
    ['<a hasOwnProperty="b" c="d"/>', 'too_many'],
    [`<a ${'b'.repeat(101)}="c"/>`, 'too_many'],
    [`<a b="${'c'.repeat(1_000_000)}"/>`, 'wrong_format'],
    [`<${'a'.repeat(1_000_000)}/>`, 'wrong_format'],
    [`<a><!-- ${'b'.repeat(1_000_000)} --></a>`, 'wrong_format'],
  ]
  for (const [file, code] of cases) assert.equal(problemOf(file, 10_000).code, code, file.slice(0, 40))
  assert.equal(read(`<a>${'<b/>\n'.repeat(20_000)}</a>`).length, 20_001, 'blank text between elements has none')
})

test('what is not well-formed is refused with the line and the place', () => {
  const problem = problemOf('<a>\n<b>\n</c></a>')
  assert.equal(problem.code, 'wrong_format')
  assert.equal(problem.line, 3)
  assert.equal(problem.path, 'a/b')
  for (const file of ['<a>', '<a', '<a></a><b/>', 'text', '<a></a>text', '<a b=c/>', '<a b="c" b/>'])
    assert.equal(problemOf(file).code, 'wrong_format', file)
})
