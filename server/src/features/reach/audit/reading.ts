import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import type { Deps } from '../../../platform/work.ts'
import { findFileOf } from './queries.ts'

/** The same look of the same person is one entry in this time, however often a page asks. */
const ONCE_IN_S = 3_600
/** People who search type and search again. */
const SEARCH_ONCE_IN_S = 60

const PREFIX = '/api/operator'
const FILES = /^\/(claims|letters|documents|invoices)\/:id(\/.*)?$/
/** What is downloaded or drawn is opened by itself; the rest of a file is read together. */
const OPENED = /\/(file|download|pages\/:page|[\w-]+\.pdf)$/

type Read = { readonly caller?: OperatorCaller } & FastifyRequest

/**
 * Records that somebody of the team looked at a debtor's file or data, before the answer leaves. It hangs on the paths, so
 * that a new route below a claim, a letter, a document, an invoice or a debtor is covered without being told.
 */
export function recordReading(scope: FastifyInstance, deps: Deps): void {
  scope.addHook('onSend', async (request: Read, reply) => {
    const { method, caller } = request
    if (method !== 'GET' || !caller || reply.statusCode !== 200) return
    const path = (request.routeOptions.url ?? '').slice(PREFIX.length)
    const { id } = request.params as { id?: string }
    if (path === '/claims') return recordSearch(deps, caller, request)
    if (!id) return
    if (path === '/debtors/:id') return recordLook(deps, caller, { kind: 'debtor', id, path })
    if (path === '/mail/:id' || path.startsWith('/mail/:id/'))
      return void (await recordAccess(
        deps.db,
        caller,
        { action: 'mail.read', subject: { kind: 'mail', id } },
        { once_in_s: ONCE_IN_S },
      ))
    const kind = FILES.exec(path)?.[1] as 'claims' | 'letters' | 'documents' | 'invoices' | undefined
    const file = kind && (await findFileOf(deps.db, kind, id))
    if (!file) return
    const { claim_id, organization_id } = file
    return recordLook(deps, caller, { kind: 'claim', id: claim_id, organization_id, path })
  })
}

type Look = { kind: string; id: string; organization_id?: string; path: string }

async function recordLook(
  { db }: Deps,
  caller: OperatorCaller,
  { kind, id, organization_id, path }: Look,
): Promise<void> {
  const action = OPENED.test(path) ? 'debtor.file_opened' : 'debtor.read'
  const entry = { action, organization_id: organization_id ?? null, subject: { kind, id }, details: { path } } as const
  await recordAccess(db, caller, entry, { once_in_s: ONCE_IN_S })
}

/** That there was a search, never its words: they are names. */
async function recordSearch({ db }: Deps, caller: OperatorCaller, { query }: FastifyRequest): Promise<void> {
  const { q } = query as { q?: string }
  if (q) await recordAccess(db, caller, { action: 'debtor.searched' }, { once_in_s: SEARCH_ONCE_IN_S })
}
