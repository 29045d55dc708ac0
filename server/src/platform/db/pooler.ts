import { newId } from '../ids.ts'
import { type Client, openClient } from './client.ts'
import type { DatabaseLink } from './link.ts'

/** What stands between us and the database, as far as it can be seen from here. */
export type Session = {
  /** Another session was found where ours had been: a pooler lends each one for a transaction only. */
  readonly is_lent: boolean
  /** Settings that we asked for and did not get. */
  readonly lost_settings: readonly string[]
}

/** One look may miss it, where others use the same pooler at the same moment. */
const LOOKS = 3

/** Two connections leave marks in their sessions. Each must find its own again, and never that of the other. */
export async function lookAtSession(link: DatabaseLink): Promise<Session> {
  const [one, two] = [openClient(link, 'mahnwerk start'), openClient(link, 'mahnwerk start')]
  try {
    let is_lent = false
    for (let look = 0; look < LOOKS && !is_lent; look++) {
      const mark = newId()
      await one.unsafe(`select set_config('mahnwerk.session', '${mark}', false)`)
      is_lent = (await markOf(two)) === mark || (await markOf(one)) !== mark
    }
    return { is_lent, lost_settings: is_lent ? [] : await lostSettings(one, link) }
  } finally {
    await Promise.all([one, two].map((client) => client.end({ timeout: 1 })))
  }
}

/** Without values it goes as one plain message, which every pooler passes on. */
async function markOf(client: Client): Promise<unknown> {
  const [row] = await client.unsafe(`select current_setting('mahnwerk.session', true) as mark`)
  return row?.mark
}

async function lostSettings(client: Client, { timeouts }: DatabaseLink): Promise<string[]> {
  const wanted = new Map([
    ['statement_timeout', timeouts.statement_s * 1000],
    ['idle_in_transaction_session_timeout', timeouts.idle_transaction_s * 1000],
  ])
  const rows = await client.unsafe(
    `select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
  )
  return rows.filter(({ name, setting }) => wanted.get(name) !== Number(setting)).map(({ name }) => String(name))
}
