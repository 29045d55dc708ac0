import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeFiledClaim } from '../../../../test/canaries.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { filePart, multipart, multipartHeaders, PDF, upload } from '../../../../test/files.ts'
import { listTableNames } from '../../../../test/tables.ts'
import { openWorld, setDatabaseTime, type World } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { verifyChains } from '../../case/claims/index.ts'
import { findBlocked, planErasure } from './index.ts'
import { eraseWhatIsOver } from './jobs.ts'
import { erasePerson } from './service.people.ts'

const CANARY = 'Kanarienvogel'
const IBAN = 'AT483200000012345864'
const PHONE = '+43 660 5550199'
const CANARIES = [CANARY, IBAN, PHONE, 'Papageienweg']

/** A debtor who leaves traces everywhere: in the portal, in messages, letters, payments, files, notes and at court. */
async function leaveTraces(world: World) {
  const team = await world.operator('admin')
  const debtor = await enterCase(world, {
    debtor: {
      person: { first_name: 'Erna', last_name: CANARY, birth_date: '1980-02-03' },
      addresses: [{ street: 'Papageienweg 7', zip: '1070', city: 'Wien', country: 'AT' }],
      communication_channels: [
        { type: 'email', value: `${CANARY.toLowerCase()}@example.com` },
        { type: 'phone', value: PHONE },
      ],
      iban: IBAN,
    },
  })
  const { id, partner } = debtor
  const told = await debtor.send('PATCH', '/api/debtor/contact', { email: `neu.${CANARY.toLowerCase()}@example.com` })
  assert.equal(told.statusCode, 200, told.body)
  const message = await world.request({
    method: 'POST',
    url: '/api/debtor/messages',
    headers: { cookie: debtor.cookie, ...multipartHeaders() },
    payload: multipart([{ name: 'text', content: `Hier schreibt ${CANARY}` }, filePart(`${CANARY}.pdf`, PDF)]),
  })
  assert.equal(message.statusCode, 201, message.body)
  const answered = await team.post(`/api/operator/claims/${id}/messages`, { text: `Sehr geehrte Frau ${CANARY}` })
  assert.equal(answered.statusCode, 201, answered.body)
  for (const held of [true, false])
    await team.post(`/api/operator/claims/${id}/hold`, { held, note: `${CANARY} hat angerufen` })
  const named = filePart(`Vertrag ${CANARY}.pdf`, PDF)
  assert.equal((await upload(partner, `/openapi/claims/${id}/documents`, [named])).statusCode, 201)
  const payment = { amount: 100, reference: `Zahlung ${CANARY}`, notes: CANARY, iban: IBAN }
  const paid = await partner.post(`/openapi/claims/${id}/payments`, payment, { 'idempotency-key': newId() })
  assert.equal(paid.statusCode, 201, paid.body)
  const { customer_id } = (await partner.get(`/openapi/claims/${id}`)).json().data
  const more = {
    customer_id,
    debtor_id: debtor.debtor_id,
    partner_reference: CANARY,
    subject_matter: `Rechnung an ${CANARY}`,
  }
  const made = await partner.post('/openapi/claims', more)
  assert.equal(made.statusCode, 201, made.body)
  const other = made.json().data.id as string
  await partner.post(`/openapi/claims/${other}/invoices/manual`, {
    ...{ invoice_number: `R-${CANARY}`, invoice_recipient: CANARY, subject: CANARY },
    invoice_amount_gross: 50,
  })
  for (const claim of [id, other]) await close(team, claim)
  await world.deps.jobs.runDue(world.deps)
  return { ...debtor, team, claims: [id, other] }
}

async function close(team: Awaited<ReturnType<World['operator']>>, id: string): Promise<void> {
  const closed = await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off', note: CANARY })
  assert.equal(closed.statusCode, 200, closed.body)
}

/** In which tables a canary still sings, in plain text or in bytes. */
async function tablesWithCanaries(world: World): Promise<string[]> {
  const tables = await listTableNames(world.deps.db)
  const words = CANARIES.flatMap((word) => [word, Buffer.from(word).toString('hex')]).map((word) => word.toLowerCase())
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await world.deps.db.alone<{ text: string }>({
      text: `select lower(t::text) as text from ${name} t`,
      values: [],
    })
    if (rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name)
  }
  return found
}

/** Besides the notes of erasures, which hold ids only. */
async function blobs(world: World): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.deps.storage.list()) if (!key.startsWith('erasures/')) keys.push(key)
  return keys.sort()
}

const countParts = async (world: World) =>
  (await world.deps.db.one<{ total: number }>(sql`select count(*)::int as total from claim_erasures`))?.total

