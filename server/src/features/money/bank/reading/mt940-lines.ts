import { TextDecoder } from 'node:util'
import { StatementProblem } from './statement.ts'

/** Banks write at most 65 characters in a line; some write a whole field in one. */
const MAX_LINE_BYTES = 10_000
const LF = 0x0a
const CR = 0x0d

const UTF8 = new TextDecoder('utf-8', { fatal: true })
const WINDOWS = new TextDecoder('windows-1252', { fatal: true })

/**
 * Splits bytes into lines that end with CR LF, LF or CR. A line that is no UTF-8 is read as Windows-1252, of which
 * ISO-8859-1 is a part: MT940 does not say what it is encoded in.
 */
export class LineReader {
  readonly #take: (text: string, line: number) => void
  #rest: Buffer = Buffer.alloc(0)
  #line = 0
  #after_cr = false

  constructor(take: (text: string, line: number) => void) {
    this.#take = take
  }

  write(bytes: Uint8Array): void {
    let from = 0
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte === LF && this.#after_cr && at === from) {
        from = at + 1
        this.#after_cr = false
        continue
      }
      this.#after_cr = byte === CR
      if (byte !== LF && byte !== CR) continue
      this.#give(bytes.subarray(from, at))
      from = at + 1
    }
    this.#keep(bytes.subarray(from))
  }

  end(): void {
    if (this.#rest.length > 0) this.#give(new Uint8Array())
  }

  #keep(bytes: Uint8Array): void {
    this.#rest = Buffer.concat([this.#rest, bytes])
    if (this.#rest.length > MAX_LINE_BYTES)
      throw new StatementProblem('too_long', 'line', this.#line + 1, `is longer than ${MAX_LINE_BYTES} bytes`)
  }

  #give(bytes: Uint8Array): void {
    this.#keep(bytes)
    const line = this.#rest
    this.#rest = Buffer.alloc(0)
    this.#line++
    this.#take(textOf(line, this.#line), this.#line)
  }
}

function textOf(bytes: Buffer, line: number): string {
  if (bytes.includes(0))
    throw new StatementProblem('characters_not_allowed', 'line', line, 'holds a character without meaning in MT940')
  try {
    return UTF8.decode(bytes)
  } catch {
    return WINDOWS.decode(bytes)
  }
}
