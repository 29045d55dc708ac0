import { dayInVienna } from '../../../kernel/dates.ts'
import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { customerLanguage } from '../../parties/customers/index.ts'
import { DIGEST_WORDS, type DigestWords } from './digest-words.ts'
import type { DigestRow, Recipient } from './queries.digests.ts'
import { needPath, OVERVIEW_PATH, REMINDERS_MAX } from './rules.ts'

export type Digest = {
  readonly recipient: Recipient
  /** The first of them, at least one. */
  readonly items: readonly DigestRow[]
  readonly total: number
  /** What waits besides, and was told before. */
  readonly others: number
  /** Which reminder this is; null where it tells something new. */
  readonly reminder: number | null
}

/** In the language of the person, else of the customer, or in both while the customer's country is not known. */
export function digestMail(digest: Digest, public_url: string): Mail {
  const { language, country, email } = digest.recipient
  return {
    to: email,
    ...writtenFor(language ?? customerLanguage(country) ?? null, (one) => ({
      subject: subjectOf(DIGEST_WORDS[one], digest),
      text: textIn(one, digest, public_url),
    })),
  }
}

function subjectOf(words: DigestWords, { items, total, reminder }: Digest): string {
  const [{ kind, case_reference }] = items as [DigestRow]
  const subject = total === 1 ? words.subject_of[kind](case_reference) : words.subject_of_many(total)
  return reminder === null ? subject : words.reminder(subject)
}

function textIn(language: Language, digest: Digest, public_url: string): string {
  const words = DIGEST_WORDS[language]
  const { recipient, reminder } = digest
  const is_alone = reminder === null && hasOwnPage(digest)
  const blocks = [
    words.greeting,
    ...(is_alone ? aloneText(words, digest, public_url) : listText(language, digest, public_url)),
    ...(reminder === REMINDERS_MAX ? [words.last_reminder] : []),
    ...(recipient.person_id === null ? [] : [words.how_often]),
    words.closing,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** A person of several customers chooses one first, which the page of a single case cannot do for them. */
const hasOwnPage = ({ recipient, total }: Digest): boolean =>
  total === 1 && recipient.person_id !== null && recipient.customer_count === 1

function aloneText(words: DigestWords, { items, others }: Digest, public_url: string): string[] {
  const [item] = items as [DigestRow]
  const names = { reference: item.case_reference, debtor: nameInMail(item.debtor_name) }
  const besides = `${words.others(others)} ${words.all_open}\n${public_url}${OVERVIEW_PATH}`
  return [words.alone[item.kind](names), `${public_url}${needPath(item)}`, ...(others > 0 ? [besides] : [])]
}

function listText(language: Language, digest: Digest, public_url: string): string[] {
  const words = DIGEST_WORDS[language]
  const { recipient, items, total, others, reminder } = digest
  const since = (item: DigestRow) => words.waiting_since(dayText(language, recipient.country, item.since))
  const lines = items.map((item) =>
    [`- ${itemText(words, item, recipient)}`, ...(reminder === null ? [] : [since(item)])].join(', '),
  )
  const rest = total - items.length
  return [
    reminder === null ? words.many : words.many_again,
    [...lines, ...(rest > 0 ? [words.more(rest)] : [])].join('\n'),
    ...(others > 0 ? [words.others(others)] : []),
    ...wayIn(language, digest, public_url),
  ]
}

const itemText = ({ needs }: DigestWords, item: DigestRow, { customer_count }: Recipient): string => {
  const whose = customer_count > 1 ? ` (${nameInMail(item.customer_name)})` : ''
  return `${item.case_reference}, ${nameInMail(item.debtor_name)}${whose}: ${needs[item.kind]}`
}

const dayText = (language: Language, country: string | null, at: Date): string =>
  withPlainSpaces(formatOf(language, country).day(dayInVienna(at)))

/** Where it is done. Every page asks for the login; who has none yet is told how to get one. */
function wayIn(language: Language, digest: Digest, public_url: string): string[] {
  const words = DIGEST_WORDS[language]
  const { partner_name, invited_at, country } = digest.recipient
  if (partner_name !== null && invited_at !== null)
    return [
      words.no_access(dayText(language, country, invited_at), nameInMail(partner_name)),
      `${words.portal}\n${public_url}/creditor/login`,
    ]
  const [first] = digest.items as [DigestRow]
  return [words.here, `${public_url}${hasOwnPage(digest) ? needPath(first) : OVERVIEW_PATH}`]
}
