import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../../audiences/api.ts'
import { adminOnly } from '../../../../audiences/operator/guard.ts'
import { notFound } from '../../../../kernel/errors.ts'
import { Uuid } from '../../../../kernel/wire.ts'
import type { Reader } from '../../../../platform/db/db.ts'
import { dataOf, errorsOf, ok } from '../../../../platform/http/envelope.ts'
import type { Deps } from '../../../../platform/work.ts'
import { findOpening, listOpeningParts } from './queries.ts'
import { OpeningBalance, OpeningGift, openingOut } from './schema.ts'
import { giveOpening, takeBackOpening } from './service.ts'

const TAGS = ['Bank']

async function readOpening(reader: Reader, account_id: string) {
  const opening = await findOpening(reader, account_id)
  if (!opening) throw notFound()
  return openingOut(opening, await listOpeningParts(reader, account_id))
}

/** Whose the money is that was there before the first statement. */
export function openingRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/bank-accounts/:id/opening',
    {
      schema: {
        operationId: 'getOpeningBalance',
        summary: 'The opening balance of an account, and whose it is',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { 200: dataOf(OpeningBalance), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => ok(await readOpening(deps.db, id)),
  )

  api.post(
    '/bank-accounts/:id/opening',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'giveOpeningBalance',
        summary: 'Say whose a part of the opening balance is',
        description:
          'A creditor’s: its next settlement counts it. Or ours, for fees that were left there. It stays in suspense until somebody says so.',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        body: OpeningGift,
        response: { 201: dataOf(OpeningBalance), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await giveOpening(work, request.params.id, request.body)
        return { status: 201, body: ok(await readOpening(work.tx, request.params.id)) }
      }),
  )

  api.delete(
    '/bank-accounts/:id/opening/:part_id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'takeBackOpeningBalance',
        summary: 'Take back whose a part of the opening balance is',
        description: 'If a settlement has counted it, the next one has a line that takes it back.',
        tags: TAGS,
        params: Type.Object({ id: Uuid, part_id: Uuid }),
        response: { 200: dataOf(OpeningBalance), ...errorsOf(400, 401, 403, 404) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id, part_id } = request.params
        await takeBackOpening(work, id, part_id)
        return { status: 200, body: ok(await readOpening(work.tx, id)) }
      }),
  )
}
