import { counted, spanText } from '@mahnwerk/cli'
import {
  listPendingWebhooks,
  listStuckClaims,
  type MailQueue,
  type PendingWebhooks,
  readMailQueue,
  readWaitingLetters,
  type StuckClaims,
  type Waiting,
} from '../../../features/reach/monitoring/index.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type Finding, ok, warn } from '../../checks/finding.ts'

/** As the alert rules have them. */
const WEBHOOKS_LATE_S = 300
const WEBHOOKS_OLD_S = 21_600
const MAILS_OLD_S = 1_800
const LETTERS_OLD_S = 3 * DAY_S

const ageText = (seconds: number): string => spanText(seconds * 1000)

/** The figures that the metrics tell too. */
export async function checkQueues(reader: Reader, business: Date, has_mail_server: boolean): Promise<Finding[]> {
  return [
    ...judgeWebhooks(await listPendingWebhooks(reader, business)),
    ...judgeMails(await readMailQueue(reader, business), has_mail_server),
    ...judgeLetters(await readWaitingLetters(reader, business)),
    ...judgeClaims(await listStuckClaims(reader)),
  ]
}

export function judgeWebhooks(pending: readonly PendingWebhooks[]): Finding[] {
  const AREA = 'Webhooks'
  const count = pending.reduce((sum, one) => sum + one.count, 0)
  const oldest_s = Math.max(0, ...pending.map((one) => one.oldest_s))
  const late_s = Math.max(0, ...pending.map((one) => one.late_s))
  if (count === 0) return [ok(AREA, 'every event is delivered')]
  const text = `${counted(count, 'event')} not delivered, the oldest for ${ageText(oldest_s)}`
  if (late_s > WEBHOOKS_LATE_S)
    return [
      warn(
        AREA,
        `${text}; the next attempt is late by ${ageText(late_s)}`,
        'Start a process whose ROLES hold worker, or more of them.',
      ),
    ]
  if (oldest_s > WEBHOOKS_OLD_S)
    return [warn(AREA, text, 'Ask the partner whose endpoint does not answer; see "Webhooks" in docs/operations.md.')]
  return [ok(AREA, text)]
}

/** Without a mail server they wait on purpose. */
export function judgeMails({ queued, failed, oldest_s }: MailQueue, has_mail_server: boolean): Finding[] {
  const AREA = 'Mails'
  const findings: Finding[] = []
  if (failed > 0)
    findings.push(
      warn(
        AREA,
        `${counted(failed, 'mail')} could not be sent`,
        'See the reasons in the desk, and "Mails" in docs/operations.md.',
      ),
    )
  if (has_mail_server && oldest_s > MAILS_OLD_S)
    findings.push(
      warn(
        AREA,
        `${counted(queued, 'mail')} not sent, the oldest for ${ageText(oldest_s)}`,
        'Look at the mail server and at the jobs mail.send in the log of the workers.',
      ),
    )
  return findings.length > 0 ? findings : [ok(AREA, `${queued} queued, none failed`)]
}

export function judgeLetters({ count, oldest_s }: Waiting): Finding[] {
  const AREA = 'Letters'
  if (count === 0) return [ok(AREA, 'none waits to be posted')]
  const text = `${counted(count, 'letter')} not posted, the oldest for ${ageText(oldest_s)}`
  if (oldest_s <= LETTERS_OLD_S) return [ok(AREA, text)]
  return [warn(AREA, text, 'Post them and say so in the desk, or look at LETTER_PICKUP and whoever collects there.')]
}

export function judgeClaims(stuck: readonly StuckClaims[]): Finding[] {
  const AREA = 'Stuck claims'
  if (stuck.length === 0) return [ok(AREA, 'none')]
  const text = stuck.map(({ reason, count }) => `${count} with ${reason}`).join(', ')
  return [warn(AREA, text, 'Open them in the desk: each says what it needs.')]
}
