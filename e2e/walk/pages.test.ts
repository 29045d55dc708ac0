import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD } from '../api.ts'
import { assertAccessible, openWindow, type Window } from '../browser.ts'
import { decideToSue, eventually, makeRecommended } from '../cases.ts'
import { mailedLink } from '../creditors.ts'
import { type House, shareHouse } from '../house.ts'

/** Once through the pages that need no team login: for creditors, developers and visitors. */
describe('walk through the pages', () => {
  let house: House
  let window: Window
  before(async () => {
    house = await shareHouse()
    window = await openWindow(house.address, {})
  })
  after(() => window.close())

  test('a creditor enters through the invitation, sees the invoice for the court fee, and logs in again', async () => {
    const { page } = window
    const email = 'kundin@example.com'
    const { id } = await makeRecommended(house.partner, { customer: { name: 'Berger Bau GmbH', email } })
    await decideToSue(house.partner, id)
    const invitation = await mailedLink(house, email, /\/creditor\?invitation=[\w-]{43}/)
    await page.goto(`${invitation}&lang=en`)
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    await page.getByText('Berger Bau GmbH').first().waitFor()
    await assertAccessible(page)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set up access' }).click()
    await page.waitForURL(/\/creditor\/overview/)
    await page.goto('/creditor/court-fee-invoices?lang=en')
    await eventually(async () => {
      await page.reload()
      return (await page.getByRole('link', { name: /PDF/ }).count()) > 0
    })
    await assertAccessible(page)
    await page.goto(`/creditor/claims/${id}/decision?lang=en`)
    await page.getByRole('heading', { name: 'It was decided on your behalf to sue.' }).waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/creditor\/login/)
    await assertAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('alert').getByText('Wrong email or password.').waitFor()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(/\/creditor\/overview/)
  })

  test('a creditor decides through a link, knowing what it costs', async () => {
    const { page } = window
    const email = 'decider@example.com'
    const { id } = await makeRecommended(house.partner, { customer: { email } })
    const { sent_to, url } = await house.partner.post(`/openapi/claims/${id}/lawsuit-decision/link`)
    assert.deepEqual([sent_to, url], ['d…@e….com', null])
    const path = await mailedLink(house, email, /\/decide\/[\w-]{43}/)
    await page.goto(`${path}?lang=en`)
    await page.getByRole('heading', { name: 'Decision about going to court' }).waitFor()
    await page.getByText('€330.27').first().waitFor()
    await assertAccessible(page)
    await page.getByLabel('Yes, sue').check()
    await page.getByRole('button', { name: 'Submit binding decision' }).click()
    await page.getByLabel('Without a lawyer').check()
    await page.getByLabel('I am authorised to decide for the creditor').check()
    await page.getByRole('button', { name: 'Submit binding decision' }).click()
    await page.waitForURL(/\/done/)
    await assertAccessible(page)
    const file = await house.admin.get(`/api/operator/claims/${id}`)
    assert.equal(file.court.decision.decision, 'sue')
  })

  test('a visitor finds the start page, the guides and the reference', async () => {
    const { page } = window
    await page.goto('/')
    await page.getByText('Debt collection as an API.').waitFor()
    await assertAccessible(page)
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.getByText('Forderungseinzug als API.').waitFor()
    await page.getByRole('link', { name: 'English' }).click()
    for (const name of ['Operator pages', 'Creditor portal', 'Debtor portal'])
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor()
    await page.getByRole('link', { name: /^Quick start/ }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await assertAccessible(page)
    await page.goto('/docs')
    await page.getByRole('heading', { name: 'Mahnwerk partner API' }).waitFor()
    assert.equal((await page.goto('/nowhere'))?.status(), 404)
  })
})
