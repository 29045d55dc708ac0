import { SYSTEM } from '../../../kernel/caller.ts'
import { gone } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import { addressBucket } from '../../../platform/http/client-address.ts'
import { tooMany } from '../../../platform/http/rate-limit.ts'
import { newId } from '../../../platform/ids.ts'
import { AT_ONCE, enqueue, forNobody, type QueuedJob } from '../../../platform/jobs/job.ts'
import { loginTurn } from '../../../platform/login/turns.ts'
import { writtenFor } from '../../../platform/mail/languages.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { customerLanguage } from '../customers/index.ts'
import type { Door } from './login.ts'
import { findPersonByEmail, findReset, listCustomersOf, putReset } from './queries.ts'
import { RESET_MINUTES, RESET_REFUSED, RESETS_PER_ADDRESS, RESETS_PER_MAILBOX, RESETS_USED_UP } from './rules.ts'
import { type ResetDone, resetPassword } from './service.ts'

type Asking = { email: string; request_id: string }

/**
 * Asks for a link. The job looks up later whether the address has an account, so that neither the answer nor its duration
 * gives that away. A mailbox that got too many links gets no more for a while; the answer does not tell that either.
 */
export async function askForReset({ deps, limiter }: Door, { email, address }: { email: string; address: string }) {
  const place = await limiter.take(`creditor-reset:${addressBucket(address)}`, RESETS_PER_ADDRESS)
  if (!place.admitted) throw tooMany(place, deps.clock.wall(), { code: 'too_many_mails', message: RESETS_USED_UP })
  // Counted by a hash: whoever asks need not have an account, and nobody needs to know the address.
  const hash = deps.vault.hash(email.toLowerCase()).toString('hex')
  const mailbox = await limiter.take(`creditor-reset-mail:${hash}`, RESETS_PER_MAILBOX)
  if (!mailbox.admitted) return
  const asking = { email, request_id: newId() }
  // Whose customer asks is not known yet.
  await transact(deps, SYSTEM, (work) => enqueue(work.tx, sendPasswordReset, asking, forNobody(AT_ONCE)))
  deps.jobs.poke()
}

/** Writes the link and its mail in one transaction. */
export const sendPasswordReset: QueuedJob<Asking> = {
  name: 'creditors.reset-password',
  hand: 'wall',
  retry_s: [10, 60, 600],
  run: (deps, { email, request_id }) =>
    transact(deps, SYSTEM, async (work) => {
      const person = await findPersonByEmail(work.tx, email)
      if (!person) return
      const secret = newSecret()
      const link = { person_id: person.id, request_id, secret_hash: secretHash(secret), minutes: RESET_MINUTES }
      if (!(await putReset(work.tx, link))) return
      const [customer] = await listCustomersOf(work.tx, person.id)
      const url = `${deps.config.public_url}/creditor/password-reset/${secret}`
      const language = person.language ?? customerLanguage(customer?.country ?? null) ?? null
      const mail = writtenFor(language, (one) => ({ subject: MAILS[one].subject, text: MAILS[one].text(url) }))
      sendMail(work, { to: person.email, ...mail, secrets: [secret] }, customer?.organization_id ?? null)
    }),
}

/** Hashing takes a while, so a link that is not valid is refused first. */
export async function setNewPassword(deps: Deps, secret: string, password: string): Promise<ResetDone> {
  const link = await findReset(deps.db, secretHash(secret))
  if (!link) throw gone('link_used', RESET_REFUSED)
  const password_hash = await loginTurn.creditor(link.person_id, () => deps.passwords.hash(password))
  const given = { password_hash, vault: deps.vault }
  return transact(deps, SYSTEM, (work) => resetPassword(work, secret, given))
}

const MAILS: Readonly<Record<Language, { subject: string; text(url: string): string }>> = {
  de: {
    subject: 'Neues Passwort für Mahnwerk',
    text: (url) => `Guten Tag,

über diesen Link legen Sie ein neues Passwort für das Gläubigerportal fest.
Er gilt eine Stunde und nur einmal:

${url}

Haben Sie kein neues Passwort verlangt, brauchen Sie nichts zu tun: Ihr
bisheriges gilt weiter.

Freundliche Grüße
Mahnwerk
`,
  },
  en: {
    subject: 'New password for Mahnwerk',
    text: (url) => `Dear Sir or Madam,

Use this link to set a new password for the creditor portal. It is valid for
one hour and works only once:

${url}

If you did not ask for a new password, you do not need to do anything: your
current one stays valid.

Kind regards
Mahnwerk
`,
  },
}
