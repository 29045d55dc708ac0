import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { ACTS, type Act } from './api/acts.ts'
import { fill } from './api/fill.ts'
import { apiTarget } from './api/target.ts'
import { profileWhile } from './profile/inspector.ts'
import { type Spent, spentByPart } from './profile/parts.ts'
import { launchWithoutJobs, OPERATOR_PASSWORD } from './servers/account.ts'
import { freePort } from './servers/launch.ts'
import { load } from './servers/load.ts'

/**
 * Where the processor's time of a request goes, part by part. `npm run bench -- profile "claim create" payment` names the
 * acts; without names, a read and a write. What was found stands in docs/profile.md.
 */
const CLAIMS = 1_000
const CONNECTIONS = 16
const WARM_UP_SECONDS = 6
const SECONDS = 8
/** Parts below this share of the time are added up. */
const LEAST_SHARE = 0.01
const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

const acts = namedActs(process.argv.slice(2))
const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
try {
  const [port, inspector_port] = [await freePort(), await freePort()]
  const DATABASE_URL = urlOfAddress(postgres.address)
  const env = { DATABASE_URL, DATA_DIR: join(folder, 'data'), PORT: port, OPERATOR_PASSWORD }
  const flags = [`--inspect=127.0.0.1:${inspector_port}`]
  const program = { folder, env, flags, ready: 'Ctrl-C stops everything.' }
  const { account, service } = await launchWithoutJobs(START, program, `http://127.0.0.1:${port}`)
  try {
    const filled = await fill(postgres.address, account, CLAIMS)
    for (const act of acts) {
      const target = apiTarget(Number(port), act, account, filled)
      await load(target, CONNECTIONS, WARM_UP_SECONDS)
      const { profile, result } = await profileWhile(inspector_port, () => load(target, CONNECTIONS, SECONDS))
      print(act, result.latencies_ms.length, spentByPart(profile))
      const kept = join(tmpdir(), `mahnwerk ${act.name}.cpuprofile`)
      await writeFile(kept, JSON.stringify(profile))
      console.log(`  Call by call, for the developer tools of a browser: ${kept}`)
    }
  } finally {
    await service.stop()
  }
} finally {
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

function namedActs(names: readonly string[]): Act[] {
  return (names.length > 0 ? names : ['claim read', 'claim create']).map((name) => {
    const act = ACTS.find((known) => known.name === name)
    if (!act) throw new Error(`"${name}" is none of: ${ACTS.map((known) => known.name).join(', ')}`)
    return act
  })
}

function print({ name }: Act, requests: number, spent: readonly Spent[]): void {
  const all = spent.reduce((sum, { us }) => sum + us, 0)
  const shown = spent.filter(({ us }) => us >= all * LEAST_SHARE)
  const rest = all - shown.reduce((sum, { us }) => sum + us, 0)
  console.log(
    `\n${name}: ${requests} requests in ${SECONDS} s, ${perThousand(all, requests)} ms of processor for 1,000`,
  )
  for (const { part, us } of [...shown, { part: 'all others', us: rest }])
    console.log(
      `  ${part.padEnd(44)} ${perThousand(us, requests).padStart(8)} ms   ${((us / all) * 100).toFixed(1).padStart(5)} %`,
    )
}

/** Milliseconds for a thousand requests are microseconds for one. */
function perThousand(us: number, requests: number): string {
  return (us / requests).toFixed(1)
}
