import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { filePart, type Part, storedFiles, upload } from '../../../../test/files.ts'
import { pagesPdf, textAt } from '../../../../test/pdf-files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { verifyChains } from '../../case/claims/index.ts'

const world = await openWorld()
after(() => world.deps.pdf_reader.close())
const team = await world.operator('agent')
const { db } = world.deps

const money = (amount: number): string => amount.toFixed(2).replace('.', ',')

const page = (number: string, gross: number): string =>
  textAt(
    [40, 560, 'Huber GmbH, Hauptstrasse 1, 4020 Linz'],
    [40, 500, 'Max Canary-Maier'],
    [40, 485, 'Seestrasse 9'],
    [40, 470, '5020 Salzburg'],
    [240, 430, 'Rechnungsdatum: 02.03.2026'],
    [40, 430, `Rechnung Nr. ${number}`],
    [40, 300, 'Nettobetrag'],
    [300, 300, `${money(gross / 1.2)} EUR`],
    [40, 280, '20 % USt'],
    [300, 280, `${money(gross - gross / 1.2)} EUR`],
    [40, 260, 'Rechnungsbetrag brutto'],
    [300, 260, `${money(gross)} EUR`],
  )

const TERMS = textAt([40, 500, 'Allgemeine Bedingungen'], [40, 470, 'Es gilt das Recht des Verkaufers.'])

/** Two bills in one file: the first has two pages. */
const TWO = pagesPdf([page('R-2026-17', 120), TERMS, page('R-2026-18', 240)])

async function submit(pdf = TWO, sent: Record<string, string> = {}) {
  const partner = await world.partner()
  const { id: claim_id } = await makeCollectable(partner, { amount: 1 })
  const parts = Object.entries(sent).map(([name, content]): Part => ({ name, content }))
  const answer = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('scan.pdf', pdf), ...parts])
  assert.equal(answer.statusCode, 201, answer.body)
  await read()
  const id: string = answer.json().data.id
  const claim = async () => (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  return {
    ...{ partner, claim_id, id, claim },
    invoice: async (one = id) => (await partner.get(`/openapi/invoices/${one}`)).json().data,
    extraction: async (one = id) => (await team.get(`/api/operator/invoices/${one}/extraction`)).json().data,
    split: (body: object = {}, key?: string) =>
      partner.post(`/openapi/invoices/${id}/split`, body, key ? { 'idempotency-key': key } : {}),
    waiting: async () =>
      (await team.get(`/api/operator/invoices/to-check?organization_id=${partner.organization_id}`))
        .json()
        .data.map(({ invoice_id }: { invoice_id: string }) => invoice_id),
  }
}

const read = () => world.deps.jobs.runDue(world.deps)

test('a file with several invoices claims nothing, and its parts are proposed to team and partner', async () => {
  const { invoice, extraction, claim, waiting, id } = await submit()
  assert.partialDeepStrictEqual(await invoice(), {
    invoice_amount_gross: null,
    split_into: [],
    split_from: null,
    data_extraction_problem: { code: 'several_invoices' },
  })
  assert.partialDeepStrictEqual(await extraction(), {
    doubts: ['several_invoices'],
    parts: [
      { first_page: 1, last_page: 2, invoice_number: 'R-2026-17', gross: 120 },
      { first_page: 3, last_page: 3, invoice_number: 'R-2026-18', gross: 240 },
    ],
  })
  const { total_claim_amount, blocked_reason } = await claim()
  assert.deepEqual([total_claim_amount, blocked_reason], [1, 'invoice_to_check'])
  assert.deepEqual(await waiting(), [id])
})

test('a file of one invoice with more pages is none of several', async () => {
  const more = pagesPdf([page('R-2026-17', 120), TERMS, page('R-2026-17', 120)])
  const { extraction, claim } = await submit(more)
  assert.partialDeepStrictEqual(await extraction(), { doubts: [], parts: [] })
  assert.equal((await claim()).total_claim_amount, 121)
})

test('the partner splits it: each part has its pages as a file and counts, the original does not', async () => {
  const files = (await storedFiles(world)).length
  const { id, partner, split, invoice, extraction, claim, waiting } = await submit()
  const answer = await split({}, 'split-1')
  assert.equal(answer.statusCode, 201, answer.body)
  const { invoice: original, parts } = answer.json().data
  assert.deepEqual(
    original.split_into,
    parts.map((part: { id: string }) => part.id),
  )
  assert.partialDeepStrictEqual(parts, [
    { split_from: id, data_extraction_status: 'pending', invoice_amount_gross: null },
    { split_from: id, data_extraction_status: 'pending' },
  ])
  await read()
  const [one, two] = [await invoice(parts[0].id), await invoice(parts[1].id)]
  assert.partialDeepStrictEqual(one, { invoice_number: 'R-2026-17', invoice_amount_gross: 120, split_from: id })
  assert.partialDeepStrictEqual(two, { invoice_number: 'R-2026-18', invoice_amount_gross: 240 })
  assert.partialDeepStrictEqual(await invoice(), { invoice_amount_gross: null, data_extraction_problem: null })
  const names = [await extraction(parts[0].id), await extraction(parts[1].id)]
  assert.deepEqual(
    names.map(({ original_filename, pages }) => [original_filename, pages.length]),
    [
      ['scan-1-2.pdf', 2],
      ['scan-3.pdf', 1],
    ],
  )
  const { total_claim_amount, blocked_reason, invoice_count = 4 } = await claim()
  assert.deepEqual([total_claim_amount, blocked_reason, invoice_count], [361, null, 4])
  assert.deepEqual(await waiting(), [])
  const replayed = await split({}, 'split-1')
  assert.deepEqual([replayed.body, replayed.headers['idempotent-replayed']], [answer.body, 'true'])
  assert.equal((await storedFiles(world)).length, files + 3)
  const { invoices } = (await team.get(`/api/operator/claims/${(await invoice()).claim_id}`)).json().data
  assert.deepEqual(
    invoices.map(({ possible_double }: { possible_double: boolean }) => possible_double),
    [false, false, false, false],
    'the original is no double of its parts',
  )
  assert.deepEqual(await verifyAccounts(db), [])
  assert.deepEqual((await verifyChains(db)).breaks, [])

  for (const again of [await split(), await partner.patch(`/openapi/invoices/${id}`, { invoice_amount_gross: 5 })])
    assert.deepEqual([again.statusCode, again.json().code], [409, 'invoice_split'])
  const check = `/api/operator/invoices/${id}/extraction`
  for (const refused of [
    await team.post(`${check}/run`),
    await team.patch(`${check}/fields/invoice_amount_gross`, { value: 5 }),
  ])
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'invoice_split'])
  assert.equal((await partner.delete(`/openapi/invoices/${id}`)).statusCode, 200)
  assert.equal((await invoice(parts[0].id)).split_from, null)
  assert.equal((await claim()).total_claim_amount, 361)
})

