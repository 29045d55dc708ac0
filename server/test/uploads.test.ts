import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { FILE_BYTES_MAX } from '../src/platform/http/upload.ts'
import { makeClaim } from './cases.ts'
import { BOUNDARY, filePart, multipart, multipartHeaders, type Part, PDF, storedFiles, upload } from './files.ts'
import { startS3 } from './s3-server.ts'
import { openWorld } from './world.ts'

/** Everything that can be wrong with an upload, against a listening server: told clearly, and nothing is left of it. */
const world = await openWorld()
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.http.server.server.address() as AddressInfo
const partner = await world.partner()
const claim = await makeClaim(partner)
const url = `/openapi/claims/${claim.id}/documents`
const authorization = `Bearer ${partner.token}`

// biome-ignore lint/suspicious/noExplicitAny: what a test reads from an answer is checked by its assertions
type Told = { status: number; headers: Record<string, string | string[] | undefined>; body: any }

/** Streams a body to the server as a client does that reads the answer whenever it comes. */
function send(body: Iterable<Buffer | string> | Buffer, headers: Record<string, string> = {}): Promise<Told> {
  const sending = request({
    port,
    method: 'POST',
    path: url,
    headers: { authorization, ...multipartHeaders(), ...headers },
  })
  const answer = new Promise<Told>((resolve, reject) => {
    sending.once('response', async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await json(response) }),
    )
    sending.once('error', reject)
  })
  // A server that has answered may close while we are still sending.
  answer.catch(() => undefined).finally(() => sending.on('error', () => undefined))
  Readable.from(Buffer.isBuffer(body) ? [body] : body).pipe(sending)
  return answer
}

/** What is left of refused uploads, when the last of them has been cleared away. */
async function leftovers(): Promise<string[]> {
  const { total } = (await partner.get(`${url}?limit=1`)).json()
  for (let tries = 0; tries < 500; tries++) {
    if ((await storedFiles(world)).length === total) return []
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return storedFiles(world)
}

const [HEAD = '', TAIL = ''] = multipart([filePart('large.pdf', '|')])
  .toString()
  .split('|')

function* fileOf(bytes: number): Generator<Buffer> {
  yield Buffer.from(HEAD)
  yield PDF
  const piece = Buffer.alloc(1_048_576, 'x')
  for (let left = bytes - PDF.length; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length))
  yield Buffer.from(TAIL)
}

test('50 MB are taken to the byte, one byte more is a 413', async () => {
  const taken = await send(fileOf(FILE_BYTES_MAX))
  assert.equal(taken.status, 201, JSON.stringify(taken.body))
  assert.equal(taken.body.data.file_size, 52_428_800)
  const refused = await send(fileOf(FILE_BYTES_MAX + 1), {
    'content-length': String(HEAD.length + FILE_BYTES_MAX + 1 + TAIL.length),
  })
  assert.equal(refused.status, 413)
  assert.deepEqual(refused.body, {
    success: false,
    error: 'Payload Too Large',
    code: 'payload_too_large',
    message: 'The file is larger than 50 MB (52,428,800 bytes)',
  })
  assert.ok(refused.headers['x-ratelimit-limit'])
  assert.deepEqual(await leftovers(), [])
})

test('a file without end is cut off, and one that announces its size is not even read', async () => {
  let sent = 0
  function* endless() {
    yield HEAD
    for (const piece = Buffer.alloc(1_048_576, '%PDF-'); ; sent++) yield piece
  }
  const refused = await send(endless())
  assert.equal(refused.status, 413)
  assert.equal(refused.headers.connection, 'close')
  assert.ok(sent < 200, `${sent} MiB were taken`)

  const announced = request({
    ...{ port, method: 'POST', path: url },
    headers: { authorization, ...multipartHeaders(), 'content-length': '10000000000' },
  })
  announced.on('error', () => undefined)
  announced.write(HEAD)
  const [response] = await once(announced, 'response')
  assert.equal(response.statusCode, 413)
  announced.destroy()
  assert.deepEqual(await leftovers(), [])
})

test('JSON that is too long is a 413 also to a sender who reads nothing before all is sent', async () => {
  const piece = Buffer.alloc(65_536, 'x')
  let left = 5_000_000
  const body = new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      left -= piece.length
      controller.enqueue(new Uint8Array(piece))
    },
  })
  const headers = { authorization, 'content-type': 'application/json' }
  const target = `http://127.0.0.1:${port}/openapi/customers`
  const answer = await fetch(target, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  assert.equal(answer.status, 413)
  assert.partialDeepStrictEqual(await answer.json(), { success: false, error: 'Payload Too Large' })
})

