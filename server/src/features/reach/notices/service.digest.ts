import type { DateOnly } from '../../../kernel/dates.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { countTaken } from '../overview/index.ts'
import { digestMail, isEmpty } from './digest-mail.ts'
import { findDigestReader, listTasksDue, takeDigest } from './queries.digest.ts'
import { listUnread } from './queries.ts'

/** Writes the mail of a morning to one person, once. What was done in the meantime is not in it. */
export async function writeDigest(
  work: Work,
  operator_id: string,
  { day, public_url }: { day: DateOnly; public_url: string },
): Promise<'mailed' | 'nothing' | 'no_address'> {
  const { tx, now } = work
  if (!(await takeDigest(tx, operator_id, day))) return 'nothing'
  const reader = await findDigestReader(tx, operator_id)
  if (!reader) return 'nothing'
  const digest = {
    ...{ reader, day, tasks: await listTasksDue(tx, operator_id, day) },
    ...{ unread: await listUnread(tx, operator_id, now), work: await countTaken(work, operator_id) },
  }
  if (isEmpty(digest)) return 'nothing'
  const mail = digestMail(digest, public_url)
  if (mailProblems(mail).length > 0) return 'no_address'
  sendMail(work, mail, null)
  return 'mailed'
}
