import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { type BareModel, ciiXml, SIMPLE, ublXml } from '../../../../test/bare-invoices.ts'
import { makeClaim } from '../../../../test/cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { enterCase, openCase } from '../../../../test/debtors.ts'
import { filePart, type Part, upload } from '../../../../test/files.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'

const world = await openWorld()
const team = await world.operator('agent')

const read = () => world.deps.jobs.runDue(world.deps)
const field = (name: string, content: string): Part => ({ name, content })

async function add(partner: PartnerClient, claim_id: string, content: string, more: readonly Part[] = []) {
  const parts = [...more, filePart('Rechnung März.xml', content)]
  const answer = await upload(partner, `/openapi/claims/${claim_id}/documents`, parts)
  assert.equal(answer.statusCode, 201, answer.body)
  await read()
  return answer.json().data.id as string
}

async function shown(content: string, lang?: string): Promise<string> {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await add(partner, claim_id, content)
  const answer = await team.get(`/api/operator/documents/${id}/readable.pdf${lang ? `?lang=${lang}` : ''}`)
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  assert.equal(answer.headers['content-type'], 'application/pdf')
  assert.match(String(answer.headers['content-disposition']), /^attachment;.*M%C3%A4rz\.pdf/)
  return (await copiedPages(answer.rawPayload)).join('\n')
}

const FULL: BareModel = {
  ...SIMPLE,
  reductions: [{ is_charge: false, amount: '10.00', reason: 'Rabatt', rate: '20' }],
  taxes: [{ rate: '20', basis: '90.00', tax: '18.00' }],
  totals: {
    ...{ lines: '100.00', allowances: '10.00', net: '90.00', tax: '18.00', gross: '108.00' },
    ...{ prepaid: '8.00', payable: '100.00' },
  },
  notes: ['Vielen Dank für Ihren Auftrag'],
  terms: '#SKONTO#TAGE=7#PROZENT=2.00# Sonst binnen 29 Tagen.',
}

test('a bare e-invoice is shown with all that it says, and with the SHA-256 of its file', async () => {
  for (const content of [ciiXml(FULL), ublXml(FULL)]) {
    const text = await shown(content)
    for (const part of [
      'Rechnung XR-2026-17',
      'Dach & Wand GmbH',
      'USt-IdNr. ATU12345678',
      'Eva Moser',
      '31. März 2026',
      'Dachreparatur',
      '2 Std.',
      '80,00 €',
      'Abschlag: Rabatt',
      'Bereits gezahlt',
      'Zahlbetrag',
      '100,00 €',
      '2 % Skonto bei Zahlung binnen 7 Tagen.',
      'AT61 1904 3002 3457 3201',
      'Vielen Dank für Ihren Auftrag',
      createHash('sha256').update(content).digest('hex'),
      'Rechnung März.xml',
    ])
      assert.ok(text.includes(part), `${part} is missing in\n${text}`)
    assert.doesNotMatch(text, /widersprüchlich/)
  }
})

test('in English it speaks English, and wrong sums are told', async () => {
  const text = await shown(ublXml({ ...FULL, currency: 'CHF', totals: { ...FULL.totals, gross: '109.00' } }), 'en')
  for (const part of ['Invoice XR-2026-17', 'Amount due', '100.00 CHF', 'incomplete or contradictory', '2% discount'])
    assert.ok(text.includes(part), `${part} is missing in\n${text}`)
  assert.match(text, /Total with VAT: in the file 109\.00 CHF, computed 108\.00 CHF/)
})

test('many lines go on over pages under the same head, and no text of strangers breaks the page', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => ({ name: `Arbeit ${at + 1}`, net: '1.00', rate: '20' }))
  const content = ciiXml({
    ...SIMPLE,
    lines: [...lines, { name: `#panic() $ ] \\ שלום 株式会社 ${'x'.repeat(490)}`, net: '1.00', rate: '20' }],
    type_code: '381',
    number: null,
  })
  const text = await shown(content)
  assert.ok((text.match(/Einzelpreis/g) ?? []).length >= 3, 'each page has the head of the table')
  assert.match(text, /Gutschrift/)
  assert.match(text, /Arbeit 120/)
  assert.match(text, /#panic\(\) \$/)
})

