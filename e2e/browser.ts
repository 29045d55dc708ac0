import assert from 'node:assert/strict'
import { after } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from './chromium.ts'

/** One browser for all tests in a process. Each visitor has its own window, cookies and faults. */

let browser: Promise<Browser> | undefined

after(async () => {
  if (browser) await (await browser).close()
})

export type Visitor = { cookie?: string; language?: 'de' | 'en'; width?: number; has_script?: boolean }

export type Window = {
  readonly page: Page
  readonly context: BrowserContext
  /** Closes the window, and fails if the browser complained about anything. */
  close(): Promise<void>
}

export async function openWindow(
  address: string,
  { cookie, language = 'en', width = 1_440, has_script = true }: Visitor,
): Promise<Window> {
  browser ??= launchChromium()
  const context = await (await browser).newContext({
    baseURL: address,
    locale: language === 'de' ? 'de-AT' : 'en-GB',
    timezoneId: 'Europe/Vienna',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: has_script,
  })
  if (cookie) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: address }])
  }
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const faults = faultsOf(page)
  return {
    page,
    context,
    async close() {
      await context.close()
      assert.deepEqual(faults, [], 'the browser complained')
    },
  }
}

/** Browser complaints are our faults: scripts that fail, and whatever the content policy refuses. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // The page reports a refused request, and that nobody answered; the browser's own line adds nothing.
    if (message.type() === 'error' && !/Failed to load resource|^ServerAway/.test(message.text()))
      faults.push(message.text())
  })
  return faults
}

/** Colours between light and dark would spoil the contrast check. Spinners never stop, so they are ignored. */
const untilColoursRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )

/** Asserts that the page has no serious or critical fault, in light and in dark colours. */
export async function assertAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await untilColoursRest(page)
    // The newer mode is for frames, which we do not have. It opens a second page and takes three times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // Only colours differ in dark mode.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${colorScheme} ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('\n  ')}`,
      )
    assert.deepEqual(grave, [])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Nothing may be wider than the screen, also where the reader has doubled the size of everything. */
export async function assertNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.outerHTML.slice(0, 120)),
  )
  assert.deepEqual(wide, [], `${page.url()} is wider than the screen`)
}
