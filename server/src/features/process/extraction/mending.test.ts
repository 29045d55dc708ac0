import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeClaim } from '../../../../test/cases.ts'
import { filePart, type Part, storedFiles, upload } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import type { PdfReader } from '../../../platform/pdf/reader.ts'
import { PdfUnreadable, REASONS, WorkerLost } from '../../../platform/pdf/refusals.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { readInvoiceFile } from './jobs.ts'
import { beginReading, finishReading } from './service.ts'

const world = await openWorld()
const team = await world.operator('agent')
const { db } = world.deps

const read = () => world.deps.jobs.runDue(world.deps)

/** An uploaded invoice over 1200.00 that is not read yet. */
async function submit(parts: readonly Part[] = []) {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const sent = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [
    filePart('r.pdf', invoicePdf()),
    ...parts,
  ])
  assert.equal(sent.statusCode, 201, sent.body)
  const id: string = sent.json().data.id
  return {
    partner,
    claim_id,
    id,
    run: { invoice_id: id, run: 1 },
    invoice: async () => (await partner.get(`/openapi/invoices/${id}`)).json().data,
    total: async () => (await partner.get(`/openapi/claims/${claim_id}`)).json().data.total_claim_amount,
    field: async (name: string) =>
      (await team.get(`/api/operator/invoices/${id}/extraction`))
        .json()
        .data.fields.find(({ field }: { field: string }) => field === name),
  }
}

const rowsOf = async (id: string) =>
  (
    await db.one<{ rows: number }>(sql`
    select (select count(*) from invoice_files where invoice_id = ${id})::int
      + (select count(*) from invoice_fields where invoice_id = ${id})::int as rows`)
  )?.rows

test('what a partner corrects before, during or after the reading stays, even where it cleared a field', async () => {
  for (const when of ['before', 'during', 'after']) {
    const { partner, id, run, invoice, total, field } = await submit()
    const mend = async () => {
      const body = { invoice_amount_gross: 999.5, invoice_recipient: null }
      const answer = await partner.patch(`/openapi/invoices/${id}`, body)
      assert.equal(answer.statusCode, 200, answer.body)
    }
    if (when === 'before') await mend()
    if (when === 'during') {
      assert.ok(await world.act((work) => beginReading(work, run)))
      await mend()
    }
    await read()
    if (when === 'after') {
      await mend()
      assert.equal((await team.post(`/api/operator/invoices/${id}/extraction/run`)).statusCode, 200)
      await read()
    }
    assert.partialDeepStrictEqual(
      await invoice(),
      {
        invoice_amount_gross: 999.5,
        invoice_recipient: null,
        invoice_number: 'R-2026-17',
        data_extraction_status: 'completed',
      },
      when,
    )
    assert.equal(await total(), 999.5)
    const gross = await field('invoice_amount_gross')
    assert.deepEqual(
      [gross.source, gross.confidence, gross.reading.value, gross.needs_check],
      // What was sent before the file was read is compared with it; what is sent afterwards answers that.
      ['partner', 1, 1200, when !== 'after'],
      when,
    )
    assert.deepEqual((await field('invoice_recipient')).source, 'partner')
  }
  assert.deepEqual(await verifyAccounts(db), [])
})

test('a deleted invoice takes its file along', async () => {
  const before = await storedFiles(world)
  const { partner, id, total } = await submit()
  await read()
  assert.equal(await total(), 1200)
  assert.equal((await partner.delete(`/openapi/invoices/${id}`)).statusCode, 200)
  assert.deepEqual([await total(), await rowsOf(id)], [0, 0])
  await read()
  assert.deepEqual(await storedFiles(world), before)
  assert.equal((await team.get(`/api/operator/invoices/${id}/extraction`)).statusCode, 404)
  assert.deepEqual(await verifyAccounts(db), [])
})

const OWED = { kind: 'invoice', open_amount: null, doubts: [], confidence: 0.9, currency: 'EUR' } as const

