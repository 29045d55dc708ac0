import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { accept, enterPortal, type Invited, inviteSomebody, mailsTo } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { sendDigests } from './jobs.ts'
import { findNextDigest } from './queries.digests.ts'

const world = await openWorld({ public_url: 'https://inkasso.example' })
const { operator_id } = await world.operator()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const look = () => sendDigests.run(world.deps, world.clock.business())
async function after(ms: number): Promise<void> {
  world.clock.advance(ms)
  await look()
}

/** The mails to an address, without its invitation. */
const digestsTo = async (email: string) =>
  (await mailsTo(world, email)).filter(({ body_text }) => !body_text.includes('invitation='))

/** A question of the team about a claim, as its page asks it. */
async function ask(claim_id: string): Promise<string> {
  const id = newId()
  await world.act(({ tx, now }) =>
    tx.run(sql`
      insert into creditor_questions (id, organization_id, claim_id, text, asked_by, asked_at)
      select ${id}, l.organization_id, l.id, 'Gibt es einen Lieferschein?', ${operator_id}, ${now}
      from claims l where l.id = ${claim_id}`),
  )
  return id
}

const answer = (id: string) =>
  world.act(({ tx, now, caller }) =>
    tx.run(sql`
      update creditor_questions set answer = 'Ja', answered_at = ${now}, answered_as = 'creditor', answered_by = ${newId()},
        answerer_name = ${caller.type} where id = ${id}`),
  )

async function entered(options: Parameters<typeof enterPortal>[1] = {}) {
  const person = await enterPortal(world, options)
  world.clock.advance(MINUTE)
  const claim = await makeCollectable(person.partner, { customer_id: person.customer_id })
  return { ...person, claim_id: claim.id }
}

const recommended = ({ partner, customer_id }: Invited, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeRecommended(world, partner, { customer_id })))

/** A second person of a customer. */
async function joined({ customer_id, partner }: Invited, language: 'de' | 'en' | null) {
  const [id, email] = [newId(), `${newId()}@kundin.example`]
  await world.act(async ({ tx, now }) => {
    await tx.run(sql`
      insert into creditor_people (id, email, password_hash, language, created_at, updated_at)
      values (${id}, ${email}, 'x', ${language}, ${now}, ${now})`)
    await tx.run(sql`
      insert into creditor_memberships (person_id, customer_id, organization_id, joined_at)
      values (${id}, ${customer_id}, ${partner.organization_id}, ${now})`)
  })
  return { id, email }
}

test('a question is mailed once, after a quiet time, with the link to its page', async () => {
  const { email, claim_id } = await entered()
  const id = await ask(claim_id)
  await after(14 * MINUTE)
  assert.equal((await digestsTo(email)).length, 0)
  await after(2 * MINUTE)
  await after(5 * MINUTE)
  const [mail, ...more] = await digestsTo(email)
  assert.deepEqual(more, [])
  assert.match(mail?.subject ?? '', /^Unsere Frage zum Fall \S+ \/ Our question about case \S+$/, 'no country is known')
  assert.ok(mail?.body_text.includes(`\nhttps://inkasso.example/creditor/questions/${id}\n`), mail?.body_text)
  assert.doesNotMatch(mail?.body_text ?? '', /[\w-]{40,}/, 'it holds nothing that opens a door')
  assert.doesNotMatch(mail?.body_text ?? '', /Lieferschein/, 'what is asked stands behind the login')
})

test('fifty claims that reach the stage together are one mail', async () => {
  const person = await entered()
  await recommended(person, 50)
  await after(16 * MINUTE)
  const [mail, ...more] = await digestsTo(person.email)
  assert.deepEqual(more, [])
  assert.match(mail?.subject ?? '', /^Auf Sie warten 50 offene Punkte/)
  assert.equal(mail?.body_text.match(/^- .*: Ihre Entscheidung über gerichtliche Schritte$/gm)?.length, 10)
  assert.match(mail?.body_text ?? '', /\nund 40 weitere\n/)
})

