import { gone, notFound, unauthorized } from '../../../kernel/errors.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import { newId } from '../../../platform/ids.ts'
import { readFactors } from '../../../platform/login/factor-rows.ts'
import { accountHash, deleteFailuresOf } from '../../../platform/login/lock-out.ts'
import { hasSecondFactor } from '../../../platform/login/second-factor.ts'
import { LOGIN_REFUSED } from '../../../platform/login/words.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Work } from '../../../platform/work.ts'
import { actorOf, recordCustomerChange, takeInvitation } from '../customers/index.ts'
import * as queries from './queries.ts'
import { AUDIENCE, accountOf, RESET_REFUSED, SESSION_HOURS } from './rules.ts'

/** Returns the value of the cookie, of which only the hash is stored. Fails if the password changed since it was checked. */
export async function openSession(work: Work, person: queries.PersonRow, customer_id: string): Promise<string> {
  if (!(await queries.holdPassword(work.tx, person))) throw unauthorized('login_refused', LOGIN_REFUSED)
  const secret = newSecret()
  const secret_hash = secretHash(secret)
  await queries.insertSession(work.tx, {
    id: newId(),
    secret_hash,
    person_id: person.id,
    customer_id,
    hours: SESSION_HOURS,
  })
  return secret
}

/** Who accepts: a person with an account, whose password was checked, or somebody new. */
export type Entrant = queries.PersonRow | { password_hash: string; name: string | null }

/** Accepts the invitation, adds the person to the customer's people, and opens a session. */
export async function acceptInvitation(
  work: Work,
  secret: string,
  entrant: Entrant,
): Promise<{ person_id: string; secret: string }> {
  const { customer, email } = await takeInvitation(work, secret)
  const person = 'id' in entrant ? entrant : await addPerson(work, { email, ...entrant })
  await joinCustomer(work, person, customer)
  return { person_id: person.id, secret: await openSession(work, person, customer.id) }
}

/** Changes nothing for somebody who belongs to the customer already. */
export async function joinCustomer(
  work: Work,
  person: queries.PersonRow,
  { id: customer_id, organization_id }: { id: string; organization_id: string },
): Promise<void> {
  const membership = { person_id: person.id, customer_id, organization_id, joined_at: work.now }
  if (!(await queries.insertMembership(work.tx, membership))) return
  const actor = actorOf({ type: 'creditor', id: person.id, name: person.name, email: person.email })
  await recordCustomerChange(work, { organization_id, customer_id }, { kind: 'person_joined', actor, person })
}

export async function addPerson(
  work: Work,
  entrant: { email: string; password_hash: string; name: string | null },
): Promise<queries.PersonRow> {
  const wishes = { language: null, wants_digest: true }
  const person = { id: newId(), ...entrant, ...wishes, created_at: work.now, updated_at: work.now }
  await queries.insertPerson(work.tx, person)
  return person
}

export async function chooseCustomer(work: Work, secret: string, customer_id: string): Promise<void> {
  if (!(await queries.setSessionCustomer(work.tx, secretHash(secret), customer_id))) throw notFound()
}

export type NewPassword = { password_hash: string; vault: Vault }

/**
 * A new password ends every session, and every link that could set another one. It also ends a lock-out: those who guessed
 * the old one have gained nothing, and its owner can log in at once. With a second factor the lock-out stays: whoever reads
 * the mailbox must not get new guesses at its codes.
 */
export async function changePassword(work: Work, person_id: string, given: NewPassword): Promise<void> {
  const { password_hash, vault } = given
  const person = await queries.setPassword(work.tx, { id: person_id, password_hash, updated_at: work.now })
  if (!person) throw notFound()
  await queries.deleteSessionsOf(work.tx, person_id)
  await queries.deleteReset(work.tx, person_id)
  if (hasSecondFactor(await readFactors(work.tx, accountOf(person_id)))) return
  await deleteFailuresOf(work.tx, AUDIENCE, accountHash(vault, person.email))
}

/** Whose password it is now; `is_proven`: the link alone shows that it is the owner, since there is no second factor. */
export type ResetDone = { person_id: string; is_proven: boolean }

export async function resetPassword(work: Work, secret: string, given: NewPassword): Promise<ResetDone> {
  const reset = await queries.takeReset(work.tx, secretHash(secret))
  if (!reset) throw gone('link_used', RESET_REFUSED)
  await changePassword(work, reset.person_id, given)
  const is_proven = !hasSecondFactor(await readFactors(work.tx, accountOf(reset.person_id)))
  return { person_id: reset.person_id, is_proven }
}
