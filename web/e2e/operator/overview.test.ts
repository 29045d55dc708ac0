import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../server/test/cases.ts'
import { MUNICH, makeRecommended } from '../../../server/test/court-cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk()
const { page, team, world } = desk
const partner = await world.partner()
const other = await world.partner()

for (const _ of ['a', 'b', 'c']) await makeCollectable(partner, { amount: 100 })
const paid = await makeCollectable(other, { amount: 500 })
await other.post(`/openapi/claims/${paid.id}/payments`, { amount: 120.5, payment_date: '2026-05-04' })
const back = await other.post(`/openapi/claims/${paid.id}/payments`, { amount: 30, payment_date: '2026-04-20' })
await team.post(`/api/operator/payments/${back.json().data.id}/reverse`)
const disputed = await makeCollectable(other, { amount: 70 })
await team.post(`/api/operator/claims/${disputed.id}/dispute`, { disputed: true })
await makeRecommended(world, partner)
await makeRecommended(world, partner, { address: MUNICH })
await world.request({
  method: 'PUT',
  url: `/api/operator/partners/${partner.partner_id}/webhook`,
  headers: { cookie: team.cookie },
  payload: { url: 'https://receiver.example/hook' },
})
await makeCollectable(partner, { amount: 10 })

const figure = (name: string) => page.getByRole('region', { name, exact: true })

test('the overview shows figures and charts without a fault of access, and says so in tables too', async () => {
  await page.goto('/operator/')
  await figure('Disputed').getByRole('link', { name: '1' }).waitFor()
  await page.getByRole('img', { name: /^Bars of money collected from Jun 25 to May 26/ }).waitFor()
  await page.getByRole('img', { name: /^Bars of deliveries by day/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await assertAccessible(page)

  await page.getByText('Tables', { exact: true }).click()
  await page.waitForURL(/view=tables/)
  const months = page.getByRole('table', { name: 'Money collected per month' })
  assert.match(await months.getByRole('row', { name: /^May 26/ }).innerText(), /€120\.50\s+€30\.00\s+€90\.50/)
  await assertAccessible(page)
})

test('figures lead to the lists behind them, which show as many', async () => {
  await page.goto('/operator/?view=tables')
  await figure('Disputed').getByRole('link').click()
  await page.getByText('1 claim', { exact: true }).waitFor()
  assert.match(page.url(), /\/claims\?case_status=disputed/)

  await page.goBack()
  await figure('Court decisions open').getByRole('link', { name: 'DE 1' }).click()
  await page.waitForURL(/\/court\?tab=awaiting_decision&country=DE/)
  await page.getByRole('tab', { name: 'Awaiting a decision 1' }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  assert.equal(await page.getByRole('row').count(), 2)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Remove the filter DE' }).click()
  await page.getByRole('row').nth(2).waitFor()

  await page.goto('/operator/?view=tables')
  await page.getByRole('table', { name: 'Age of running claims' }).getByRole('link').first().click()
  await page.getByText('8 claims').waitFor()
  await page.goto('/operator/')
  await page.getByRole('region', { name: 'Claims by stage' }).getByRole('link', { name: /^New/ }).click()
  await page.getByText('6 claims').waitFor()

  await page.goto('/operator/?view=tables')
  await page.getByRole('table', { name: 'Webhook deliveries' }).getByRole('link', { name: 'Partner' }).click()
  await page.waitForURL(/tab=deliveries&from=2026-04-15/)
  await page.getByRole('button', { name: 'Remove the filter 15/04/2026' }).waitFor()
})

test('a click on a bar opens the payments of its month, and figures keep to a partner', async () => {
  await page.goto(`/operator/?partner_id=${other.partner_id}`)
  await figure('Open volume').getByText('1 claim', { exact: true }).waitFor()
  const chart = page.getByRole('img', { name: /^Bars of money collected/ })
  const box = await chart.boundingBox()
  assert.ok(box)
  await page.waitForLoadState('networkidle')
  // The last month stands at the right end, above the names of the months.
  await page.mouse.move(box.x + box.width - 30, box.y + box.height / 2)
  await page.mouse.click(box.x + box.width - 30, box.y + box.height / 2)
  await page.waitForURL(/\/payments\?from=2026-05-01&to=2026-05-31&partner_id=/)
  await page.getByText('1 payment: €120.50 collected, €0.00 reversed').waitFor()
})

test('payments are listed by day with their sums, narrowed, and lead to the file', async () => {
  await page.goto('/operator/payments')
  await page.getByText('2 payments: €120.50 collected, €30.00 reversed').waitFor()
  await assertAccessible(page)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Reversed' }).click()
  await page.getByText('1 payment:').waitFor()
  assert.match(page.url(), /status=reversed/)
  await page.getByText('Reversed on 14/05/2026').waitFor()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.waitForURL(new RegExp(`/claims/${paid.id}\\?tab=payments`))
  await page.goto('/operator/payments?from=2020-01-01&to=2020-01-31')
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('link', { name: 'Reset filters' }).click()
  await page.getByText('2 payments:').waitFor()
})
