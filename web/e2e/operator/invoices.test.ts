import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeClaim } from '../../../server/test/cases.ts'
import { filePart, upload } from '../../../server/test/files.ts'
import { invoicePdf } from '../../../server/test/invoice-pdf.ts'
import { pagePdf, textAt } from '../../../server/test/pdf-files.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk({ role: 'agent' })
const { page, world, team } = desk
after(() => world.deps.pdf_reader.close())
const partner = await world.partner()

/** A file of which the amount was not found: it waits for a person. */
async function sendDoubtful(name: string, number: string): Promise<string> {
  const { id: claim_id } = await makeClaim(partner)
  const pdf = pagePdf(textAt([40, 500, 'Berger Bau GmbH'], [40, 430, `Rechnung Nr. ${number}`]))
  return send(claim_id, name, pdf)
}

async function send(claim_id: string, name: string, pdf: Buffer): Promise<string> {
  const answer = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart(name, pdf)])
  assert.equal(answer.statusCode, 201, answer.body)
  await world.deps.jobs.runDue(world.deps)
  world.clock.advance(1_000)
  return answer.json().data.id
}

const fieldOf = async (id: string, name: string) =>
  (await team.get(`/api/operator/invoices/${id}/extraction`))
    .json()
    .data.fields.find(({ field }: { field: string }) => field === name)

const first = await sendDoubtful('first.pdf', 'A-1')
const second = await sendDoubtful('second.pdf', 'B-2')
// The program that makes pictures takes its time to start.
assert.equal((await team.get(`/api/operator/invoices/${first}/pages/1`)).statusCode, 200)

test('what waits is listed, and the first one is opened beside its file', async () => {
  await page.goto('/operator/invoices')
  await page.getByText('2 invoices wait').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Start checking' }).click()
  await page.getByRole('heading', { name: 'first.pdf' }).waitFor()
  assert.match(page.url(), new RegExp(`invoice_id=${first}`))
  await page.getByRole('img', { name: 'Page 1 of first.pdf' }).waitFor()
  await page.getByText(/fields? left to check/).waitFor()
  await assertAccessible(page)
})

test('invoices are checked by keyboard alone, one after the other, until none is left', async () => {
  for (const [id, name, amount] of [
    [first, 'first.pdf', '1250.5'],
    [second, 'second.pdf', '99'],
  ] as const) {
    await page.getByRole('heading', { name }).waitFor()
    await checkByKeyboard({ id, name, amount })
    assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), { value: Number(amount), source: 'team' })
  }
  await page.getByText('Everything is checked').waitFor()
  assert.match(page.url(), /\/operator\/invoices$/)
  await assertAccessible(page)
})

/** Accepts what was read, types the amount and the date, and looks at what the page says was saved. */
async function checkByKeyboard({ id, name, amount }: { id: string; name: string; amount: string }): Promise<void> {
  const fields = page.getByRole('region', { name: 'Extracted fields' })
  for (;;) {
    const waiting: string[] = (await team.get(`/api/operator/invoices/${id}/extraction`))
      .json()
      .data.fields.filter(({ needs_check }: { needs_check: boolean }) => needs_check)
      .map(({ field }: { field: string }) => field)
    const [field] = waiting
    if (!field) return
    await untilFocused(LABELS[field] ?? '')
    if (field === 'invoice_number') {
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Invoice number accepted').waitFor()
      continue
    }
    await page.keyboard.press('e')
    const value = field === 'invoice_issue_date' ? '2026-03-02' : amount
    await fields.getByLabel(LABELS[field] ?? '').fill(value)
    await page.keyboard.press('Enter')
    if (waiting.length > 1) await page.getByRole('status').getByText(`${LABELS[field]} saved`).waitFor()
    else await page.getByRole('alert').getByText(name).waitFor()
  }
}

/** The field that waits has the keys. */
const untilFocused = (label: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent?.startsWith(text), label)

const LABELS: Readonly<Record<string, string>> = {
  invoice_number: 'Invoice number',
  invoice_amount_gross: 'Gross amount',
  invoice_issue_date: 'Issue date',
}

test('a wrong value is refused beside its field, and an invoice can be read again', async () => {
  const { id: claim_id } = await makeClaim(partner)
  const id = await send(claim_id, 'good.pdf', invoicePdf())
  await page.goto(`/operator/invoices?invoice_id=${id}`)
  await page.getByRole('heading', { name: 'good.pdf' }).waitFor()
  await page.getByText('All fields of this invoice are checked.').waitFor()
  await page.getByRole('button', { name: 'Change Invoice number' }).click()
  await page.getByLabel('Invoice number').fill(' ')
  await page.keyboard.press('Enter')
  await page.getByText('must be a text that is not empty').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByText('125%').waitFor()

  await page.getByRole('button', { name: 'Read again' }).click()
  await page.getByText('The file is being read.').waitFor()
  await world.deps.jobs.runDue(world.deps)
  await page.getByText('The file is being read.').waitFor({ state: 'hidden' })
  assert.equal((await fieldOf(id, 'invoice_number')).value, 'R-2026-17')
})
