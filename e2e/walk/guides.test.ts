import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, openWindow, type Window } from '../browser.ts'
import { type House, shareHouse } from '../house.ts'

/** Once through the guides, as a developer reads them. */
describe('walk through the guides', () => {
  let house: House
  let window: Window
  before(async () => {
    house = await shareHouse()
    window = await openWindow(house.address, {})
  })
  after(() => window.close())

  test('a developer copies a block, and of a terminal only what is typed', async () => {
    const { page, context } = window
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/docs/quick-start')
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^export TOKEN='.*'\nexport API=/)
    await page.goto('/docs/command-line')
    const migrate = page.locator('figure', { hasText: 'mahnwerk migrate --check' })
    await migrate.getByRole('button', { name: 'Copy' }).click()
    await migrate.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied, 'mahnwerk migrate --check\nmahnwerk migrate\n')
  })

  test('a developer finds a section with the keyboard alone', async () => {
    const { page } = window
    await page.goto('/docs/quick-start')
    await page.locator('#content').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('drift')
    const hits = page.locator('#hits a')
    await hits.first().waitFor()
    await assertAccessible(page)
    await page.keyboard.press('Escape')
    await page.locator('#hits').waitFor({ state: 'hidden' })
    await page.keyboard.type(' copy')
    await hits.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/reconciling/)
  })

  test('a guide fits a phone, and its list of guides opens', async () => {
    const phone = await openWindow(house.address, { width: 360 })
    await phone.page.goto('/docs/quick-start')
    await assertNoSidewaysScroll(phone.page)
    await phone.page.getByText('All guides').click()
    await phone.page.locator('details.guides').getByRole('link', { name: 'Going live' }).click()
    await phone.page.getByRole('heading', { name: 'Checklist' }).waitFor()
    await assertAccessible(phone.page)
    await phone.close()
  })

  test('without scripts the search is a page, and the reference leads back to the guides', async () => {
    const plain = await openWindow(house.address, { has_script: false })
    await plain.page.goto('/docs/webhooks')
    await plain.page.getByLabel('Search the guides').fill('cursor')
    await plain.page.getByLabel('Search the guides').press('Enter')
    await plain.page.getByRole('heading', { name: 'Search' }).waitFor()
    await plain.page.locator('.results a').first().click()
    await plain.page.locator('#content').waitFor()
    await plain.page.goto('/docs')
    await plain.page.getByRole('link', { name: 'Guides' }).click()
    await plain.page.getByRole('heading', { name: 'Quick start' }).waitFor()
    await plain.close()
  })
})
