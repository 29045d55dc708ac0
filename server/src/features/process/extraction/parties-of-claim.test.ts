import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { filePart, upload } from '../../../../test/files.ts'
import { pagePdf, textAt } from '../../../../test/pdf-files.ts'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()
after(() => world.deps.pdf_reader.close())

/** The parties are named in a sentence, where no rule looks for them. */
const bill = (sentence: string): Buffer =>
  pagePdf(
    textAt(
      [40, 430, 'Rechnung Nr. R-17'],
      [240, 400, 'Datum: 02.03.2026'],
      [40, 350, sentence],
      [40, 260, 'Gesamtbetrag'],
      [300, 260, '120,00 EUR'],
    ),
  )

async function partiesRead(sentence: string) {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const sent = await upload(partner, `/openapi/claims/${id}/invoices`, [filePart('r.pdf', bill(sentence))])
  assert.equal(sent.statusCode, 201, sent.body)
  await world.deps.jobs.runDue(world.deps)
  const { data } = (await partner.get(`/openapi/invoices/${sent.json().data.id}`)).json()
  assert.equal(data.data_extraction_status, 'completed')
  return [data.invoice_issuer, data.invoice_recipient]
}

test('the names of the claim help to find its parties on the page, also with the family name first', async () => {
  assert.deepEqual(await partiesRead('Arbeiten durch Huber GmbH bei Max Canary-Maier, wie besprochen'), [
    'Huber GmbH',
    'Max Canary-Maier',
  ])
  assert.deepEqual(await partiesRead('Ausgeführt von HUBER GMBH im Auftrag von Canary-Maier Max'), [
    'HUBER GMBH',
    'Canary-Maier Max',
  ])
})

test('a name of the claim that is not on the page is not read from it', async () => {
  const parties = await partiesRead('Arbeiten im Haus, wie besprochen')
  assert.ok(!parties.includes('Huber GmbH') && !parties.includes('Max Canary-Maier'), `${parties}`)
})
