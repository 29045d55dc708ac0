import type { DateOnly } from '../../../kernel/dates.ts'
import { formatOf, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { DIGEST_WORDS, type DigestWords } from './digest-words.ts'
import type { DigestReader, TaskDue } from './queries.digest.ts'
import type { UnreadRow } from './queries.ts'
import { DIGEST_GROUPS, GROUP_OF, NAMED_MAX } from './rules.ts'

export type Digest = {
  readonly reader: DigestReader
  readonly day: DateOnly
  /** Those that are due longest first. */
  readonly tasks: readonly TaskDue[]
  readonly unread: readonly UnreadRow[]
  /** How many items of the work queue they have taken, besides tasks. */
  readonly work: number
}

const unreadOf = ({ unread }: Digest): readonly UnreadRow[] => unread.filter(({ kind }) => GROUP_OF[kind] !== null)

/** Failures of the server are told together, with how many they are. */
const countOf = (rows: readonly UnreadRow[]): number => rows.reduce((sum, { count }) => sum + count, 0)

export const isEmpty = (digest: Digest): boolean => digest.tasks.length + unreadOf(digest).length + digest.work === 0

/** In the language that somebody has chosen for the pages, or in both while they have chosen none. */
export const digestMail = (digest: Digest, public_url: string): Mail => ({
  to: digest.reader.email,
  ...writtenFor(digest.reader.language, (language) => ({
    subject: subjectIn(DIGEST_WORDS[language], digest),
    text: textIn(language, digest, public_url),
  })),
})

function subjectIn({ subject, short }: DigestWords, digest: Digest): string {
  const counts = { tasks: digest.tasks.length, unread: countOf(unreadOf(digest)), work: digest.work }
  const parts = (['tasks', 'unread', 'work'] as const).flatMap((part) =>
    counts[part] > 0 ? [short[part](counts[part])] : [],
  )
  return subject(parts.join(', '))
}

function textIn(language: Language, digest: Digest, public_url: string): string {
  const words = DIGEST_WORDS[language]
  const blocks = [
    `${words.greeting}\n\n${words.waiting}`,
    ...section(words.tasks, taskLines(language, digest)),
    ...section(words.unread, unreadLines(words, digest)),
    ...section(words.work, digest.work > 0 ? [`- ${words.taken(digest.work)}`] : []),
    `${words.here}\n${public_url}/operator/work?owner=me`,
    `${words.how_often}\n${public_url}/operator/account`,
    words.closing,
  ]
  return `${blocks.join('\n\n')}\n`
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}\n${lines.join('\n')}`] : []

function taskLines(language: Language, { tasks, day }: Digest): string[] {
  const words = DIGEST_WORDS[language]
  const [late, today] = [tasks.filter(({ due_on }) => due_on < day), tasks.filter(({ due_on }) => due_on === day)]
  const [oldest] = late
  return [
    ...(oldest ? [line(words, words.overdue(late.length, dayText(language, oldest.due_on)), late)] : []),
    ...(today.length > 0 ? [line(words, words.due_today(today.length), today)] : []),
  ]
}

const dayText = (language: Language, day: string): string =>
  withPlainSpaces(formatOf(language, null).day(day as DateOnly))

const unreadLines = (words: DigestWords, digest: Digest): string[] =>
  DIGEST_GROUPS.flatMap((group) => {
    const rows = digest.unread.filter(({ kind }) => GROUP_OF[kind] === group)
    const count = countOf(rows)
    return count > 0 ? [line(words, words.groups[group](count), rows)] : []
  })

/** What it is, and below it the claims that it is about. */
function line(words: DigestWords, what: string, rows: readonly { case_reference: string | null }[]): string {
  const references = [...new Set(rows.flatMap(({ case_reference }) => case_reference ?? []))]
  if (references.length === 0) return `- ${what}`
  const rest = references.length - NAMED_MAX
  const named = references.slice(0, NAMED_MAX).join(', ')
  return `- ${what}:\n  ${named}${rest > 0 ? `\n  ${words.more(rest)}` : ''}`
}
