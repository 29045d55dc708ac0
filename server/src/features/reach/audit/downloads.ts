import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../../kernel/caller.ts'
import { type AccessAction, type AuditEntry, recordAccess, recordExport } from '../../../platform/audit/audit.ts'
import { unlessFull } from '../../../platform/db/unless-full.ts'
import { knownCaller } from '../../../platform/http/caller.ts'
import type { Deps } from '../../../platform/work.ts'
import { type FileKind, findFileOf } from './queries.ts'
import { ONCE_IN_S } from './rules.ts'

type Entry = AuditEntry<AccessAction>

/** `/api/operator/letters/:id/file`, `/openapi/documents/:id/download`, `/creditor/claims/:id/decision/receipt.pdf` … */
const ROW = /^\/(?:api\/[a-z]+|openapi|creditor|debtor)\/([a-z-]+)\/:(?:id|claim_id)\//
const KINDS: readonly string[] = [
  'claims',
  'letters',
  'documents',
  'invoices',
  'court-fee-invoices',
] satisfies FileKind[]

/** Whether the answer is a file that is saved. Part of a file is one too. */
export const isDownload = (reply: FastifyReply): boolean =>
  (reply.statusCode === 200 || reply.statusCode === 206) &&
  String(reply.getHeader('content-disposition') ?? '').startsWith('attachment')

/**
 * Records every file that leaves, whoever takes it away, before it does. It hangs on what is sent, so that a new route
 * is covered without being told. A route that records more by itself, or whose file says nothing of anybody, says so in
 * its `config.download`.
 */
export function recordDownloads(server: FastifyInstance, deps: Deps): void {
  // No promise for the answers that are no files: nearly all of them.
  server.addHook('onSend', (request, reply, payload, done) => {
    const caller = knownCaller(request)
    if (!caller || request.method !== 'GET' || !isDownload(reply) || request.routeOptions.config.download)
      return done(null, payload)
    record(deps, caller, request).then(() => done(null, payload), done)
  })
}

async function record(deps: Deps, caller: Caller, request: FastifyRequest): Promise<void> {
  const entry = await entryOf(deps, caller, request)
  // A file of a case is one entry an hour, as the rest of the case; what holds many cases is one each time for the team.
  const { action, ...taken } = entry
  const once = action === 'export.made' ? {} : { once_in_s: ONCE_IN_S }
  const is_portal = action === 'export.made' && caller.type !== 'operator'
  await unlessFull(is_portal ? recordExport(deps.db, caller, taken) : recordAccess(deps.db, caller, entry, once))
}

async function entryOf(deps: Deps, caller: Caller, request: FastifyRequest): Promise<Entry> {
  const path = request.routeOptions.url ?? ''
  const { id, claim_id } = request.params as { id?: string; claim_id?: string }
  const kind = ROW.exec(path)?.[1]
  const row_id = id ?? claim_id ?? ''
  if (kind === 'mail') return { action: 'mail.read', subject: { kind, id: row_id } }
  const file = await fileOf(deps, caller, kind, row_id)
  const details = { path }
  if (!file) return { action: 'export.made', ...houseOf(caller), details }
  const { claim_id: subject_id, organization_id } = file
  return { action: 'debtor.file_opened', organization_id, subject: { kind: 'claim', id: subject_id }, details }
}

/** The case that the file is about. Debtors have one; its files are named by other ids, or by none. */
const fileOf = async ({ db }: Deps, caller: Caller, kind: string | undefined, id: string) =>
  caller.type === 'debtor' ? caller : KINDS.includes(kind ?? '') ? findFileOf(db, kind as FileKind, id) : undefined

/** Whose data they are, where it is no single case. */
function houseOf(caller: Caller): Pick<Entry, 'organization_id' | 'subject'> {
  if (caller.type === 'token') return { organization_id: caller.organization_id }
  if (caller.type !== 'creditor' || caller.id === null) return {}
  return { organization_id: caller.organization_id, subject: { kind: 'customer', id: caller.customer_id } }
}
