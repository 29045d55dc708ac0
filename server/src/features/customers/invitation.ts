import { createHash, randomBytes } from 'node:crypto'
import type { QueuedJob } from '../../platform/jobs/job.ts'
import { mailProblems, sendMail } from '../../platform/mail/mail.ts'
import { SYSTEM, transact } from '../../platform/work.ts'
import { invitationMail } from './invitation-mail.ts'
import { insertInvitation, lockUnwrittenInvitation } from './queries.ts'

const SECRET_BYTES = 32

const invitationHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Writes the invitation and its mail in one transaction. The invitation's primary key is the customer, so that no crash and
 * no second worker makes two of it.
 */
export const inviteCustomer: QueuedJob<{ customer_id: string }> = {
  name: 'customers.invite',
  hand: 'business',
  retry_s: [60, 600, 3_600, 21_600],
  run: (deps, { customer_id }) =>
    transact(deps, SYSTEM, async (work) => {
      const customer = await lockUnwrittenInvitation(work.tx, customer_id)
      if (!customer) return
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const mail = invitationMail(customer, `${deps.config.public_url}/creditor?invitation=${secret}`)
      await insertInvitation(work.tx, customer, invitationHash(secret), work.now)
      if (mailProblems(mail).length > 0)
        deps.log.warn({ customer_id }, 'customer has no address that mail can be sent to')
      else await sendMail(work, mail)
    }),
}
