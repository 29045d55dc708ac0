import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, untilReadable } from '../../../../test/cases.ts'
import { filePart, upload } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { encryptedPdf } from '../../../../test/pdf-files.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'

const world = await openWorld()

/** Those of the claim, so that nothing contradicts it. */
const PARTIES = { issuer: 'Huber GmbH', recipient: 'Max Canary-Maier' }

type Row = { type: string; kind?: string; claim_id?: string; at?: string }
async function readAll(partner: PartnerClient, query: string, limit: number): Promise<Row[]> {
  const rows: Row[] = []
  for (let after = ''; ; ) {
    const answer = await partner.get(`/openapi/events?limit=${limit}${query}${after}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const page = answer.json()
    rows.push(...page.data)
    if (!page.has_more) return rows
    after = `&after=${page.next}`
  }
}
const kindsOf = (rows: readonly Row[]) => rows.flatMap(({ type, kind }) => (type === 'activity' ? [kind] : []))

test('the feed tells on request when a reading ended and a block began or ended, in order and page by page', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeClaim(partner)
  await upload(partner, `/openapi/claims/${id}/invoices`, [filePart('a.pdf', invoicePdf('R-2026-17', PARTIES))])
  await upload(partner, `/openapi/claims/${id}/invoices`, [filePart('b.pdf', encryptedPdf())])
  await world.deps.jobs.runDue(world.deps)
  const team = await world.operator('agent')
  const situate = (situation: string) => team.post(`/api/operator/debtors/${debtor_id}/situation`, { situation })
  assert.equal((await situate('deceased')).statusCode, 200)
  assert.equal((await situate('none')).statusCode, 200)
  await untilReadable(world, id)

  const rows = await readAll(partner, '&include=activity', 1_000)
  const kinds = kindsOf(rows)
  assert.ok(kinds.includes('reading_finished') && kinds.includes('reading_doubtful'), String(kinds))
  assert.ok(kinds.includes('blocked'), String(kinds))
  const of_blocks = kinds.filter((kind) => kind === 'blocked' || kind === 'unblocked')
  of_blocks.forEach((kind, at) => void assert.equal(kind, at % 2 === 0 ? 'blocked' : 'unblocked', String(of_blocks)))
  const activity = rows.find(({ type }) => type === 'activity')
  assert.deepEqual(Object.keys(activity ?? {}).toSorted(), ['at', 'claim_id', 'kind', 'type'])
  assert.equal(activity?.claim_id, id)
  assert.deepEqual(await readAll(partner, '&include=activity', 1), rows, 'pages of one row give the same')

  const plain = await readAll(partner, '', 2)
  assert.deepEqual(
    plain,
    rows.filter(({ type }) => type !== 'activity'),
    'who does not ask for it sees events alone',
  )
  const other = await world.partner({ organization_id: partner.organization_id })
  assert.deepEqual(await readAll(other, '&include=activity', 10), [])
  assert.equal((await partner.get('/openapi/events?include=everything')).statusCode, 400)
})
