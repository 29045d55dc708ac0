import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { activityOf, eventsOf, makeCollectable } from '../../../../test/cases.ts'
import { temporaryFolder } from '../../../../test/process.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { folderPickup } from '../../../platform/pickup/pickup.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { handLettersOver } from './pickup.ts'
import { withdrawLetter } from './pickup-withdrawal.ts'
import { countMailed } from './sending.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')
const ADDRESS = { street: 'Neugasse 3', zip: '8010', city: 'Graz', country: 'AT' }

const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const letterOf = async (id: string) => (await fileOf(id)).letters[0]
const collect = (id: string, path: string, body: object = {}) => team.post(`/api/operator/claims/${id}/${path}`, body)
const mark = (letter_id: string, path: string, body?: object) =>
  team.post(`/api/operator/letters/${letter_id}/${path}`, body)
const costsOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/balance`)).json().data.totals.costs

// The world begins on Ascension Day. From the Monday after it, letters are dated on the day on which they are made.
await advance(4 * DAY_S)

/** A claim whose first letter is made and waits to be posted. */
async function openWaiting(
  more: object = {},
): Promise<{ partner: PartnerClient; id: string; letter_id: string; debtor_id: string }> {
  const partner = await world.partner()
  const settings = { letter_dispatch: 'by_hand', ...more }
  assert.equal((await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)).statusCode, 200)
  const { id, debtor_id } = await makeCollectable(partner)
  await advance(1800)
  const letter = await letterOf(id)
  assert.equal(letter?.status, 'outbox')
  return { partner, id, letter_id: letter.id, debtor_id }
}

test('a letter that is made changes nothing until it is posted: neither stage, nor fee, nor time', async () => {
  const { id, letter_id } = await openWaiting()
  await advance(DAY_S)
  const before = await fileOf(id)
  assert.deepEqual([before.collection_stage, before.next_step_at], ['in_processing', null])
  assert.equal(await costsOf(id), 0)
  const stages = (await eventsOf(world, id)).map(({ data }) => data.to_stage)
  assert.deepEqual(stages, ['new', 'in_processing'])

  const posted = await mark(letter_id, 'posted', { note: 'Filiale' })
  assert.equal(posted.statusCode, 200, posted.body)
  assert.equal(posted.json().data.posted_at, world.clock.business().toISOString())
  const after = await fileOf(id)
  assert.equal(after.collection_stage, 'first_demand_letter')
  const due = new Date(world.clock.business().getTime() + 14 * DAY_S * 1000)
  assert.equal(after.next_step_at, due.toISOString(), 'the time begins with the posting')
  assert.equal(await costsOf(id), 103.57)
  assert.equal((await mark(letter_id, 'posted')).json().code, 'letter_not_waiting')
  assert.deepEqual([...(await verifyAccounts(world.deps.db))], [])
})

test('a letter more than two business days old is not posted but made anew', async () => {
  const { id, letter_id } = await openWaiting()
  await advance(5 * DAY_S)
  const refused = await mark(letter_id, 'posted')
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'letter_outdated'])
  assert.equal((await mark(letter_id, 'void', { note: 'zu alt' })).json().data.status, 'void')
  await advance(1800)
  const letter = await letterOf(id)
  assert.equal(letter.status, 'outbox')
  assert.notEqual(letter.id, letter_id)
  assert.equal((await mark(letter.id, 'posted')).statusCode, 200)
})

type Made = Awaited<ReturnType<typeof openWaiting>>
const WRONG: Record<string, [reason: string, happen: (made: Made) => Promise<unknown>]> = {
  'full payment': ['payment', ({ partner, id }) => partner.post(`/openapi/claims/${id}/payments`, { amount: 1000 })],
  'part payment': ['payment', ({ partner, id }) => partner.post(`/openapi/claims/${id}/payments`, { amount: 10 })],
  'another invoice': [
    'amount',
    ({ partner, id }) =>
      partner.post(`/openapi/claims/${id}/invoices/manual`, {
        ...{ invoice_number: 'R-2', invoice_amount_gross: 50 },
        invoice_due_date: '2020-01-01',
      }),
  ],
  'a plan': [
    'plan',
    ({ id }) => collect(id, 'installment-plan', { installments: [{ due_date: '2030-01-01', amount: 1000 }] }),
  ],
  'a dispute': ['dispute', ({ partner, id }) => partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })],
  'a stop': ['block', ({ id }) => collect(id, 'hold', { held: true })],
  'a closure': ['closure', ({ id }) => collect(id, 'close', { closure_reason: 'withdrawn' })],
  'another address': [
    'address',
    ({ partner, debtor_id }) => partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] }),
  ],
  'another law': ['law', ({ id }) => team.patch(`/api/operator/claims/${id}`, { governing_law: 'DE' })],
  'the team': ['team', ({ letter_id }) => mark(letter_id, 'void')],
}

for (const [what, [void_reason, happen]] of Object.entries(WRONG)) {
  test(`${what} makes a waiting letter void in the same transaction, and the letter says why`, async () => {
    const made = await openWaiting()
    await happen(made)
    const { data } = (await team.get(`/api/operator/letters/${made.letter_id}`)).json()
    assert.deepEqual([data.status, data.posted_at, data.may_become], ['void', null, []])
    assert.equal(data.void_reason, void_reason)
    const { activity } = await fileOf(made.id)
    const logged = activity.find(({ action }: { action: string }) => action === 'letter.void')
    assert.equal(logged?.details.void_reason, void_reason)
    assert.equal((await mark(made.letter_id, 'posted')).json().code, 'letter_not_waiting')
    assert.equal(await costsOf(made.id), 0)
  })
}

test('what a void letter was made for is taken up again when nothing stands against it', async () => {
  const { partner, id, letter_id, debtor_id } = await openWaiting()
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  await advance(3 * DAY_S)
  assert.equal((await fileOf(id)).letters.length, 1)
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: false })
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })
  await advance(1800)
  const letter = await letterOf(id)
  assert.notEqual(letter.id, letter_id)
  assert.deepEqual([letter.status, letter.recipient.at(-1)], ['outbox', '8010 Graz'])
})

test('a returned letter costs nothing, stops all letters, and is sent again to another address with time anew', async () => {
  const { partner, id, letter_id, debtor_id } = await openWaiting()
  await mark(letter_id, 'posted')
  const code = () =>
    world.deps.db.one(sql`select 1 as found from debtor_access_codes where claim_id = ${id} and returned_at is null`)
  assert.ok(await code())
  await advance(3 * DAY_S)
  assert.equal((await mark(letter_id, 'returned', { note: 'unbekannt verzogen' })).statusCode, 200)
  assert.equal(await costsOf(id), 0)
  assert.equal(await code(), undefined, 'nobody gets in with the code of that letter')
  await advance(30 * DAY_S)
  assert.deepEqual([(await fileOf(id)).collection_stage, (await fileOf(id)).letters.length], ['first_demand_letter', 1])
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })
  await advance(1800)
  const again = await letterOf(id)
  assert.deepEqual([again.kind, again.status], ['first_demand_letter', 'outbox'])
  const told = (await eventsOf(world, id)).length
  await mark(again.id, 'posted')
  assert.equal((await eventsOf(world, id)).length, told, 'partners see no move')
  assert.equal(await costsOf(id), 103.57)
  const due = (await fileOf(id)).next_step_at
  assert.equal(Date.parse(due) - world.clock.business().getTime(), 14 * DAY_S * 1000)
  assert.deepEqual([...(await verifyAccounts(world.deps.db))], [])
})

test('what came back is not sent again once the claim has moved on', async () => {
  const { partner, id, letter_id, debtor_id } = await openWaiting()
  await mark(letter_id, 'posted')
  await mark(letter_id, 'returned')
  const installments = [{ due_date: '2030-01-01', amount: 1000 }]
  assert.equal((await collect(id, 'installment-plan', { installments })).statusCode, 201)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })
  await advance(1800)
  const { letters, collection_stage, next_step_at } = await fileOf(id)
  assert.deepEqual([letters.length, collection_stage], [1, 'installment_payment'])
  assert.equal(next_step_at, '2030-01-08T23:00:00.000Z', 'the plan runs')
})

test('a letter by mail counts when the mail server has taken it, and not if it became void before', async () => {
  const { partner, id } = await openWaiting()
  const settings = { mail_letters: true }
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)
  const email = { communication_channels: [{ type: 'email', value: 'debtor@example.com' }] }
  const made = await makeCollectable(partner, { debtor: email })
  await advance(1800)
  const letter = await letterOf(made.id)
  assert.deepEqual([letter.status, typeof letter.mail_id], ['outbox', 'string'])
  await world.act((work) => countMailed(work, { mail_id: letter.mail_id }))
  assert.equal((await letterOf(made.id)).status, 'mailed')
  assert.equal((await fileOf(made.id)).collection_stage, 'first_demand_letter')

  const other = await makeCollectable(partner, { debtor: email })
  await advance(1800)
  const waiting = await letterOf(other.id)
  await collect(other.id, 'hold', { held: true })
  const { status } = (await team.get(`/api/operator/mail/${waiting.mail_id}`)).json().data
  assert.notEqual(status, 'queued', 'its mail does not leave')
  await world.act((work) => countMailed(work, { mail_id: waiting.mail_id }))
  assert.equal((await letterOf(other.id)).status, 'void')
  assert.equal((await fileOf(id)).collection_stage, 'in_processing')
})

test('a print provider finds letter and manifest in the folder, and its word makes the letter count', async () => {
  const folder = await temporaryFolder()
  const live = { ...world.deps, pickup: await folderPickup(folder) }
  const { partner, id, letter_id } = await openWaiting()
  await world.deps.db.alone(
    sql`update organizations set letter_dispatch = 'automatic' where id = ${partner.organization_id}`,
  )
  await handLettersOver.run(live, new Date())
  assert.deepEqual((await readdir(folder)).sort(), [`${letter_id}.json`, `${letter_id}.pdf`])
  const manifest = JSON.parse(await readFile(join(folder, `${letter_id}.json`), 'utf8'))
  assert.partialDeepStrictEqual(manifest, { id: letter_id, file: `${letter_id}.pdf`, format: 'A4', language: 'de' })
  assert.ok(manifest.pages >= 1 && manifest.addressee.length >= 3 && /^MW\d{10}$/.test(manifest.reference))
  await handLettersOver.run(live, new Date())
  assert.equal((await letterOf(id)).status, 'outbox', 'not a word yet')
  await writeFile(join(folder, `${letter_id}.ack`), '')
  await handLettersOver.run(live, new Date())
  assert.equal((await letterOf(id)).status, 'posted')
  assert.equal((await fileOf(id)).collection_stage, 'first_demand_letter')
})

test('settings that cannot be kept are refused', async () => {
  const { organization_id } = await world.partner()
  const patch = (body: object) => admin.patch(`/api/operator/organizations/${organization_id}`, body)
  const late = await patch({ letter_deadline_days: 14 })
  assert.deepEqual(
    late.json().details.map(({ field, code }: { field: string; code: string }) => [field, code]),
    [['letter_deadline_days', 'out_of_range']],
  )
  assert.equal((await patch({ letter_deadline_days: 13 })).statusCode, 200)
  assert.equal((await patch({ letter_interval_days: 7 })).statusCode, 200, 'deadlines then end before the next letter')
  assert.equal((await patch({ letter_dispatch: 'sometimes' })).statusCode, 400)
})

test('a letter that is void or posted by hand is taken away from the print provider, or the log says it was too late', async () => {
  const folder = await temporaryFolder()
  const live = { ...world.deps, pickup: await folderPickup(folder) }
  const handOver = async () => {
    const waiting = await openWaiting()
    await world.deps.db.alone(
      sql`update organizations set letter_dispatch = 'automatic' where id = ${waiting.partner.organization_id}`,
    )
    await handLettersOver.run(live, new Date())
    return waiting
  }
  const withdraw = ({ id, letter_id }: { id: string; letter_id: string }) =>
    withdrawLetter.run(live, { letter_id, claim_id: id, kind: 'first_demand_letter' }, 1)
  const filesOf = async (letter_id: string) => (await readdir(folder)).filter((name) => name.startsWith(letter_id))
  const actionsOf = async (id: string) => (await activityOf(world, id)).map(({ action }) => action)

  const paid = await handOver()
  await paid.partner.post(`/openapi/claims/${paid.id}/payments`, { amount: 1000 })
  assert.equal((await letterOf(paid.id)).status, 'void')
  const [queued] = await world.deps.db.many<{ payload: object }>(
    sql`select payload from jobs where name = 'letters.withdraw' and payload ->> 'letter_id' = ${paid.letter_id}`,
  )
  assert.deepEqual(queued?.payload, { letter_id: paid.letter_id, claim_id: paid.id, kind: 'first_demand_letter' })
  await withdraw(paid)
  assert.deepEqual(await filesOf(paid.letter_id), [])
  assert.ok(!(await actionsOf(paid.id)).includes('letter.fetched_before'))

  const by_hand = await handOver()
  assert.equal((await mark(by_hand.letter_id, 'posted')).statusCode, 200)
  await writeFile(join(folder, `${by_hand.letter_id}.ack`), '')
  await withdraw(by_hand)
  assert.deepEqual(await filesOf(by_hand.letter_id), [`${by_hand.letter_id}.ack`])
  assert.ok((await actionsOf(by_hand.id)).includes('letter.fetched_before'))
})

test('what changes the sums makes a letter that waits void, and the next one has the right ones', async () => {
  const { partner, id, letter_id } = await openWaiting()
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 900 })
  assert.equal((await mark(letter_id, 'posted')).json().code, 'letter_not_waiting')
  await advance(1800)
  const letter = await letterOf(id)
  assert.equal(letter.status, 'outbox')
  assert.ok(letter.total_amount < 200, 'it demands what is left')
  assert.equal((await mark(letter.id, 'posted')).statusCode, 200)
})

test('where a claim closes at its balance, what is left after the invoices are paid is demanded once', async () => {
  const { partner, id, letter_id } = await openWaiting({ closes_at: 'balance' })
  await mark(letter_id, 'posted')
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 1000 })
  assert.equal((await fileOf(id)).case_status, 'open')
  await advance(15 * DAY_S)
  const { letters } = await fileOf(id)
  assert.deepEqual(
    letters.map(({ kind, status }: { kind: string; status: string }) => [kind, status]),
    [
      ['second_demand_letter', 'outbox'],
      ['first_demand_letter', 'posted'],
    ],
  )
})
