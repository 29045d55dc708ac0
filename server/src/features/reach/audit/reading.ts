import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { type AccessAction, type AuditEntry, recordAccess } from '../../../platform/audit/audit.ts'
import { unlessFull } from '../../../platform/db/unless-full.ts'
import type { Deps } from '../../../platform/work.ts'
import { isDownload } from './downloads.ts'
import { findFileOf } from './queries.ts'
import { ONCE_IN_S } from './rules.ts'

/** People who search type and search again. */
const SEARCH_ONCE_IN_S = 60

const PREFIX = '/api/operator'
const FILES = /^\/(claims|letters|documents|invoices)\/:id(\/.*)?$/
/** Lists in which people are found by their names. */
const SEARCHED: ReadonlySet<string> = new Set(['/claims', '/parties', '/mail', '/bank-entries'])
/** A page that is drawn is opened by itself; the rest of a file is read together. */
const OPENED = /\/pages\/:page$/

/** A part of a file is as good as the whole: nobody reads without a trace by asking for a range of it. */
const SHOWING: ReadonlySet<number> = new Set([200, 206])

type Read = { readonly caller?: OperatorCaller } & FastifyRequest

/**
 * Records that somebody of the team looked at a debtor's file or data, before the answer leaves. It hangs on the paths, so
 * that a new route below a claim, a letter, a document, an invoice or a debtor is covered without being told. Files that
 * are saved are recorded by `recordDownloads`; of one that holds a list it does not tell whose it is.
 */
export function recordReading(scope: FastifyInstance, deps: Deps): void {
  scope.addHook('onSend', async (request: Read, reply) => {
    const { method, caller } = request
    if (method !== 'GET' || !caller || !SHOWING.has(reply.statusCode)) return
    const path = (request.routeOptions.url ?? '').slice(PREFIX.length)
    const { id } = request.params as { id?: string }
    if (!id) return recordList(deps, caller, { path, query: request.query as ListQuery })
    if (isDownload(reply)) return
    if (path === '/debtors/:id' || path.startsWith('/debtors/:id/'))
      return recordLook(deps, caller, { kind: 'debtor', id, path })
    if (path === '/mail/:id' || path.startsWith('/mail/:id/'))
      return record(deps, caller, { action: 'mail.read', subject: { kind: 'mail', id } }, ONCE_IN_S)
    const kind = FILES.exec(path)?.[1] as 'claims' | 'letters' | 'documents' | 'invoices' | undefined
    const file = kind && (await findFileOf(deps.db, kind, id))
    if (!file) return
    const { claim_id, organization_id } = file
    return recordLook(deps, caller, { kind: 'claim', id: claim_id, organization_id, path })
  })
}

/** For an answer about several people at once: a look at each of them. */
export async function recordLooks(
  deps: Deps,
  caller: OperatorCaller,
  { debtor_ids, path }: { readonly debtor_ids: readonly string[]; readonly path: string },
): Promise<void> {
  for (const id of debtor_ids) await recordLook(deps, caller, { kind: 'debtor', id, path })
}

type Look = { kind: string; id: string; organization_id?: string; path: string }

/** With a full disk reading goes on. What shows a code or a link is recorded where it is shown, or not shown. */
const record = (
  { db }: Deps,
  caller: OperatorCaller,
  entry: AuditEntry<AccessAction>,
  once_in_s: number,
): Promise<void> => unlessFull(recordAccess(db, caller, entry, { once_in_s }))

async function recordLook(
  deps: Deps,
  caller: OperatorCaller,
  { kind, id, organization_id, path }: Look,
): Promise<void> {
  const action = OPENED.test(path) ? 'debtor.file_opened' : 'debtor.read'
  const entry = { action, organization_id: organization_id ?? null, subject: { kind, id }, details: { path } } as const
  await record(deps, caller, entry, ONCE_IN_S)
}

type ListQuery = {
  readonly q?: string
  readonly claim_id?: string | readonly string[]
  readonly debtor_id?: string
}

/** Who looked at a file is asked of the log, which is no part of the file. */
const LOGS: ReadonlySet<string> = new Set(['/audit', '/audit.csv'])

/** A list is daily work, but one of a single case or person is a look at their file. */
export async function recordList(
  deps: Deps,
  caller: OperatorCaller,
  { path, query: { q, claim_id, debtor_id } }: { path: string; query: ListQuery },
): Promise<void> {
  if (LOGS.has(path)) return
  // That there was a search, never its words: they are names.
  if (q && SEARCHED.has(path)) await record(deps, caller, { action: 'debtor.searched' }, SEARCH_ONCE_IN_S)
  const [id, ...others] = new Set([claim_id ?? []].flat())
  const file = id && others.length === 0 ? await findFileOf(deps.db, 'claims', id) : null
  if (id && file) await recordLook(deps, caller, { kind: 'claim', id, organization_id: file.organization_id, path })
  if (debtor_id) await recordLook(deps, caller, { kind: 'debtor', id: debtor_id, path })
}
