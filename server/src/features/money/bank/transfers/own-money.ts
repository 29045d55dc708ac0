import { conflict } from '../../../../kernel/errors.ts'
import type { TeamWork } from '../../../../platform/work.ts'
import { recordDecision, takeEntry } from '../decisions.ts'
import { assignHindrance } from '../rules/decisions.ts'
import { restCents } from '../rules/entries.ts'
import { giveShare } from '../shares/service.ts'
import { findOwedByUs, holdOwnAccounts } from './queries.own-money.ts'
import { ownMoneyHindrance } from './rules.own-money.ts'

/**
 * A transfer from an account of our own makes good what we owe to the client money: fees that were given back after we had
 * taken them. Never more than that; the rest of it stays unmatched and can go back.
 */
export async function takeOwnMoney(work: TeamWork, id: string, note: string | undefined): Promise<void> {
  // load
  const entry = await takeEntry(work, id)
  const own_ibans = await holdOwnAccounts(work.tx, entry.organization_id)
  const owed_cents = await findOwedByUs(work.tx, entry.organization_id)

  // judge
  const hindrance = assignHindrance(entry) ?? ownMoneyHindrance(entry, { own_ibans, owed_cents })
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  const amount_cents = Math.min(restCents(entry), owed_cents)
  const given = await giveShare(work, { ...entry, note: note ?? entry.note }, { kind: 'own_money', amount_cents })
  await recordDecision(work, given, 'bank_entry.own_money', { amount_cents, rest_cents: restCents(given) })
}