test('where something comes all the time, the mail waits an hour at most', async () => {
  const { email, claim_id } = await entered()
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await ask(claim_id)
    await after(10 * MINUTE)
    assert.equal((await digestsTo(email)).length, minutes < 50 ? 0 : 1)
  }
})

test('what is done before the mail goes out is not in it, and without anything left there is none', async () => {
  const { email, claim_id } = await entered()
  const [first, second] = [await ask(claim_id), await ask(claim_id)]
  await answer(first)
  await after(16 * MINUTE)
  assert.equal((await digestsTo(email)).length, 1)
  assert.match((await digestsTo(email))[0]?.subject ?? '', /^Unsere Frage/, 'one is left')
  await answer(second)
  await answer(await ask(claim_id))
  await after(3 * DAY_MS)
  assert.equal((await digestsTo(email)).length, 1)
})

test('every person of the customer is written to in their own language, unless they do not want it', async () => {
  const person = await entered()
  const [german, english, silent] = [await joined(person, 'de'), await joined(person, 'en'), await joined(person, 'de')]
  await world.act(({ tx }) => tx.run(sql`update creditor_people set wants_digest = false where id = ${silent.id}`))
  world.clock.advance(MINUTE)
  await ask(person.claim_id)
  await after(16 * MINUTE)
  assert.match((await digestsTo(german.email))[0]?.subject ?? '', /^Unsere Frage zum Fall \S+$/)
  assert.match((await digestsTo(english.email))[0]?.subject ?? '', /^Our question about case \S+$/)
  assert.equal((await digestsTo(person.email)).length, 1)
  await after(8 * DAY_MS)
  assert.deepEqual(await digestsTo(silent.email), [])
})

test('a second question is told with the next mail, a day later', async () => {
  const { email, claim_id } = await entered()
  await ask(claim_id)
  await after(16 * MINUTE)
  world.clock.advance(HOUR)
  await ask(claim_id)
  await after(HOUR)
  assert.equal((await digestsTo(email)).length, 1)
  await after(22 * HOUR)
  const [, second, ...more] = await digestsTo(email)
  assert.deepEqual(more, [])
  assert.match(second?.body_text ?? '', /Ein weiterer Punkt ist noch von früher offen/)
})

test('what waits for a week is reminded of weekly, three times', async () => {
  const { email, claim_id } = await entered()
  await ask(claim_id)
  await after(16 * MINUTE)
  for (const expected of [2, 3, 4, 4, 4]) {
    await after(7 * DAY_MS)
    await after(5 * MINUTE)
    assert.equal((await digestsTo(email)).length, expected)
  }
  const [, first, , last] = await digestsTo(email)
  assert.match(first?.subject ?? '', /^Erinnerung: /)
  assert.match(first?.body_text ?? '', /offen seit \d+\. \S+ 2026\n/)
  assert.match(last?.body_text ?? '', /nicht noch einmal/)
  await ask(claim_id)
  await after(16 * MINUTE)
  assert.equal((await digestsTo(email)).length, 5, 'something new begins anew')
})

test('an invoice for a court fee has its own mail: it is in reminders, and never the reason for one', async () => {
  const person = await entered()
  const [claim] = await recommended(person, 1)
  assert.equal((await person.partner.post(claim?.url as string, { decision: 'sue' })).statusCode, 201)
  await after(20 * DAY_MS)
  assert.deepEqual(await digestsTo(person.email), [])
  await ask(person.claim_id)
  await after(16 * MINUTE)
  await after(7 * DAY_MS)
  const [news, reminder] = await digestsTo(person.email)
  assert.match(news?.body_text ?? '', /Ein weiterer Punkt ist noch von früher offen/)
  assert.match(reminder?.body_text ?? '', /: Zahlung der Gerichtsgebühr, offen seit /)
})

