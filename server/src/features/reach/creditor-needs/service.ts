import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { type Digest, digestMail } from './digest-mail.ts'
import {
  findDigestState,
  findRecipient,
  insertNotices,
  listWaitingFor,
  lockDigest,
  type Recipient,
  setMailed,
} from './queries.digests.ts'

/**
 * Writes one mail about what waits for somebody, and notes what it told, in one transaction. What was done in the meantime is
 * not in it; when nothing is left, or somebody else has just written, there is none.
 */
export async function writeDigest(
  work: Work,
  recipient_id: string,
  public_url: string,
): Promise<'mailed' | 'nothing' | 'no_address'> {
  const recipient = await findRecipient(work.tx, recipient_id)
  if (!recipient) return 'nothing'
  const digest = await takeDigest(work, recipient)
  if (!digest) return 'nothing'
  await setMailed(work.tx, recipient_id, work.now, digest.reminder ?? 0)
  const mail = digestMail(digest, public_url)
  if (mailProblems(mail).length > 0) return 'no_address'
  sendMail(work, mail, recipient.organization_id)
  return 'mailed'
}

/** News go before reminders. A reminder is of everything that waits. */
async function takeDigest(work: Work, recipient: Recipient): Promise<Digest | undefined> {
  const { recipient_id } = recipient
  const reminders = await lockDigest(work.tx, recipient)
  const state = await findDigestState(work.tx, recipient_id, work.now)
  if (!state?.is_news_due && !state?.is_reminder_due) return undefined
  const news = state.is_news_due ? await insertNotices(work.tx, recipient_id, work.now) : []
  const all = await listWaitingFor(work.tx, recipient_id)
  const [total, total_of_news] = [all[0]?.total ?? 0, news[0]?.total ?? 0]
  if (state.is_news_due) {
    if (total_of_news === 0) return undefined
    return { recipient, items: news, total: total_of_news, others: Math.max(0, total - total_of_news), reminder: null }
  }
  return total === 0 ? undefined : { recipient, items: all, total, others: 0, reminder: reminders + 1 }
}
