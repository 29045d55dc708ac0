import type { Line } from './transport.ts'

/** A file that is read as it arrives. Read or cancel its stream, otherwise its connection stays open. */
export interface Download {
  /** Safe to use as a file name, since it contains no folder. Empty when the service gave none. */
  readonly filename: string
  /** The media type. */
  readonly content_type: string
  /** In bytes, if the service stated it. */
  readonly size: number | undefined
  /** The bytes as they arrive. */
  readonly stream: ReadableStream<Uint8Array>
  /** The whole file at once. */
  bytes(): Promise<Uint8Array>
}

export async function readDownload(answer: Response, line: Line): Promise<Download> {
  // A large file may take long; the limit covers only its beginning.
  line.stopTimer()
  const stream = watched(answer.body ?? new Blob([]).stream(), line)
  const length = answer.headers.get('content-length')
  return {
    filename: filenameOf(answer.headers.get('content-disposition') ?? ''),
    content_type: answer.headers.get('content-type') ?? 'application/octet-stream',
    size: length === null ? undefined : Number(length),
    stream,
    bytes: async () => new Uint8Array(await new Response(stream).arrayBuffer()),
  }
}

/** Passes the bytes on. Releases the caller's signal at the end and reports a break as a ConnectionError. */
function watched(body: ReadableStream<Uint8Array>, line: Line): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          line.release()
          controller.close()
        } catch (cause) {
          line.release()
          controller.error(line.failureOf(cause))
        }
      },
      async cancel(reason) {
        line.release()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** RFC 6266: the encoded form takes precedence over the plain one. */
export function filenameOf(disposition: string): string {
  const encoded = /filename\*\s{0,9}=\s{0,9}utf-8''([^;\s]{1,2000})/i.exec(disposition)?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1')
  const plain = /filename\s{0,9}=\s{0,9}([^;"\s]{1,900})/i.exec(disposition)?.[1]
  const name = decoded(encoded) ?? quoted ?? plain ?? ''
  const last = name.split(/[/\\]/).pop() ?? ''
  return last === '.' || last === '..' ? '' : last
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