const sumsOf = (world: World) =>
  world.deps.db.many(sql`select id, total_cents, paid_cents, case_status from claims order by id`)

async function assertSound(world: World): Promise<void> {
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
}

const yearsOn = (world: World, years: number): Date => {
  const at = new Date(world.deps.clock.business())
  at.setUTCFullYear(at.getUTCFullYear() + years)
  return at
}

test('after all periods nothing is left of a debtor, the chain verifies and the account adds up', async () => {
  const world = await openWorld()
  const { claims } = await leaveTraces(world)
  const [{ id: letter_id } = { id: '' }] = await world.deps.db.many<{ id: string }>(sql`select id from letters`)
  const letter = `/api/operator/letters/${letter_id}/file`
  const masked = await (await world.operator('agent')).get(letter)
  assert.equal(masked.statusCode, 200, 'a masked copy is kept for its next reader')
  const sums = await sumsOf(world)
  assert.ok((await tablesWithCanaries(world)).length > 10)
  const { digest } = await verifyChains(world.deps.db)

  await world.deps.jobs.advance(world.deps, yearsOn(world, 3))
  assert.equal(await countParts(world), 0, 'the year has not ended')
  await world.deps.jobs.advance(world.deps, yearsOn(world, 1))
  assert.equal(await countParts(world), 2, 'letters and receipts are kept longer')
  await world.deps.jobs.advance(world.deps, yearsOn(world, 8))
  await setDatabaseTime(world, '2039-01-01T00:00:00Z')
  // Answers to requests live for a day of real time.
  world.clock.advance(2 * 86_400_000)
  await world.deps.jobs.runDue(world.deps)

  assert.deepEqual(await tablesWithCanaries(world), [])
  assert.deepEqual(await blobs(world), [])
  await assertSound(world)
  const chains = await verifyChains(world.deps.db)
  assert.equal(chains.digest, digest)
  assert.ok(chains.erased > 0)
  assert.equal((await (await world.operator()).get(letter)).statusCode, 404)
  assert.deepEqual(await sumsOf(world), sums)
  const [log] = await world.deps.db.many<{ total: number }>(
    sql`select count(*)::int as total from erasures where subject_id = any(${claims}::uuid[])`,
  )
  assert.equal(log?.total, 8, 'four parts of two claims')
})

test('on request goes what no law wants kept; the rest is named, blocked and goes in its time', async () => {
  const world = await openWorld()
  const { debtor_id, team, claims, partner } = await leaveTraces(world)
  const subject = { kind: 'debtor', id: debtor_id } as const
  const plan = await planErasure(world.deps.db, subject, world.deps.clock.business())
  const request_id = newId()
  const done = await world.act((work) => erasePerson(work, subject, { request_id }))
  assert.deepEqual(done, plan)
  assert.ok(done.erased.some(({ what }) => what === 'messages'))
  assert.ok(done.kept.some(({ what, reason }) => what === 'letters' && reason === 'letters'))
  await world.deps.jobs.runDue(world.deps)

  const left = await tablesWithCanaries(world)
  const kept = ['blocked_people', 'claim_search', 'claims', 'events', 'invoices', 'letters', 'payments']
  assert.deepEqual(
    left.filter((table) => !kept.includes(table)),
    [],
  )
  await assertSound(world)
  assert.ok(await findBlocked(world.deps.db, debtor_id))
  assert.equal((await partner.get(`/openapi/claims/${claims[0]}`)).statusCode, 404, 'nobody sees it any more')
  const agent = await world.operator('agent')
  assert.equal((await agent.get('/api/operator/privacy/blocked')).statusCode, 403)
  const blocked = (await team.get('/api/operator/privacy/blocked')).json()
  assert.deepEqual([blocked.total, blocked.data[0].until], [1, '2034-01-01'])
  const logged = (await team.get(`/api/operator/privacy/erasures?subject_id=${debtor_id}`)).json()
  assert.deepEqual([logged.total, logged.data[0].cause, logged.data[0].request_id], [1, 'request', request_id])
  assert.doesNotMatch(JSON.stringify(logged), new RegExp(CANARY))
  const reopened = await team.post(`/api/operator/claims/${claims[0]}/reopen`, { note: 'noch einmal' })
  assert.equal(reopened.statusCode, 409, reopened.body)

  await world.deps.jobs.advance(world.deps, yearsOn(world, 12))
  await setDatabaseTime(world, '2039-01-01T00:00:00Z')
  await world.deps.jobs.runDue(world.deps)
  assert.deepEqual(await tablesWithCanaries(world), [])
  assert.deepEqual(await blobs(world), [])
  await assertSound(world)
})

