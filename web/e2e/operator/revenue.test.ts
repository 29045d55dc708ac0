import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../server/test/cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk()
const { page, world } = desk
const partner = await world.partner()
const DAY_MS = 86_400_000

for (const amount of [1_000, 500]) {
  const { id } = await makeCollectable(partner, { amount })
  await partner.post(`/openapi/claims/${id}/payments`, { amount })
}

test('a month that has not begun cannot be paid, and the button says why; the running one is marked', async () => {
  await page.goto('/operator/revenue?month=2026-06')
  await page.getByRole('link', { name: 'Partner', exact: true }).waitFor()
  const pay = page.getByRole('button', { name: 'Pay out' })
  assert.equal(await pay.getAttribute('aria-disabled'), 'true')
  await page.getByText('The month has not begun yet').first().waitFor({ state: 'attached' })
  await page.goto('/operator/revenue?month=2026-05')
  await page.getByText('May 2026 is not over').waitFor()
  assert.equal(await pay.getAttribute('aria-disabled'), null)
  await assertAccessible(page)
})

test('what is accrued is approved, paid out with its amounts in view, and its statement is downloaded', async () => {
  world.clock.advance(20 * DAY_MS)
  await page.goto('/operator/revenue')
  await page.getByText('Open up to the end of May 2026').waitFor()

  await page.getByRole('button', { name: 'Approve' }).click()
  const approval = page.getByRole('dialog', { name: 'Approve the share?' })
  await approval.getByText('2 lines of Partner up to the end of May 2026 will be approved: €30.00.').waitFor()
  await assertAccessible(page)
  await approval.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('€30.00 approved').waitFor()

  await page.getByRole('button', { name: 'Pay out' }).click()
  const payout = page.getByRole('dialog', { name: 'Pay out to Partner?' })
  await payout.getByText('€30.00').waitFor()
  await payout.getByText('This cannot be undone.').waitFor()
  await assertAccessible(page)
  await payout.getByRole('button', { name: 'Pay out' }).click()
  await page.getByText(/^Statement PA-2026-\d{6} of €30\.00 made$/).waitFor()
  await page.getByText('Nothing is open').waitFor()

  await page.getByRole('tab', { name: 'Payouts' }).click()
  await page.getByRole('cell', { name: 'May 2026' }).waitFor()
  assert.match(page.url(), /tab=payouts/)
  await assertAccessible(page)
  for (const format of ['CSV', 'PDF']) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: new RegExp(`^Statement .* as ${format}$`) }).click()
    assert.match((await download).suggestedFilename(), new RegExp(`\\.${format.toLowerCase()}$`))
  }
})

test('a sum leads to its lines, which lead to their claims and can be had by month and partner', async () => {
  await page.goto('/operator/revenue')
  await page.getByRole('link', { name: /Paid out.*€30\.00/ }).click()
  await page.getByText('1 to 2 of 2').waitFor()
  assert.match(page.url(), /status=paid_out/)
  assert.equal(await page.getByRole('link', { name: /^MW\d{10}$/ }).count(), 2)
  await assertAccessible(page)
  await page.getByRole('combobox', { name: 'Partner' }).click()
  await page.getByRole('option', { name: 'Partner' }).click()
  await page.waitForURL(/partner_id=/)
  await page.getByText('1 to 2 of 2').waitFor()
  await page.goto(`/operator/revenue?tab=shares&month=2026-04`)
  await page.getByText('No line matches').waitFor()
})

test('an agent sees the amounts, and that only administrators pay out', async () => {
  const { id } = await makeCollectable(partner, { amount: 100 })
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 100 })
  const agent = await world.operator('agent')
  const other = await desk.visitor({ cookie: agent.cookie })
  await other.goto('/operator/revenue?month=2026-06')
  const pay = other.getByRole('button', { name: 'Pay out' })
  await pay.waitFor()
  assert.equal(await pay.getAttribute('aria-disabled'), 'true')
  await other.getByText('Only administrators may do this.').first().waitFor({ state: 'attached' })
})
