import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { filePart, upload } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { openWorld } from '../../../../test/world.ts'
import { setFields } from './queries.ts'
import { FIELDS, type FieldReading, type FieldState, type Source } from './rules.ts'

const world = await openWorld()
after(() => world.deps.pdf_reader.close())

const operator = await world.operator('agent')
const partner = await world.partner()
const { id: claim_id } = await makeClaim(partner)
const sent = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('invoice.pdf', invoicePdf())])
const invoice_id: string = sent.json().data.id
await world.deps.jobs.runDue(world.deps)

type Facts = Pick<FieldState, 'source' | 'confidence' | 'reading' | 'accepted_at'>

const ESSENTIAL = ['invoice_amount_gross', 'invoice_issue_date', 'invoice_number']
const READING: FieldReading = { value: 'R-1', source: 'ocr', confidence: 0.4, page: 1, box: null }

/** The fields that need a check, as promised to the team, if all fields have these facts. */
function promised({ source, confidence, reading, accepted_at }: Facts): string[] {
  if (accepted_at) return []
  if (source === null) return reading ? [...FIELDS].sort() : ESSENTIAL
  return (confidence ?? 1) < 0.8 ? ESSENTIAL : []
}

const ORIGINS: [Source | null, number | null][] = [
  [null, null],
  ['ocr', 0.6],
  ['text', 0.7999],
  ['text', 0.8],
  ['xml', 1],
  ['partner', null],
  ['team', 1],
]

test('the field, the list of invoices to check and the work queue agree on what needs a check', async () => {
  const scope = `organization_id=${partner.organization_id}`
  for (const [source, confidence] of ORIGINS) {
    for (const reading of [null, READING]) {
      for (const accepted_at of [null, world.clock.business()]) {
        const facts: Facts = { source, confidence, reading, accepted_at }
        const accepted_by = accepted_at && operator.operator_id
        await world.act(({ tx }) =>
          setFields(
            tx,
            invoice_id,
            FIELDS.map((field) => ({ field, ...facts, accepted_by, steps: [], contradictions: null })),
          ),
        )
        const expected = promised(facts)
        const message = JSON.stringify(facts)

        const { data } = (await operator.get(`/api/operator/invoices/${invoice_id}/extraction`)).json()
        const marked = data.fields.filter(({ needs_check }: { needs_check: boolean }) => needs_check)
        assert.deepEqual(marked.map(({ field }: { field: string }) => field).sort(), expected, message)

        const listed = (await operator.get(`/api/operator/invoices/to-check?${scope}`)).json()
        assert.deepEqual(listed.data[0]?.waiting_fields ?? [], expected, message)

        const queue = (await operator.get(`/api/operator/work?kind=extraction_review&${scope}`)).json()
        assert.equal(queue.total, expected.length > 0 ? 1 : 0, message)
      }
    }
  }
})
