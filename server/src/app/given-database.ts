import { type DatabaseLink, parseUrl } from '../platform/db/link.ts'
import { lookAtSession } from '../platform/db/pooler.ts'
import { openClient, POSTGRES_VERSION_MIN } from '../platform/db/postgres.ts'
import type { Log } from '../platform/log.ts'
import { type Finding, fail, warn } from './checks/finding.ts'
import { databaseReason, StartError } from './start-error.ts'

/** Whether the database can be used, told now to the person who configured it. */
export async function checkDatabase(link: DatabaseLink, log: Log): Promise<void> {
  try {
    await checkVersion(link)
    for (const { text, mend } of checkParameters(link)) log.warn({ what: text, mend }, 'database address')
    for (const { text, mend } of await checkSession(link)) log.warn({ what: text, mend }, 'database pooler')
  } catch (error) {
    const reason = databaseReason(error, link.url)
    throw reason ? new StartError(reason) : error
  }
}

async function checkVersion(link: DatabaseLink): Promise<void> {
  const client = openClient(link, 'mahnwerk start')
  try {
    const [row] = await client.unsafe(`select current_setting('server_version_num')::int / 10000 as version`)
    if (row && row.version < POSTGRES_VERSION_MIN) {
      const sentence = `DATABASE_URL names a PostgreSQL ${row.version}; version ${POSTGRES_VERSION_MIN} or newer is needed.`
      throw new StartError({ code: 'database_too_old', sentence })
    }
  } finally {
    await client.end({ timeout: 1 }).catch(() => undefined)
  }
}

/**
 * Statements are prepared once and used again, and migrations hold a lock of their session. With sessions that change
 * hands, both would fail now and then, in the middle of work. Returns what is only to be told.
 */
export async function checkSession(link: DatabaseLink): Promise<Finding[]> {
  const findings = await checkPooler(link)
  const refused = findings.find(({ verdict }) => verdict === 'fail')
  if (!refused) return findings
  const sentence = `DATABASE_URL leads to ${refused.text}; ${lowered(refused.mend ?? '')}`
  throw new StartError({ code: 'database_pooler', sentence })
}

/** Words of other programs in the address, which they put there for themselves. */
export function checkParameters({ url }: DatabaseLink): Finding[] {
  const ignored = parseUrl(url)?.ignored ?? []
  if (ignored.length === 0) return []
  const mend = 'Take them away. Pool sizes and timeouts are settings of their own; see docs/operations.md.'
  return [warn('Database address', `words of other programs in DATABASE_URL are ignored: ${ignored.join(', ')}`, mend)]
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** No finding where there is no pooler, or one that changes nothing for us. */
async function checkPooler(link: DatabaseLink): Promise<Finding[]> {
  const AREA = 'Database pooler'
  const { is_lent, lost_settings } = await lookAtSession(link)
  if (is_lent)
    return [
      fail(
        AREA,
        'a pooler that gives every transaction another session, as with pool_mode = transaction or statement',
        'Set pool_mode = session there, or connect to PostgreSQL itself.',
      ),
    ]
  if (lost_settings.length === 0) return []
  const commands = lost_settings.map((name) => `alter role … set ${name} = …`).join('; ')
  return [warn(AREA, `does not pass on ${lost_settings.join(' and ')}`, `Set them for the role: ${commands}.`)]
}
