import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '../../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../../src/platform/db/postgres.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/platform/embedded/open.ts'
import { launchWithoutJobs, OPERATOR_PASSWORD } from './account.ts'
import { freePort } from './launch.ts'

type Launched = Awaited<ReturnType<typeof launchWithoutJobs>>
export type Filled = Launched & {
  readonly db: Db
  readonly base: string
  readonly folder: string
  readonly postgres: Pick<EmbeddedPostgres, 'address' | 'superuser'>
}

/**
 * The product on a database of its own, without the workflow and the deliveries that very many claims would start. All
 * of it is gone afterwards.
 */
export async function withProduct(
  act: (product: Filled) => Promise<void>,
  settings: { readonly LOG_LEVEL?: string } = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
  const stops = [() => rm(folder, { recursive: true, force: true })]
  try {
    await Promise.race([openProduct(folder, { stops, settings }).then(act), interrupted()])
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const memory = (share: number) => `${Math.round((totalmem() * share) / 1_048_576)}MB`
/** As somebody sets up a database for very many claims. Memory is taken only when it is used. */
const LARGE_MACHINE = { shared_buffers: memory(1 / 4), effective_cache_size: memory(1 / 2), max_wal_size: '8GB' }

type Opening = { readonly stops: (() => Promise<void>)[]; readonly settings: Record<string, string> }

async function openProduct(folder: string, { stops, settings: given }: Opening): Promise<Filled> {
  const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres'), settings: LARGE_MACHINE })
  stops.push(() => postgres.close())
  const settings = { statement_timeout: '0' }
  const db = openDb({ address: postgres.address, connections: 2, application_name: 'mahnwerk bench', settings })
  stops.push(() => db.close())
  const port = await freePort()
  const start = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url))
  const env = {
    DATABASE_URL: urlOfAddress(postgres.address),
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    OPERATOR_PASSWORD,
    LOG_LEVEL: 'warn',
    ...given,
  }
  const base = `http://127.0.0.1:${port}`
  const launched = await launchWithoutJobs(start, { folder, env, ready: 'Ctrl-C stops everything.' }, base)
  stops.push(() => launched.service.stop())
  return { ...launched, db, base, folder, postgres }
}

/**
 * Filling takes minutes, so a run is often broken off. Nothing of it goes on then. Ctrl-C comes twice: from the terminal,
 * and from the script that started this process.
 */
function interrupted(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => reject(new Error('Broken off.')))
  })
}

/** The first two rounds run with cold pages and without query plans. */
export async function measureRounds(rounds: number, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds + 2; round++) {
    const begin = performance.now()
    await act()
    if (round >= 2) times.push(performance.now() - begin)
  }
  return times
}

export const asMilliseconds = (value: number): string => `${value.toFixed(1).padStart(6)} ms`

/** Says which goals were missed, and fails the run if there are any. */
export function tellSlow(slow: readonly string[], goal_ms: number): void {
  console.log(slow.length > 0 ? `over ${goal_ms} ms: ${slow.join(', ')}` : 'every goal reached')
  if (slow.length > 0) process.exitCode = 1
}