test('a reading of a deleted invoice ends quietly, however far it was', async () => {
  const waiting = await submit()
  assert.equal((await waiting.partner.delete(`/openapi/invoices/${waiting.id}`)).statusCode, 200)
  await read()

  const begun = await submit()
  assert.ok(await world.act((work) => beginReading(work, begun.run)))
  assert.equal((await begun.partner.delete(`/openapi/invoices/${begun.id}`)).statusCode, 200)
  const value = { value: 120_000, source: 'text', confidence: 0.9, page: 1, box: null } as const
  const reading = { ...OWED, fields: { invoice_amount_gross: value } }
  await world.act((work) => finishReading(work, begun.run, { reading, pages: [] }))
  assert.equal(await begun.total(), 0)

  const failing = await submit()
  const digest = async () => {
    assert.equal((await failing.partner.delete(`/openapi/invoices/${failing.id}`)).statusCode, 200)
    throw new WorkerLost('it was killed')
  }
  const lines = world.log_lines.length
  await readInvoiceFile.run({ ...world.deps, pdf_reader: { ...world.deps.pdf_reader, digest } }, failing.run, 1)
  assert.ok(!world.log_lines.slice(lines).some((line) => line.includes('could not be read')))
  await read()
  const jobs = await db.many(sql`select name from jobs where name = 'extraction.read'`)
  assert.equal(jobs.length, 0)
})

test('a file that takes too long by day is read at night with more time, and only then given up', async () => {
  const slow = await submit()
  const patience: (number | undefined)[] = []
  const tooSlowUnder = (least: number) => {
    const digest: PdfReader['digest'] = async (path, module, wish) => {
      patience.push(wish.patience)
      if ((wish.patience ?? 1) < least) throw new PdfUnreadable(REASONS.too_slow)
      return world.deps.pdf_reader.digest(path, module, wish)
    }
    return { ...world.deps, pdf_reader: { ...world.deps.pdf_reader, digest } }
  }
  const status = async ({ invoice }: typeof slow) => (await invoice()).data_extraction_status
  const deps = tooSlowUnder(2)
  await world.deps.jobs.runDue(deps)
  assert.equal(await status(slow), 'pending')
  const [waiting] = await db.many<{ run_at: Date }>(
    sql`select run_at from jobs where name = 'extraction.read_at_night'`,
  )
  assert.equal(waiting?.run_at.toISOString(), '2026-05-14T20:00:00.000Z')
  assert.equal((await activityOf(world, slow.claim_id)).at(-1)?.action, 'invoice.reading_put_off')

  world.clock.advance(12 * 3_600_000)
  await world.deps.jobs.runDue(deps)
  assert.deepEqual([await status(slow), await slow.total()], ['completed', 1200])
  assert.deepEqual(patience, [1, 4])

  const hopeless = await submit()
  await world.deps.jobs.runDue(tooSlowUnder(5))
  assert.deepEqual([await status(hopeless), patience.slice(2)], ['failed', [1, 4]], 'at night it does not wait')
  assert.equal((await hopeless.invoice()).data_extraction_problem.code, 'too_slow')
})

test('an invoice with credit notes keeps its amounts when a new reading finds less than was credited', async () => {
  const { partner, id, invoice, total } = await submit()
  await read()
  const credited = await partner.post(`/openapi/invoices/${id}/credit`, { amount: 1000, reason: 'Goods sent back' })
  assert.equal(credited.statusCode, 201, credited.body)
  const again = await team.post(`/api/operator/invoices/${id}/extraction/run`)
  assert.equal(again.statusCode, 200, again.body)
  await db.transaction((tx) => tx.run(sql`delete from jobs where name = 'extraction.read'`))
  const as = (value: string | number) => ({ value, source: 'text', confidence: 0.9, page: 1, box: null }) as const
  const reading = {
    ...OWED,
    fields: { invoice_amount_gross: as(90_000), subject: as('Roof') },
  }
  await world.act((work) => finishReading(work, { invoice_id: id, run: 2 }, { reading, pages: [] }))
  assert.partialDeepStrictEqual(await invoice(), {
    invoice_amount_gross: 1200,
    credited_amount: 1000,
    subject: 'Roof',
    data_extraction_status: 'completed',
  })
  assert.equal(await total(), 200)
  const correction = await team.patch(`/api/operator/invoices/${id}/extraction/fields/invoice_amount_gross`, {
    value: 900,
  })
  assert.equal(correction.statusCode, 400, correction.body)
  assert.deepEqual(await verifyAccounts(db), [])
})
