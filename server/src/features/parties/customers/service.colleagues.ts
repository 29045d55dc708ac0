import type { CreditorPerson } from '../../../kernel/caller.ts'
import { invalid } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { actorOf, calledBy, recordCustomerChange } from './changes.ts'
import { colleagueMail } from './invitation-mail.ts'
import type { CustomerKey } from './queries.changes.ts'
import { type ColleagueRow, putColleague, setWithdrawn, setWithdrawnOf } from './queries.colleagues.ts'
import { linkTo, newInvitation } from './service.invitation.ts'

/** Mails a colleague a link to the own customer. A link that was mailed to that address before ends. */
export async function inviteColleague(
  work: Work<CreditorPerson>,
  { email, name }: { email: string; name: string | null },
  public_url: string,
): Promise<ColleagueRow> {
  const { caller } = work
  const { organization_id, customer_id, country } = caller
  const inviter_name = calledBy(caller)
  const { secret, made } = newInvitation(work)
  const customer = { name: caller.customer_name, country }
  const mail = colleagueMail(customer, { email, inviter_name }, linkTo(public_url, secret))
  if (mailProblems(mail).length > 0)
    throw invalid({ field: 'email', code: 'wrong_format', message: 'must be an email address' })
  const row = await putColleague(
    work.tx,
    { id: newId(), organization_id, customer_id, email, name, inviter_name },
    made,
  )
  sendMail(work, { ...mail, secrets: [secret] }, organization_id)
  const change = { kind: 'person_invited', actor: actorOf(caller), person: { name, email } } as const
  await recordCustomerChange(work, caller, change)
  return row
}

/** False where there is no open invitation with this id. */
export async function withdrawColleague(
  work: Work,
  customer: CustomerKey,
  { id, actor }: { id: string; actor: ReturnType<typeof actorOf> },
): Promise<boolean> {
  const withdrawn = await setWithdrawn(work.tx, customer, { id, withdrawn_at: work.now })
  if (!withdrawn) return false
  await recordCustomerChange(work, customer, { kind: 'invitation_withdrawn', actor, person: withdrawn })
  return true
}

/** Whom somebody has invited comes in no more when that one has been shut out: it may be the same person. */
export async function withdrawInvitedBy(
  work: Work,
  customer: CustomerKey,
  { inviter_id, actor }: { inviter_id: string; actor: ReturnType<typeof actorOf> },
): Promise<void> {
  for (const person of await setWithdrawnOf(work.tx, customer, { inviter_id, withdrawn_at: work.now }))
    await recordCustomerChange(work, customer, { kind: 'invitation_withdrawn', actor, person })
}
