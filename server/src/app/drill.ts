import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, liveFaults, type Mode } from '../platform/config.ts'
import { sql } from '../platform/db/db.ts'
import type { DatabasePlace } from '../platform/db/link.ts'
import { openDb } from '../platform/db/postgres.ts'
import type { Jobs } from '../platform/jobs/job.ts'
import type { Poster } from '../platform/outbound/poster.ts'
import { BlobMissing, type Storage } from '../platform/storage/storage.ts'
import { StartError } from './start-error.ts'

/**
 * A drill opens a database as its own mode would, and nothing leaves: no job runs, mails stay queued, webhooks are not
 * posted, letters are not handed over, no statement is taken out of a folder, and no file that was there before is deleted. From here on `mode` is the mode of
 * the database, so that no comparison anywhere can take a drill for a sandbox.
 */
export async function drillConfig(given: Config, address: DatabasePlace): Promise<Config> {
  const db = openDb({ address, connections: 1, application_name: 'mahnwerk drill' })
  try {
    const row = await db.one<{ mode: Mode }>(sql`select mode from installation`)
    if (!row) {
      const sentence = 'MODE is drill, but this database is empty; a drill opens one that was used before.'
      throw new StartError({ code: 'database_empty', sentence })
    }
    const faults = row.mode === 'live' ? liveFaults(given) : []
    if (faults.length > 0) throw new ConfigError(faults)
    const nothing_outside = { smtp_url: null, letter_pickup: null, bank_inbox: null }
    return Object.freeze({ ...given, mode: row.mode, ...nothing_outside, demo_data: false })
  } finally {
    await db.close()
  }
}

/** Only jobs post, and none runs. This holds even if one did. */
export const silentPoster = (): Poster => ({
  post: async () => ({
    status_code: null,
    error: 'not sent: this is a drill',
    duration_ms: 0,
    response_head: Buffer.alloc(0),
    is_ours: true,
    is_reached: false,
  }),
  close: async () => undefined,
})

/** Nothing runs, whoever starts it. The clock of a drill cannot be moved either. */
export const restingJobs = (jobs: Jobs): Jobs => ({
  ...jobs,
  start: () => undefined,
  poke: () => undefined,
  runDue: async () => 0,
})

/**
 * Files are read where they are. What a drill makes is kept apart in `own`, where the next drill finds it again. Only
 * what this one made can be deleted: without a bucket, `own` is where everything is.
 */
export function drillStorage(stored: Storage, own: Storage): Storage {
  const made = new Set<string>()
  return {
    ...stored,
    put: async (key, stream) => {
      const blob = await own.put(key, stream)
      made.add(key)
      return blob
    },
    get: (key, range) =>
      own.get(key, range).catch((error: unknown) => {
        if (!(error instanceof BlobMissing)) throw error
        return stored.get(key, range)
      }),
    delete: async (key) => {
      if (made.delete(key)) await own.delete(key)
    },
    list: (prefix) => stored.list(prefix),
    check: () => stored.check(),
    tidy: async () => undefined,
    close: () => {
      stored.close()
      own.close()
    },
  }
}

const BANNER = `<p class="specimen" role="note"><span lang="de">Übung mit wiederhergestellten Daten: Nichts verlässt das Haus, und was hier geschieht, gilt nicht.</span>
<span lang="en">A drill with restored data: nothing leaves, and nothing done here counts.</span></p>`
/** The operator pages make their banner themselves. */
const MARK = '<meta name="drill" content="true">'

/** Every page says that it is a drill, in front of its content. */
export function markPages(server: FastifyInstance): void {
  server.addHook('onSend', async (_, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof payload !== 'string' || !type.startsWith('text/html')) return payload
    reply.removeHeader('content-length')
    return marked(payload)
  })
}

function marked(page: string): string {
  if (page.includes('<div id="app">')) return page.replace('</head>', `${MARK}</head>`)
  const [main] = /<main[^>]{0,500}>/.exec(page) ?? []
  if (main) return page.replace(main, () => `${main}\n${BANNER}`)
  // The reference: its script makes the rest, and it has no style sheet of ours.
  const plain = BANNER.replace(
    'class="specimen"',
    'style="margin: 0; padding: 0.5rem 1.25rem; font-family: sans-serif"',
  )
  return page.replace('<body>', () => `<body>\n${plain}`)
}
