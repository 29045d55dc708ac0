import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { notFound } from '../../../kernel/errors.ts'
import { filledText, oneOf, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { countPartners, findNamedPartner, listPartners, PARTNER_SORTS } from './queries.ts'
import { NamedPartner, namedPartnerOut, Partner, PartnerCreate, PartnerPatch, partnerOut } from './schema.ts'
import { addPartner, changePartner, confirmPartner } from './service.ts'

const TAGS = ['Partners']
const PartnerPath = Type.Object({ id: Uuid })

export function partnerRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/partners',
    {
      schema: {
        operationId: 'listPartners',
        summary: 'Partners, newest first or by name',
        tags: TAGS,
        querystring: Type.Object(
          {
            organization_id: Type.Optional(Uuid),
            q: Type.Optional(filledText(200, 'Part of the name or of the email address.')),
            is_confirmed: Type.Optional(Type.Boolean()),
            sort: Type.Optional(oneOf(PARTNER_SORTS, { description: 'created, the default: newest first.' })),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(NamedPartner), ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const [rows, total] = await Promise.all([
        listPartners(deps.db, filter, { page, limit }),
        countPartners(deps.db, filter),
      ])
      return { ...ok(rows.map(namedPartnerOut)), total, page, limit }
    },
  )

  api.get(
    '/partners/:id',
    {
      schema: {
        operationId: 'getPartner',
        summary: 'One partner',
        tags: TAGS,
        params: PartnerPath,
        response: { 200: dataOf(NamedPartner), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const row = await findNamedPartner(deps.db, request.params.id)
      if (!row) throw notFound()
      return ok(namedPartnerOut(row))
    },
  )

  changeRoutes(api, deps)
}

function changeRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/partners',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createPartner',
        summary: 'Add a partner, unconfirmed',
        tags: TAGS,
        body: PartnerCreate,
        response: { 201: dataOf(Partner), ...errorsOf(400, 401, 403) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(partnerOut(await addPartner(work, request.body))),
      })),
  )

  api.patch(
    '/partners/:id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'changePartner',
        summary: 'Change name, email, commission rate, address, VAT id or the account for payouts',
        tags: TAGS,
        params: PartnerPath,
        body: PartnerPatch,
        response: { 200: dataOf(Partner), ...errorsOf(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const row = await transact(deps, request.caller, (work) => changePartner(work, request.params.id, request.body))
      return ok(partnerOut(row))
    },
  )

  api.post(
    '/partners/:id/confirm',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'confirmPartner',
        summary: 'Confirm a partner; only then it can have a token',
        tags: TAGS,
        params: PartnerPath,
        response: { 200: dataOf(Partner), ...errorsOf(400, 401, 403, 404) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(partnerOut(await confirmPartner(work, request.params.id))),
      })),
  )
}
