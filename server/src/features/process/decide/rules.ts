import { DAY_MS } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { isSameMailbox } from '../../../kernel/mailbox.ts'

/** How long a link to the decision may be used. */
export const LINK_DAYS = 14
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS)

/** How long no link goes to an address that a token or our team has changed: so long the creditor can notice and object. */
export const ADDRESS_WAIT_DAYS = 7

/** So many links are mailed for a claim within 24 hours. More would be a nuisance, and only the newest is good. */
export const LINKS_PER_DAY = 5

export type LinkFacts = {
  readonly has_mailbox: boolean
  /** When others than the creditor last changed to whom links go: the customer's address, or the customer of the claim. */
  readonly addressee_changed_at: Date | null
  readonly links_lately: number
}

/** What speaks against mailing a link. In business time, so that the sandbox can try the wait. */
export function linkHindrance(facts: LinkFacts, now: Date): Fault | undefined {
  const { has_mailbox, addressee_changed_at, links_lately } = facts
  if (!has_mailbox)
    return { code: 'no_mail_address', message: 'The claim has no customer with an address that mail can be sent to' }
  if (addressee_changed_at && now.getTime() < addressee_changed_at.getTime() + ADDRESS_WAIT_DAYS * DAY_MS) {
    const message = `The customer's address was changed less than ${ADDRESS_WAIT_DAYS} days ago; until then the creditor decides in the portal`
    return { code: 'address_changed', message }
  }
  if (links_lately >= LINKS_PER_DAY) {
    const message = `${LINKS_PER_DAY} links were mailed for this claim within 24 hours already`
    return { code: 'too_many_links', message }
  }
  return undefined
}

type LinkTimes = {
  readonly expires_at: Date
  readonly used_at: Date | null
  readonly ended_at: Date | null
  readonly sent_to: string | null
  /** Today's address of the creditor. */
  readonly customer_email: string | null
}

/** `replaced`: there is a newer one, or the creditor has another address by now than it was mailed to. */
export function linkState(link: LinkTimes, now: Date): 'expired' | 'used' | 'replaced' | 'good' {
  if (link.expires_at <= now) return 'expired'
  if (link.used_at) return 'used'
  const is_elsewhere = link.sent_to !== null && !isSameMailbox(link.sent_to, link.customer_email ?? '')
  return link.ended_at || is_elsewhere ? 'replaced' : 'good'
}

export type NoticeKind = 'insolvent' | 'deceased' | 'disputed' | 'asks_to_stop' | 'reports_payment'

type NoticeFacts = {
  readonly claim: { readonly blocked_reason: string | null; readonly case_status: string }
  readonly step: { readonly asks_to_stop: boolean; readonly reports_payment: boolean }
}

/** What a creditor has to know before deciding, because it speaks against suing or may change the amounts. */
export function noticesOf({ claim: { blocked_reason, case_status }, step }: NoticeFacts): NoticeKind[] {
  const holds: Readonly<Record<NoticeKind, boolean>> = {
    insolvent: blocked_reason === 'insolvent',
    deceased: blocked_reason === 'deceased',
    disputed: case_status === 'disputed',
    asks_to_stop: step.asks_to_stop,
    reports_payment: step.reports_payment,
  }
  return (Object.keys(holds) as NoticeKind[]).filter((kind) => holds[kind])
}
