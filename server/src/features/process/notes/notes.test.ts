import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { enterPortal } from '../../../../test/creditors.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { type OperatorClient, openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const [anna, bert] = [await world.operator('agent'), await world.operator('agent')]
const SECRET = 'Kuckucksuhr'

const HOUR_MS = 3_600_000

async function write(author: OperatorClient, claim_id: string, body: object) {
  const answer = await author.post(`/api/operator/claims/${claim_id}/notes`, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}
const read = async (reader: OperatorClient, claim_id: string) =>
  (await reader.get(`/api/operator/claims/${claim_id}/notes`)).json().data
const actionsOf = async (claim_id: string): Promise<string[]> =>
  (
    await world.deps.db.many<{ action: string }>(
      sql`select action from claim_activity where claim_id = ${claim_id} order by number`,
    )
  ).map(({ action }) => action)

test('a call is noted with its time, colleagues who should read it, and files', async () => {
  const { id } = await makeCollectable(await world.partner())
  const happened_at = new Date(world.clock.business().getTime() - HOUR_MS).toISOString()
  const mentions = [bert.operator_id]
  const note = await write(anna, id, { kind: 'call_in', text: '  Zahlt am Montag.  ', happened_at, mentions })
  assert.equal(note.text, 'Zahlt am Montag.')
  assert.equal(note.happened_at, happened_at)
  assert.deepEqual(
    note.mentions.map((one: { id: string }) => one.id),
    mentions,
  )
  const filed = await upload(anna, `/api/operator/notes/${note.id}/files`, [filePart('Notiz.pdf', PDF)])
  assert.equal(filed.statusCode, 201, filed.body)
  const [shown] = await read(bert, id)
  assert.equal(shown.files[0].original_filename, 'Notiz.pdf')
  assert.equal(shown.files[0].visibility, 'team')
  assert.equal(shown.changeable_until, null, 'of somebody else')
  const logged = await world.deps.db.many<{ details: string }>(
    sql`select details::text as details from claim_activity where claim_id = ${id} and action like 'note.%'`,
  )
  assert.equal(logged.length, 1)
  assert.doesNotMatch(logged[0]?.details ?? '', /Montag/, 'the log says that there is a note, never what it says')
})

test('faults of a note are told at their fields', async () => {
  const { id } = await makeCollectable(await world.partner())
  const refused = async (body: object) => {
    const answer = await anna.post(`/api/operator/claims/${id}/notes`, { kind: 'note', text: 'x', ...body })
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json().details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  }
  const tomorrow = new Date(world.clock.business().getTime() + 24 * HOUR_MS).toISOString()
  assert.deepEqual(await refused({ happened_at: tomorrow }), ['happened_at in_the_future'])
  assert.deepEqual(await refused({ text: '   ' }), ['text blank'])
  assert.deepEqual(await refused({ mentions: [id] }), ['mentions unknown_reference'])
  assert.deepEqual(await refused({ kind: 'rumour' }), ['kind not_allowed'])
})

test('its author corrects a note for a day; how it read before stays beside it', async () => {
  const { id } = await makeCollectable(await world.partner())
  const note = await write(anna, id, { kind: 'note', text: 'Umgezogen nach Graz' })
  const at = `/api/operator/notes/${note.id}`
  const foreign = await bert.patch(at, { text: 'x' })
  assert.deepEqual([foreign.statusCode, foreign.json().code], [403, 'not_author'])
  const corrected = (await anna.patch(at, { text: 'Umgezogen nach Linz', mentions: [bert.operator_id] })).json().data
  assert.equal(corrected.text, 'Umgezogen nach Linz')
  assert.deepEqual(
    corrected.earlier.map(({ text }: { text: string }) => text),
    ['Umgezogen nach Graz'],
  )
  assert.ok(corrected.corrected_at)
  await anna.patch(at, { text: 'Umgezogen nach Linz' })
  assert.equal((await read(anna, id))[0].earlier.length, 1, 'the same words are no correction')
  assert.equal((await actionsOf(id)).filter((action) => action === 'note.corrected').length, 1)
  world.clock.advance(24 * HOUR_MS)
  const late = await anna.patch(at, { text: 'Wien' })
  assert.deepEqual([late.statusCode, late.json().code], [409, 'too_late'])
  assert.equal((await anna.delete(at)).statusCode, 409)
})

test('a withdrawn note says nothing any more, and that there was one stays', async () => {
  const { id } = await makeCollectable(await world.partner())
  const note = await write(anna, id, { kind: 'visit', text: 'Falscher Akt', mentions: [bert.operator_id] })
  const at = `/api/operator/notes/${note.id}`
  const parts = ['team.pdf', 'gezeigt.pdf']
  for (const name of parts) await upload(anna, `${at}/files`, [filePart(name, PDF)])
  const [, shared] = (await read(anna, id))[0].files
  await anna.post(`/api/operator/documents/${shared.id}/share`)
  assert.equal((await bert.delete(at)).statusCode, 403)
  const gone = await anna.delete(at)
  assert.equal(gone.statusCode, 200, gone.body)
  const [left] = await read(bert, id)
  assert.deepEqual([left.text, left.mentions, left.earlier, left.kind], ['', [], [], 'visit'])
  assert.ok(left.withdrawn_at)
  assert.deepEqual(
    left.files.map((file: { original_filename: string }) => file.original_filename),
    ['gezeigt.pdf'],
    'what the creditor was shown is evidence',
  )
  assert.equal((await anna.delete(at)).statusCode, 409, 'once')
  assert.ok((await actionsOf(id)).includes('note.withdrawn'))
})

test('a note is corrected twenty times and no more', async () => {
  const { id } = await makeCollectable(await world.partner())
  const note = await write(anna, id, { kind: 'note', text: 'Fassung 0' })
  const correct = (text: string) => anna.patch(`/api/operator/notes/${note.id}`, { text })
  for (let time = 1; time <= 20; time++) assert.equal((await correct(`Fassung ${time}`)).statusCode, 200)
  const more = await correct('Fassung 21')
  assert.deepEqual([more.statusCode, more.json().code], [409, 'too_many_changes'])
  assert.equal((await correct('Fassung 20')).statusCode, 200, 'the same words are no correction')
  assert.equal((await read(anna, id))[0].earlier.length, 20)
})

test('a note about somebody whose data may only be kept is neither corrected nor withdrawn', async () => {
  const { id, debtor_id } = await makeCollectable(await world.partner())
  const note = await write(anna, id, { kind: 'note', text: 'Bestreitet die Anschrift' })
  await world.deps.db.alone(
    sql`update debtors set restricted_at = now(), restriction_reason = 'accuracy' where id = ${debtor_id}`,
  )
  const at = `/api/operator/notes/${note.id}`
  for (const answer of [await anna.patch(at, { text: 'x' }), await anna.delete(at)])
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'processing_restricted'])
})

