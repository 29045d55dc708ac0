import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { openDeps } from '../../src/app/deps.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openLog } from '../../src/platform/log.ts'
import { ACTS } from '../api/acts.ts'

/**
 * The limit: the same statements through the same driver. Its orders come from outside, like the service's, but as
 * plain lines: no HTTP, no token, no limit, no schema, no log. Each line names an act and a claim; an answer is an
 * empty line.
 */
const deps = await openDeps({
  config: readConfig({ DATA_DIR: process.env.DATA_DIR, MODE: 'sandbox' }),
  clock: systemClock(),
  log: openLog('silent', { write: () => undefined }),
  address: process.env.DATABASE_URL as string,
  token_secret: 'no token is made or read here',
})
const subject = JSON.parse(process.env.SUBJECT as string)

createServer((socket) => {
  createInterface(socket).on('line', async (line) => {
    const [act, claim_id] = line.split(' ') as [string, string]
    await ACTS[Number(act)]?.run(deps, subject, claim_id)
    socket.write('\n')
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))

process.on('SIGTERM', () => process.exit(0))
