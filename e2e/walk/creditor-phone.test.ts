import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD } from '../api.ts'
import { assertNoSidewaysScroll, openWindow, type Window } from '../browser.ts'
import { eventually, makeCollectable } from '../cases.ts'
import { type House, shareHouse } from '../house.ts'

/** The creditor portal in somebody's hurry, on the smallest phone. */
describe('the creditor portal on a phone', () => {
  let house: House
  let window: Window
  before(async () => {
    house = await shareHouse()
    window = await openWindow(house.address, {})
  })
  after(() => window.close())

  const invitationTo = (email: string): Promise<string> =>
    eventually(async () => {
      const mails: { id: string }[] = await house.admin.get(`/api/operator/mail?q=${email}`)
      const texts = await Promise.all(mails.map((mail) => house.admin.get(`/api/operator/mail/${mail.id}`)))
      return texts.map(({ body_text }) => /\/creditor\?invitation=[\w-]{43}/.exec(body_text)?.[0]).find(Boolean)
    })

  test('long names wrap, and what was typed survives the language and a session that ran out', async () => {
    const { page } = window
    const email = 'phone@example.com'
    const name = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)
    const debtor = { acting_as: 'company', person: undefined, company: { company_name: name } }
    const { id } = await makeCollectable(house.partner, { customer: { email }, debtor })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${await invitationTo(email)}&lang=en`)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set up access' }).click()
    await page.waitForURL((url) => !url.search.includes('invitation'))
    for (const path of ['/creditor/claims', `/creditor/claims/${id}`, '/creditor/people']) {
      await page.goto(`${path}?lang=en`)
      await assertNoSidewaysScroll(page)
    }

    await page.goto(`/creditor/claims/${id}/direct-payment?lang=en`)
    await page.getByLabel('Amount in euros').fill('120.5')
    await page.getByLabel('Date the money was received').fill('2026-01-02')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    assert.equal(await page.getByLabel('Betrag in Euro').inputValue(), '120.5')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Zahlung melden' }).click()
    await page.getByText('Sie waren zu lange weg').waitFor()
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort').fill(PASSWORD)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.waitForURL(/direct-payment/)
    assert.equal(await page.getByLabel('Tag des Zahlungseingangs').inputValue(), '2026-01-02')
    await page.getByRole('button', { name: 'Zahlung melden' }).click()
    await page.waitForURL(/done=reported/)
    await page.goto(`/creditor/claims/${id}/direct-payment?lang=de`)
    assert.equal(await page.getByLabel('Betrag in Euro').inputValue(), '', 'what was sent is forgotten')
  })
})
