import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Partner } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { MUNICH, makeCollectable, makeRecommended } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('overview', () => {
  const desk = useDesk()
  let other: Partner
  let paid_id: string
  before(async () => {
    const { team, partner } = desk
    other = await desk.newPartner()
    for (const _ of ['a', 'b', 'c']) await makeCollectable(partner, { amount: 100 })
    paid_id = (await makeCollectable(other, { amount: 500 })).id
    const payments = `/openapi/claims/${paid_id}/payments`
    await other.post(payments, { amount: 120.5, payment_date: '2030-05-04' })
    const back = await other.post(payments, { amount: 30, payment_date: '2030-04-20' })
    await team.post(`/api/operator/payments/${back.id}/reverse`)
    const disputed = await makeCollectable(other, { amount: 70 })
    await team.post(`/api/operator/claims/${disputed.id}/dispute`, { disputed: true })
    await makeRecommended(partner)
    await makeRecommended(partner, { debtor: { addresses: [MUNICH] } })
    await team.put(`/api/operator/partners/${partner.id}/webhook`, { url: 'https://receiver.example/hook' })
    await makeCollectable(partner, { amount: 10 })
  })

  const figure = (name: string) => desk.page.getByRole('region', { name, exact: true })

  test('the overview shows accessible figures and charts, and the same as tables', async () => {
    await desk.page.goto('/operator/')
    await figure('Disputed').getByRole('link', { name: '1' }).waitFor()
    await desk.page.getByRole('img', { name: /^Bar chart of money collected from Jun 29 to May 30/ }).waitFor()
    await desk.page.getByRole('img', { name: /^Bar chart of deliveries by day/ }).waitFor()
    await desk.page.waitForLoadState('networkidle')
    await assertAccessible(desk.page)

    await desk.page.getByText('Tables', { exact: true }).click()
    await desk.page.waitForURL(/view=tables/)
    const months = desk.page.getByRole('table', { name: 'Money collected per month' })
    assert.match(await months.getByRole('row', { name: /^May 30/ }).innerText(), /€120\.50\s+€30\.00\s+€90\.50/)
    await assertAccessible(desk.page)
  })

  test('each figure links to its list, which shows the same number', async () => {
    await desk.page.goto('/operator/?view=tables')
    await figure('Disputed').getByRole('link').click()
    await desk.page.getByText('1 claim', { exact: true }).waitFor()
    assert.match(desk.page.url(), /\/claims\?case_status=disputed/)

    await desk.page.goBack()
    await figure('Court decisions open').getByRole('link', { name: 'DE 1' }).click()
    await desk.page.waitForURL(/\/court\?tab=awaiting_decision&country=DE/)
    await desk.page.getByRole('tab', { name: 'Awaiting a decision 1' }).waitFor()
    await desk.page.getByRole('row').nth(1).waitFor()
    assert.equal(await desk.page.getByRole('row').count(), 2)
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Remove the filter DE' }).click()
    await desk.page.getByRole('row').nth(2).waitFor()

    await desk.page.goto('/operator/?view=tables')
    await desk.page.getByRole('table', { name: 'Age of open claims' }).getByRole('link').first().click()
    await desk.page.getByText('8 claims').waitFor()
    await desk.page.goto('/operator/')
    await desk.page.getByRole('region', { name: 'Claims by stage' }).getByRole('link', { name: /^New/ }).click()
    await desk.page.getByText('6 claims').waitFor()

    await desk.page.goto('/operator/?view=tables')
    await desk.page.getByRole('table', { name: 'Webhook deliveries' }).getByRole('link', { name: 'Partner' }).click()
    await desk.page.waitForURL(/tab=deliveries&from=2030-04-15/)
    await desk.page.getByRole('button', { name: 'Remove the filter 15/04/2030' }).waitFor()
  })

  test('a click on a bar opens the payments of its month, and figures are limited to a partner', async () => {
    await desk.page.goto(`/operator/?partner_id=${other.id}`)
    await figure('Open volume').getByText('1 claim', { exact: true }).waitFor()
    const chart = desk.page.getByRole('img', { name: /^Bar chart of money collected/ })
    const box = await chart.boundingBox()
    assert.ok(box)
    await desk.page.waitForLoadState('networkidle')
    // The last month is at the right end, above the month names.
    await desk.page.mouse.move(box.x + box.width - 30, box.y + box.height / 2)
    await desk.page.mouse.click(box.x + box.width - 30, box.y + box.height / 2)
    await desk.page.waitForURL(/\/payments\?from=2030-05-01&to=2030-05-31&partner_id=/)
    await desk.page.getByText('1 payment: €120.50 collected, €0.00 reversed').waitFor()
  })

  test('payments are listed by day with their sums, filtered, and link to the claim', async () => {
    await desk.page.goto('/operator/payments')
    await desk.page.getByText('2 payments: €120.50 collected, €30.00 reversed').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('combobox', { name: 'Status' }).click()
    await desk.page.getByRole('option', { name: 'Reversed' }).click()
    await desk.page.getByText('1 payment:').waitFor()
    assert.match(desk.page.url(), /status=reversed/)
    await desk.page.getByText('Reversed on 14/05/2030').waitFor()
    await desk.page.getByRole('row').nth(1).getByRole('link').first().click()
    await desk.page.waitForURL(new RegExp(`/claims/${paid_id}\\?tab=payments`))
    await desk.page.goto('/operator/payments?from=2020-01-01&to=2020-01-31')
    await desk.page.getByText('Nothing matches').waitFor()
    await desk.page.getByRole('link', { name: 'Reset filters' }).click()
    await desk.page.getByText('2 payments:').waitFor()
  })
})
