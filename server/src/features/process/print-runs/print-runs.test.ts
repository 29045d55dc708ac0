import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { parsePdf } from '../../../platform/pdf-merge/parse.ts'
import { verifyAccounts } from '../../case/account/index.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')
const RUNS = '/api/operator/print-runs'

const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data

// The world begins on Ascension Day; letters are dated on a Monday here.
await advance(4 * DAY_S)

type Waiting = { partner: PartnerClient; claims: string[]; letters: string[] }

/** An organisation with so many claims whose first letters wait to be posted. */
async function openWaiting(count: number): Promise<Waiting> {
  const partner = await world.partner()
  const settings = { letter_dispatch: 'by_hand' }
  assert.equal((await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)).statusCode, 200)
  const claims: string[] = []
  for (let made = 0; made < count; made++) claims.push((await makeCollectable(partner)).id)
  await advance(1800)
  const letters = await Promise.all(claims.map(async (id) => (await fileOf(id)).letters[0].id as string))
  return { partner, claims, letters }
}

async function makeRun(body: object): Promise<string> {
  const made = await admin.post(RUNS, body)
  assert.equal(made.statusCode, 201, made.body)
  return made.json().data.print_runs[0].id
}
const runOf = async (id: string) => (await team.get(`${RUNS}/${id}`)).json().data
const itemsOf = async ({ partner }: Waiting) =>
  (await team.get(`/api/operator/work?kind=letter_to_print&organization_id=${partner.organization_id}`)).json().data

test('all letters of an organisation go into one run: one file with a list, one step that posts them', async () => {
  const waiting = await openWaiting(3)
  const { organization_id } = waiting.partner
  const [item, ...more] = await itemsOf(waiting)
  assert.deepEqual([item.count, item.reason, more.length], [3, null, 0], 'one item of work for all')
  const id = await makeRun({ organization_id })
  const [of_run, ...others] = await itemsOf(waiting)
  assert.deepEqual([of_run.count, of_run.reason, others.length], [3, 'print_run', 0])
  assert.equal(of_run.key, `letter_to_print.${id}`)

  assert.equal((await team.get(`${RUNS}/${id}/file.pdf`)).statusCode, 403, 'it shows access codes')
  const file = await admin.get(`${RUNS}/${id}/file.pdf?lang=en`)
  assert.equal(file.statusCode, 200, file.body.slice(0, 200))
  const letter_pages = await Promise.all(
    waiting.letters.map(
      async (letter) => parsePdf((await admin.get(`/api/operator/letters/${letter}/file`)).rawPayload).page_count,
    ),
  )
  const sheets = letter_pages.reduce((sum, pages) => sum + pages + (pages % 2), 2)
  assert.equal(parsePdf(file.rawPayload).page_count, sheets, 'the list and every letter begin on their own sheets')
  for (const claim of waiting.claims) {
    const opened = (await fileOf(claim)).activity.filter(
      ({ action }: { action: string }) => action === 'letter.print_file_opened',
    )
    assert.equal(opened.length, 2, 'once in the run, once alone')
  }

  const posted = await team.post(`${RUNS}/${id}/posted`, { note: 'Postamt 1070' })
  assert.equal(posted.statusCode, 200, posted.body)
  assert.deepEqual([posted.json().data.status, posted.json().data.left_out], ['posted', []])
  for (const claim of waiting.claims) assert.equal((await fileOf(claim)).collection_stage, 'first_demand_letter')
  assert.deepEqual(await itemsOf(waiting), [])
  assert.equal((await team.post(`${RUNS}/${id}/posted`)).json().code, 'print_run_over')
  assert.equal((await admin.get(`${RUNS}/${id}/file.pdf`)).json().code, 'nothing_to_print')
  assert.deepEqual([...(await verifyAccounts(world.deps.db))], [])
})

