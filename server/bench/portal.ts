import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '../../e2e/chromium.ts'
import { visitSlowly } from '../../e2e/slow-phone.ts'
import { OPERATOR_PASSWORD } from './servers/account.ts'
import { freePort, launch, median } from './servers/launch.ts'

/**
 * The pages that a letter leads to, on a slow phone: 400 kbit/s, 400 ms until an answer, a quarter of this processor.
 * Nothing is in the browser's cache.
 */
const PAGES = ['/debtor', '/debtor/verify', '/debtor/help', '/debtor/privacy']
const ROUNDS = 5
const GOAL_MS = 1_000
const GOAL_BYTES = 60_000

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const port = await freePort()
const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const env = { DATA_DIR: join(folder, 'data'), PORT: port, OPERATOR_PASSWORD, DEMO_DATA: 'false', LOG_LEVEL: 'warn' }
const service = await launch(start, { folder, env, ready: 'Ctrl-C stops everything.' })
const browser = await launchChromium()
try {
  console.log(`${ROUNDS} first visits each, goals ${GOAL_MS} ms and ${GOAL_BYTES.toLocaleString('en')} bytes`)
  const over: string[] = []
  for (const path of PAGES) {
    const visits = []
    for (let round = 0; round < ROUNDS; round++)
      visits.push(await visitSlowly(browser, `http://127.0.0.1:${port}${path}`))
    const [bytes, usable] = [Math.max(...visits.map((visit) => visit.bytes)), visits.map((visit) => visit.usable_ms)]
    const painted = visits.map(({ first_paint_ms }) => first_paint_ms)
    const ms = (times: readonly number[]) => `${Math.round(median([...times]))} ms`
    const asked = visits[0]?.requests.join(' ')
    console.log(`${path.padEnd(16)} ${bytes} bytes, painted ${ms(painted)}, usable ${ms(usable)} (${asked})`)
    if (median(usable) > GOAL_MS || bytes > GOAL_BYTES) over.push(path)
  }
  console.log(over.length > 0 ? `over the goals: ${over.join(', ')}` : 'every goal reached')
  if (over.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