const fault = async (parts: readonly Part[], headers = {}) => {
  const answer = await upload(partner, url, parts, headers)
  assert.equal(answer.statusCode, 400, answer.body)
  const { success, error, message, details } = answer.json()
  assert.deepEqual([success, error], [false, 'VALIDATION_ERROR'])
  return { message, details }
}

test('what is not multipart is a 400', async () => {
  const bodies: [string | undefined, Buffer | string][] = [
    ['application/json', '{}'],
    ['application/pdf', PDF],
    ['application/octet-stream', PDF],
    [undefined, PDF],
    ['multipart/form-data', multipart([filePart('a.pdf', PDF)])],
    ['multipart/form-data; boundary=', multipart([filePart('a.pdf', PDF)])],
    ['multipart/mixed; boundary=x', 'x'],
    ['nonsense', 'x'],
  ]
  for (const [type, body] of bodies) {
    const answer = await partner.post(url, body, type ? { 'content-type': type } : {})
    assert.equal(answer.statusCode, 400, `${type}: ${answer.body}`)
    assert.equal(answer.json().message, 'Validation failed')
    assert.equal(answer.json().details[0].field, 'body')
  }
  assert.equal((await partner.post(url)).statusCode, 400)
})

test('no file, a text instead of it, two of it, an empty one, unknown and repeated fields: each told by name', async () => {
  const file = filePart('a.pdf', PDF)
  const text = (name: string, content = 'general'): Part => ({ name, content })
  const table: [readonly Part[], [string, string][]][] = [
    [[text('documentType')], [['file', 'is required']]],
    [[], [['file', 'is required']]],
    [[{ name: 'file', content: 'text' }], [['file', 'must be a file']]],
    [[file, file], [['file', 'must be given only once']]],
    [[filePart('a.pdf', '')], [['file', 'must not be empty']]],
    [
      [{ ...file, name: 'document' }],
      [
        ['document', 'is not a known field'],
        ['file', 'is required'],
      ],
    ],
    [[{ ...file, name: 'description' }, file], [['description', 'must be text']]],
    [[file, text('__proto__')], [['__proto__', 'is not a known field']]],
    [[text('documentType'), file, text('documentType')], [['documentType', 'must be given only once']]],
    [[file, text('description', 'a\0b')], [['description', 'holds characters that are not allowed']]],
    [
      [file, { name: 'description', content: Buffer.from([0xff]) }],
      [['description', 'holds characters that are not allowed']],
    ],
    [[file, text('description', 'x'.repeat(2001))], [['description', 'must have at most 2000 characters']]],
    [[file, text('description', 'x'.repeat(70_000))], [['description', 'is too long']]],
    [
      [text('documentType', 'gold'), text('colour'), text('visibility', 'all'), file],
      [
        ['colour', 'is not a known field'],
        ['documentType', 'must be one of invoice, contract, correspondence, legal, general, additional_document'],
        ['visibility', 'must be one of creditor, partner_only'],
      ],
    ],
  ]
  for (const [parts, expected] of table) {
    const { message, details } = await fault(parts)
    const told = details.map((problem: { field: string; message: string }) => [problem.field, problem.message])
    assert.deepEqual([told.sort(), message], [expected.sort(), 'Validation failed'])
  }
})

test('a broken body is a 400 and never hangs', async () => {
  const good = multipart([filePart('a.pdf', PDF)]).toString('latin1')
  const bodies: Record<string, string> = {
    nothing: '',
    'no boundary inside': 'just text',
    'cut off in the file': good.slice(0, -40),
    'cut off in a header': good.slice(0, 60),
    'without the last boundary': good.replace(`--${BOUNDARY}--\r\n`, ''),
    'a header of a megabyte': good.replace('form-data;', `form-data; x="${'y'.repeat(1_000_000)}";`),
    'a header without colon': good.replace('content-type: ', 'content-type '),
    'a NUL in the name': good.replace('a.pdf', 'a\0.pdf'),
    'hundred thousand parts': `${`--${BOUNDARY}\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n`.repeat(9_000)}--${BOUNDARY}--`,
  }
  for (const [name, body] of Object.entries(bodies)) {
    const { status, body: told } = await send(Buffer.from(body, 'latin1'))
    assert.equal(status, 400, name)
    assert.equal(told.error, 'VALIDATION_ERROR', name)
    assert.ok(['body', 'file'].includes(told.details[0].field), name)
  }
  assert.deepEqual(await leftovers(), [])
})