test('each audience reads what it may download, in its own language, and nothing else', async () => {
  const debtor = await enterCase(world)
  const { partner, id: claim_id } = debtor
  const open = await add(partner, claim_id, ciiXml(SIMPLE))
  const secret = await add(partner, claim_id, ublXml(SIMPLE), [field('visibility', 'partner_only')])
  const ofDebtor = async (id: string) => (await debtor.get(`/api/debtor/documents/${id}/readable.pdf`)).statusCode
  assert.deepEqual([await ofDebtor(open), await ofDebtor(secret)], [404, 404], 'nothing was released')
  assert.equal((await team.post(`/api/operator/documents/${open}/release`)).statusCode, 200)
  assert.deepEqual([await ofDebtor(open), await ofDebtor(secret)], [200, 404])
  const [file] = (await debtor.get('/api/debtor/case')).json().data.documents
  assert.deepEqual([file.id, file.is_e_invoice], [open, true])
  const page = await debtor.get('/debtor/case?lang=en')
  assert.ok(page.body.includes(`href="/api/debtor/documents/${open}/readable.pdf?lang=en"`), page.body)
  const english = await debtor.get(`/api/debtor/documents/${open}/readable.pdf?lang=en`)
  assert.match((await copiedPages(english.rawPayload)).join(), /Amount due/)
  const other = await openCase(world, { partner })
  const foreign = await add(partner, other.id, ciiXml(SIMPLE))
  await team.post(`/api/operator/documents/${foreign}/release`)
  assert.equal(await ofDebtor(foreign), 404)
})

test('a creditor reads the e-invoices of its own cases, but none that a partner keeps to itself', async () => {
  const portal = await enterPortal(world)
  const { get } = asCreditor(world, portal.cookie)
  const { partner, customer_id } = portal
  const [claim] = (await partner.get(`/openapi/claims?customer_id=${customer_id}`)).json().data
  const open = await add(partner, claim.id, ciiXml(SIMPLE))
  const secret = await add(partner, claim.id, ciiXml(SIMPLE), [field('visibility', 'partner_only')])
  const { documents } = (await get(`/api/creditor/claims/${claim.id}`)).json().data
  assert.deepEqual(
    documents.map(({ id, is_e_invoice }: { id: string; is_e_invoice: boolean }) => [id, is_e_invoice]),
    [[open, true]],
  )
  const answer = await get(`/api/creditor/documents/${open}/readable.pdf?lang=en`)
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  assert.match((await copiedPages(answer.rawPayload)).join(), /Amount due/)
  assert.equal((await get(`/api/creditor/documents/${secret}/readable.pdf`)).statusCode, 404)
  const page = await get(`/creditor/claims/${claim.id}?lang=de`)
  assert.ok(page.body.includes(`/api/creditor/documents/${open}/readable.pdf?lang=de`), page.body)
  const stranger = asCreditor(world, (await enterPortal(world)).cookie)
  assert.equal((await stranger.get(`/api/creditor/documents/${open}/readable.pdf`)).statusCode, 404)
})

test('the team is offered the PDF of an e-invoice with the evidence for the court', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await add(partner, claim_id, ciiXml(SIMPLE))
  const { evidence } = (await team.get(`/api/operator/claims/${claim_id}/filing-package`)).json().data
  assert.equal(evidence[0].readable_path, `/api/operator/documents/${id}/readable.pdf`)
  assert.equal((await team.get(evidence[0].readable_path)).statusCode, 200)
  const pdf = await team.get(`/api/operator/claims/${claim_id}/filing-package.pdf`)
  assert.match((await copiedPages(pdf.rawPayload)).join('\n'), /Rechnung März\.xml.*lesbare Fassung als PDF/s)
})
