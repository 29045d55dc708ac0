import { SYSTEM } from '../../../kernel/caller.ts'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import { transact } from '../../../platform/work.ts'
import { inviteOnce } from './service.invitation.ts'

/**
 * Writes the invitation and its mail in one transaction. The customer is the invitation's primary key, so that neither a
 * crash nor a second worker can make two.
 */
export const inviteCustomer: QueuedJob<{ customer_id: string }> = {
  name: 'customers.invite',
  hand: 'business',
  retry_s: [60, 600, 3_600, 21_600],
  run: (deps, { customer_id }) =>
    transact(deps, SYSTEM, async (work) => {
      const outcome = await inviteOnce(work, customer_id, deps.config.public_url)
      if (outcome === 'no_address') deps.log.warn({ customer_id }, 'customer has no address that mail can be sent to')
    }),
}
