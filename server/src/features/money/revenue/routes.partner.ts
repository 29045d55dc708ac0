import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { madeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { foundClaim } from '../../case/claims/index.ts'
import { findStatement, listPayouts } from './queries.payouts.ts'
import { feeFromJson, findClaimWithFees, listShares } from './queries.ts'
import type { RevenueStatement } from './rules.ts'
import { ClaimFees, feeOut, Month, RevenueShare, ShareStatus, Statement, shareOut, statementOut } from './schema.ts'
import { csvFile, pdfFile } from './statement.ts'

const TAGS = ['Revenue share']

const ShareQuery = Type.Object(
  {
    month: Type.Optional(Month),
    status: Type.Optional(ShareStatus),
    claim_id: Type.Optional(about(Uuid, 'Only shares of fees on this claim.')),
    ...PageQuery,
  },
  { additionalProperties: false },
)

/** For a partner's own token: an organisation's has no shares, like it has no webhook. */
export function revenueRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/revenue-shares',
    {
      schema: {
        operationId: 'listRevenueShares',
        summary: 'Your part of the fees that we earned on claims of your customers, newest first',
        description:
          'Made by itself with each fee. A payment that is reversed, or that exceeds a total that was lowered, adds a line ' +
          'with negative amounts whose `reverses` names the first one. For tokens of partners; others get 404.',
        tags: TAGS,
        querystring: ShareQuery,
        response: { 200: pageOf(RevenueShare), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller: { partner_id }, query: { page, limit, ...wanted } }) => {
      if (partner_id === null) throw notFound()
      // The partner is of one organisation, and so is everything of it; the index knows no organisation.
      const filter = { ...wanted, partner_id }
      const { rows, total } = await listShares(deps.db, filter, { page, limit })
      return { ...ok(rows.map(shareOut)), total, page, limit }
    },
  )

  feeRoutes(api, deps)
  statementRoutes(api, deps)
}

function feeRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:claim_id/fees',
    {
      schema: {
        operationId: 'listFees',
        summary: 'What we earned on a claim, in the order in which it was earned',
        description:
          'A success fee is a share of what a payment takes off the outstanding amount; money that was paid before the ' +
          'claim was submitted earns none. A filing fee is for a filing at court. Fees for our letters become a fee of ours ' +
          'once the debtor has paid them, as `collection_cost`. What a payment no longer earns, because it was reversed, ' +
          'because a total was lowered or because a letter came back, adds a fee with a negative amount whose `reverses` ' +
          'names the first one. For tokens of partners; others get 404.',
        tags: TAGS,
        params: Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') }),
        response: { 200: ClaimFees, ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller, params }) => {
      if (caller.partner_id === null) throw notFound()
      const { fees } = foundClaim(await findClaimWithFees(deps.db, caller, params.claim_id))
      return ok(fees.map(feeFromJson).map(feeOut))
    },
  )
}

const StatementPath = Type.Object({ id: about(Uuid, 'The statement, by its `id`.') })

function statementRoutes(api: Api<'partner'>, deps: Deps): void {
  const ownStatement = async (partner_id: string | null, id: string): Promise<RevenueStatement> => {
    const statement = partner_id === null ? undefined : await findStatement(deps.db, id, partner_id)
    if (!statement) throw notFound()
    return statement
  }

  api.get(
    '/revenue-shares/statements',
    {
      schema: {
        operationId: 'listRevenueStatements',
        summary: 'What you were paid, newest first; the id is `payout_id` of the shares',
        description: 'One statement for each payout. It is your credit note; its files are at `/csv` and `/pdf`.',
        tags: TAGS,
        querystring: Type.Object({ month: Type.Optional(Month), ...PageQuery }, { additionalProperties: false }),
        response: { 200: pageOf(Statement), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller: { partner_id }, query: { page, limit, ...wanted } }) => {
      if (partner_id === null) throw notFound()
      const filter = { ...wanted, partner_id }
      const { rows, total } = await listPayouts(deps.db, filter, { page, limit })
      return { ...ok(rows.map(statementOut)), total, page, limit }
    },
  )

  api.get(
    '/revenue-shares/statements/:id/csv',
    {
      schema: {
        operationId: 'downloadRevenueStatementCsv',
        summary: 'A statement for a spreadsheet: one line for each share',
        description: 'UTF-8 with a header row and a byte order mark, so that spreadsheets read it as it is.',
        tags: TAGS,
        params: StatementPath,
        response: { ...madeFileAnswer('text/csv'), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller, params }, reply) => sendMade(reply, csvFile(await ownStatement(caller.partner_id, params.id))),
  )

  api.get(
    '/revenue-shares/statements/:id/pdf',
    {
      schema: {
        operationId: 'downloadRevenueStatementPdf',
        summary: 'A statement for people',
        description: 'The credit note itself, to be filed with your books.',
        tags: TAGS,
        params: StatementPath,
        response: { ...madeFileAnswer('application/pdf'), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller, params }, reply) =>
      sendMade(reply, await pdfFile(deps, await ownStatement(caller.partner_id, params.id), caller.organization_id)),
  )
}
