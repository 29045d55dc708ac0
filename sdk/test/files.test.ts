import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ConnectionError, type FileSource } from '../src/index.ts'
import { answer, good, type Line, scripted } from './scripted.ts'

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-sdk-'))
after(() => rm(folder, { recursive: true, force: true }))
const path = join(folder, 'Größe "1".pdf')
const bytes = new TextEncoder().encode('%PDF-1.7 content')
await writeFile(path, bytes)
const away = answer(503, { success: false, message: 'away' })

/** A service that reads the form. */
const reading =
  (forms: FormData[], then: Response): Line =>
  async ({ body, headers }) => {
    const type = headers.get('content-type')
    const request = new Request('https://x.example', {
      method: 'POST',
      body: body as FormData,
      ...(type ? { headers: { 'content-type': type }, duplex: 'half' } : {}),
    } as RequestInit)
    forms.push(await request.formData())
    return then.clone()
  }

const SOURCES: Record<string, () => FileSource> = {
  'a path': () => ({ path }),
  'a path as a URL': () => ({ path: pathToFileURL(path) }),
  'a text': () => ({ content: new TextDecoder().decode(bytes), filename: 'Größe "1".pdf' }),
  'a Buffer': () => ({ content: Buffer.from(bytes), filename: 'Größe "1".pdf' }),
  'an ArrayBuffer': () => ({ content: bytes.slice().buffer, filename: 'Größe "1".pdf' }),
  'a File': () => new File([bytes], 'Größe "1".pdf'),
  'a File of a library that adds a path': () => Object.assign(new File([bytes], 'Größe "1".pdf'), { path: './a.pdf' }),
  'a Blob': () => ({ content: new Blob([bytes]), filename: 'Größe "1".pdf' }),
  bytes: () => ({ content: bytes, filename: 'Größe "1".pdf' }),
  'a function that opens a stream': () => ({ content: () => createReadStream(path), filename: 'Größe "1".pdf' }),
}

async function assertForm(form: FormData | undefined): Promise<void> {
  const file = form?.get('file') as File
  assert.equal(file.name.replaceAll('%22', '"'), 'Größe "1".pdf')
  assert.deepEqual(new Uint8Array(await file.arrayBuffer()), bytes)
  assert.equal(form?.get('invoice_number'), 'R-1')
  assert.equal(form?.get('total_amount'), '12.5')
  assert.deepEqual([...(form?.keys() ?? [])].sort(), ['file', 'invoice_number', 'total_amount'])
}

for (const [name, source] of Object.entries(SOURCES)) {
  test(`${name} is sent with its fields, and again when the service was unavailable`, async () => {
    const forms: FormData[] = []
    const { client, keys } = scripted([reading(forms, away), reading(forms, good({ id: '1' }))])
    const fields = { invoice_number: 'R-1', total_amount: 12.5, subject: undefined as unknown as string }
    assert.equal((await client.claims.invoices.upload('c', { file: source(), ...fields })).id, '1')
    assert.equal(forms.length, 2)
    for (const form of forms) await assertForm(form)
    assert.deepEqual(keys(), ['key-1', 'key-1'])
  })
}

test('a web stream and a Node stream are sent', async () => {
  for (const content of [new Blob([bytes]).stream(), createReadStream(path)]) {
    const forms: FormData[] = []
    const { client } = scripted([reading(forms, good({ id: '1' }))])
    const file = { content, filename: 'Größe "1".pdf' }
    await client.claims.invoices.upload('c', { file, invoice_number: 'R-1', total_amount: '12.5' })
    await assertForm(forms[0])
  }
})

test('a missing path is reported as a file system error, and nothing is sent', async () => {
  const { client, sent } = scripted([good({})])
  const upload = (name: string) => client.claims.documents.upload('c', { file: { path: join(folder, name) } })
  await assert.rejects(upload('none.pdf'), { code: 'ENOENT', message: /none\.pdf/ })
  await assert.rejects(upload('.'), { name: 'TypeError', message: /is not a file/ })
  assert.equal(sent.length, 0)
})

test('a file without a name, or that is none, is refused with the forms that there are', async () => {
  const { client, sent } = scripted([good({})])
  const wrong: unknown[] = ['invoice.pdf', Buffer.from('%PDF-'), new Blob(['%PDF-']), undefined, null, {}]
  for (const file of [...wrong, { content: 'text' }, { content: 1, filename: 'a.pdf' }, { path: '/' }]) {
    const upload = client.claims.documents.upload('c', { file: file as FileSource })
    await assert.rejects(upload, { name: 'TypeError', message: /give a File, \{ path: 'invoice\.pdf' \}, or/ })
  }
  assert.equal(sent.length, 0)
})

test('a download is a stream with the name of the file, without any folder', async () => {
  const names: Record<string, string> = {
    'attachment; filename="a.pdf"': 'a.pdf',
    'attachment; filename="Gr__e.pdf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%22.pdf': 'Größe ".pdf',
    'attachment; filename="a \\"b\\".pdf"': 'a "b".pdf',
    'attachment; filename=plain.txt': 'plain.txt',
    "attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd": 'passwd',
    'attachment; filename*=UTF-8\'\'%E0%A4%A; filename="b.pdf"': 'b.pdf',
    'attachment; filename=".."': '',
    attachment: '',
  }
  for (const [disposition, filename] of Object.entries(names)) {
    const headers = { 'content-disposition': disposition, 'content-type': 'application/pdf', 'content-length': '5' }
    const { client } = scripted([answer(200, '%PDF-', headers)])
    const file = await client.documents.download('d')
    assert.deepEqual([file.filename, file.content_type, file.size], [filename, 'application/pdf', 5])
    assert.equal(new TextDecoder().decode(await file.bytes()), '%PDF-')
  }
})

test('a download that breaks off says so, and one that is cancelled is released', async () => {
  let is_cancelled = false
  const body = (is_broken: boolean) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes),
      pull: (controller) => (is_broken ? controller.error(new TypeError('terminated')) : undefined),
      cancel: () => {
        is_cancelled = true
      },
    })
  const broken = await scripted([async () => new Response(body(true))]).client.documents.download('d')
  await assert.rejects(broken.bytes(), ConnectionError)
  const unwanted = await scripted([async () => new Response(body(false))]).client.documents.download('d')
  await unwanted.stream.cancel()
  assert.equal(is_cancelled, true)
})
