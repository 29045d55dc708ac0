import type { Clock } from './clock.ts'
import type { Config, Mode } from './config.ts'
import type { Db, Reader, Tx } from './db/db.ts'
import { sql } from './db/db.ts'
import type { Jobs } from './jobs/job.ts'
import type { LegalBook } from './legal/legal-book.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import type { Metrics } from './metrics.ts'
import type { Poster } from './outbound/poster.ts'
import type { Passwords } from './passwords.ts'
import type { PdfReader } from './pdf/reader.ts'
import type { Storage } from './storage/storage.ts'
import type { Typesetter } from './typeset/typesetter.ts'
import type { Vault } from './vault.ts'

/** Who acts. `organization_id` is null for the service team and for the system, which stand above organisations. */
export type Caller = {
  readonly actor: { readonly type: 'token' | 'operator' | 'system'; readonly id: string | null }
  readonly organization_id: string | null
}

/** The holder of an API token: sees its organisation, or, isolated, only its own partner's rows. */
export type TokenCaller = Caller & {
  readonly organization_id: string
  readonly kind: 'partner' | 'organization'
  readonly partner_id: string | null
  readonly isolate_partners: boolean
}

/** Somebody of the service team. */
export type OperatorCaller = Caller & {
  readonly organization_id: null
  readonly role: 'admin' | 'agent'
  readonly email: string
  readonly name: string
  readonly session_id: string
}

/** One of a customer's people, in the portal, for one customer at a time. */
export type CreditorCaller = {
  readonly person_id: string
  readonly email: string
  readonly name: string | null
  readonly customer_id: string
  readonly customer_name: string
  readonly organization_id: string
}

export const SYSTEM: Caller = { actor: { type: 'system', id: null }, organization_id: null }

/** What an edge holds. Services and queries never see it: they get a `Work`, a `Tx` or a `Reader`. */
export type Deps = {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly db: Db
  readonly legal: LegalBook
  /**
   * For counts that need not outlive a crash of PostgreSQL itself: commits here do not wait for the disk. They are as exact
   * as others between processes, and survive a crash of ours.
   */
  readonly counters: Db
  readonly jobs: Jobs
  readonly storage: Storage
  readonly pdf_reader: PdfReader
  readonly typesetter: Typesetter
  readonly poster: Poster
  readonly vault: Vault
  readonly passwords: Passwords
  readonly mailer: Mailer
  readonly metrics: Metrics
}

/** One unit of work: somebody does something at one instant, in one transaction. */
export type Work<C extends Caller = Caller> = {
  readonly tx: Tx
  readonly caller: C
  readonly now: Date
}

/** Runs an act in one transaction. The only place where edges meet the database with the power to write. */
export function transact<T, C extends Caller>(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: C,
  act: (work: Work<C>) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => act({ tx, caller, now: await readBusinessTime(tx, clock, config.mode) }))
}

/**
 * Business time as every process sees it. In the sandbox any process may have moved the clock a moment ago, so its offset
 * is read from the database; live, where nothing moves it, this costs nothing.
 */
export async function readBusinessTime(reader: Reader, clock: Clock, mode: Mode): Promise<Date> {
  if (mode === 'sandbox') {
    const row = await reader.one<{ offset_ms: number }>(sql`select offset_ms from sandbox_clock`)
    clock.setOffset(row?.offset_ms ?? 0)
  }
  return clock.business()
}
