import { ownRow } from '../../../audiences/visibility.ts'
import type { CaseSender, Submitter, TokenCaller } from '../../../kernel/caller.ts'
import { conflict, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import { isSameMailbox } from '../../../kernel/mailbox.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/job.ts'
import type { Work } from '../../../platform/work.ts'
import { partnerOf } from '../partners/index.ts'
import { inviteCustomer } from './invitation.ts'
import {
  type CustomerRow,
  deleteCustomer,
  findCustomer,
  findHeldKeys,
  holdCustomer,
  insertCustomer,
  lockCustomer,
  lockCustomersByKeys,
  lockKeys,
  setCustomer,
  setEmailChangedByToken,
  setInvited,
} from './queries.ts'
import { type CustomerKeys, heldSentence, isNamedAnew, mergedKeys, readKeys } from './rules.ts'
import type { CustomerCreate, CustomerPatch } from './schema.ts'

type CustomerWork = Work<TokenCaller>

/** Whether a partner brings the customer in, by itself or through the team. */
const isForPartner = (caller: CaseSender): boolean => caller.type === 'operator' || caller.kind === 'partner'

/** Creates a customer, or finds the one that the partner means. */
export async function submitCustomer(
  work: Work<CaseSender>,
  body: CustomerCreate,
): Promise<{ row: CustomerRow; reused: boolean }> {
  const problems = await partnerFaults(work, body.partner_id)
  if (problems.length > 0) throw invalid(...problems)

  const keys = readKeys(body)
  await lockKeys(work.tx, body.partner_id, keys)
  const matched = await findMatch(work, body.partner_id, keys)
  if (matched) return { row: await addMissingKeys(work, matched, keys), reused: true }

  const row = {
    id: newId(),
    organization_id: work.caller.organization_id,
    partner_id: body.partner_id,
    name: body.name,
    email: body.email,
    phone: body.phone ?? null,
    address: body.address ?? null,
    metadata: body.metadata ?? null,
    ...keys,
    created_at: work.now,
    updated_at: work.now,
  }
  insertCustomer(work.tx, row, isForPartner(work.caller))
  return { row, reused: false }
}

/** Looks for the reference first, then for the uid. If they belong to two customers, that is a conflict. */
async function findMatch(work: Work, partner_id: string, keys: CustomerKeys): Promise<CustomerRow | undefined> {
  if (keys.uid === null && keys.partner_client_reference === null) return undefined
  const rows = await lockCustomersByKeys(work.tx, partner_id, keys)
  if (rows.length > 1) {
    const message = 'partner_client_reference and uid belong to two different customers of the partner account'
    throw conflict('keys_of_two_customers', message)
  }
  return rows[0]
}

async function addMissingKeys(work: Work, stored: CustomerRow, given: CustomerKeys): Promise<CustomerRow> {
  const keys = mergedKeys(stored, given)
  if (keys.uid === stored.uid && keys.partner_client_reference === stored.partner_client_reference) return stored
  return setCustomer(work.tx, { ...stored, ...keys, updated_at: work.now })
}

export async function changeCustomer(work: CustomerWork, id: string, body: CustomerPatch): Promise<CustomerRow> {
  // load: keys before the row, in the order in which a create locks them
  const seen = await findCustomer(work.tx, work.caller, id)
  if (!seen) throw notFound()
  const keys = readKeys(body)
  await lockKeys(work.tx, body.partner_id ?? seen.partner_id, keys)
  const stored = await takeCustomer(work, id)

  // judge
  const problems = body.partner_id === undefined ? [] : await partnerFaults(work, body.partner_id)
  if (problems.length > 0) throw invalid(...problems)
  if (Object.keys(body).length === 0) return stored

  // null clears, a field that was not sent stays
  const { uid, partner_client_reference, ...plain } = body
  const row = {
    ...stored,
    ...plain,
    ...(uid === undefined ? {} : { uid: keys.uid }),
    ...(partner_client_reference === undefined ? {} : { partner_client_reference: keys.partner_client_reference }),
    updated_at: work.now,
  }
  const held = await findHeldKeys(work.tx, row)
  if (held.length > 0) throw conflict('key_in_use', heldSentence(held))

  // write
  const changed = setCustomer(work.tx, row)
  if (!isSameMailbox(stored.email, row.email)) setEmailChangedByToken(work.tx, id, work.now)
  if (stored.address?.country !== row.address?.country) await work.tell(CUSTOMER_MOVED, { customer_id: id })
  if (isNamedAnew(stored, row)) await work.tell(CUSTOMER_NAMED, { customer_id: id })
  return changed
}

/** The seat of a creditor is in another country, and decides perhaps which law its claims are under. */
export const CUSTOMER_MOVED = happening<{ customer_id: string }>('customer moved')

/** A creditor is called otherwise, or has another address; both stand in every letter for it. */
export const CUSTOMER_NAMED = happening<{ customer_id: string }>('customer named anew')

export async function removeCustomer(work: CustomerWork, id: string): Promise<void> {
  await deleteCustomer(work.tx, await takeCustomer(work, id))
}

/**
 * Called with the first claim that a partner files for its customer. The mail is written and sent later, so that no trouble
 * with it can change the partner's answer.
 */
export async function inviteWithClaim(work: Work<Submitter>, customer_id: string): Promise<void> {
  if (work.caller.type === 'creditor' || !isForPartner(work.caller)) return
  if (await setInvited(work.tx, customer_id, work.now))
    enqueue(
      work.tx,
      inviteCustomer,
      { customer_id },
      { run_at: work.now, organization_id: work.caller.organization_id },
    )
}

/**
 * For rows that are about to refer to a customer. The message is the same whether it is unknown or of another organisation.
 * One that a partner sees and that is not its own is refused.
 */
export async function customerFaults(work: Work<Submitter>, customer_id: string): Promise<Problem[]> {
  return (await holdCustomerOfClaim(work, customer_id)).customer_faults
}

/** As `customerFaults`, and whether the claim is to invite the customer. */
export async function holdCustomerOfClaim(
  work: Work<Submitter>,
  customer_id: string,
): Promise<{ customer_faults: Problem[]; awaits_invitation: boolean }> {
  const known = await holdCustomer(work.tx, work.caller, customer_id)
  if (!known) return { customer_faults: [UNKNOWN_CUSTOMER], awaits_invitation: false }
  return { customer_faults: [], awaits_invitation: ownRow(known).awaits_invitation }
}

/** A customer that rows are about to be made for. */
export async function holdOwnCustomer(
  work: Work<CaseSender>,
  id: string,
): Promise<Pick<CustomerRow, 'id' | 'partner_id'>> {
  const known = await holdCustomer(work.tx, work.caller, id)
  if (!known) throw invalid({ ...UNKNOWN_CUSTOMER, field: 'id' })
  return ownRow(known)
}

const UNKNOWN_CUSTOMER: Problem = {
  field: 'customer_id',
  code: 'unknown_reference',
  message: 'is not a known customer',
}

async function takeCustomer(work: CustomerWork, id: string): Promise<CustomerRow> {
  const customer = await lockCustomer(work.tx, work.caller, id)
  if (!customer) throw notFound()
  return ownRow(customer)
}

/** The message is the same for an unknown and a foreign partner, so that nobody can probe for ids. */
const partnerFaults = async (work: Work<CaseSender>, partner_id: string): Promise<Problem[]> =>
  (await partnerOf(work, work.caller.organization_id, partner_id))
    ? []
    : [{ field: 'partner_id', code: 'unknown_reference', message: 'is not a known partner' }]