test('what became void drops out, and what cannot be posted is left out with a code and free again', async () => {
  const waiting = await openWaiting(4)
  const [paid, blocked, restricted, good] = waiting.claims as [string, string, string, string]
  const id = await makeRun({ ids: waiting.letters })
  await waiting.partner.post(`/openapi/claims/${paid}/payments`, { amount: 1000 })
  const open = await runOf(id)
  assert.deepEqual(
    open.left_out.map(({ code, letter_id }: { code: string; letter_id: string }) => [code, letter_id]),
    [['letter_void', waiting.letters[0]]],
  )
  assert.deepEqual([open.letter_count, open.waiting_count, open.void_count], [4, 3, 1])

  await world.deps.db.alone(sql`update claims set is_held = true where id = ${blocked}`)
  const { debtor } = await fileOf(restricted)
  await world.deps.db.alone(
    sql`update debtors set restricted_at = now(), restriction_reason = 'accuracy' where id = ${debtor.id}`,
  )
  const posted = (await team.post(`${RUNS}/${id}/posted`)).json().data
  assert.deepEqual(posted.left_out.map(({ code }: { code: string }) => code).sort(), [
    'claim_blocked',
    'letter_void',
    'processing_restricted',
  ])
  assert.equal((await fileOf(good)).collection_stage, 'first_demand_letter')
  const [left] = (await fileOf(blocked)).letters
  assert.deepEqual([left.status, left.print_run_id], ['outbox', null])
})

test('a letter is in one open run at most, and runs of two organisations are two', async () => {
  const [one, two] = [await openWaiting(1), await openWaiting(2)]
  const ids = [...one.letters, ...two.letters]
  const made = (await admin.post(RUNS, { ids })).json().data
  assert.deepEqual(made.print_runs.map(({ letter_count }: { letter_count: number }) => letter_count).sort(), [1, 2])
  assert.equal((await admin.post(RUNS, { ids })).json().code, 'nothing_to_print')
  const third = await openWaiting(1)
  const more = (await admin.post(RUNS, { ids: [...third.letters, ...ids, crypto.randomUUID()] })).json().data
  assert.deepEqual(
    more.left_out.map(({ code }: { code: string }) => code),
    ['unknown_letter', 'in_print_run', 'in_print_run', 'in_print_run'],
  )
  const [run] = made.print_runs
  await team.post(`${RUNS}/${run.id}/dissolve`)
  assert.equal((await runOf(run.id)).status, 'dissolved')
  const again = await admin.post(RUNS, { organization_id: run.organization_id })
  assert.equal(again.json().data.print_runs[0].letter_count, run.letter_count)
})

test('letters that are too old, or of another kind, stay out; the same key makes one run', async () => {
  const waiting = await openWaiting(1)
  const { organization_id } = waiting.partner
  assert.equal(
    (await admin.post(RUNS, { organization_id, kind: 'second_demand_letter' })).json().code,
    'nothing_to_print',
  )
  const key = { 'idempotency-key': `run-${organization_id}` }
  const [first, second] = [
    await admin.post(RUNS, { organization_id }, key),
    await admin.post(RUNS, { organization_id }, key),
  ]
  assert.equal(first.body, second.body)
  const [run] = first.json().data.print_runs
  await advance(6 * DAY_S)
  assert.equal((await runOf(run.id)).left_out[0].code, 'letter_outdated')
  assert.equal((await admin.get(`${RUNS}/${run.id}/file.pdf`)).json().code, 'nothing_to_print')
  const posted = (await team.post(`${RUNS}/${run.id}/posted`)).json().data
  assert.deepEqual(posted.left_out[0].code, 'letter_outdated')
  assert.equal((await admin.post(RUNS, { organization_id })).json().code, 'nothing_to_print')
})

test('after an interruption the same command posts the rest, and nothing twice', async () => {
  const waiting = await openWaiting(2)
  const id = await makeRun({ ids: waiting.letters })
  // As if the service had ended after the first letter.
  await team.post(`/api/operator/letters/${waiting.letters[0]}/posted`)
  const [one, other] = await Promise.all([team.post(`${RUNS}/${id}/posted`), team.post(`${RUNS}/${id}/posted`)])
  assert.deepEqual([one.statusCode, other.statusCode].sort(), [200, 409])
  const answer = one.statusCode === 200 ? one : other
  assert.deepEqual(answer.json().data.left_out, [])
  for (const claim of waiting.claims) assert.equal((await fileOf(claim)).collection_stage, 'first_demand_letter')
})
