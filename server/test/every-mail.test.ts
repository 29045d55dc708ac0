import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { sendQueuedMail } from '../src/platform/mail/mail.ts'
import type { Outgoing } from '../src/platform/mail/mailer.ts'
import { writeEveryMail } from './every-mail.ts'
import { listTableNames } from './tables.ts'
import { openWorld } from './world.ts'

/** A mail of every kind that the sources can write, with the worst names, through everything that happens to it. */
const world = await openWorld()
const { db } = world.deps
await writeEveryMail(world)
const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]
const mails = await db.many<{ id: string; is_sealed: boolean }>(
  sql`select id, sealed_text is not null as is_sealed from mails order by created_at, id`,
)

const LINK = /\w:\/\/|\w@\w|[\p{L}\p{N}-]\.\p{L}{2}/u
const RANDOM = /[\w-]{20,}/g
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CODE = /(?:code|Zugangscode): ([A-Z0-9]{5} [A-Z0-9]{5})/g

/** What opens something: the ends of links, and access codes. */
const secretsIn = (text: string): string[] => [
  ...[...text.matchAll(/https?:\/\/\S+/g)].flatMap(
    ([url]) => url.match(RANDOM)?.filter((part) => !UUID.test(part)) ?? [],
  ),
  ...[...text.matchAll(CODE)].map(([, code]) => code as string),
]

async function dump(): Promise<string> {
  const tables = await listTableNames(db)
  const texts = tables.map(({ name }) =>
    db.many<{ text: string }>({ text: `select t::text as text from ${name} t`, values: [] }),
  )
  return (await Promise.all(texts))
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

const shownTo = async (who: typeof admin) =>
  (await Promise.all(mails.map(({ id }) => who.get(`/api/operator/mail/${id}`)))).map(({ body }) => body).join('\n')

/** Hands every mail to a mail server that takes them all. */
async function deliverAll(): Promise<Outgoing[]> {
  const taken: Outgoing[] = []
  const mailer = { deliver: async (mail: Outgoing) => void taken.push(mail), close: () => undefined }
  await db.alone(sql`update mails set status = 'queued'`)
  for (const { id } of mails) await sendQueuedMail.run({ ...world.deps, mailer }, { mail_id: id }, 1)
  return taken
}

const agents_view = await shownTo(agent)
const kept = await dump()
const taken = await deliverAll()
const secrets = [...new Set(taken.flatMap(({ text }) => secretsIn(text)))]

test('whoever is written to gets the whole mail, and agents never see what opens something', () => {
  assert.equal(taken.length, mails.length)
  assert.ok(secrets.length >= 5, `${secrets.length} secrets were mailed`)
  assert.ok(taken.every(({ text }) => !text.includes('•••••')))
  assert.deepEqual(
    secrets.filter((secret) => agents_view.includes(secret)),
    [],
  )
})

test('no link and no code is in the database in the clear, before a mail server took the mail or after', async () => {
  const after = await dump()
  assert.deepEqual(
    secrets.filter((secret) => kept.includes(secret) || after.includes(secret)),
    [],
  )
  const held = await db.many(sql`select id from mails where sealed_text is not null or secret_text is not null`)
  assert.equal(held.length, 0)
  const shown = await shownTo(admin)
  assert.deepEqual(
    secrets.filter((secret) => shown.includes(secret)),
    [],
    'gone for administrators too',
  )
})

test('every mail with a link or a code in it was sealed until it left', () => {
  const open = taken.filter(
    ({ id, text }) => secretsIn(text).length > 0 && !mails.find((one) => one.id === id)?.is_sealed,
  )
  assert.deepEqual(
    open.map(({ subject }) => subject),
    [],
  )
})

test('no name carries a link or a header into a mail', () => {
  const carried = taken.flatMap(({ subject, text }) =>
    `${subject}\n${text}`.split(/\s/).filter((word) => word.includes('evil') && LINK.test(word)),
  )
  assert.deepEqual(carried, [])
  assert.ok(
    taken.some(({ text }) => text.includes('evil. example')),
    'names are in the mails',
  )
  for (const { to, subject, text, files = [] } of taken) {
    assert.doesNotMatch(`${to}${subject}${files.map(({ filename }) => filename)}`, /[\r\n]/, subject)
    assert.doesNotMatch(text, /^Bcc:/m, subject)
  }
})
