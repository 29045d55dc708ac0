import { Type } from 'typebox'
import { notFound } from '../../kernel/errors.ts'
import { oneOf, Uuid } from '../../kernel/wire.ts'
import type { Api } from '../../platform/http/api.ts'
import { errorsOf, ok, pageOf } from '../../platform/http/envelope.ts'
import { PageQuery } from '../../platform/http/paging.ts'
import type { Deps } from '../../platform/work.ts'
import { countShares, listShares } from './queries.ts'
import { SHARE_STATUSES } from './rules.ts'
import { Month, RevenueShare, shareOut } from './schema.ts'

const TAGS = ['Revenue share']

const ShareQuery = Type.Object(
  {
    month: Type.Optional(Month),
    status: Type.Optional(oneOf(SHARE_STATUSES)),
    claim_id: Type.Optional(Uuid),
    ...PageQuery,
  },
  { additionalProperties: false },
)

/** For a partner's own token: an organisation's has no shares, like it has no webhook. */
export function revenueRoutes(api: Api, deps: Deps): void {
  api.get(
    '/revenue-shares',
    {
      schema: {
        operationId: 'listRevenueShares',
        summary: 'Your part of the fees that we earned on claims of your customers, newest first',
        description:
          'Made by itself with each fee. A reversed payment adds a line with negative amounts whose `reverses` names the ' +
          'first one. For tokens of partners; others get 404.',
        tags: TAGS,
        querystring: ShareQuery,
        response: { 200: pageOf(RevenueShare), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller: { organization_id, partner_id }, query: { page, limit, ...wanted } }) => {
      if (partner_id === null) throw notFound()
      const filter = { ...wanted, organization_id, partner_id }
      const [rows, total] = await Promise.all([
        listShares(deps.db, filter, { page, limit }),
        countShares(deps.db, filter),
      ])
      return { ...ok(rows.map(shareOut)), total, page, limit }
    },
  )
}
