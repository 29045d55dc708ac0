import type { Content } from './transport.ts'

/** Bytes as they come: a stream of the web or of Node, or any async iterable of bytes. */
export type FileStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** What is in a file: text is sent as UTF-8, and a `Buffer` is a `Uint8Array`. */
export type FileContent =
  | string
  | Uint8Array
  | ArrayBuffer
  | Blob
  | FileStream
  | (() => FileStream | Promise<FileStream>)

/**
 * A file to be sent: a `File`, the path of one, or its content with a name. A bare text is none, since it could be a path
 * or a content. All but a stream can be sent again when the connection fails; a function that opens a stream is called
 * again. A path or a stream is never held in memory as a whole.
 */
export type FileSource =
  | File
  | { readonly path: string | URL; readonly filename?: string | undefined }
  | { readonly content: FileContent; readonly filename: string }

/** The text fields as they are on the wire, and a file. */
export type Upload = { file: FileSource } & object

type Texts = readonly (readonly [name: string, value: string])[]
type Opened = { filename: string } & ({ blob: Blob } | { open(): Promise<FileStream>; is_once: boolean })

/** A multipart body. FormData takes no streams, so we write those ourselves. */
export async function multipartOf({ file, ...fields }: Upload): Promise<Content> {
  const texts = Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  const opened = await openFile(file)
  if ('blob' in opened) {
    const { blob, filename } = opened
    return { is_once: false, make: async () => ({ body: formOf(texts, blob, filename) }) }
  }
  const { open, is_once, filename } = opened
  return {
    is_once,
    async make() {
      const boundary = `mahnwerk-${crypto.randomUUID()}`
      const body = streamOf(partsOf({ boundary, texts, filename, content: await open() }))
      return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, is_stream: true }
    },
  }
}

async function openFile(file: FileSource): Promise<Opened> {
  // Before the path: some libraries give their files one, which leads nowhere.
  if (file instanceof Blob) return { blob: file, filename: named(file.name) }
  const given: { path?: string | URL; content?: FileContent; filename?: unknown } = Object(file)
  if (given.path !== undefined) return openPath(given.path, given.filename)
  const { content } = given
  const filename = named(given.filename)
  if (content instanceof Blob) return { blob: content, filename }
  if (typeof content === 'string' || content instanceof ArrayBuffer || content instanceof Uint8Array) {
    return { blob: new Blob([content as string | Uint8Array<ArrayBuffer>]), filename }
  }
  if (typeof content === 'function') return { open: async () => content(), is_once: false, filename }
  if (!isStream(content)) throw new TypeError(`file.content is neither text, bytes, a Blob nor a stream; ${FORMS}`)
  return { open: async () => content, is_once: true, filename }
}

const FORMS = "give a File, { path: 'invoice.pdf' }, or { content, filename: 'invoice.pdf' }"

/** In plain JavaScript it is easy to pass bytes, a text or a Blob that has no name. */
function named(filename: unknown): string {
  if (typeof filename === 'string' && filename !== '') return filename
  throw new TypeError(`file has no name; ${FORMS}`)
}

const isStream = (content: unknown): content is FileStream =>
  typeof content === 'object' && content !== null && (Symbol.asyncIterator in content || 'getReader' in content)

/** Only paths need a runtime with files. */
async function openPath(given: string | URL, given_name: unknown): Promise<Opened> {
  const fs = await import('node:fs')
  const path = given instanceof URL ? (await import('node:url')).fileURLToPath(given) : given
  const filename = named(given_name ?? path.split(/[/\\]/).pop())
  // This error names the path; openAsBlob's would not.
  if (!(await fs.promises.stat(path)).isFile()) throw new TypeError(`${path} is not a file`)
  // In Deno, openAsBlob would read the whole file.
  if (!('Deno' in globalThis)) return { blob: await fs.openAsBlob(path), filename }
  return { open: async () => fs.createReadStream(path), is_once: false, filename }
}

function formOf(texts: Texts, blob: Blob, filename: string): FormData {
  const form = new FormData()
  for (const [name, value] of texts) form.append(name, value)
  form.append('file', blob, filename)
  return form
}

type Parts = { boundary: string; texts: Texts; filename: string; content: FileStream }

async function* partsOf({ boundary, texts, filename, content }: Parts): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const begin = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"`
  for (const [name, value] of texts) yield bytes(`${begin(name)}\r\n\r\n${value}\r\n`)
  yield bytes(`${begin('file')}; filename="${escaped(filename)}"\r\ncontent-type: application/octet-stream\r\n\r\n`)
  yield* chunksOf(content)
  yield bytes(`\r\n--${boundary}--\r\n`)
}

/** Escapes names as browsers do in a form. */
const escaped = (name: string): string => name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')

async function* chunksOf(content: FileStream): AsyncGenerator<Uint8Array> {
  if (Symbol.asyncIterator in content) return yield* content
  const reader = (content as ReadableStream<Uint8Array>).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // Lets the opener of the file close it.
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
