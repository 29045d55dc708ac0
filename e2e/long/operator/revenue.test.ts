import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { advance, DAY_S, makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('revenue', () => {
  const desk = useDesk()

  before(async () => {
    for (const amount of [1_000, 500]) {
      const { id } = await makeCollectable(desk.partner, { amount })
      await desk.partner.post(`/openapi/claims/${id}/payments`, { amount })
    }
  })

  test('a month that has not begun cannot be paid, and the button says why; the current month is marked', async () => {
    await desk.page.goto('/operator/revenue?month=2030-06')
    await desk.page.getByRole('link', { name: 'Partner', exact: true }).waitFor()
    const pay = desk.page.getByRole('button', { name: 'Pay out' })
    assert.equal(await pay.getAttribute('aria-disabled'), 'true')
    await desk.page.getByText('The month has not begun yet').first().waitFor({ state: 'attached' })
    await desk.page.goto('/operator/revenue?month=2030-05')
    await desk.page.getByText('May 2030 is not over').waitFor()
    assert.equal(await pay.getAttribute('aria-disabled'), null)
    await assertAccessible(desk.page)
  })

  test('accrued shares are approved, paid out with amounts in view, and the statement is downloaded', async () => {
    await advance(desk.partner, 20 * DAY_S)
    await desk.page.goto('/operator/revenue')
    await desk.page.getByText('Open up to the end of May 2030').waitFor()

    await desk.page.getByRole('button', { name: 'Approve' }).click()
    const approval = desk.page.getByRole('dialog', { name: 'Approve the share?' })
    await approval.getByText('2 lines of Partner up to the end of May 2030 will be approved: €30.00.').waitFor()
    await assertAccessible(desk.page)
    await approval.getByRole('button', { name: 'Approve' }).click()
    await desk.page.getByText('€30.00 approved').waitFor()

    await desk.page.getByRole('button', { name: 'Pay out' }).click()
    const payout = desk.page.getByRole('dialog', { name: 'Pay out to Partner?' })
    await payout.getByText('€30.00').waitFor()
    await payout.getByText('until then, the payout can be cancelled').waitFor()
    await assertAccessible(desk.page)
    await payout.getByRole('button', { name: 'Pay out' }).click()
    await desk.page.getByText(/^Statement PA-2030-\d{6} for €30\.00 created$/).waitFor()
    await desk.page.getByText('Nothing is open').waitFor()

    await desk.page.getByRole('tab', { name: 'Payouts' }).click()
    await desk.page.getByRole('cell', { name: 'May 2030' }).waitFor()
    assert.match(desk.page.url(), /tab=payouts/)
    await assertAccessible(desk.page)
    for (const format of ['CSV', 'PDF']) {
      const download = desk.page.waitForEvent('download')
      await desk.page.getByRole('link', { name: new RegExp(`^Statement .* as ${format}$`) }).click()
      assert.match((await download).suggestedFilename(), new RegExp(`\\.${format.toLowerCase()}$`))
    }
  })

  test('a payout that was a mistake is cancelled beside its record, and the month is paid out anew', async () => {
    await desk.page.goto('/operator/revenue?tab=payouts')
    await desk.page.getByRole('button', { name: /^Cancel payout PA-/ }).click()
    const dialog = desk.page.getByRole('dialog', { name: /^Cancel payout PA-/ })
    await dialog.getByText('€30.00 will not be transferred to Partner.').waitFor()
    await dialog.getByText('2 lines are open again; May 2030 can be paid out again.').waitFor()
    await assertAccessible(desk.page)
    await dialog.getByLabel('Why is it being cancelled?').fill('Wrong month')
    await dialog.getByRole('button', { name: 'Cancel the payout' }).click()
    await desk.page.getByText(/^Payout PA-2030-\d{6} cancelled$/).waitFor()
    await desk.page.getByText(/^cancelled by PA-2030-/).waitFor()
    await desk.page.getByText(/^cancels PA-2030-/).waitFor()
    await desk.page.getByRole('cell', { name: /^[-−]€30\.00$/ }).waitFor()
    assert.equal(await desk.page.getByRole('button', { name: /^Cancel payout/ }).count(), 0)
    await assertAccessible(desk.page)
    await desk.page.goto('/operator/revenue')
    await desk.page.getByRole('button', { name: 'Pay out' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Pay out' }).click()
    await desk.page.getByText(/^Statement PA-2030-\d{6} for €30\.00 created$/).waitFor()
  })

  test('a sum links to its lines, which link to their claims and are filtered by month and partner', async () => {
    await desk.page.goto('/operator/revenue')
    await desk.page.getByRole('link', { name: /Paid out.*€30\.00/ }).click()
    await desk.page.getByText('1 to 2 of 2').waitFor()
    assert.match(desk.page.url(), /status=paid_out/)
    assert.equal(await desk.page.getByRole('link', { name: /^MW\d{10}$/ }).count(), 2)
    await assertAccessible(desk.page)
    await desk.page.getByRole('combobox', { name: 'Partner' }).click()
    await desk.page.getByRole('option', { name: 'Partner' }).click()
    await desk.page.waitForURL(/partner_id=/)
    await desk.page.getByText('1 to 2 of 2').waitFor()
    await desk.page.goto(`/operator/revenue?tab=shares&month=2030-04`)
    await desk.page.getByText('No line matches').waitFor()
  })

  test('an agent sees the amounts, and that only administrators can pay out', async () => {
    const { id } = await makeCollectable(desk.partner, { amount: 100 })
    await desk.partner.post(`/openapi/claims/${id}/payments`, { amount: 100 })
    const other = await desk.visitor({ cookie: desk.house.agent.cookie })
    await other.goto('/operator/revenue?month=2030-06')
    const pay = other.getByRole('button', { name: 'Pay out' })
    await pay.waitFor()
    assert.equal(await pay.getAttribute('aria-disabled'), 'true')
    await other.getByText('Only administrators may do this.').first().waitFor({ state: 'attached' })
  })
})
