import type { CreditorPerson } from '../../../kernel/caller.ts'
import { tooMany } from '../../../platform/http/rate-limit.ts'
import type { Door } from '../creditors/index.ts'
import { INVITATIONS_PER_CUSTOMER, INVITATIONS_PER_MAILBOX, INVITATIONS_USED_UP } from './rules.ts'

/** Mails go to people who do not know us yet: few of them, and few to each. */
export async function admitInvitation({ deps, limiter }: Door, { customer_id }: CreditorPerson, email: string) {
  for (const [bucket, limit] of [
    [`creditor-invite:${customer_id}`, INVITATIONS_PER_CUSTOMER],
    [`creditor-invite-mail:${email.toLowerCase()}`, INVITATIONS_PER_MAILBOX],
  ] as const) {
    const verdict = await limiter.take(bucket, limit)
    if (!verdict.admitted)
      throw tooMany(verdict, deps.clock.wall(), { code: 'too_many_mails', message: INVITATIONS_USED_UP })
  }
}
