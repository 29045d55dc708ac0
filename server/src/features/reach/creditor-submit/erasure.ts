import type { Reader, Tx } from '../../../platform/db/db.ts'
import { debtorFrom } from './draft-values.ts'
import {
  type DraftRow,
  deleteDraft,
  findDebtorFacts,
  listDraftInvoices,
  lockDraftsNear,
  lockDraftsOf,
} from './queries.ts'
import { isSameDebtor, type KnownDebtor } from './rules/same-debtor.ts'

export async function findKnownDebtor(reader: Reader, id: string): Promise<KnownDebtor | undefined> {
  const facts = await findDebtorFacts(reader, id)
  if (!facts) return undefined
  const { person, company, addresses, communication_channels: channels } = facts
  const names = [person && [person.first_name, person.last_name].filter(Boolean).join(' '), company?.company_name]
  return {
    names: names.filter((name): name is string => Boolean(name)),
    emails: channels.filter(({ type }) => type === 'email').map(({ value }) => value),
    phones: channels.filter(({ type }) => type !== 'email').map(({ value }) => value),
    addresses: addresses.map(({ street, zip }) => ({ street: street ?? '', zip: zip ?? '' })),
  }
}

/** Cases against a debtor that somebody has begun to enter, with their files. Those of others stay. */
export async function eraseFromDrafts(tx: Tx, debtor_id: string): Promise<void> {
  const known = await findKnownDebtor(tx, debtor_id)
  if (!known) return
  for (const draft of await lockDraftsNear(tx, debtor_id))
    if (await isAbout(tx, draft, known)) await deleteDraft(tx, draft.id)
}

async function isAbout(tx: Tx, { id, typed }: Pick<DraftRow, 'id' | 'typed'>, known: KnownDebtor): Promise<boolean> {
  const read = debtorFrom(await listDraftInvoices(tx, [id])).values
  return isSameDebtor(typed, known) || isSameDebtor(read, known)
}

/** Everything that the people of a customer have begun to enter. */
export async function eraseDraftsOf(tx: Tx, customer_id: string): Promise<void> {
  for (const { id } of await lockDraftsOf(tx, customer_id)) await deleteDraft(tx, id)
}
