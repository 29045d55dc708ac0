import { unavailable } from '../../../../kernel/errors.ts'
import type { Work } from '../../../../platform/work.ts'
import { takeTurn } from './queries.import.ts'

const RETRY_S = 30

/** Until commit no other file of the account is stored. Refused where one takes too long: it may be a very large one. */
export async function demandTurn(work: Work, account_id: string): Promise<void> {
  if (await takeTurn(work.tx, account_id)) return
  const message =
    'Another statement of this account is still being stored. Nothing was changed; send it again in a moment.'
  throw unavailable('statement_under_way', message, RETRY_S)
}
