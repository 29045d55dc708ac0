import type { Browser } from 'playwright-core'

/** Slow 3G as the browser's own tools define it, and a processor of a quarter of ours. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 4
const SMALL = { width: 360, height: 740 }

export type Visit = {
  /** On the wire, with headers. */
  readonly bytes: number
  readonly requests: readonly string[]
  readonly first_paint_ms: number
  /** Painted, and everything that can be typed into is there and takes it. */
  readonly usable_ms: number
}

/** A first visit to a page, with nothing in the cache. */
export async function visitSlowly(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: SMALL, locale: 'de-AT' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const requests: string[] = []
  let bytes = 0
  cdp.on('Network.requestWillBeSent', ({ request }) => requests.push(request.url))
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'networkidle' })
  // As text, since the benchmark that calls it is checked without the types of a browser.
  const first_paint_ms = await page.evaluate<number>(
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN",
  )
  const parsed_ms = await page.evaluate<number>("performance.getEntriesByType('navigation')[0].domInteractive")
  const is_waiting = await page.evaluate<boolean>("document.querySelector('input:disabled, button:disabled') !== null")
  if (is_waiting) throw new Error('something on the page waits for the script')
  await context.close()
  const shown = requests.filter((asked) => !asked.startsWith('data:')).map((asked) => new URL(asked).pathname)
  return { bytes, requests: shown, first_paint_ms, usable_ms: Math.max(first_paint_ms, parsed_ms) }
}
