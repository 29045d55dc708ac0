import { conflict, gone, notFound } from '../../../kernel/errors.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { colleagueMail, invitationMail } from './invitation-mail.ts'
import { setColleagueSecret } from './queries.colleagues.ts'
import {
  findInvitation,
  type InvitationRow,
  type Invited,
  insertInvitation,
  lockInvitation,
  lockUninvited,
  type NewInvitation,
  putInvitation,
  replaceInvitation,
  setAccepted,
} from './queries.invitations.ts'
import { INVITATION_DAYS, INVITATION_REFUSALS, invitationState } from './rules.ts'

export type { InvitationRow }

type Store = typeof insertInvitation

export function newInvitation(work: Work): { secret: string; made: NewInvitation } {
  const secret = newSecret()
  return { secret, made: { secret_hash: secretHash(secret), days: INVITATION_DAYS, created_at: work.now } }
}

export const linkTo = (public_url: string, secret: string): string => `${public_url}/creditor?invitation=${secret}`

/** Stores an invitation to the customer's current address, together with its mail. */
async function mailInvitation(
  work: Work,
  customer: Invited,
  { store, public_url }: { store: Store; public_url: string },
) {
  const { secret, made } = newInvitation(work)
  if (!(await store(work.tx, customer, made))) return 'there_already'
  const mail = invitationMail(customer, linkTo(public_url, secret))
  if (mailProblems(mail).length > 0) return 'no_address'
  sendMail(work, { ...mail, secrets: [secret] }, customer.organization_id)
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
  if (!(await setAccepted(work.tx, invitation, { secret_hash: secretHash(secret), accepted_at: work.now })))
    throw gone('invitation_accepted', INVITATION_REFUSALS.accepted)
  return invitation
}

const noAddress = () => conflict('no_mail_address', 'The customer has no address that mail can be sent to')

/** For the team: a new link to the customer's current address. Whatever became of the one before, it ends. */
export async function inviteAgain(work: Work, customer: Invited, public_url: string): Promise<void> {
  const outcome = await mailInvitation(work, customer, { store: putInvitation, public_url })
  if (outcome !== 'mailed') throw noAddress()
}

/**
 * Mails a new link in place of one that ended without being accepted: to the customer's current address, or to the
 * colleague again.
 */
export async function renewInvitation(work: Work, secret: string, public_url: string): Promise<void> {
  const invitation = await lockInvitation(work.tx, secretHash(secret))
  if (!invitation) throw notFound()
  const state = invitationState(invitation)
  if (state === 'accepted' || state === 'withdrawn') throw gone(`invitation_${state}`, INVITATION_REFUSALS[state])
  if (state === 'open') throw conflict('invitation_open', 'The invitation is still good and needs no new link')
  if (invitation.colleague) return renewColleague(work, invitation, public_url)
  const outcome = await mailInvitation(work, invitation.customer, { store: replaceInvitation, public_url })
  if (outcome !== 'mailed') throw noAddress()
}

async function renewColleague(work: Work, { customer, email, colleague }: InvitationRow, public_url: string) {
  if (!colleague) return
  const { secret, made } = newInvitation(work)
  await setColleagueSecret(work.tx, colleague.id, made)
  const mail = colleagueMail(customer, { email, inviter_name: colleague.inviter_name }, linkTo(public_url, secret))
  sendMail(work, { ...mail, secrets: [secret] }, customer.organization_id)
}