const headOf = (length: number) => [
  ...[`POST ${url} HTTP/1.1`, 'host: x', `authorization: ${authorization}`, `content-length: ${length}`],
  `content-type: multipart/form-data; boundary=${BOUNDARY}`,
]

/** Says something, waits, and hangs up without a word. */
async function hangUp(text: string | Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${headOf(5_000_000).join('\r\n')}\r\n\r\n`)
  socket.write(text)
  await new Promise((resolve) => setTimeout(resolve, 60))
  socket.resetAndDestroy()
}

test('who hangs up in the middle leaves nothing behind, and the server goes on', async () => {
  await hangUp(HEAD)
  await hangUp(Buffer.concat([Buffer.from(HEAD), PDF, Buffer.alloc(3_000_000)]))
  await hangUp(HEAD.slice(0, 30))
  await Promise.all(Array.from({ length: 10 }, () => hangUp(Buffer.concat([Buffer.from(HEAD), PDF]))))
  assert.deepEqual(await leftovers(), [])
  assert.equal((await send(multipart([filePart('a.pdf', PDF)]))).status, 201)
})

test('who hangs up before the answer has a document all the same, row and file', async () => {
  const before = (await partner.get(`${url}?limit=1`)).json().total
  const body = multipart([filePart('a.pdf', PDF)])
  const gate = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  await world.act(async ({ tx }) => {
    // While the claim is locked the upload is received, and waits.
    await tx.one(sql`select id from claims where id = ${claim.id} for update`)
    socket.write(`${headOf(body.length).join('\r\n')}\r\n\r\n`)
    socket.write(body)
    while ((await storedFiles(world)).length <= before) await new Promise((resolve) => setTimeout(resolve, 10))
    socket.once('close', () => gate.resolve())
    socket.resetAndDestroy()
    await gate.promise
  })
  const isThere = async () => (await partner.get(`${url}?limit=1`)).json().total > before
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10))
  const { id } = (await partner.get(`${url}?limit=1`)).json().data[0]
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.deepEqual((await partner.get(`/openapi/documents/${id}/download`)).rawPayload, PDF)
})

test('a length that lies is found out', async () => {
  const body = multipart([filePart('a.pdf', PDF)])
  const socket = connect(port, '127.0.0.1')
  socket.write(`${headOf(body.length - 30).join('\r\n')}\r\n\r\n`)
  socket.write(body)
  let text = ''
  for await (const bytes of socket) text += bytes
  assert.match(text, /^HTTP\/1\.1 400 Bad Request/)
  assert.match(text, /"success":false/)
  assert.deepEqual(await leftovers(), [])
})

test('a claim is looked up, and a token checked, before the file is read', async () => {
  const foreign = await world.partner()
  const headers = { authorization: `Bearer ${foreign.token}` }
  for (const [more, status] of [
    [headers, 404],
    [{ authorization: 'Bearer x' }, 401],
  ] as const) {
    const { status: told, headers: sent } = await send(fileOf(80_000_000), more)
    assert.equal(told, status)
    assert.equal(sent.connection, 'close')
  }
  assert.deepEqual(await leftovers(), [])
})

test('an object store takes uploads too; while it is away they get 503 with Retry-After and leave nothing', async () => {
  const s3 = await startS3()
  const away = await openWorld({ s3: s3.config })
  const who = await away.partner()
  const path = `/openapi/claims/${(await makeClaim(who)).id}/documents`
  const stored = await upload(who, path, [filePart('a.pdf', PDF)])
  assert.equal(stored.statusCode, 201, stored.body)
  const download = `/openapi/documents/${stored.json().data.id}/download`
  assert.deepEqual((await who.get(download)).rawPayload, PDF)
  assert.equal((await upload(who, path, [filePart('a.pdf', 'no pdf')])).statusCode, 400)
  assert.equal((await s3.files()).filter((name) => name.endsWith('_object')).length, 1)
  await s3.stop()
  for (const answer of [await upload(who, path, [filePart('a.pdf', PDF)]), await who.get(download)]) {
    assert.equal(answer.statusCode, 503)
    assert.ok(Number(answer.headers['retry-after']) >= 1)
    assert.equal(answer.json().error, 'Service Unavailable')
    assert.equal(answer.json().request_id, answer.headers['x-request-id'])
  }
  await s3.restart()
  assert.equal((await who.get(path)).json().total, 1)
  assert.deepEqual((await who.get(download)).rawPayload, PDF)
})

test('no file without its row is left of all this, whole or half', async () => {
  assert.deepEqual(await leftovers(), [])
})
