import { type Api, keeperOf } from '../../../audiences/api.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { AppError, invalid, type Problem } from '../../../kernel/errors.ts'
import { errorsOf, listOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { countMore, type Gate } from '../../parties/tokens/index.ts'
import { BULK_BYTES_MAX, BulkBody, BulkResult, readItem } from './schema.ts'
import { submitItem } from './service.ts'

/** Five hundred cases take some seconds, on a busy machine more. */
const ANSWER_WITHIN_MS = 120_000

/** So many items are worked on at once: enough to be quick, and few enough that others get their turn. */
const AT_ONCE = 4

/**
 * Each item is a command of its own: all of it is done or nothing, and a wrong one leaves the others alone. What was done
 * stays done when a later item cannot be: sending the whole again finds it by its reference.
 */
async function submitBulk(deps: Deps, caller: TokenCaller, items: readonly unknown[]): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await resultOf(deps, caller, { index, given: items[index] })
  }
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  const failure = workers.find((worker) => worker.status === 'rejected')
  if (failure) throw failure.reason
  return results
}

async function resultOf(
  deps: Deps,
  caller: TokenCaller,
  { index, given }: { index: number; given: unknown },
): Promise<BulkResult> {
  try {
    const { item, problems } = readItem(given)
    if (!item) throw invalid(...problems)
    return { index, details: [], ...(await transact(deps, caller, (work) => submitItem(work, item))) }
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === 'unavailable') throw error
    return { index, status: 'failed', claim_id: null, details: faultsOf(error) }
  }
}

const faultsOf = ({ problems, code, message }: AppError): Problem[] =>
  problems.length > 0 ? [...problems] : [{ field: 'item', code, message }]

export function bulkRoutes(api: Api<'partner'>, deps: Deps, gate: Gate): void {
  api.post(
    '/claims/bulk',
    {
      bodyLimit: BULK_BYTES_MAX,
      config: { answer_within_ms: ANSWER_WITHIN_MS },
      schema: {
        operationId: 'createClaims',
        summary: 'Submit up to 500 cases at once',
        description:
          'Each item counts as one request and is done wholly or not at all; a wrong item leaves the others alone. `partner_reference` is the identity of a case: sending an item again answers `existing`.',
        tags: ['Claims'],
        body: BulkBody,
        response: {
          200: listOf(BulkResult, 'What became of each item, in the order in which they were sent.'),
          ...errorsOf(400, 401, 409, 413, 415, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { items } = request.body
      await countMore(deps, gate, { request, reply }, items.length - 1)
      const keeper = keeperOf(request, reply)
      const body = ok(await submitBulk(deps, request.caller, items))
      await transact(deps, request.caller, (work) => keeper.keep(work, { status: 200, body }))
      return keeper.send()
    },
  )
}
