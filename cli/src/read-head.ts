import type { IncomingMessage } from 'node:http'

const HEAD_BYTES_MAX = 1_024
const SHOWN_MAX = 200

/** The beginning of an answer's body, for people. A longer or slower body costs its connection. */
export async function readHead(response: IncomingMessage, within_ms: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => response.destroy(), within_ms)
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      size += chunk.length
      if (size > HEAD_BYTES_MAX) break
    }
  } catch {
    // What has arrived until then is shown.
  } finally {
    clearTimeout(timer)
  }
  return legible(Buffer.concat(chunks).subarray(0, HEAD_BYTES_MAX))
}

/** On one line, and without characters that would move the cursor of a terminal. */
const legible = (head: Buffer): string =>
  head
    .toString('utf8')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SHOWN_MAX)