test('nobody but the team is told a word of a note', async () => {
  const own = await enterPortal(world)
  const debtor = await enterCase(world, { partner: own.partner })
  const created = await makeCollectable(own.partner, { customer_id: own.customer_id })
  for (const id of [debtor.id, created.id]) {
    const note = await write(anna, id, { kind: 'note', text: SECRET })
    await upload(anna, `/api/operator/notes/${note.id}/files`, [filePart(`${SECRET}.pdf`, PDF)])
  }
  const answers = await Promise.all([
    own.partner.get(`/openapi/claims/${created.id}`),
    own.partner.get(`/openapi/claims/${created.id}/documents`),
    own.partner.get('/openapi/activity'),
    ...[`claims/${created.id}`, `claims/${created.id}/documents`].map((path) =>
      world.request({ url: `/api/creditor/${path}`, headers: { cookie: own.cookie } }),
    ),
    world.request({ url: `/creditor/claims/${created.id}`, headers: { cookie: own.cookie } }),
    debtor.get('/api/debtor/case'),
    debtor.get('/api/debtor/data-export?format=json'),
  ])
  for (const { body } of answers) assert.doesNotMatch(body, new RegExp(SECRET))
  assert.ok(answers.filter(({ statusCode }) => statusCode === 200).length >= 6, 'they do answer')
})
