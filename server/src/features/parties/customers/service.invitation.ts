import { conflict, gone, notFound } from '../../../kernel/errors.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  findInvitation,
  type InvitationRow,
  type Invited,
  insertInvitation,
  lockInvitation,
  lockUninvited,
  replaceInvitation,
  setAccepted,
} from './queries.invitations.ts'
import { INVITATION_DAYS, INVITATION_REFUSALS, invitationState } from './rules.ts'

export type { InvitationRow }

type Store = typeof insertInvitation

/** Stores an invitation to the customer's current address, together with its mail. */
async function mailInvitation(
  work: Work,
  customer: Invited,
  { store, public_url }: { store: Store; public_url: string },
) {
  const secret = newSecret()
  const made = { secret_hash: secretHash(secret), days: INVITATION_DAYS, created_at: work.now }
  if (!(await store(work.tx, customer, made))) return 'there_already'
  const mail = invitationMail(customer, `${public_url}/creditor?invitation=${secret}`)
  if (mailProblems(mail).length > 0) return 'no_address'
  await sendMail(work, { ...mail, secrets: [secret] })
  return 'mailed'
}

/** The first invitation of a customer. Does nothing when there is one already or the customer was deleted. */
export async function inviteOnce(work: Work, customer_id: string, public_url: string) {
  const customer = await lockUninvited(work.tx, customer_id)
  return customer ? mailInvitation(work, customer, { store: insertInvitation, public_url }) : 'there_already'
}

export const lookUpInvitation = (reader: Reader, secret: string): Promise<InvitationRow | undefined> =>
  findInvitation(reader, secretHash(secret))

export async function readInvitation(reader: Reader, secret: string): Promise<InvitationRow> {
  const invitation = await lookUpInvitation(reader, secret)
  if (!invitation) throw notFound()
  return invitation
}

/** Refuses an invitation that is no longer open, and says why. */
export function demandOpen(invitation: InvitationRow): InvitationRow {
  const state = invitationState(invitation)
  if (state !== 'open') throw gone(`invitation_${state}`, INVITATION_REFUSALS[state])
  return invitation
}

/** Accepts an open invitation. If several try at the same moment, one succeeds. */
export async function takeInvitation(work: Work, secret: string): Promise<InvitationRow> {
  const invitation = await lockInvitation(work.tx, secretHash(secret))
  if (!invitation) throw notFound()
  demandOpen(invitation)
  if (!(await setAccepted(work.tx, secretHash(secret), work.now)))
    throw gone('invitation_accepted', INVITATION_REFUSALS.accepted)
  return invitation
}

/** Mails a new link to the customer's current address, in place of one that ended without being accepted. */
export async function renewInvitation(work: Work, secret: string, public_url: string): Promise<void> {
  const invitation = await lockInvitation(work.tx, secretHash(secret))
  if (!invitation) throw notFound()
  const state = invitationState(invitation)
  if (state === 'accepted') throw gone('invitation_accepted', INVITATION_REFUSALS.accepted)
  if (state === 'open') throw conflict('invitation_open', 'The invitation is still good and needs no new link')
  const outcome = await mailInvitation(work, invitation.customer, { store: replaceInvitation, public_url })
  if (outcome !== 'mailed') throw conflict('no_mail_address', 'The customer has no address that mail can be sent to')
}
