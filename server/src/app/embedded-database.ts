import type { Config } from '../platform/config.ts'
import { makeFolders } from '../platform/durable-files.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/embedded/open.ts'
import type { Log } from '../platform/log.ts'

export type OpeningDatabase = {
  readonly opened: Promise<EmbeddedPostgres>
  /** Resolved when PostgreSQL itself is at work, or is done, so that this process can do something else meanwhile. */
  readonly begun: Promise<void>
  /** Also where it could not be opened. */
  close(): Promise<void>
}

export function openEmbeddedDatabase({ data_dir }: Pick<Config, 'data_dir'>, log: Log): OpeningDatabase {
  const { promise: at_work, resolve: onProgram } = Promise.withResolvers<void>()
  const warn = (what: string) => log.warn({ what }, 'embedded database')
  const opened = makeFolders(data_dir).then(() => openEmbeddedPostgres({ data_dir, warn, onProgram }))
  const done = Promise.allSettled([opened])
  return {
    opened,
    begun: Promise.race([at_work, done.then(() => undefined)]),
    async close() {
      const [found] = await done
      if (found.status === 'fulfilled') await found.value.close()
    },
  }
}
