import { type ChainReport, verifyChains } from '../features/claims/activity-chain.ts'
import { readConfig } from '../platform/config.ts'
import { openDb } from '../platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../platform/embedded/open.ts'
import { sentencesOf } from './start-error.ts'

/** Checks the activity log of every claim. Ends with 0 when all is as it was written, with 1 when it is not. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  // Joins the database of a server that runs, and starts it otherwise.
  const embedded = config.database_url ? undefined : await openEmbeddedPostgres({ data_dir: config.data_dir })
  const address = config.database_url ?? (embedded as NonNullable<typeof embedded>).address
  const db = openDb({ address, connections: 1, application_name: 'mahnwerk verify-log' })
  try {
    const report = await verifyChains(db)
    process.stdout.write(textOf(report))
    return report.breaks.length === 0 ? 0 : 1
  } finally {
    await db.close()
    await embedded?.close()
  }
}

function textOf({ claims, entries, breaks, digest }: ChainReport): string {
  const lines = breaks.map(({ claim_id, number, what }) => `  claim ${claim_id}, entry ${number}: ${what}`)
  const verdict = breaks.length === 0 ? 'unbroken' : `broken in ${breaks.length}:`
  return [`Activity log: ${entries} entries of ${claims} claims, ${verdict}`, ...lines, `Digest: ${digest}`, ''].join(
    '\n',
  )
}

try {
  process.exit(await main())
} catch (error) {
  for (const sentence of sentencesOf(error) ?? [String(error)]) process.stderr.write(`Cannot verify: ${sentence}\n`)
  process.exit(2)
}
