import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { advance, decideToSue, makeCollectable, makeRecommended, postByHand } from '../../cases.ts'
import { useDesk } from '../../desk.ts'
import { eInvoiceFile } from '../../e-invoice.ts'
import { EMPTY_PDF } from '../../pdf.ts'

describe('claim-file', () => {
  const desk = useDesk({ role: 'agent' })

  const open = async (id: string, search = '') => {
    await desk.page.goto(`/operator/claims/${id}${search}`)
    await desk.page.getByRole('heading', { level: 1, name: 'Max Canary-Maier' }).waitFor()
  }
  const button = (name: string | RegExp) => desk.page.getByRole('button', { name, exact: typeof name === 'string' })
  const dialog = (name: string) => desk.page.getByRole('dialog', { name })
  const tab = (name: string) => desk.page.getByRole('tab', { name })
  /** Opens the menu with all actions of a claim. */
  const openMenu = async () => {
    await button('Actions').click()
    await desk.page.getByRole('menu').waitFor()
  }
  /** Matched by its beginning, since the reason follows in a refused entry. */
  const entry = (name: string) => desk.page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  const fileOf = async (id: string) => await desk.team.get(`/api/operator/claims/${id}`)

  test('a claim is accepted and demanded by hand, with the consequence shown before each step', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id)
    await assertAccessible(desk.page)
    await button('Accept').click()
    const accept = dialog('Accept')
    await accept.getByText('the first demand letter goes out with the next run').waitFor()
    await accept.getByText('The partner has no active webhook: the new stage appears only in its event feed.').waitFor()
    await assertAccessible(desk.page)
    await accept.getByLabel('Note').fill('Papers are complete')
    await accept.getByRole('button', { name: 'Accept' }).click()
    await desk.page.getByText('From “New” to “In progress”').waitFor()
    await desk.page.getByText('Papers are complete').waitFor()

    await button('Send 1st demand letter').click()
    await dialog('Send 1st demand letter').getByRole('button', { name: 'Send 1st demand letter' }).click()
    await desk.page.getByText('1st demand letter created, deadline').waitFor()
    assert.equal((await fileOf(id)).collection_stage, 'first_demand_letter')
    await desk.page.getByText('2nd demand letter', { exact: true }).waitFor()
  })

  test('a dispute stops a claim until it is settled, and a forbidden action says why', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id)
    await openMenu()
    await entry('Record a dispute').click()
    await dialog('Record a dispute').getByRole('button', { name: 'Record a dispute' }).click()
    await desk.page.getByRole('alert').getByText('The claim is disputed').waitFor()
    await assertAccessible(desk.page)

    await openMenu()
    const refused = entry('Accept')
    assert.equal(await refused.getAttribute('aria-disabled'), 'true')
    await refused.getByText('The claim is disputed and paused until that is settled.').waitFor()
    await refused.click({ force: true })
    assert.equal(await desk.page.getByRole('dialog').count(), 0, 'nothing opens')
    await assertAccessible(desk.page)
    await desk.page.keyboard.press('Escape')

    await button('Settle the dispute').click()
    await dialog('Settle the dispute').getByRole('button', { name: 'Settle the dispute' }).click()
    await button('Accept').waitFor()
    assert.equal((await fileOf(id)).case_status, 'open')
  })

  test('a claim is held, closed and reopened', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id)
    await openMenu()
    await entry('Put on hold').click()
    await dialog('Put on hold').getByRole('button', { name: 'Put on hold' }).click()
    await desk.page.getByText('Automatic steps are on hold').waitFor()
    await openMenu()
    await entry('Close the claim').click()
    const closing = dialog('Close the claim')
    await closing.getByText('Collection ends without payment.').waitFor()
    await closing.getByLabel('Reason for closing').click()
    await desk.page.getByRole('option', { name: 'Withdrawn' }).click()
    await closing.getByRole('button', { name: 'Close the claim', exact: true }).click()
    await desk.page.getByText('The claim is closed: Withdrawn.').waitFor()
    await button('Reopen').click()
    await dialog('Reopen').getByText('at the stage “New”').waitFor()
    await dialog('Reopen').getByRole('button', { name: 'Reopen' }).click()
    // Closing has also ended the hold.
    await button('Accept').waitFor()
    assert.equal(await desk.page.getByText('Automatic steps are on hold').count(), 0)
  })

  test('a payment is recorded, refused when it is wrong, and reversed', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id)
    await desk.page.keyboard.press('3')
    await desk.page.getByText('No payment yet').waitFor()
    assert.match(desk.page.url(), /tab=payments/)
    await button('Record a payment').click()
    const form = dialog('Record a payment')
    await form.getByLabel('Amount').fill('0')
    await form.getByRole('button', { name: 'Record a payment' }).click()
    await form.getByText('The amount must be at least €0.01.').waitFor()
    await assertAccessible(desk.page)
    await form.getByLabel('Amount').fill('250.50')
    await form.getByLabel('Reference').fill('Thank you')
    await form.getByRole('button', { name: 'Record a payment' }).click()
    await desk.page.getByText(/^€250\.50 paid, open invoices €749\.50, total open today /).waitFor()
    await assertAccessible(desk.page)

    await button('Reverse the payment').click()
    const reversal = dialog('Reverse the payment')
    await reversal.getByText('its amount is open again').waitFor()
    await reversal.getByRole('button', { name: 'Reverse the payment' }).click()
    await desk.page.getByRole('cell', { name: 'Reversed' }).waitFor()
    await desk.page.getByText(/^€0\.00 paid, open invoices €1,000\.00, total open today /).waitFor()
  })

  test('proposed instalments add up, and a plan is agreed', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id, '?tab=plan')
    const agree = button('Agree on instalments')
    assert.equal(await agree.getAttribute('aria-disabled'), 'true', 'not before the claim is accepted')
    await desk.team.post(`/api/operator/claims/${id}/stage`, { to_stage: 'in_processing' })
    await desk.page.reload()
    await agree.click()
    const form = dialog('Agree on instalments')
    await form.getByText('€1,000.00 of €1,000.00 (open invoices)').waitFor()
    await form.getByLabel('Number of instalments').fill('4')
    assert.equal(await form.getByLabel('Amount of instalment 4').inputValue(), '250.00')
    await form.getByLabel('Amount of instalment 1').fill('200')
    await form.getByText('€50.00 is missing.').waitFor()
    await form.getByRole('button', { name: 'Agree on instalments' }).click()
    await form
      .getByText(/do not add up to the required total/)
      .first()
      .waitFor()
    await form.getByLabel('Amount of instalment 4').fill('300')
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Agree on instalments' }).click()
    await desk.page.getByText('€0.00 of €1,000.00 paid').first().waitFor()
    await desk.page.getByRole('cell', { name: '14/09/2030' }).waitFor()
    assert.equal((await fileOf(id)).collection_stage, 'installment_payment')
  })

  test('a letter is viewed, and marked as posted and as returned', async () => {
    await postByHand(desk.house)
    const { id } = await makeCollectable(desk.partner)
    for (const to_stage of ['in_processing', 'first_demand_letter']) {
      await desk.team.post(`/api/operator/claims/${id}/stage`, { to_stage })
    }
    // The program that renders pages is slow to start.
    const [letter] = (await fileOf(id)).letters
    assert.equal((await desk.team.ask('GET', `/api/operator/letters/${letter.id}/pages/1`)).status, 200)
    await open(id, '?tab=letters')
    await button('1st demand letter').click()
    await desk.page.getByRole('img', { name: /^Page 1 of / }).waitFor()
    await assertAccessible(desk.page)
    await button('Mark as posted').click()
    const question = dialog('Mark 1 letter as posted')
    await question.getByText('counts as posted').waitFor()
    await question.getByRole('button', { name: 'Mark as posted' }).click()
    await button('Mark as returned').click()
    const returned = dialog('The letter was returned')
    await returned.getByLabel('Reason').fill('moved away')
    await returned.getByRole('button', { name: 'Mark as returned' }).click()
    await desk.page.getByText(/: moved away/).waitFor()
    assert.equal((await fileOf(id)).letters[0].status, 'returned')
  })

  test('a document is uploaded, shown to the debtor, and withdrawn', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id, '?tab=documents')
    await desk.page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'Vertrag.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF })
    await desk.page.getByRole('link', { name: 'Vertrag.pdf' }).waitFor()
    await assertAccessible(desk.page)
    await button('Release').click()
    const question = dialog('Show it in the debtor portal?')
    await question.getByText('never deleted').waitFor()
    await question.getByRole('button', { name: 'Release' }).click()
    await desk.page.getByText(/Released on/).waitFor()
    await button('Withdraw').click()
    await desk.page.getByText('Not visible').waitFor()
  })

  test('an e-invoice among the documents becomes an invoice with one click, and a doubtful one says why not', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id, '?tab=documents')
    const add = async (written: Parameters<typeof eInvoiceFile>[0]) => {
      await desk.page.getByLabel('Choose a file').setInputFiles(eInvoiceFile(written))
      await desk.page.getByRole('link', { name: `As PDF: ${written.number}.xml` }).waitFor()
    }
    await add({ number: 'XR-1' })
    await assertAccessible(desk.page)
    await button('Create invoice: XR-1.xml').click()
    await desk.page.getByText('Created as invoice XR-1').waitFor()
    await add({ number: 'XR-2', prepaid: '100.00' })
    await button('Create invoice: XR-2.xml').click()
    const choice = dialog('Create invoice')
    await choice.getByRole('button', { name: 'Create invoice' }).click()
    await choice.getByText('Which amount is claimed?').nth(1).waitFor()
    await assertAccessible(desk.page)
    await choice.getByLabel('Amount still open: €20.00').check()
    await choice.getByRole('button', { name: 'Create invoice' }).click()
    await desk.page.getByText('Created as invoice XR-2, the open amount only').waitFor()
    await add({ number: 'XR-3', gross: '121.00' })
    await desk.page.getByText('Total with VAT: €121.00 in the file, €120.00 computed').waitFor()
    assert.equal(await button('Create invoice: XR-3.xml').count(), 0)
    assert.deepEqual(
      (await fileOf(id)).invoices.map((invoice: Record<string, unknown>) => invoice.invoice_amount_gross),
      [1000, 120, 20],
    )
    await tab('Invoices').click()
    await desk.page.getByText('E-invoice', { exact: true }).first().waitFor()
    await assertAccessible(desk.page)
  })

  test('a filing is recorded once the creditor has decided, followed by the messages of the court', async () => {
    const { id } = await makeRecommended(desk.partner)
    await open(id, '?tab=court')
    const record = button('Record filing')
    assert.equal(await record.getAttribute('aria-disabled'), 'true')
    await record.hover()
    await desk.page.getByRole('tooltip').getByText('The creditor has not decided yet.').waitFor()
    await assertAccessible(desk.page)
    await decideToSue(desk.partner, id)
    await desk.page.reload()
    await desk.page.getByRole('region', { name: 'Filing' }).getByRole('button').click()
    const filing = dialog('The court action was filed')
    await filing.getByLabel('Court or transmission reference').fill('12 C 345/26a')
    await filing.getByRole('button', { name: 'Record filing' }).click()
    await desk.page.getByText('12 C 345/26a').waitFor()

    await desk.page.getByRole('region', { name: 'Messages from the court' }).getByRole('button').click()
    const message = dialog('Record a message from the court')
    await message.getByLabel('Date of the message').fill('2030-05-14')
    await message.getByRole('button', { name: 'Record message', exact: true }).click()
    await desk.page.getByRole('cell', { name: 'Served' }).waitFor()
    await assertAccessible(desk.page)
    assert.equal((await fileOf(id)).collection_stage, 'dunning_action_filed')
  })

  test('a missing address is added where the claim says that it is stuck', async () => {
    const { id } = await makeCollectable(desk.partner, { debtor: { addresses: [] } })
    await advance(desk.partner, 3_600)
    await open(id)
    const blocked = desk.page.getByRole('alert', { name: 'Blocked: Debtor without an address' })
    await blocked.getByText('Ends as soon as an address is entered.').waitFor()
    await blocked.getByRole('button', { name: 'Edit debtor' }).click()
    const form = dialog('Edit debtor')
    await form.getByRole('button', { name: 'Add an address' }).click()
    await form.getByLabel('Street').fill('Lindengasse 12')
    await form.getByLabel('Postcode').fill('1070')
    await form.getByLabel('City').fill('Wien')
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Edit debtor' }).click()
    await desk.page
      .getByRole('region', { name: 'Debtor', exact: true })
      .getByText('Lindengasse 12, AT-1070 Wien')
      .waitFor()
  })

  test('the balance is explained line by line, events show what was sent, and the timeline is filtered', async () => {
    const { id } = await makeCollectable(desk.partner)
    await open(id)
    await button('Statement').click()
    await dialog('Statement of claim').getByRole('cell', { name: 'Principal' }).first().waitFor()
    await assertAccessible(desk.page)
    await desk.page.keyboard.press('Escape')
    await desk.page.getByText('Invoices', { exact: true }).last().click()
    await desk.page.getByText('Invoice R-1 entered').waitFor()
    assert.equal(await desk.page.getByText(/^Claim created/).count(), 0)
    assert.match(desk.page.url(), /kind=invoice/)
    await tab('Events').click()
    await button('claim.collection_stage_changed').click()
    await desk.page.getByText('"api_version"').waitFor()
    await assertAccessible(desk.page)
  })
})
