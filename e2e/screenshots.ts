import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { PICTURE_PASSWORD } from './screens.house.ts'
import { prepareDesk } from './screens.state.ts'
import { SCREENS, type Screen } from './screens.ts'

/**
 * Takes pictures of every page with the demo data, light and dark, in German and English: `npm run screenshots`, or
 * only some with `npm run screenshots -- claims login`. Data and pictures are in `web/screenshots`; delete its data
 * folder to start afresh.
 */

const FOLDER = fileURLToPath(new URL('../web/screenshots/', import.meta.url))
const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
const LOGIN = { email: 'admin@localhost', password: PICTURE_PASSWORD }
const DEMO_CLAIMS = 195
const LOOKS = [
  { language: 'de', color: 'light' },
  { language: 'de', color: 'dark' },
  { language: 'en', color: 'light' },
  { language: 'en', color: 'dark' },
] as const

const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (screens.length === 0) throw new Error(`There are pictures of: ${SCREENS.map(({ name }) => name).join(', ')}`)
await mkdir(FOLDER, { recursive: true })
const { child, address } = await startServer()
const browser = await launchChromium()
try {
  const cookie = await logIn(address)
  await prepareDesk(address, cookie)
  for (const look of LOOKS)
    for (const screen of screens) await takePicture(browser, { address, cookie, screen, ...look })
  console.log(`${screens.length * LOOKS.length} pictures in ${FOLDER}`)
} finally {
  await browser.close()
  child.kill('SIGTERM')
}

async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, DATA_DIR: `${FOLDER}data`, OPERATOR_PASSWORD: LOGIN.password, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (bytes) => {
    text += bytes
  })
  while (!text.includes('Ctrl-C')) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${text}`)
    await pause(50)
  }
  return { child, address: /Address +(\S+)/.exec(text)?.[1] ?? '' }
}

/** Returns the session once the demo data, which is added in the background, is complete. */
async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (let total = 0; total < DEMO_CLAIMS; await pause(500)) {
    const list = await fetch(`${address}/api/operator/claims?limit=1`, { headers: { cookie } })
    total = ((await list.json()) as { total: number }).total
  }
  return cookie
}

type Picture = { address: string; cookie: string; screen: Screen; language: 'de' | 'en'; color: 'light' | 'dark' }

async function takePicture(browser: Browser, { address, cookie, screen, language, color }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    locale: language === 'de' ? 'de-AT' : 'en-GB',
    colorScheme: color,
    viewport: { width: 1_440, height: 900 },
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  if (!screen.path.endsWith('/login')) await context.addCookies([{ name, value, url: address }])
  const page = await context.newPage()
  await page.goto(screen.path)
  await page.waitForLoadState('networkidle')
  await screen.ready?.(page)
  await page.screenshot({ path: `${FOLDER}${screen.name}-${language}-${color}.png`, fullPage: true })
  await context.close()
}
