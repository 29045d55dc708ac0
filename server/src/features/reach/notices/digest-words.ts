import type { Language } from '../../../kernel/language.ts'
import type { DigestGroup } from './rules.ts'

type Counted = (count: number) => string

/** The words of the morning mail. It names claims by their references alone: who is concerned stands behind the login. */
const DE = {
  subject: (parts: string) => `Heute in Mahnwerk: ${parts}`,
  greeting: 'Guten Morgen,',
  waiting: 'das wartet heute auf Sie.',
  tasks: 'Ihre Aufgaben',
  due_today: ((count) => `${count} heute fällig`) as Counted,
  overdue: (count: number, day: string) => `${count} überfällig, ${count === 1 ? 'seit' : 'am längsten seit'} ${day}`,
  unread: 'Noch nicht gelesen',
  groups: {
    mention: (count) => (count === 1 ? '1 Notiz, die Sie erwähnt' : `${count} Notizen, die Sie erwähnen`),
    creditor: (count) => (count === 1 ? '1 Mitteilung eines Gläubigers' : `${count} Mitteilungen von Gläubigern`),
    debtor: (count) => (count === 1 ? '1 Mitteilung eines Schuldners' : `${count} Mitteilungen von Schuldnern`),
    job: (count) =>
      count === 1 ? '1 gescheiterter Auftrag des Servers' : `${count} gescheiterte Aufträge des Servers`,
  } satisfies Record<DigestGroup, Counted>,
  work: 'Ihr Arbeitsvorrat',
  taken: ((count) =>
    count === 1 ? '1 Punkt, den Sie übernommen haben' : `${count} Punkte, die Sie übernommen haben`) as Counted,
  more: ((count) => `und ${count} weitere`) as Counted,
  short: {
    tasks: (count) => (count === 1 ? '1 Aufgabe' : `${count} Aufgaben`),
    unread: (count) => (count === 1 ? '1 Mitteilung' : `${count} Mitteilungen`),
    work: (count) => (count === 1 ? '1 Punkt im Arbeitsvorrat' : `${count} Punkte im Arbeitsvorrat`),
  } satisfies Record<string, Counted>,
  here: 'Zum Arbeitsvorrat:',
  how_often:
    'Diese E-Mail kommt an Arbeitstagen in der Früh, wenn etwas für Sie offen ist. In\nIhrem Konto können Sie sie abbestellen:',
  closing: 'Freundliche Grüße\nMahnwerk',
}

export type DigestWords = typeof DE

const EN: DigestWords = {
  subject: (parts) => `Today in Mahnwerk: ${parts}`,
  greeting: 'Good morning,',
  waiting: 'Here is what is waiting for you today.',
  tasks: 'Your tasks',
  due_today: (count) => `${count} due today`,
  overdue: (count, day) => `${count} overdue, ${count === 1 ? 'since' : 'the oldest since'} ${day}`,
  unread: 'Unread',
  groups: {
    mention: (count) => (count === 1 ? '1 note that mentions you' : `${count} notes that mention you`),
    creditor: (count) => (count === 1 ? '1 message from a creditor' : `${count} messages from creditors`),
    debtor: (count) => (count === 1 ? '1 message from a debtor' : `${count} messages from debtors`),
    job: (count) => (count === 1 ? '1 failed server job' : `${count} failed server jobs`),
  },
  work: 'Your work queue',
  taken: (count) => (count === 1 ? '1 item you have taken on' : `${count} items you have taken on`),
  more: (count) => `and ${count} more`,
  short: {
    tasks: (count) => (count === 1 ? '1 task' : `${count} tasks`),
    unread: (count) => (count === 1 ? '1 notification' : `${count} notifications`),
    work: (count) => (count === 1 ? '1 item in the work queue' : `${count} items in the work queue`),
  },
  here: 'Go to the work queue:',
  how_often:
    'We send this email on the morning of a working day if something is open for you.\nYou can turn it off in your account:',
  closing: 'Kind regards\nMahnwerk',
}

export const DIGEST_WORDS: Readonly<Record<Language, DigestWords>> = { de: DE, en: EN }
