import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { exampleFile } from '@mahnwerk/claim-table'
import { temporaryFolder } from '../../../test/process.ts'
import { cli } from '../../../test/shell.ts'
import { openWorld } from '../../../test/world.ts'

const world = await openWorld()
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const MAHNWERK_URL = `http://127.0.0.1:${(world.http.server.server.address() as AddressInfo).port}`
const folder = await temporaryFolder()
const [table, rest, report] = ['cases.csv', 'rest.csv', 'report.csv'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

test('a table becomes cases, its faults are told by line, and mended lines are imported later', async () => {
  const partner = await world.partner()
  const env = { MAHNWERK_URL, MAHNWERK_TOKEN: partner.token }
  const good = exampleFile('de').trimEnd()
  const [head = ''] = good.split('\r\n')
  const lineOf = (said: Record<string, string>) =>
    head
      .replace('\ufeff', '')
      .split(';')
      .map((name) => said[name] ?? '')
      .join(';')
  const creditor = { Gläubiger: 'A', 'Gläubiger E-Mail': 'a@b.example', Kundennummer: 'K-1', Nachname: 'Maier' }
  const faulty = lineOf({ ...creditor, Referenz: 'F-1', Rechnungsdatum: '31.02.2026' })
  const refused = lineOf({ ...creditor, Referenz: 'F-2', Vertragsdatum: '01.02.2099' })
  await writeFile(table, [good, faulty, refused].join('\r\n'))

  const checked = await cli(['import', table, '--check', '--json'], env)
  assert.deepEqual([checked.code, JSON.parse(checked.stdout).faults.length], [1, 1])
  assert.deepEqual((await partner.get('/openapi/claims')).json().data, [], 'a check sends nothing')

  const sent = await cli(['import', table, '--json', '--failed', rest, '--report', report], env)
  assert.equal(sent.code, 1, sent.stderr)
  const { faults, ...counts } = JSON.parse(sent.stdout)
  assert.deepEqual(counts, { lines: 5, cases: 3, created: 2, existing: 0, failed: 1, unsent: 0, faulty_lines: 1 })
  assert.deepEqual(
    faults.map(({ line, column, code }: Record<string, unknown>) => [line, column, code]),
    [
      [5, 'invoice.invoice_issue_date', 'no_day'],
      [6, 'claim.contract_date', 'in_the_future'],
    ],
  )
  const claims = (await partner.get('/openapi/claims')).json().data as { total_claim_amount: number }[]
  assert.deepEqual(
    claims.map(({ total_claim_amount }) => total_claim_amount).sort((one, other) => one - other),
    [99.9, 1714.56],
  )
  assert.equal((await readFile(report, 'utf8')).split('\r\n').length, 7)

  const mended = (await readFile(rest, 'utf8')).replace('31.02.2026', '28.02.2026').replace('2099', '2026')
  await writeFile(rest, mended)
  const second = await cli(['import', rest], env)
  assert.deepEqual([second.code, second.stdout], [0, '✔ 2 cases created, 0 already there.\n'])
  const again = await cli(['import', rest], env)
  assert.deepEqual([again.code, again.stdout], [0, '✔ 0 cases created, 2 already there.\n'])
})

test('a refused token is told, and the lines are kept to be sent later', async () => {
  await writeFile(table, exampleFile('en'))
  const env = { MAHNWERK_URL, MAHNWERK_TOKEN: 'a.b.c' }
  const { code, stdout, stderr } = await cli(['import', table, '--failed', rest], env)
  assert.equal(code, 2)
  assert.match(stderr, /refuses the token \(401\)/)
  assert.match(stdout, /2 cases not sent yet: run the command again/)
  assert.equal(await readFile(rest, 'utf8'), exampleFile('en'))
})