test('an open claim, a title and a restriction keep everything', async () => {
  const world = await openWorld()
  const { debtor_id, id } = await makeFiledClaim(world, CANARY)
  const before = await tablesWithCanaries(world)
  const subject = { kind: 'debtor', id: debtor_id } as const
  const erase = () => world.act((work) => erasePerson(work, subject, { request_id: newId() }))
  const reasons = async () => [...new Set((await erase()).kept.map(({ reason }) => reason))]
  assert.deepEqual(await reasons(), ['open_claim'])
  const restrict = (at: Date | null) =>
    world.deps.db.alone(sql`
      update debtors set restricted_at = ${at}, restriction_reason = case when ${at}::timestamptz is null then null else 'objection' end
      where id = ${debtor_id}`)
  await restrict(world.deps.clock.business())
  assert.deepEqual(await reasons(), ['restricted'])
  await restrict(null)
  const team = await world.operator()
  const titled = await team.post(`/api/operator/claims/${id}/title`, { reference: CANARY, date: '2026-05-14' })
  assert.equal(titled.statusCode, 200, titled.body)
  await close(team, id)
  const plan = await erase()
  assert.deepEqual([...new Set(plan.kept.map(({ reason }) => reason))], ['title'])
  assert.equal(plan.kept[0]?.until?.toISOString(), '2057-01-01T00:00:00.000Z')
  await world.deps.jobs.advance(world.deps, yearsOn(world, 20))
  assert.equal(await countParts(world), 0)
  assert.deepEqual(
    (await tablesWithCanaries(world)).filter((table) => table === 'letters' || table === 'debtors'),
    ['debtors'],
  )
  assert.ok(before.includes('debtors'))
})

test('a run that is cut short goes on, and two at once erase everything once', async () => {
  const world = await openWorld()
  const partner = await world.partner()
  const team = await world.operator()
  const claims: string[] = []
  for (let number = 0; number < 4; number++) {
    const { id } = await makeFiledClaim(world, `${CANARY} ${number}`, { partner, is_filed: false })
    await close(team, id)
    claims.push(id)
  }
  world.clock.advance(13 * 366 * 86_400_000)
  assert.equal(await eraseWhatIsOver(world.deps, { portion: 1, run: 3 }), false)
  const count = () => countParts(world)
  assert.equal(await count(), 3)
  await Promise.all([eraseWhatIsOver(world.deps), eraseWhatIsOver(world.deps)])
  await eraseWhatIsOver(world.deps)
  assert.equal(await count(), 16)
  const logged = await world.deps.db.one<{ total: number }>(
    sql`select count(*)::int as total from erasures where subject_kind = 'claim'`,
  )
  assert.equal(logged?.total, 16, 'each part once')
  await assertSound(world)
})

test('administrators change periods within what the law asks for', async () => {
  const world = await openWorld()
  const [team, agent] = [await world.operator(), await world.operator('agent')]
  const put = (periods: object[]) =>
    world.request({
      method: 'PUT',
      url: '/api/operator/privacy/retention',
      headers: { cookie: team.cookie },
      payload: { periods },
    })
  assert.equal((await agent.get('/api/operator/privacy/retention')).statusCode, 403)
  const { data } = (await team.get('/api/operator/privacy/retention')).json()
  const amounts = data.periods.map(({ law, kind, amount }: Record<string, unknown>) => `${law} ${kind} ${amount}`)
  assert.deepEqual(amounts, [
    ...['AT books 7', 'AT receipts 7', 'AT letters 7', 'AT file 3', 'AT titles 30'],
    ...['DE books 10', 'DE receipts 8', 'DE letters 6', 'DE file 3', 'DE titles 30', 'null access_log 6'],
    'null privacy_requests 3',
  ])
  const short = await put([{ law: 'DE', kind: 'books', amount: 9 }])
  assert.equal(short.statusCode, 400, short.body)
  assert.match(short.json().details[0].message, /at least 10 years \(§ 147/)
  assert.equal((await put([{ law: null, kind: 'books', amount: 12 }])).statusCode, 400)
  const changed = await put([{ law: 'AT', kind: 'file', amount: 5 }])
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal(changed.json().data.counts_from, '2026-05-15T00:00:00.000Z')
  const entry = await world.deps.db.one(sql`select details from audit_entries where action = 'retention.changed'`)
  assert.deepEqual(entry, { details: { law: 'AT', kind: 'file', from: 3, to: 5 } })
})
