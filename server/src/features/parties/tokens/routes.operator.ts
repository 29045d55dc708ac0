import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import type { TokenSigner } from './jwt.ts'
import type { Keyring } from './keyring.ts'
import { countTokens, listNamedTokens, listUsage } from './queries.ts'
import { TOKEN_KINDS, tokenBucket, tokenProblems } from './rules.ts'
import { ListedToken, listedTokenOut, Token, TokenCreate, TokenIssued, tokenOut } from './schema.ts'
import { issueToken, revokeToken } from './service.ts'

const TAGS = ['API tokens']

export function tokenRoutes(
  api: Api<'operator'>,
  deps: Deps,
  { signer, keyring }: { signer: TokenSigner; keyring: Keyring },
): void {
  api.get(
    '/tokens',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listTokens',
        summary: 'API tokens, newest first, revoked ones included, with what they have used of this hour',
        tags: TAGS,
        querystring: Type.Object(
          {
            organization_id: Type.Optional(Uuid),
            partner_id: Type.Optional(Uuid),
            kind: Type.Optional(oneOf(TOKEN_KINDS)),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(ListedToken), ...errorsOf(400, 401, 403) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const [rows, total] = await Promise.all([
        listNamedTokens(deps.db, filter, { page, limit }),
        countTokens(deps.db, filter),
      ])
      const ids = rows.map(({ id }) => id)
      const usage = new Map((await listUsage(deps.db, ids)).map(({ bucket, used }) => [bucket, used]))
      const data = rows.map((row) => listedTokenOut(row, usage.get(tokenBucket(row.id)) ?? 0, deps.clock.wall()))
      return { ...ok(data), total, page, limit }
    },
  )

  api.post(
    '/tokens',
    {
      onRequest: adminOnly,
      config: { answers_secret: true, body_rule: (body) => tokenProblems(body, deps.clock.wall()) },
      schema: {
        operationId: 'issueToken',
        summary: 'Issue an API token; it is shown once',
        tags: TAGS,
        body: TokenCreate,
        response: { 201: dataOf(TokenIssued), ...errorsOf(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const issuing = { signer, mode: deps.config.mode, wall_now: deps.clock.wall() }
      return answerCommand(deps, request, reply, async (work) => {
        const { row, token } = await issueToken(work, request.body, issuing)
        return { status: 201, body: ok({ ...tokenOut(row), token }) }
      })
    },
  )

  api.delete(
    '/tokens/:id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke a token; it is refused everywhere within five seconds',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { 200: dataOf(Token), ...errorsOf(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params
      const row = await transact(deps, request.caller, (work) => revokeToken(work, id, deps.clock.wall()))
      keyring.forgetAll()
      return ok(tokenOut(row))
    },
  )
}
