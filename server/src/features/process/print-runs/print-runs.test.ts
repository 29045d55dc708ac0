import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { parsePdf } from '../../../platform/pdf-merge/parse.ts'
import { folderPickup } from '../../../platform/pickup/pickup.ts'
import type { Deps } from '../../../platform/work.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { handLettersOver } from '../letters/pickup.ts'
import { setHandedOver } from '../letters/queries.ts'
import { postRun } from './posting.ts'
import { type PrintRunRow, takeLetters } from './queries.ts'
import { ANSWER_WITHIN_MS } from './rules.ts'

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

const blobOf = async (letter_id: string): Promise<string> =>
  (await world.deps.db.one<{ blob_key: string }>(sql`select blob_key from letters where id = ${letter_id}`))
    ?.blob_key ?? ''

test('a letter is printed by the team or fetched by the print provider, never both', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-runs-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const live = { ...world.deps, pickup: await folderPickup(folder) }
  const waiting = await openWaiting(3)
  const [first, second, free] = waiting.letters as [string, string, string]
  const { organization_id } = waiting.partner
  const id = await makeRun({ ids: [first, second] })
  await world.deps.db.alone(sql`update organizations set letter_dispatch = 'automatic' where id = ${organization_id}`)
  await handLettersOver.run(live, new Date())
  assert.deepEqual((await readdir(folder)).sort(), [`${free}.json`, `${free}.pdf`], 'only what is in no run')
  assert.equal(await world.act(({ tx, now }) => setHandedOver(tx, first, now)), 0, 'taken meanwhile')
  const run = { id, organization_id } as PrintRunRow
  assert.deepEqual(await world.act(({ tx }) => takeLetters(tx, run, [free])), [], 'handed over meanwhile')

  // As it was left before either way kept off the other.
  await world.deps.db.alone(sql`update letters set handed_over_at = now() where id = ${first}`)
  const codesOf = ({ left_out }: { left_out: { letter_id: string; code: string }[] }) =>
    left_out.map(({ letter_id, code }) => [letter_id, code])
  assert.deepEqual(codesOf(await runOf(id)), [[first, 'with_print_provider']])
  const file = await admin.get(`${RUNS}/${id}/file.pdf`)
  const { page_count } = parsePdf((await admin.get(`/api/operator/letters/${second}/file`)).rawPayload)
  assert.equal(parsePdf(file.rawPayload).page_count, 2 + page_count + (page_count % 2), 'the list and one letter')
  const posted = (await team.post(`${RUNS}/${id}/posted`)).json().data
  assert.deepEqual(codesOf(posted), [[first, 'with_print_provider']])
  const stages = await Promise.all(waiting.claims.map(async (claim) => (await fileOf(claim)).collection_stage))
  assert.deepEqual(stages, ['in_processing', 'first_demand_letter', 'in_processing'])
})

test('a run that is dissolved while it is posted: nothing more is posted', async () => {
  const waiting = await openWaiting(2)
  const id = await makeRun({ ids: waiting.letters })
  let transactions = 0
  const meanwhile: Deps = {
    ...world.deps,
    db: {
      ...world.deps.db,
      async transaction(...given: Parameters<Deps['db']['transaction']>) {
        if (++transactions === 2) assert.equal((await team.post(`${RUNS}/${id}/dissolve`)).statusCode, 200)
        return world.deps.db.transaction(...given)
      },
    } as Deps['db'],
  }
  const caller = { type: 'operator', id: admin.operator_id, role: 'admin' } as Parameters<typeof postRun>[1]
  await assert.rejects(postRun(meanwhile, caller, id, { posted: async () => undefined }), { code: 'print_run_over' })
  const letters = await Promise.all(waiting.claims.map(async (claim) => (await fileOf(claim)).letters[0].status))
  assert.deepEqual(letters.sort(), ['outbox', 'posted'])
  assert.equal((await runOf(id)).status, 'dissolved')
})

test('a letter whose file is missing or damaged is named before anything of the print file is sent', async () => {
  const waiting = await openWaiting(2)
  const [good, broken] = waiting.letters as [string, string]
  const id = await makeRun({ ids: waiting.letters })
  const { case_reference } = (await team.get(`/api/operator/letters/${broken}`)).json().data
  const refusal = async () => {
    const answer = await admin.get(`${RUNS}/${id}/file.pdf`)
    const { code, values } = answer.json()
    return [answer.statusCode, code, values]
  }
  await world.deps.storage.delete(await blobOf(broken))
  const expected = [409, 'letter_file_broken', { case_reference }]
  assert.deepEqual(await refusal(), expected)
  await world.deps.storage.put(await blobOf(broken), Readable.from(['%PDF-1.7 of another kind']))
  assert.deepEqual(await refusal(), expected)
  const looks = await world.deps.db.one(
    sql`select 1 as found from claim_activity where action = 'letter.print_file_opened' and details ->> 'letter_id' = ${good}`,
  )
  assert.equal(looks, undefined, 'nothing was shown, and nothing logged')
  assert.equal((await team.post(`/api/operator/letters/${broken}/void`, { note: 'beschädigt' })).statusCode, 200)
  assert.equal((await admin.get(`${RUNS}/${id}/file.pdf`)).statusCode, 200, 'the rest is printed')
})

test('printing and posting a run have the time that many letters take', async () => {
  const HANDLED = 'tracing:fastify.request.handler:start'
  const times: (number | undefined)[] = []
  const note = (message: unknown) =>
    times.push((message as { request: FastifyRequest }).request.routeOptions.config.answer_within_ms)
  const unknown = `${RUNS}/${crypto.randomUUID()}`
  subscribe(HANDLED, note)
  assert.equal((await admin.get(`${unknown}/file.pdf`)).statusCode, 404)
  assert.equal((await admin.post(`${unknown}/posted`)).statusCode, 404)
  unsubscribe(HANDLED, note)
  assert.deepEqual(times, [ANSWER_WITHIN_MS, ANSWER_WITHIN_MS])
})
