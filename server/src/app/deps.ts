import { readFile } from 'node:fs/promises'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { DatabasePlace } from '../platform/db/link.ts'
import { openDb } from '../platform/db/postgres.ts'
import { openReports } from '../platform/db/replica.ts'
import { openKeyLeases } from '../platform/http/key-leases.ts'
import { openInbox } from '../platform/inbox/inbox.ts'
import type { Job } from '../platform/jobs/job.ts'
import { openJobs } from '../platform/jobs/runner.ts'
import { openLegalBook } from '../platform/legal/legal-book.ts'
import { readLegalTables } from '../platform/legal/read-legal.ts'
import type { Log } from '../platform/log.ts'
import { openMailer } from '../platform/mail/smtp.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { openPoster, type Poster } from '../platform/outbound/poster.ts'
import { openPasswords, type PasswordCost } from '../platform/passwords.ts'
import { openPdfReader, type PdfReader } from '../platform/pdf/reader.ts'
import { openPickup } from '../platform/pickup/pickup.ts'
import { countingErrors } from '../platform/storage/counting-errors.ts'
import { openDiskStorage } from '../platform/storage/disk.ts'
import { keepingReserve, openDiskRoom } from '../platform/storage/disk-room.ts'
import { openStored } from '../platform/storage/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { openTypesetter, type Typesetter } from '../platform/typeset/typesetter.ts'
import { openVault } from '../platform/vault.ts'
import type { Deps } from '../platform/work.ts'
import { drillStorage, restingJobs, silentPoster } from './drill.ts'
import { MEASURES } from './measures.ts'
import { SCHEDULE } from './schedule.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'

/** The parts that a test may replace. */
export type OtherParts = {
  schedule?: readonly Job[]
  poster?: Poster
  password_cost?: PasswordCost
  pdf_reader?: PdfReader
  typesetter?: Typesetter
}

export type World = OtherParts & {
  config: Config
  clock: Clock
  log: Log
  address: DatabasePlace
  token_secret: string
}

export async function openDeps({ config, clock, log, address, token_secret, ...parts }: World): Promise<Deps> {
  // First, because it can fail for a reason that a person must fix.
  const files = await readLegalTables(config.data_dir)
  const disk_room = openDiskRoom(config)
  const metrics = openMetrics()
  const jobs = openJobs(parts.schedule ?? SCHEDULE)
  const warn = (what: string) => log.warn({ what }, 'database password')
  const counters = openDb({
    ...{ address, warn },
    connections: config.database_limits.counter_connections,
    application_name: 'mahnwerk counters',
    settings: { synchronous_commit: 'off' },
  })
  const db = openDb({
    ...{ address, warn },
    connections: config.database_limits.connections,
    // Not like a worker, since no job runs.
    application_name: `mahnwerk ${config.roles.join('+')}${config.is_drill ? ' drill' : ''}`,
  })
  return {
    config,
    legal: openLegalBook({ files, clock, log }),
    clock,
    log,
    db,
    reports: openReports({ db, link: config.replica_link, log, metrics }),
    counters,
    // Not on the connections of the commands: all of them may be busy with slow ones.
    key_leases: openKeyLeases(counters),
    jobs: config.is_drill ? restingJobs(jobs) : jobs,
    subscriptions: SUBSCRIPTIONS,
    storage: keepingReserve(countingErrors(await openStorage(config), metrics.storage_errors), disk_room),
    disk_room,
    pickup: await openPickup(config),
    bank_inbox: await openInbox(config),
    pdf_reader: parts.pdf_reader ?? openPdfReader(childrenOf(config)),
    typesetter: parts.typesetter ?? openTypesetter({ log, ...childrenOf(config) }),
    poster: config.is_drill ? silentPoster() : (parts.poster ?? (await openWebhookPoster(config))),
    vault: openVault(token_secret),
    passwords: openPasswords(parts.password_cost),
    mailer: await openMailer(config),
    metrics,
    measures: MEASURES,
  }
}

const childrenOf = ({ workers_nice, data_dir }: Config) => ({ priority: workers_nice, hidden: [data_dir] })

/** Jobs and requests must have ended first. */
export async function closeDeps({
  db,
  reports,
  counters,
  pdf_reader,
  typesetter,
  poster,
  mailer,
  storage,
  pickup,
  bank_inbox,
}: Deps): Promise<void> {
  await pdf_reader.close()
  await typesetter.close()
  await poster.close()
  mailer.close()
  storage.close()
  pickup?.close()
  bank_inbox?.close()
  await reports.close()
  await db.close()
  await counters.close()
}

async function openWebhookPoster({ webhook_allow_private, webhook_ca_file }: Config): Promise<Poster> {
  const ca = webhook_ca_file ? await readFile(webhook_ca_file, 'utf8') : null
  return openPoster({ allow_private: webhook_allow_private, ca })
}

async function openStorage(config: Config): Promise<Storage> {
  const stored = await openStored(config)
  return config.is_drill ? drillStorage(stored, await openDiskStorage(config.data_dir)) : stored
}
