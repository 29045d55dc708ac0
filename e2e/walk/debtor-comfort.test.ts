import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll, openWindow, type Visitor } from '../browser.ts'
import { launchChromium } from '../chromium.ts'
import { enterInBrowser, type Printed, sendLetter } from '../debtors.ts'
import { type House, shareHouse } from '../house.ts'
import { visitSlowly } from '../slow-phone.ts'

const OPEN_PAGES = ['/debtor', '/debtor/verify', '/debtor/help', '/debtor/privacy']
const INNER_PAGES = [...['case', 'pay', 'promise', 'installments', 'dispute', 'messages', 'contact', 'help']].map(
  (name) => `/debtor/${name}`,
)

/** Half of a small phone: what a reader has who has doubled the size of everything. */
const ZOOMED = 180

describe('the debtor portal for everybody, on anything', () => {
  let house: House
  let printed: Printed
  before(async () => {
    house = await shareHouse()
    printed = await sendLetter(house)
  })

  async function enter(visitor: Visitor) {
    const window = await openWindow(house.address, visitor)
    const { page } = window
    await enterInBrowser(page, printed)
    return window
  }

  test('a first visit takes less than 60 kB, all of it', async () => {
    const browser = await launchChromium()
    const { bytes, requests } = await visitSlowly(browser, `${house.address}/debtor`)
    await browser.close()
    assert.ok(bytes > 1_000 && bytes < 60_000, `${bytes} bytes`)
    assert.deepEqual(requests, ['/debtor', '/pages.js'], 'nothing else is needed before the first paint')
  })

  for (const language of ['de', 'en'] as const) {
    test(`help and privacy can be read by everybody: ${language}`, async () => {
      const stranger = await openWindow(house.address, { language, width: 360 })
      const inside = await enter({ language, width: 360 })
      for (const { page } of [stranger, inside]) {
        for (const path of ['/debtor/help', '/debtor/privacy']) {
          await page.goto(path)
          await assertNoSidewaysScroll(page)
          await assertAccessible(page)
        }
      }
      await stranger.close()
      await inside.close()
    })
  }

  test('nothing scrolls sideways where everything is twice as large', async () => {
    const window = await enter({ language: 'de', width: ZOOMED })
    const { page } = window
    for (const path of [...INNER_PAGES, '/debtor/verify', '/debtor/privacy']) {
      await page.goto(path)
      for (const summary of await page.locator('summary').all()) await summary.click()
      await assertNoSidewaysScroll(page)
    }
    await page.context().clearCookies()
    for (const path of OPEN_PAGES) {
      await page.goto(path)
      await assertNoSidewaysScroll(page)
    }
    await window.close()
  })

  test('where a phone can share pictures, the code goes to another app', async () => {
    const window = await enter({ language: 'de', width: 360 })
    const { page } = window
    await page.addInitScript(() => {
      const shared: string[] = []
      const share = async ({ files = [] }: ShareData) => void shared.push(...files.map(({ type }) => type))
      Object.assign(navigator, { canShare: () => true, share, shared })
    })
    await page.goto('/debtor/pay')
    await page.getByRole('button', { name: 'Code an eine App geben' }).click()
    await page.waitForFunction(() => (navigator as unknown as { shared: string[] }).shared[0] === 'image/png')
    await window.close()
  })

  test('on paper nothing can be pressed, and every detail is there', async () => {
    const window = await enter({ language: 'de', width: 718 })
    const { page } = window
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const why = page.getByText('Unsere Kosten für den Einzug', { exact: false })
    assert.equal(await why.isVisible(), true, 'opened on paper')
    const first = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))
    assert.equal(first.trim(), '#000000', 'dark on light, whatever the screen shows')
    await assertNothingToPress(page)
    await page.goto('/debtor/installments')
    const first_due_date = await page.locator('#first_due_date').inputValue()
    await page.goto(`/debtor/installments?months=3&first_due_date=${first_due_date}`)
    await assertNothingToPress(page)
    assert.equal(await page.getByText('3. Rate').isVisible(), true)
    await window.close()
  })

  test('the keyboard goes through a page as the eye does, and shows where it is', async () => {
    const window = await enter({ language: 'de', width: 360 })
    const { page } = window
    for (const path of INNER_PAGES) {
      await page.goto(path)
      await assertKeyboardOrder(page)
    }
    await page.context().clearCookies()
    for (const path of OPEN_PAGES) {
      await page.goto(path)
      await assertKeyboardOrder(page)
    }
    await window.close()
  })
})

async function assertNothingToPress(page: Page): Promise<void> {
  for (const thing of await page.locator('button, .button, select, input, summary, footer').all())
    assert.equal(await thing.isVisible(), false, await thing.evaluate((element) => element.outerHTML))
}

type Stop = { name: string; top: number; left: number; is_marked: boolean }

/** Where the focus is; null outside of the page. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, left } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const is_marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return { name: element.outerHTML.slice(0, 80), top: top + scrollY, left, is_marked }
  })

/** Things in one line may differ a little in height. */
const LINE_PX = 24
const STOPS_MAX = 100

async function assertKeyboardOrder(page: Page): Promise<void> {
  const reachable = await page.evaluate(
    () =>
      // Of several options the keyboard stops at one; its arrows reach the others.
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
        (element) => element.checkVisibility() && !element.matches('[type=hidden], .choice ~ .choice [type=radio]'),
      ).length,
  )
  const stops: Stop[] = []
  for (let count = 0; count < STOPS_MAX; count++) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    // Some browsers begin again after the end.
    if (!stop || stop.name === stops[0]?.name) break
    // Parts of one field: the day, month and year of a date.
    const last = stops.at(-1)
    if (stop.name !== last?.name || stop.top !== last.top) stops.push(stop)
  }
  assert.equal(stops.length, reachable, `${page.url()}: ${stops.map(({ name }) => name).join('\n')}`)
  for (const [index, stop] of stops.entries()) {
    assert.ok(stop.is_marked, `${page.url()}: ${stop.name} does not show that it has the focus`)
    const before = stops[index - 1]
    const is_after =
      !before || stop.top > before.top + LINE_PX || (stop.top > before.top - LINE_PX && stop.left >= before.left)
    assert.ok(is_after, `${page.url()}: ${stop.name} comes after ${before?.name}`)
  }
}
