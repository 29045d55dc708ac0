import type { CaseSender } from '../../../kernel/caller.ts'
import { AppError, invalid, type Problem } from '../../../kernel/errors.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { type BulkResult, readItem } from './schema.ts'
import { submitItem } from './service.ts'

/** Five hundred cases take some seconds, on a busy machine more. */
export const ANSWER_WITHIN_MS = 120_000

/** So many items are worked on at once: enough to be quick, and few enough that others get their turn. */
const AT_ONCE = 4

/**
 * Each item is a command of its own: all of it is done or nothing, and a wrong one leaves the others alone. What was done
 * stays done when a later item cannot be: sending the whole again finds it by its reference.
 */
export async function submitBulk(deps: Deps, caller: CaseSender, items: readonly unknown[]): Promise<BulkResult[]> {
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
  caller: CaseSender,
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
  problems.length > 0
    ? problems.map((one) => ({ field: one.field, code: one.code, message: one.message }))
    : [{ field: 'item', code, message }]
