import type { Content } from './transport.ts'

type Streamed = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * A file to be sent. A path, a Blob, bytes, and a function that opens a stream can be sent again when the connection
 * fails; a stream itself is sent once. A path or a stream is never held in memory as a whole.
 */
export type FileSource =
  | File
  | { readonly path: string; readonly filename?: string }
  | {
      readonly content: Blob | ArrayBuffer | Uint8Array | Streamed | (() => Streamed | Promise<Streamed>)
      readonly filename: string
    }

/** The text fields as they are on the wire, and a file. */
export type Upload = { file: FileSource } & object

type Texts = readonly (readonly [name: string, value: string])[]
type Opened = { filename: string } & ({ blob: Blob } | { open(): Promise<Streamed>; is_once: boolean })

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
  if (file instanceof Blob) return { blob: file, filename: file.name }
  if ('path' in file) return openPath(file.path, file.filename ?? lastOf(file.path))
  const { content, filename } = file
  if (content instanceof Blob) return { blob: content, filename }
  if (content instanceof ArrayBuffer || content instanceof Uint8Array) {
    return { blob: new Blob([content as Uint8Array<ArrayBuffer>]), filename }
  }
  if (typeof content === 'function') return { open: async () => content(), is_once: false, filename }
  return { open: async () => content, is_once: true, filename }
}

/** Only paths need a runtime with files. */
async function openPath(path: string, filename: string): Promise<Opened> {
  const fs = await import('node:fs')
  // This error names the path; openAsBlob's would not.
  if (!(await fs.promises.stat(path)).isFile()) throw new TypeError(`${path} is not a file`)
  // In Deno, openAsBlob would read the whole file.
  if (!('Deno' in globalThis)) return { blob: await fs.openAsBlob(path), filename }
  return { open: async () => fs.createReadStream(path), is_once: false, filename }
}

const lastOf = (path: string): string => path.split(/[/\\]/).pop() ?? path

function formOf(texts: Texts, blob: Blob, filename: string): FormData {
  const form = new FormData()
  for (const [name, value] of texts) form.append(name, value)
  form.append('file', blob, filename)
  return form
}

type Parts = { boundary: string; texts: Texts; filename: string; content: Streamed }

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

async function* chunksOf(content: Streamed): AsyncGenerator<Uint8Array> {
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
