import type { CreditorPerson } from '../../../kernel/caller.ts'
import { notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { findPerson, listOwnSessions, setOneself } from '../creditors/index.ts'
import type { AccountPatch, OwnAccount } from './schema.ts'

export async function readAccount(reader: Reader, { id, session_id }: CreditorPerson): Promise<OwnAccount> {
  const [person, sessions] = await Promise.all([findPerson(reader, id), listOwnSessions(reader, id)])
  if (!person) throw notFound()
  const { email, name, language, wants_digest } = person
  return { email, name, language, wants_digest, sessions, session_id }
}

/** What is changed here counts for every customer that the person belongs to. */
export async function changeOneself(work: Work<CreditorPerson>, change: AccountPatch): Promise<void> {
  const { id } = work.caller
  const person = await findPerson(work.tx, id)
  if (!person) throw notFound()
  const { name = person.name, language = person.language, wants_digest = person.wants_digest } = change
  await setOneself(work.tx, { id, name, language, wants_digest, updated_at: work.now })
}
