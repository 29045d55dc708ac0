import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { unpackTar } from './tar.ts'

/** A real browser on any machine: the one in CHROMIUM_PATH, else the one in the dependencies, else the system's. */

const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Found = { executablePath: string; env: Record<string, string> }

export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: FLAGS, env: { ...ownEnvironment(), ...env } })
  await checkThatItPaints(browser)
  return browser
}

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))

async function findChromium(): Promise<Found> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
    return { executablePath: named, env: {} }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  const system = SYSTEM_PATHS.find((path) => existsSync(path))
  if (system) return { executablePath: system, env: {} }
  throw new Error(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  )
}

/** The package holds a browser, and the libraries and fonts that a plain system lacks. Unpacked once per version. */
async function unpackChromium(): Promise<Found> {
  const require = createRequire(import.meta.url)
  const bin = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin')
  const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
  const hash = createHash('sha256')
    .update(await readFile(join(bin, '../package.json')))
    .digest('hex')
  const home = join(tmpdir(), `mahnwerk-chromium-${hash.slice(0, 16)}`)
  if (!existsSync(home)) {
    const made = await mkdtemp(`${home}-`)
    for (const name of names) {
      const content = brotliDecompressSync(await readFile(join(bin, name)))
      if (name === 'chromium.br') await writeFile(join(made, 'chromium'), content, { mode: 0o755 })
      else await unpackTar(content, join(made, name.split('.')[0] as string))
    }
    await mkdir(join(made, 'cache'))
    // Another process may have been faster, with the same result.
    await rename(made, home).catch(() => rm(made, { recursive: true, force: true }))
  }
  const fonts = join(home, 'fonts', 'fonts')
  await writeFile(
    join(home, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${join(home, 'cache')}</cachedir></fontconfig>`,
  )
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
  }
}

/** A browser without fonts silently shows blank pages, which would make every visual test meaningless. */
async function checkThatItPaints(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 200, height: 60 } })
  await page.setContent('<body style="margin:0;font:40px sans-serif;color:#000;background:#fff">MMMM</body>')
  const with_text = await page.screenshot()
  await page.setContent('<body style="margin:0;background:#fff"></body>')
  const without = await page.screenshot()
  await page.close()
  if (with_text.equals(without)) {
    await browser.close()
    throw new Error('This Chromium paints no text: its fonts are not found.')
  }
}
