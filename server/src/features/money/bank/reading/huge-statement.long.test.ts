import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { camtFile, mt940File } from '../../../../../test/bank-statements.ts'
import { readStatement } from './read-statement.ts'

const IBAN = 'DE89370400440532013000'
const MORE_MEMORY = 5_000_000
const EVERY = 20_000
const ENTRIES = Array.from({ length: 1_000 }, (_, at) => ({
  amount: at % 2 === 0 ? 1_000 + at : -999 - at,
  text: `Rechnung ${at} vielen Dank`,
  name: `Erika Muster ${at}`,
  iban: 'AT611904300234573201',
  reference: `REF${at}`,
}))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is in use, without what is only not collected yet. */
function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The entries of a file, which add up to 0, again and again. */
async function* repeated(file: string, bytes_min: number, [first, behind]: [string, string]): AsyncGenerator<Buffer> {
  const from = file.indexOf(first)
  const to = file.lastIndexOf(behind)
  const body = Buffer.from(file.slice(from, to))
  yield Buffer.from(file.slice(0, from))
  for (let bytes = 0; bytes < bytes_min; bytes += body.length) yield body
  yield Buffer.from(file.slice(to))
}

test('a statement of 200 MB takes no more memory than a small one, and others get their turns', async () => {
  const statement = { iban: IBAN, opening: 100_000, entries: ENTRIES }
  const files = [
    repeated(camtFile(statement), 200_000_000, ['<Ntry>', '</Stmt>']),
    repeated(mt940File(statement), 50_000_000, [':61:', ':62F:']),
  ]
  for (const file of files) {
    let [entries, turns] = [0, 0]
    let [first, last] = [0, 0]
    const others = setInterval(() => turns++, 20)
    for await (const part of readStatement(file)) {
      if (part.kind !== 'entries') continue
      entries += part.entries.length
      if (entries % EVERY !== 0) continue
      last = heldBytes()
      first ||= last
    }
    clearInterval(others)
    assert.ok(entries > 200_000, `${entries} entries`)
    assert.ok(first > 0 && last - first < MORE_MEMORY, `${Math.round((last - first) / 1e6)} MB more`)
    assert.ok(turns > 100, `${turns} turns`)
  }
})
