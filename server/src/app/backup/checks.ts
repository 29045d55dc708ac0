import { IS_SHOWN_AS, readWholeFeed } from '../../features/reach/webhooks/index.ts'
import type { Config } from '../../platform/config.ts'
import { countWrong, listCountSources } from '../../platform/db/count-rows.ts'
import { type Db, type Reader, sql } from '../../platform/db/db.ts'
import { openDb } from '../../platform/db/postgres.ts'
import { verifyBooks } from '../checks/books.ts'
import { type Finding, fail, ok, warn } from '../checks/finding.ts'
import { readSums } from './catalogue.ts'
import { checkFiles } from './check-files.ts'
import { type Manifest, TABLES_FOLDER } from './manifest.ts'
import type { Restored, Restoring } from './restore.ts'
import { findVault, opensProbe, secretPlace } from './secret.ts'
import { inSession } from './session.ts'

const NOT_THIS = 'Restore another set into another empty place, and keep this one to find out why.'

/** Looks at what was restored as those would who use it. Every finding has its figure. */
export async function checkRestored(restoring: Restoring, { left_out }: Restored): Promise<Finding[]> {
  const { address, manifest, config, tell } = restoring
  const settings = { statement_timeout: '0' }
  const db = openDb({ address, connections: 4, application_name: 'mahnwerk restore', settings })
  try {
    const findings = [rowsOf(manifest, left_out)]
    tell('Reading the feed')
    findings.push(await checkFeed(db))
    tell('Recomputing the logs and the accounts')
    findings.push(...(await checkBooks(db)), await checkSums(restoring))
    findings.push(await checkFiles(restoring), ...(await checkCounts(db)))
    findings.push(await checkSecret(config, manifest), await checkWaiting(db))
    return findings
  } finally {
    await db.close()
  }
}

/** Counted when they were restored; a difference would have ended it. */
function rowsOf({ tables }: Manifest, left_out: readonly string[]): Finding {
  const restored = tables.filter(({ name }) => !left_out.includes(name))
  const rows = restored.reduce((sum, table) => sum + table.rows, 0)
  const text = `${rows} in ${restored.length} tables, every table as in the manifest by count and hash`
  if (left_out.length === 0) return ok('Rows', text)
  const mend = `Make them yourself, and load their rows with COPY: ${TABLES_FOLDER}/ in the set has them, compressed with gzip.`
  return warn('Rows', `${text}; not ours, and so left out: ${left_out.join(', ')}`, mend)
}

async function checkFeed(reader: Reader): Promise<Finding> {
  const { kept, shown } = await readWholeFeed(reader)
  const text = `${shown} of ${kept} events, as each organisation reads them from the beginning`
  const mend =
    'Consumers would miss the others. If somebody works on the same PostgreSQL, let them end, and check again.'
  return shown === kept ? ok('Feed', text) : fail('Feed', text, mend)
}

async function checkBooks(db: Db): Promise<Finding[]> {
  const { claims, entries, breaks, money, audit } = await verifyBooks(db)
  const found = (area: string, text: string, faults: number) =>
    faults === 0
      ? ok(area, `${text}, nothing wrong`)
      : fail(area, `${text}, ${faults} wrong`, `"mahnwerk verify-log" lists them. ${NOT_THIS}`)
  return [
    found('Activity log', `${entries} entries of ${claims} claims`, breaks.length),
    found('Audit log', `${audit.entries} entries`, audit.breaks.length),
    found('Accounts', `entries, payments, invoices and ledger of ${claims} claims`, money.length),
  ]
}

/** A set of a version before has none; the first start counts then. */
async function checkCounts(db: Db): Promise<Finding[]> {
  const [has_counts] = await db.many(sql`select from pg_class where oid = to_regclass('wrong_row_counts')`)
  if (!has_counts) return []
  const sources = (await listCountSources(db)).filter(({ is_whole }) => is_whole)
  const wrong: string[] = []
  for (const { source } of sources) if ((await countWrong(db, source)) > 0) wrong.push(source)
  if (wrong.length === 0) return [ok('Counts', `those of ${sources.length} lists are those of the rows`)]
  const mend = 'They are counted anew in the night after the start; lists show wrong totals until then.'
  return [warn('Counts', `those of ${wrong.join(', ')} differ from the rows`, mend)]
}

async function checkSums({ address, manifest, interrupted }: Restoring): Promise<Finding> {
  const sums = await inSession({ address, purpose: 'restore', mode: 'read only', interrupted }, readSums)
  const known = Object.entries(manifest.sums).filter(([name]) => sums[name] !== undefined)
  const other = known.filter(([name, sum]) => sums[name] !== sum)
  const figures = known.map(([name, sum]) => `${name.replaceAll('_', ' ')} ${euros(sum)}`).join(', ')
  if (other.length === 0) return ok('Sums', figures)
  const text = other.map(([name, sum]) => `${name} is ${euros(sums[name] ?? '0')} instead of ${euros(sum)}`).join(', ')
  return fail('Sums', text, NOT_THIS)
}

/** Cents of any size. */
const euros = (cents: string): string => {
  const digits = cents.replace('-', '').padStart(3, '0')
  return `${cents.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Without it the rest works: logins, tables, money. What it signs and seals does not. */
async function checkSecret(config: Config, { sealed }: Manifest): Promise<Finding> {
  const AREA = 'Token secret'
  const lost = 'API tokens, secrets of webhooks and second factors are of no use without it.'
  const mend = `Set TOKEN_SECRET, or put the file token-secret into DATA_DIR, as it was when the backup was made, before the first start. ${lost}`
  const vault = await findVault(config)
  if (sealed === null) return warn(AREA, 'the backup was made without one, so it cannot be compared', mend)
  if (!vault) return warn(AREA, 'not here, and not in the set', mend)
  return opensProbe(vault, sealed)
    ? ok(AREA, `${secretPlace(config)} is the one of the backup`)
    : warn(AREA, `${secretPlace(config)} is not the one of the backup`, mend)
}

async function checkWaiting(reader: Reader): Promise<Finding> {
  const row = await reader.one<{ mails: number; deliveries: number }>(sql`
    select (select count(*) from mails where status = 'queued') as mails,
      (select count(*) from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where ${IS_SHOWN_AS.pending}) as deliveries`)
  const { mails = 0, deliveries = 0 } = row ?? {}
  const text = `${mails} mails and ${deliveries} webhooks wait to leave`
  if (mails + deliveries === 0) return ok('Waiting', text)
  const mend =
    'They leave at the start in its own mode, also those that left after the backup. With MODE=drill nothing leaves.'
  return warn('Waiting', text, mend)
}
