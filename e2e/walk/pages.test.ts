import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD } from '../api.ts'
import { assertAccessible, openWindow, type Window } from '../browser.ts'
import { decideToSue, eventually, makeRecommended } from '../cases.ts'
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

  test('a creditor enters through the invitation, sees what waits, the case and the invoice, and logs in again', async () => {
    const { page } = window
    const email = 'kundin@example.com'
    const { id } = await makeRecommended(house.partner, { customer: { name: 'Berger Bau GmbH', email } })
    await decideToSue(house.partner, id)
    const invitation = await eventually(async () => {
      const mails: { id: string }[] = await house.admin.get(`/api/operator/mail?q=${email}`)
      const texts = await Promise.all(mails.map((mail) => house.admin.get(`/api/operator/mail/${mail.id}`)))
      return texts.map(({ body_text }) => /\/creditor\?invitation=[\w-]{43}/.exec(body_text)?.[0]).find(Boolean)
    })
    await page.goto(`${invitation}&lang=en`)
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    await page.getByText('Berger Bau GmbH').first().waitFor()
    await assertAccessible(page)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set up access' }).click()
    await page.waitForURL(/\/creditor\/overview/)
    await assertAccessible(page)
    await page.getByRole('link', { name: 'Cases', exact: true }).click()
    await assertAccessible(page)
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'What comes next' }).waitFor()
    await assertAccessible(page)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('link', { name: 'Pay the court fee' }).click()
    await page.waitForURL(/\/creditor\/court-fee-invoices/)
    await eventually(async () => {
      await page.reload()
      return (await page.getByRole('link', { name: /PDF/ }).count()) > 0
    })
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/creditor\/login/)
    await assertAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').getByText('Wrong email or password.').waitFor()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/creditor\/overview/)
  })

  test('a creditor decides through a link, knowing what it costs', async () => {
    const { page } = window
    const { id } = await makeRecommended(house.partner)
    const { url } = await house.partner.post(`/openapi/claims/${id}/lawsuit-decision/link`)
    const { pathname } = new URL(url)
    await page.goto(`${pathname}?lang=en`)
    await page.getByRole('heading', { name: 'Decision about going to court' }).waitFor()
    await page.getByText('€330.27').first().waitFor()
    await assertAccessible(page)
    await page.getByLabel('Yes, sue').check()
    await page.getByRole('button', { name: 'Send the binding decision' }).click()
    await page.getByLabel('Without a lawyer').check()
    await page.getByLabel('I may decide for the creditor').check()
    await page.getByRole('button', { name: 'Send the binding decision' }).click()
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
    await page.getByRole('link', { name: /^Quick start/ }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await assertAccessible(page)
    await page.goto('/docs')
    await page.getByRole('heading', { name: 'Mahnwerk partner API' }).waitFor()
    assert.equal((await page.goto('/nowhere'))?.status(), 404)
  })
})
