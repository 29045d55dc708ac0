import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { eventually, makeClaim, upload } from '../../cases.ts'
import { useDesk } from '../../desk.ts'
import { clearInvoice, doubtfulInvoice, restInvoice, twoInvoices } from '../../pdf.ts'

describe('invoices', () => {
  const desk = useDesk({ role: 'agent' })
  /** Sends a file and waits until it has been read. */
  async function send(name: string, pdf: Buffer, sent: Record<string, string> = {}): Promise<string> {
    const { id: claim_id } = await makeClaim(desk.partner)
    const { id } = await upload(desk.partner, `/openapi/claims/${claim_id}/invoices`, name, pdf, sent)
    await untilRead(id)
    return id
  }

  const untilRead = (id: string) =>
    eventually(async () => {
      const { data_extraction_status } = await desk.team.get(`/api/operator/invoices/${id}/extraction`)
      return data_extraction_status !== 'pending' && data_extraction_status !== 'processing'
    })

  const fieldOf = async (id: string, name: string) =>
    (await desk.team.get(`/api/operator/invoices/${id}/extraction`)).fields.find(
      ({ field }: { field: string }) => field === name,
    )

  let first: string
  let second: string
  before(async () => {
    first = await send('first.pdf', doubtfulInvoice('A-1'))
    second = await send('second.pdf', doubtfulInvoice('B-2'))
    // The program that renders pages is slow to start.
    assert.equal((await desk.team.ask('GET', `/api/operator/invoices/${first}/pages/1`)).status, 200)
  })

  test('waiting invoices are listed, and the first one opens beside its file', async () => {
    await desk.page.goto('/operator/invoices')
    await desk.page.getByText('2 invoices waiting').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Start checking' }).click()
    await desk.page.getByRole('heading', { name: 'first.pdf' }).waitFor()
    assert.match(desk.page.url(), new RegExp(`invoice_id=${first}`))
    await desk.page.getByRole('img', { name: 'Page 1 of first.pdf' }).waitFor()
    await desk.page.getByText(/fields? left to check/).waitFor()
    await assertAccessible(desk.page)
  })

  test('invoices are checked by keyboard alone, one after another, until none is left', async () => {
    for (const [id, name, amount] of [
      [first, 'first.pdf', '1250.5'],
      [second, 'second.pdf', '99'],
    ] as const) {
      await desk.page.getByRole('heading', { name }).waitFor()
      await checkByKeyboard({ id, name, amount })
      assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), {
        value: Number(amount),
        source: 'team',
      })
    }
    await desk.page.getByText('Everything is checked').waitFor()
    assert.match(desk.page.url(), /\/operator\/invoices$/)
    await assertAccessible(desk.page)
  })

  /** Accepts what was read, types the amount and the date, and checks what the page says was saved. */
  async function checkByKeyboard({ id, name, amount }: { id: string; name: string; amount: string }): Promise<void> {
    const fields = desk.page.getByRole('region', { name: 'Extracted fields' })
    for (;;) {
      const waiting: string[] = (await desk.team.get(`/api/operator/invoices/${id}/extraction`)).fields
        .filter(({ needs_check }: { needs_check: boolean }) => needs_check)
        .map(({ field }: { field: string }) => field)
      const [field] = waiting
      if (!field) return
      await untilFocused(LABELS[field] ?? '')
      if (field === 'invoice_number') {
        await desk.page.keyboard.press('Enter')
        await desk.page.getByRole('status').getByText('Invoice number accepted').waitFor()
        continue
      }
      await desk.page.keyboard.press('e')
      const value = field === 'invoice_issue_date' ? '2030-03-02' : amount
      await fields.getByLabel(LABELS[field] ?? '').fill(value)
      await desk.page.keyboard.press('Enter')
      if (waiting.length > 1) await desk.page.getByRole('status').getByText(`${LABELS[field]} saved`).waitFor()
      else await desk.page.getByRole('alert').getByText(name).waitFor()
    }
  }

  /** Waits for the focus on this field. */
  const untilFocused = (label: string) =>
    desk.page.waitForFunction((text) => document.activeElement?.textContent?.startsWith(text), label)

  const LABELS: Readonly<Record<string, string>> = {
    invoice_number: 'Invoice number',
    invoice_amount_gross: 'Gross amount',
    invoice_issue_date: 'Issue date',
  }

  test('a wrong value is refused beside its field, and an invoice can be read again', async () => {
    const id = await send('good.pdf', clearInvoice())
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await desk.page.getByRole('heading', { name: 'good.pdf' }).waitFor()
    await desk.page.getByText('All fields of this invoice are checked.').waitFor()
    await desk.page.getByRole('button', { name: 'Change Invoice number' }).click()
    await desk.page.getByLabel('Invoice number').fill(' ')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('nothing was saved').waitFor()
    assert.equal((await fieldOf(id, 'invoice_number')).value, 'R-2026-17')
    await desk.page.getByLabel('Invoice number').fill('x'.repeat(256))
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('At most 255 characters.').waitFor()
    await assertAccessible(desk.page)
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('button', { name: 'Zoom in' }).click()
    await desk.page.getByText('125%').waitFor()

    const answered = desk.page.waitForResponse(/\/extraction\/run$/)
    await desk.page.getByRole('button', { name: 'Read again' }).click()
    const { data } = await (await answered).json()
    assert.equal(data.data_extraction_status, 'pending')
    await untilRead(id)
    await desk.page.getByText('The file is being read.').waitFor({ state: 'hidden' })
    assert.equal((await fieldOf(id, 'invoice_number')).value, 'R-2026-17')
  })

  test('Enter on an emptied field changes nothing, and clearing it is a deed of its own', async () => {
    const id = await send('emptied.pdf', clearInvoice('E-1'))
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    for (const [label, name, value] of [
      ['Gross amount', 'invoice_amount_gross', 1200],
      ['Invoice number', 'invoice_number', 'E-1'],
    ] as const) {
      await desk.page.getByRole('button', { name: `Change ${label}` }).click()
      const input = desk.page.getByRole('region', { name: 'Extracted fields' }).getByLabel(label)
      await input.fill('')
      await desk.page.keyboard.press('Enter')
      await desk.page.keyboard.press('Enter')
      await desk.page.getByText(/nothing was saved|does not count as checked without/).waitFor()
      assert.equal(await input.getAttribute('aria-invalid'), 'true')
      assert.equal((await fieldOf(id, name)).value, value)
      await desk.page.keyboard.press('Escape')
    }
    await desk.page.getByRole('button', { name: 'Change Gross amount' }).click()
    await desk.page.getByRole('button', { name: 'Clear Gross amount' }).focus()
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('Last change: Gross amount from €1,200.00 to empty (emptied.pdf)').waitFor()
    assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), { value: null, needs_check: true })
    await assertAccessible(desk.page)
  })

  test('an invoice does not count as checked without its gross amount', async () => {
    const id = await send('nothing.pdf', doubtfulInvoice('N-1'))
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await desk.page.getByRole('button', { name: 'Accept Gross amount' }).click()
    const input = desk.page.getByRole('region', { name: 'Extracted fields' }).getByLabel('Gross amount')
    await input.waitFor()
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('does not count as checked without').waitFor()
    assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), { value: null, needs_check: true })
    const waiting = await desk.team.get(`/api/operator/invoices/to-check?limit=100`)
    assert.ok(JSON.stringify(waiting).includes(id))
  })

  test('of a bill with a rest the page says what is open, and takes it over with one click', async () => {
    const id = await send('rest.pdf', restInvoice('T-1'))
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await desk.page.getByText('The amounts have not been taken over').waitFor()
    await desk.page.getByText('€700.00 is open; the gross amount is €1,200.00').waitFor()
    await desk.page.getByRole('button', { name: 'Accept Gross amount and claim €1,200.00' }).waitFor()
    await desk.page.getByText('net and tax make gross').first().waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Take the open amount: claim €700.00' }).click()
    await desk.page.getByRole('status').getByText('Gross amount saved: €700.00').waitFor()
    assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), { value: 700, source: 'team' })
    await desk.page.getByRole('button', { name: 'Take the open amount' }).waitFor({ state: 'detached' })
  })

  test('what was sent and what was read stand beside each other, and either is taken with one click', async () => {
    for (const [name, button, value] of [
      ['kept.pdf', 'Keep €1,250.00', 1250],
      ['taken.pdf', 'Take €1,200.00', 1200],
    ] as const) {
      const id = await send(name, clearInvoice(name), { total_amount: '1250.00' })
      await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
      await desk.page.getByText('Gross amount: €1,250.00 was sent, the file says €1,200.00.').waitFor()
      await assertAccessible(desk.page)
      await desk.page.getByRole('button', { name: `Gross amount: ${button}` }).click()
      await desk.page.getByText('Contradictions').waitFor({ state: 'detached' })
      assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), { value, needs_check: false })
    }
  })

  test('a file with two invoices is split with one click, and says afterwards into what', async () => {
    const id = await send('two.pdf', twoInvoices('T-2026-11', 'T-2026-12'))
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await desk.page.getByText('Page 2 · T-2026-12 · €120.00').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Split into 2 invoices' }).click()
    await desk.page.getByRole('alert').getByText('2 invoices created').waitFor()
    const { split_into } = await desk.team.get(`/api/operator/invoices/${id}/extraction`)
    for (const part of split_into) await untilRead(part)
    assert.deepEqual((await fieldOf(split_into[1], 'invoice_amount_gross')).value, 120)
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await desk.page.getByRole('link', { name: 'Part 2' }).click()
    await desk.page.getByRole('heading', { name: 'two-2.pdf' }).waitFor()
    await assertAccessible(desk.page)
  })

  test('Enter that is held down settles one field, not those that follow', async () => {
    const id = await send('held.pdf', doubtfulInvoice('H-1'))
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await untilFocused('Gross amount')
    await desk.page.getByRole('button', { name: /^Invoice number/ }).focus()
    await desk.page.keyboard.down('Enter')
    await desk.page.getByRole('status').getByText('Invoice number accepted').waitFor()
    await untilFocused('Gross amount')
    await desk.page.keyboard.down('Enter')
    assert.equal(await desk.page.getByRole('region', { name: 'Extracted fields' }).getByRole('textbox').count(), 0)
    await desk.page.keyboard.up('Enter')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByRole('region', { name: 'Extracted fields' }).getByLabel('Gross amount').waitFor()
  })

  test('one key undoes the last step, also after the page has moved on, and the log says so', async () => {
    const id = await send('last.pdf', doubtfulInvoice('L-1'))
    await desk.team.patch(`/api/operator/invoices/${id}/extraction/fields/invoice_number`, { value: 'L-1' })
    await desk.team.patch(`/api/operator/invoices/${id}/extraction/fields/invoice_issue_date`, { value: '2030-03-02' })
    await desk.page.goto(`/operator/invoices?invoice_id=${id}`)
    await desk.page.getByText('1 field left to check').waitFor()
    await untilFocused('Gross amount')
    await desk.page.keyboard.press('e')
    await desk.page.getByRole('region', { name: 'Extracted fields' }).getByLabel('Gross amount').fill('12')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByRole('heading', { name: 'last.pdf' }).waitFor({ state: 'detached' })
    await desk.page.getByText('Last change: Gross amount from empty to €12.00 (last.pdf)').waitFor()
    await desk.page.keyboard.press('u')
    await desk.page.getByRole('heading', { name: 'last.pdf' }).waitFor()
    await desk.page.getByText('1 field left to check').waitFor()
    assert.partialDeepStrictEqual(await fieldOf(id, 'invoice_amount_gross'), { value: null, needs_check: true })
    await desk.page.getByText('Last change: Issue date from empty to').waitFor()
    await desk.page.getByRole('button', { name: 'Undo' }).click()
    await desk.page.getByText('2 fields left to check').waitFor()
    await desk.page.getByRole('link', { name: 'Open the claim file' }).click()
    await desk.page.getByRole('tab', { name: 'Timeline' }).click()
    await desk.page.getByText('check step undone, Gross amount from €12.00 to empty').waitFor()
  })
})
