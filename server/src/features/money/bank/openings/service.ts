import { type DateOnly, dayInVienna } from '../../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../../kernel/errors.ts'
import { centsText, exactCents } from '../../../../kernel/money.ts'
import { type AdministrationAction, recordAudit } from '../../../../platform/audit/audit.ts'
import { newId } from '../../../../platform/ids.ts'
import type { TeamWork } from '../../../../platform/work.ts'
import { moved, post } from '../../ledger/index.ts'
import { holdCustomer } from '../shares/queries.ts'
import { demandTurn } from '../statements/turns.ts'
import { findOpening, insertOpeningPart, listOpeningParts, type Opening, setOpeningPartUndone } from './queries.ts'
import type { OpeningGift } from './schema.ts'

/** Until commit nobody else gives of it, and no file brings an earlier balance. */
async function takeOpening(work: TeamWork, account_id: string): Promise<Opening> {
  await demandTurn(work, account_id)
  const opening = await findOpening(work.tx, account_id)
  if (!opening) throw notFound()
  return opening
}

/** Says whose a part of the money is with which the statements of an account begin: a creditor's, or ours. */
export async function giveOpening(work: TeamWork, account_id: string, body: OpeningGift): Promise<void> {
  // load
  const opening = await takeOpening(work, account_id)
  const { customer_id } = body
  const amount_cents = exactCents(body.amount)
  const rest_cents = opening.opening_cents - opening.given_cents
  const is_known = customer_id === null || (await holdCustomer(work.tx, opening.organization_id, customer_id))

  // judge
  if (opening.account_kind === 'own')
    throw conflict('not_client_money', 'The account is our own; its balance is not in this book')
  if (!is_known) {
    const message = 'is not a known customer of the organisation whose account it is'
    throw invalid({ field: 'customer_id', code: 'unknown_reference', message })
  }
  if (opening.opening_on === null || rest_cents <= 0)
    throw conflict('nothing_to_assign', 'There is no opening balance, or all of it belongs to somebody already')
  if (amount_cents > rest_cents) {
    const message = `must not be more than the rest of the opening balance, ${centsText(rest_cents)} EUR`
    throw invalid({ field: 'amount', code: 'out_of_range', message })
  }

  // write
  const part = { id: newId(), customer_id, amount_cents }
  await insertOpeningPart(work.tx, opening, part, { created_by: work.caller.id, created_at: work.now })
  await book(work, opening, { ...part, date: opening.opening_on })
  await record(work, opening, 'bank_account.opening_given', { part_id: part.id, customer_id, amount_cents })
}

/** It is nobody's again. If a settlement has counted it, the next one corrects that. */
export async function takeBackOpening(work: TeamWork, account_id: string, part_id: string): Promise<void> {
  // load
  const opening = await takeOpening(work, account_id)
  const part = (await listOpeningParts(work.tx, account_id)).find(({ id }) => id === part_id)
  if (!part) throw notFound()
  if (part.customer_id) await holdCustomer(work.tx, opening.organization_id, part.customer_id)

  // write
  const { id, customer_id, amount_cents } = part
  await setOpeningPartUndone(work.tx, id, work.now)
  const date = dayInVienna(work.now)
  await book(work, opening, { id, customer_id, amount_cents: 0 - amount_cents, date })
  await record(work, opening, 'bank_account.opening_taken_back', { part_id, customer_id, amount_cents })
}

type Gift = { readonly id: string; readonly customer_id: string | null; readonly amount_cents: number }

function book(
  work: TeamWork,
  { organization_id }: Opening,
  { id: opening_part_id, customer_id, amount_cents, date }: Gift & { readonly date: DateOnly },
): Promise<void> {
  const owner = customer_id ? ({ account: 'creditor', customer_id } as const) : ({ account: 'fees' } as const)
  const lines = moved(amount_cents, { account: 'suspense' }, owner)
  const kind = amount_cents > 0 ? 'opening_given' : 'opening_given_undone'
  return post(work, [{ organization_id, date, kind, lines, opening_part_id }])
}

const record = (
  work: TeamWork,
  { account_id: id, organization_id }: Opening,
  action: AdministrationAction,
  details: Readonly<Record<string, unknown>>,
): Promise<unknown> => recordAudit(work, { action, organization_id, subject: { kind: 'bank_account', id }, details })
