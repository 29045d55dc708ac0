import assert from 'node:assert/strict'
import { after } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type OperatorClient, openWorld, type World } from '../../server/test/world.ts'
import { launchChromium } from './chromium.ts'

/** The whole service with somebody of the team in front of a real browser. */
export type Desk = {
  readonly world: World
  readonly team: OperatorClient
  readonly page: Page
  readonly context: BrowserContext
  readonly address: string
  /** A browser of somebody else. */
  visitor(options?: VisitorOptions): Promise<Page>
}

type VisitorOptions = { cookie?: string; language?: 'de' | 'en'; dark?: boolean; width?: number }

/** `role` is who sits there; by default an administrator, whose browser speaks English. `config` is of the server. */
export async function openDesk({
  role = 'admin' as 'admin' | 'agent',
  language = 'en' as 'de' | 'en',
  config = {} as Parameters<typeof openWorld>[0],
} = {}): Promise<Desk> {
  const world = await openWorld(config)
  await world.http.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = world.http.server.server.address() as { port: number }
  const address = `http://localhost:${port}`
  const browser = await launchChromium()
  after(() => browser.close())
  const team = await world.operator(role)
  const visitor = (options: VisitorOptions = {}) => visit(browser, address, options)
  const page = await visitor({ cookie: team.cookie, language })
  return { world, team, page, context: page.context(), address, visitor }
}

async function visit(browser: Browser, address: string, options: VisitorOptions): Promise<Page> {
  const { cookie, language = 'en', dark = false, width = 1_440 } = options
  const context = await browser.newContext({
    baseURL: address,
    locale: language === 'de' ? 'de-AT' : 'en-GB',
    timezoneId: 'Europe/Vienna',
    colorScheme: dark ? 'dark' : 'light',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  if (cookie) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: address }])
  }
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  failOnFaults(page)
  return page
}

/** What a browser complains about is a fault of ours: scripts that fail, and what the content policy refuses. */
function failOnFaults(page: Page): void {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // A refused request is told in the page; the browser's own line about it says nothing more.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text())
  })
  after(() => assert.deepEqual(faults, [], 'the browser complained'))
}

/** Colours that are on their way from light to dark are nobody's contrast. Spinners turn for ever and do not count. */
const untilColoursRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )

/** Nothing serious or critical on the page as it is now, in light and in dark colours. */
export async function assertAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await untilColoursRest(page)
    // The newer mode is for frames, which we have none of: it opens a second page and takes three times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // Only colours differ in the dark.
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
