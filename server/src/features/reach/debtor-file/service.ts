import type { OperatorCaller } from '../../../kernel/caller.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { lockAnyDebtor, readAnyDebtor, refuseRestricted } from '../../parties/debtors/index.ts'
import {
  deleteJoin,
  findIsErased,
  findPersonId,
  insertJoin,
  listLike,
  lockJoins,
  type Suggested,
  setPersonId,
} from './queries.ts'
import { foldedNumber, SIMILAR_MAX, sameBy } from './rules.ts'

/** Other records that may be of the same person. Whether they are, somebody has to say. */
export async function readSimilar(reader: Reader, debtor_id: string): Promise<Suggested[]> {
  const debtor = await readAnyDebtor(reader, debtor_id)
  if (debtor.restricted_at) return []
  const number = debtor.company?.firmenbuchnummer
  const like = await listLike(reader, { debtor_id, register_number: number ? foldedNumber(number) : null })
  return like
    .map((other) => ({ ...other, same_by: sameBy(debtor, other) }))
    .filter(({ same_by }) => same_by.length > 0)
    .slice(0, SIMILAR_MAX)
}

type TeamWork = Work<OperatorCaller>

/** Says that two records are of the same person. Whoever either was joined with comes along. */
export async function joinDebtors(work: TeamWork, debtor_id: string, other_id: string): Promise<void> {
  // load
  await lockJoins(work.tx)
  const debtor = await lockAnyDebtor(work.tx, debtor_id)
  if (!debtor) throw notFound()
  const other = await lockAnyDebtor(work.tx, other_id)
  const [own, others] = [await findPersonId(work.tx, debtor_id), await findPersonId(work.tx, other_id)]

  // judge
  if (!other) throw invalid({ field: 'debtor_id', code: 'unknown_reference', message: 'is not known' })
  if (other_id === debtor_id)
    throw invalid({ field: 'debtor_id', code: 'inconsistent', message: 'must be another record' })
  for (const id of [debtor_id, other_id]) await refuseRestricted(work.tx, id)
  if (await findIsErased(work.tx, [debtor_id, other_id]))
    throw conflict('data_erased', 'The data of one of the records were erased; it belongs to nobody any more')
  if (own !== undefined && own === others) return

  // write
  const person_id = own ?? others ?? newId()
  if (own && others) await setPersonId(work.tx, others, own)
  for (const id of [debtor_id, other_id])
    await insertJoin(work.tx, { debtor_id: id, person_id, joined_by: work.caller.id, joined_at: work.now })
  await recordAudit(work, {
    action: 'debtor.joined',
    ...{ organization_id: debtor.organization_id, subject: { kind: 'debtor', id: debtor_id } },
    details: { other_id, person_id },
  })
}

/** Takes a record out of those of its person. */
export async function separateDebtor(work: TeamWork, debtor_id: string): Promise<void> {
  await lockJoins(work.tx)
  const debtor = await lockAnyDebtor(work.tx, debtor_id)
  const person_id = await findPersonId(work.tx, debtor_id)
  if (!debtor || !person_id) throw notFound()
  await deleteJoin(work.tx, debtor_id)
  await recordAudit(work, {
    action: 'debtor.separated',
    ...{ organization_id: debtor.organization_id, subject: { kind: 'debtor', id: debtor_id } },
    details: { person_id },
  })
}
