import { readStatement } from '../src/features/money/bank/reading/read-statement.ts'
import { type ReadEntry, type ReadSheet, StatementProblem } from '../src/features/money/bank/reading/statement.ts'

export type WholeSheet = { readonly sheet: ReadSheet; readonly entries: ReadEntry[] }

/** In pieces of so many bytes. */
export async function* inPieces(file: string | Buffer, piece = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file as string)
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

/** All of a file at once, as no program should read it. */
export async function readAll(file: string | Buffer, piece?: number): Promise<WholeSheet[]> {
  const sheets: WholeSheet[] = []
  let entries: ReadEntry[] = []
  for await (const part of readStatement(inPieces(file, piece))) {
    if (part.kind === 'entries') entries.push(...part.entries)
    if (part.kind !== 'end') continue
    sheets.push({ sheet: part.sheet, entries })
    entries = []
  }
  return sheets
}

export async function problemOf(file: string | Buffer, piece?: number): Promise<StatementProblem> {
  try {
    await readAll(file, piece)
  } catch (error) {
    if (error instanceof StatementProblem) return error
    throw error
  }
  throw new Error('the file was read')
}
