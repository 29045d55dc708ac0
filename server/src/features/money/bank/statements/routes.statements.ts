import { Type } from 'typebox'
import { type Api, keeperOf } from '../../../../audiences/api.ts'
import { adminOnly } from '../../../../audiences/operator/guard.ts'
import { receiveOnce, takeUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../../audiences/uploads.ts'
import { notFound } from '../../../../kernel/errors.ts'
import { strictObject, Uuid } from '../../../../kernel/wire.ts'
import { fileAnswer, sendFile } from '../../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../../platform/http/paging.ts'
import { FILE_BYTES_MAX, type UploadRules } from '../../../../platform/http/upload.ts'
import { type Deps, transact } from '../../../../platform/work.ts'
import { judgeStatement, STATEMENTS_FOLDER, takeStatement } from '../jobs.ts'
import type { StatementRow } from './queries.import.ts'
import {
  countStatements,
  findStatement,
  findStatementFile,
  type ListedStatement,
  listStatements,
} from './queries.statements.ts'
import { BankStatement, bankStatementOut, TakenStatement, takenOut } from './schema.statements.ts'

const TAGS = ['Bank']
const IdPath = Type.Object({ id: Uuid })
const NoFields = strictObject('NoFields', {})

const RULES: UploadRules<typeof NoFields> = {
  fields: NoFields,
  kinds: [],
  reads_any: 'txt',
  wrong_kind: 'must be a bank statement: camt.053 or MT940',
  folder: STATEMENTS_FOLDER,
  file_bytes_max: FILE_BYTES_MAX,
}

const MIME_TYPES = { xml: 'application/xml', text: 'text/plain' } as const

/** Files of bank statements. */
export function bankStatementRoutes(api: Api<'operator'>, deps: Deps): void {
  uploadRoutes(api, (scope) => uploadRoute(scope, deps))

  api.get(
    '/bank-statements',
    {
      schema: {
        operationId: 'listBankStatements',
        summary: 'Files of bank statements, newest first, with what became of their entries',
        tags: TAGS,
        querystring: pagedQuery({ organization_id: Type.Optional(Uuid), account_id: Type.Optional(Uuid) }),
        response: { 200: pageOf(BankStatement), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listStatements(deps.db, filter, { page, limit }),
        countStatements(deps.db, filter),
      ])
      return { ...ok(rows.map(bankStatementOut)), total, page, limit }
    },
  )

  api.get(
    '/bank-statements/:id',
    {
      schema: {
        operationId: 'getBankStatement',
        summary: 'One file of a bank statement; `unread` tells how far its judging is',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(BankStatement), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => {
      const row = await findStatement(deps.db, id)
      if (!row) throw notFound()
      return ok(bankStatementOut(row))
    },
  )

  api.get(
    '/bank-statements/:id/file',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'downloadBankStatement',
        summary: 'The file as the bank made it',
        description: 'For administrators: it holds what the lists leave out of people whose data may only be kept.',
        tags: TAGS,
        params: IdPath,
        response: { ...fileAnswer(Object.values(MIME_TYPES)), ...errorsOf(400, 401, 403, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const row = await findStatementFile(deps.db, request.params.id)
      if (!row) throw notFound()
      const { blob_key: key, file_size: bytes, sha256, file_name: original_filename, format } = row
      const mime_type = format === 'mt940' ? MIME_TYPES.text : MIME_TYPES.xml
      return sendFile(deps.storage, {
        request,
        reply,
        file: { key, bytes, sha256, mime_type, original_filename },
      }) as never
    },
  )
}

function uploadRoute(scope: Api<'operator'>, deps: Deps): void {
  scope.post(
    '/bank-statements',
    {
      config: UPLOAD,
      schema: {
        operationId: 'uploadBankStatement',
        summary: 'Take a bank statement: what is certain is booked, for everything else claims are suggested',
        description:
          'camt.053 (001.02 or 001.08) or MT940, of one of our accounts. It is taken whole or not at all. Entries that another file has brought before are counted as duplicates and are nothing new. The file may hold several statements of one account, and must be at most 50 MB large.',
        tags: TAGS,
        consumes: ['multipart/form-data'],
        body: uploadBody('BankStatementUpload', NoFields, 'camt.053 or MT940'),
        response: { 201: dataOf(TakenStatement), ...errorsOf(400, 401, 413, 503) },
      },
    },
    async (request, reply) => {
      const { caller } = request
      const received = await receiveOnce(deps, { request, reply, rules: RULES })
      if (!received) return reply as never
      const keeper = keeperOf(request, reply)
      const { id } = await takeUpload<typeof NoFields, StatementRow>(deps, received, ({ file }) =>
        takeStatement(deps, caller, file),
      )
      await judgeStatement(deps, caller, id)
      await transact(deps, caller, async (work) => {
        const row = (await findStatement(work.tx, id)) as ListedStatement
        await keeper.keep(work, { status: 201, body: ok(takenOut(row)) })
      })
      return keeper.send()
    },
  )
}
