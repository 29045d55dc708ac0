import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, openWindow } from '../browser.ts'
import { shareHouse } from '../house.ts'

test('every guide is accessible, light and dark, and none is wider than a phone', async () => {
  const { address } = await shareHouse()
  const { page, close } = await openWindow(address, { width: 360 })
  await page.goto('/docs/quick-start')
  const links = page.locator('details.guides nav a[href^="/docs/"]:not([href*="."])')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  assert.ok(paths.length >= 13)
  for (const path of [...paths, '/docs/search?q=webhook']) {
    await page.goto(path)
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  }
  await close()
})
