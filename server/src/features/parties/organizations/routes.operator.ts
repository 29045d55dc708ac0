import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { notFound } from '../../../kernel/errors.ts'
import { Uuid } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { findStorageUse } from '../../../platform/storage/quota.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { listOpenChangesOf } from '../account-changes/index.ts'
import { countOrganizations, findOrganization, listOrganizations, type OrganizationRow } from './queries.ts'
import { Organization, OrganizationCreate, OrganizationPatch, organizationOut, StorageUse } from './schema.ts'
import { changeOrganization, foundOrganization } from './service.ts'

const TAGS = ['Organisations']
const OrganizationPath = Type.Object({ id: Uuid })

/** With the changes of their accounts that wait. */
async function organizationsOut(reader: Reader, rows: readonly OrganizationRow[]) {
  const pending = await listOpenChangesOf(
    reader,
    'letterhead',
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    organizationOut(
      row,
      pending.find(({ account_id }) => account_id === row.id),
    ),
  )
}

/** `onChange` hears of every change, since it may concern what tokens may see. */
export function organizationRoutes(api: Api<'operator'>, deps: Deps, onChange: () => void): void {
  const ways = { is_live: deps.config.mode === 'live', has_pickup: deps.pickup !== null }
  api.get(
    '/organizations',
    {
      schema: {
        operationId: 'listOrganizations',
        summary: 'All organisations, newest first',
        tags: TAGS,
        querystring: Type.Object(PageQuery, { additionalProperties: false }),
        response: { 200: pageOf(Organization), ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const [rows, total] = await Promise.all([listOrganizations(deps.db, request.query), countOrganizations(deps.db)])
      return { ...ok(await organizationsOut(deps.db, rows)), total, ...request.query }
    },
  )

  api.post(
    '/organizations',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createOrganization',
        summary: 'Found an organisation',
        tags: TAGS,
        body: OrganizationCreate,
        response: { 201: dataOf(Organization), ...errorsOf(400, 401, 403) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(organizationOut(await foundOrganization(work, request.body, ways), undefined)),
      })),
  )

  api.get(
    '/organizations/:id',
    {
      schema: {
        operationId: 'getOrganization',
        summary: 'One organisation',
        tags: TAGS,
        params: OrganizationPath,
        response: { 200: dataOf(Organization), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params }) => {
      const row = await findOrganization(deps.db, params.id)
      if (!row) throw notFound()
      const [organization] = await organizationsOut(deps.db, [row])
      return ok(organization as NonNullable<typeof organization>)
    },
  )

  api.get(
    '/organizations/:id/storage',
    {
      schema: {
        operationId: 'getOrganizationStorage',
        summary: 'How much the organisation stores, and how much it may',
        tags: TAGS,
        params: OrganizationPath,
        response: { 200: dataOf(StorageUse), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params }) => {
      const use = await findStorageUse(deps.db, params.id)
      if (!use) throw notFound()
      return ok(use)
    },
  )

  api.patch(
    '/organizations/:id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'changeOrganization',
        summary: 'Change the name, the workflow settings, the fees or the letterhead',
        tags: TAGS,
        params: OrganizationPath,
        body: OrganizationPatch,
        response: { 200: dataOf(Organization), ...errorsOf(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const row = await transact(deps, request.caller, (work) =>
        changeOrganization(work, request.params.id, request.body, ways),
      )
      onChange()
      const [organization] = await organizationsOut(deps.db, [row])
      return ok(organization as NonNullable<typeof organization>)
    },
  )
}