test('a person who is removed gets none, and one who joins later hears only of what comes then', async () => {
  const person = await entered()
  const removed = await joined(person, 'de')
  world.clock.advance(MINUTE)
  await ask(person.claim_id)
  world.clock.advance(MINUTE)
  const late = await joined(person, 'de')
  await world.act(({ tx }) => tx.run(sql`delete from creditor_memberships where person_id = ${removed.id}`))
  await after(16 * MINUTE)
  assert.deepEqual(await digestsTo(removed.email), [])
  assert.deepEqual(await digestsTo(late.email), [])
  await after(7 * DAY_MS)
  assert.match((await digestsTo(late.email))[0]?.subject ?? '', /^Erinnerung: /)
})

test('while nobody has accepted the invitation, the customer’s own address is told', async () => {
  const invited = await inviteSomebody(world)
  await recommended(invited, 1)
  await after(16 * MINUTE)
  const [mail, ...more] = await digestsTo(invited.email)
  assert.deepEqual(more, [])
  assert.match(mail?.body_text ?? '', /in unserer Einladung vom /)
  assert.doesNotMatch(mail?.body_text ?? '', /[\w-]{40,}/)
  assert.equal((await accept(world, invited.token)).statusCode, 201)
  await after(6 * DAY_MS)
  assert.equal((await digestsTo(invited.email)).length, 1)
})

test('a customer that was never invited is not written to', async () => {
  const partner = await world.partner()
  const organization = await world.organization({ organization_id: partner.organization_id })
  const email = `${newId()}@kundin.example`
  const body = { name: 'Huber GmbH', email, partner_id: partner.partner_id }
  const customer_id = (await organization.post('/openapi/customers', body)).json().data.id
  await makeRecommended(world, partner, { customer_id })
  await world.deps.jobs.runDue(world.deps)
  await after(16 * MINUTE)
  assert.equal((await mailsTo(world, email)).length, 0)
})

test('a person of two customers gets one mail for both', async () => {
  const first = await entered()
  const second = await inviteSomebody(world, { email: first.email, name: 'Zweite GmbH' })
  const again = await accept(world, second.token)
  assert.equal(again.statusCode, 201, again.body)
  world.clock.advance(MINUTE)
  await ask(first.claim_id)
  await recommended(second, 1)
  await after(16 * MINUTE)
  const [mail, ...more] = await digestsTo(first.email)
  assert.deepEqual(more, [])
  assert.match(mail?.body_text ?? '', /\(Huber GmbH\): Ihre Antwort/)
  assert.match(mail?.body_text ?? '', /\(Zweite GmbH\): Ihre Entscheidung/)
})

test('several looks at the same moment write one mail', async () => {
  const { email, claim_id } = await entered()
  await ask(claim_id)
  world.clock.advance(16 * MINUTE)
  await Promise.all([look(), look(), look()])
  assert.equal((await digestsTo(email)).length, 1)
})

test('a look that fails on its way leaves nothing behind, and the next one tells it', async () => {
  const { email, claim_id } = await entered()
  await ask(claim_id)
  world.clock.advance(16 * MINUTE)
  await world.deps.db.alone({
    text: `alter table mails add constraint off check (recipient <> '${email}') not valid`,
    values: [],
  })
  await look()
  assert.equal((await digestsTo(email)).length, 0)
  await world.deps.db.alone({ text: 'alter table mails drop constraint off', values: [] })
  await look()
  assert.equal((await digestsTo(email)).length, 1)
})

test('moving the sandbox clock by weeks tells and reminds on the way', async () => {
  const { email, claim_id } = await entered()
  await after(40 * DAY_MS)
  const id = await ask(claim_id)
  await world.deps.jobs.advance(world.deps, (now) => new Date(now.getTime() + 10 * DAY_MS))
  const mails = await digestsTo(email)
  assert.deepEqual(
    mails.map(({ subject }) => subject.startsWith('Erinnerung: ')),
    [false, true],
  )
  await answer(id)
  await world.deps.jobs.advance(world.deps, (now) => new Date(now.getTime() + 30 * DAY_MS))
  assert.equal((await digestsTo(email)).length, 2)
  const next = await findNextDigest(world.deps.db)
  assert.ok(next === null || next > world.deps.clock.business(), 'nothing is left undone')
})
