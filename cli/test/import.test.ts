import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Outcome, type Result, readClaimTable, type TableCase } from '@mahnwerk/claim-table'
import { sendCases } from '../src/import-sending.ts'
import { cli } from './shell.ts'

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-import-'))
after(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array, name = 'cases.csv'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const HEAD = 'partner_reference;customer.id;Nachname;Betrag'
const CUSTOMER = '0b7f6a6e-3a1f-4c6e-9a55-0a4f5f7f9a01'
const tableOf = (...references: string[]): string =>
  [HEAD, ...references.map((reference) => `${reference};${CUSTOMER};Maier;10,00`)].join('\n')

test('the example can be checked, without a server', async () => {
  const { stdout: example } = await cli(['import', '--example'])
  const { code, stdout } = await cli(['import', await fileOf(example), '--check'])
  assert.deepEqual([code, stdout], [0, '✔ 2 cases in 3 lines, nothing wrong. Nothing was sent.\n'])
})

test('a check tells every fault with its line and column, and fails', async () => {
  const path = await fileOf(`${HEAD};Farbe\n1;${CUSTOMER};Maier;10,00;rot\n2;x;;1.234;rot\n`)
  const { code, stdout } = await cli(['import', path, '--check', '--json'])
  assert.equal(code, 1)
  const { lines, cases, unknown_columns, faults } = JSON.parse(stdout)
  assert.deepEqual([lines, cases, unknown_columns], [2, 1, ['Farbe']])
  assert.deepEqual(
    faults.map(({ line, column, code }: Record<string, unknown>) => [line, column, code]),
    [
      [3, 'customer.id', 'wrong_format'],
      [3, 'debtor.person.last_name', 'required'],
    ],
  )
  const told = await cli(['import', path, '--check'])
  assert.match(told.stdout, /Columns that are not known: Farbe/)
  assert.match(told.stdout, /line 3 {2}Nachname {5}must say something/)
  assert.match(told.stdout, /1 line of 2 cannot become a case; 1 case could be sent/)
})

test('what is no table of cases is refused in words before anything is sent', async () => {
  const files: [string | Uint8Array, RegExp][] = [
    ['', /The file is empty/],
    [HEAD, /nothing in the file below its head/],
    [Buffer.from('PK\u0003\u0004'), /a workbook \(Excel\), not a CSV file/],
    ['Firma;Ort\nA;B', /these are missing:\n {2}partner_reference/],
    [`${tableOf('1').replace('Betrag', 'Farbe')}`, /not known: Farbe[\s\S]*Nothing was sent/],
  ]
  for (const [content, said] of files) {
    const { code, stderr } = await cli(['import', await fileOf(content)], { MAHNWERK_TOKEN: 'a.b.c' })
    assert.deepEqual([code, said.test(stderr)], [2, true], stderr)
  }
  assert.match((await cli(['import', join(folder, 'none.csv')])).stderr, /There is no file/)
  assert.match((await cli(['import'])).stderr, /Name the CSV file/)
})

function casesOf(count: number): readonly TableCase[] {
  const table = readClaimTable(tableOf(...Array.from({ length: count }, (_, at) => `C-${at}`)))
  assert.ok('cases' in table)
  return table.cases
}

const CREATED: Outcome = { status: 'created', claim_id: 'id', details: [] }

test('what was answered stays when a later part fails, and a part may come in pieces', async () => {
  const cases = casesOf(120)
  const results: Result[] = []
  const told: number[] = []
  const sending = (fails_from: number) => ({
    interrupted: new AbortController().signal,
    tell: (sent: number) => told.push(sent),
    async send(batch: readonly TableCase[], add: (outcomes: readonly Outcome[]) => void) {
      add(batch.slice(0, 30).map(() => CREATED))
      if (results.length > fails_from) throw new Error('lost')
      add(batch.slice(30).map(() => CREATED))
    },
  })
  await assert.rejects(sendCases(cases, results, sending(50)), /lost/)
  assert.deepEqual(told, [30, 50, 80])
  await sendCases(cases, results, sending(200))
  assert.deepEqual(
    results.map(({ of }) => of),
    cases,
  )
})

test('an interruption ends between two parts, and keeps what was done', async () => {
  const interruption = new AbortController()
  const results: Result[] = []
  await sendCases(casesOf(120), results, {
    interrupted: interruption.signal,
    tell: () => interruption.abort(),
    send: async (batch, add) => add(batch.map(() => CREATED)),
  })
  assert.equal(results.length, 50)
})