test('the team splits it where it wants, and pages may be left out', async () => {
  const { id, claim, extraction } = await submit()
  const parts = [
    { first_page: 1, last_page: 1 },
    { first_page: 3, last_page: 3 },
  ]
  const answer = await team.post(`/api/operator/invoices/${id}/split`, { parts })
  assert.equal(answer.statusCode, 201, answer.body)
  await read()
  assert.equal((await claim()).total_claim_amount, 361)
  assert.partialDeepStrictEqual(await extraction(), {
    parts: [],
    split_into: answer.json().data.parts.map((part: { id: string }) => part.id),
  })
  assert.deepEqual((await extraction(answer.json().data.parts[0].id)).original_filename, 'scan-1.pdf')
})

test('where an amount was sent, the further invoices wait for a check, and the amount stays until the split', async () => {
  const sent = { total_amount: '120.00', creditor_reminder_fees_incurred: '5.00' }
  const { invoice, claim, waiting, split, id } = await submit(TWO, sent)
  const { data_extraction_problem: problem, invoice_amount_gross } = await invoice()
  assert.deepEqual(
    [problem.code, invoice_amount_gross, (await claim()).blocked_reason],
    ['further_invoices', 120, null],
  )
  assert.deepEqual(problem.contradictions, [
    { field: 'invoice_amount_gross', kind: 'further_invoices', said: 120, read: 'R-2026-17, R-2026-18' },
  ])
  assert.deepEqual(await waiting(), [id])
  const { parts } = (await split()).json().data
  assert.deepEqual(
    parts.map((part: { creditor_reminder_fees_incurred: number | null }) => part.creditor_reminder_fees_incurred),
    [5, null],
  )
  await read()
  assert.deepEqual([(await claim()).total_claim_amount, await waiting()], [361, []])
  assert.deepEqual(await verifyAccounts(db), [])
})

test('a split that cannot be is refused, and nothing is left of it', async () => {
  const { partner, claim_id, id, split } = await submit()
  const files = (await storedFiles(world)).length
  const ranges = (...pages: [number, number][]) => ({
    parts: pages.map(([first_page, last_page]) => ({ first_page, last_page })),
  })
  for (const [body, field] of [
    [ranges([1, 2], [2, 3]), 'parts.1.first_page'],
    [ranges([2, 1], [3, 3]), 'parts.0.last_page'],
    [ranges([1, 2], [3, 4]), 'parts.1.last_page'],
  ] as const) {
    const refused = await split(body)
    assert.deepEqual([refused.statusCode, refused.json().details?.[0]?.field], [400, field], refused.body)
  }
  assert.equal((await split(ranges([1, 3]))).statusCode, 400)
  const one = await submit(pagesPdf([page('R-2026-17', 120), TERMS]))
  assert.equal((await one.split()).json().details[0].code, 'required')
  const manual = await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 5 })
  const without = await partner.post(`/openapi/invoices/${manual.json().data.id}/split`, {})
  assert.deepEqual([without.statusCode, without.json().code], [409, 'no_file'])
  const stranger = await world.partner()
  assert.equal((await stranger.post(`/openapi/invoices/${id}/split`, {})).statusCode, 404)
  assert.equal((await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 1 })).statusCode, 201)
  assert.equal((await split()).json().code, 'money_received')
  assert.equal((await storedFiles(world)).length, files + 1, 'only the file of the other claim')
})

test('a claim that was demanded is not split any more, and a file that is being read not yet', async () => {
  const demanded = await submit()
  await team.post(`/api/operator/claims/${demanded.claim_id}/close`, { closure_reason: 'written_off' })
  assert.equal((await demanded.split()).json().code, 'claim_closed')
  const again = await submit()
  await team.post(`/api/operator/invoices/${again.id}/extraction/run`)
  assert.equal((await again.split()).json().code, 'still_reading')
  await read()
  assert.equal((await again.split()).statusCode, 201)
})

test('of two splits at once only one makes invoices', async () => {
  const { split, claim_id } = await submit()
  const answers = await Promise.all([split(), split()])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409])
  const [row] = await db.many<{ parts: number }>(sql`
    select count(*)::int as parts from invoice_splits s join invoices i on i.id = s.invoice_id
    where i.claim_id = ${claim_id}`)
  assert.equal(row?.parts, 2)
})
