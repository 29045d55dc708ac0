import { conflict, forbidden, notFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../platform/ids.ts'
import type { TeamWork, Work } from '../../../../platform/work.ts'
import { reviewBlock } from '../../../case/claims/index.ts'
import { recordDecision, takeEntry } from '../decisions.ts'
import { type LockedEntry, listNamedClaims, lockClaims } from '../queries.entries.ts'
import type { ReadEntry, StatementFormat } from '../reading/statement.ts'
import { isOpen, isUntouched } from '../rules/decisions.ts'
import { nameClaims } from '../statements/named.ts'
import { demandTurn } from '../statements/turns.ts'
import {
  findAccountOf,
  insertDifferences,
  listStored,
  lockOpenDifference,
  type NewDifference,
  setDecided,
  setUnread,
  setWords,
} from './queries.ts'
import { changeHindrance, differencesOf, hashOf, type Told, toldOf } from './rules.ts'

type Again = {
  readonly account_id: string
  readonly statement: { readonly id: string; readonly format: StatementFormat }
  /** Those that were stored before. */
  readonly entries: readonly (ReadEntry & { readonly identity: Buffer })[]
}

/** Keeps what a file says otherwise of entries that another one has brought. */
export async function compareAgain(work: Work, { account_id, statement, entries }: Again): Promise<void> {
  if (entries.length === 0) return
  const come = new Map(entries.map((entry) => [entry.identity.toString('hex'), entry]))
  const stored = await listStored(
    work.tx,
    account_id,
    entries.map(({ identity }) => identity),
  )
  const rows = stored.flatMap((one): NewDifference[] => {
    const other = { ...(come.get(one.identity) as ReadEntry), format: statement.format }
    const fields = differencesOf(one, other)
    return fields.length > 0 ? [{ ...sidesOf(one, other), ...aboutOf(one, statement), fields }] : []
  })
  if (rows.length > 0) await insertDifferences(work.tx, rows, work.now)
}

const sidesOf = (stored: Told, told: Told) => ({
  ...{ stored: toldOf(stored), told: toldOf(told), stored_hash: hashOf(stored), told_hash: hashOf(told) },
})

const aboutOf = (
  stored: { readonly id: string; readonly statement_id: string },
  statement: { readonly id: string },
) => ({
  ...{ id: newId(), entry_id: stored.id, stored_statement_id: stored.statement_id, told_statement_id: statement.id },
})

export type DifferenceDecision = {
  readonly difference_id: string
  readonly holds: 'stored' | 'told'
  readonly note?: string | undefined
}

/** An administrator says which of two statements holds. Whoever brought one of them cannot say that it is the right one. */
export async function settleDifference(
  work: TeamWork,
  id: string,
  { difference_id, holds, note }: DifferenceDecision,
): Promise<void> {
  // load
  const account_id = await findAccountOf(work.tx, id)
  // A file that is being stored compares with the entry as it is.
  if (account_id) await demandTurn(work, account_id)
  const entry = await takeEntry(work, id)
  const difference = await lockOpenDifference(work.tx, id, difference_id)

  // judge
  if (!difference) throw notFound()
  if (difference.uploaders[holds] === work.caller.id)
    throw forbidden('same_person', 'Another administrator must say so than the one who uploaded that statement')
  const hindrance = holds === 'told' ? changeHindrance(entry, difference.fields) : undefined
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  await setDecided(work.tx, { id: difference_id, holds, by: work.caller.id, at: work.now, note: note ?? null })
  if (holds === 'told') await changeWords(work, entry, difference.told)
  await recordDecision(work, entry, 'bank_entry.difference_settled', {
    difference_id,
    holds,
    fields: difference.fields,
  })
}

/** What was made of it stays. If that is nothing, it is judged as if it had come so. */
async function changeWords(work: TeamWork, entry: LockedEntry, told: Told): Promise<void> {
  await setWords(work.tx, entry.id, told)
  if (!isOpen(entry) || !isUntouched(entry)) return
  const before = await listNamedClaims(work.tx, entry.id)
  await lockClaims(work.tx, before)
  await setUnread(work.tx, entry)
  await nameClaims(work, entry.organization_id, [{ ...entry, ...told }])
  for (const claim_id of before) await reviewBlock(work, claim_id)
}
