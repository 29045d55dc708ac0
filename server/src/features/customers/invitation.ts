import { createHash, randomBytes } from 'node:crypto'
import type { QueuedJob } from '../../platform/jobs/job.ts'
import { type Mail, mailProblems, sendMail } from '../../platform/mail/mail.ts'
import { SYSTEM, transact } from '../../platform/work.ts'
import { type Invited, insertInvitation, lockUnwrittenInvitation } from './queries.ts'

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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** In both languages, since nobody has told us yet which one the customer reads. */
function invitationMail({ name, email, partner_name }: Omit<Invited, 'id' | 'organization_id'>, link: string): Mail {
  const [customer, partner] = [oneLine(name), oneLine(partner_name)]
  return {
    to: email,
    subject: 'Ihr Zugang zu Mahnwerk / Your access to Mahnwerk',
    text: `Guten Tag,

${partner} hat uns beauftragt, eine offene Forderung von
${customer} einzuziehen.

Im Gläubigerportal sehen Sie jederzeit, wie es um Ihre Forderungen steht,
was eingegangen ist, und entscheiden selbst über gerichtliche Schritte:

${link}

Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
Mahnwerk

--

Dear Sir or Madam,

${partner} has asked us to collect an open claim of
${customer}.

In the creditor portal you see at any time how your claims stand and what
has been paid, and you decide yourself about going to court:

${link}

The link is for you alone. Please do not pass it on.

Kind regards
Mahnwerk
`,
  }
}
