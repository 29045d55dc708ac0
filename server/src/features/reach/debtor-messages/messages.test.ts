import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { EXE, filePart, multipart, multipartHeaders, type Part, PDF, PNG, storedFiles } from '../../../../test/files.ts'
import { type Answer, openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { courtNotice } from '../debtor-case/index.ts'

const world = await openWorld()
const team = await world.operator('agent')
type Debtor = Awaited<ReturnType<typeof enterCase>>

const send = (debtor: Debtor, path: 'messages' | 'dispute', parts: readonly Part[], headers = {}): Promise<Answer> =>
  world.request({
    method: 'POST',
    url: `/api/debtor/${path}?lang=de`.replace('messages?lang=de', 'messages'),
    headers: { cookie: debtor.cookie, ...multipartHeaders(), ...headers },
    payload: multipart(parts),
  })
const field = (name: string, content: string): Part => ({ name, content })
const dispute = (debtor: Debtor, body: object, lang = 'de') =>
  debtor.send('POST', `/api/debtor/dispute?lang=${lang}`, body)
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const threadOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/messages`)).json().data
const workOf = async (id: string) =>
  (await team.get('/api/operator/work?limit=100'))
    .json()
    .data.filter((item: { claim_id: string }) => item.claim_id === id)

/** To the stage where the claim is before a court. */
async function fileInCourt(id: string): Promise<void> {
  await world.deps.db.alone(
    sql`update claims set collection_stage = 'dunning_action_filed', due_at = null, filed_at = created_at where id = ${id}`,
  )
}

const obtainTitle = (id: string): Promise<unknown> =>
  world.deps.db.alone(sql`update claims set collection_stage = 'exekutionsantrag_recommended' where id = ${id}`)

test('a dispute stops the letters, tells the partner, and is there once', async () => {
  const debtor = await enterCase(world)
  const parts = [field('reason', 'already_paid'), field('text', 'Am 1. Mai überwiesen'), filePart('beleg.pdf', PDF)]
  const answer = await send(debtor, 'dispute', [...parts, filePart('foto.png', PNG)])
  assert.equal(answer.statusCode, 201, answer.body)
  const { data } = answer.json()
  assert.equal(data.disputed, true)
  assert.match(data.notice, /keine weiteren Mahnungen/)
  assert.deepEqual(
    data.message.files.map(({ name, is_own }: { name: string; is_own: boolean }) => [name, is_own]),
    [
      ['beleg.pdf', true],
      ['foto.png', true],
    ],
  )
  const claim = (await debtor.partner.get(`/openapi/claims/${debtor.id}`)).json().data
  assert.deepEqual([claim.case_status, claim.claim_disputed], ['disputed', true])
  const [item] = await workOf(debtor.id)
  assert.deepEqual([item.kind, item.reason], ['dispute', 'already_paid'])
  const logged = await activityOf(world, debtor.id)
  assert.ok(logged.some(({ action, actor_type }) => action === 'claim.disputed' && actor_type === 'debtor'))

  const again = await dispute(debtor, { reason: 'not_mine' })
  assert.deepEqual([again.statusCode, again.json().code], [409, 'already_disputed'])
  await team.post(`/api/operator/claims/${debtor.id}/dispute`, { disputed: false })
  assert.equal((await dispute(debtor, { reason: 'not_mine' })).statusCode, 409, 'also when the first one is settled')
  const left = (await workOf(debtor.id)).map(({ kind }: { kind: string }) => kind)
  assert.deepEqual(left, ['debtor_message'], 'nobody has answered the debtor')
})

test('of twenty disputes at once one counts, and nothing is left of the files of the others', async () => {
  const debtor = await enterCase(world)
  const before = (await storedFiles(world)).length
  const parts = [field('reason', 'not_mine'), filePart('ausweis.pdf', PDF)]
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(debtor, 'dispute', parts)))
  const codes = answers.map(({ statusCode }) => statusCode)
  assert.deepEqual([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length], [1, 19])
  assert.equal((await threadOf(debtor.id)).length, 1)
  assert.equal((await storedFiles(world)).length, before + 1)
})

test('from the filing on a dispute is a message, and the answer says first that the court does not hear it', async () => {
  const debtor = await enterCase(world)
  await fileInCourt(debtor.id)
  const { data: shown } = (await debtor.get('/api/debtor/case?lang=de')).json()
  assert.match(shown.court_notice, /^Achtung: .*gilt nicht bei Gericht.*Einspruch bei Gericht.*vier Wochen/)
  const answer = await dispute(debtor, { reason: 'wrong_amount', text: 'Zu viel' })
  const { data } = answer.json()
  assert.deepEqual([answer.statusCode, data.disputed, data.notice], [201, false, shown.court_notice])
  assert.equal(Object.keys(data)[0], 'notice')
  assert.equal((await fileOf(debtor.id)).case_status, 'open')
  const [item] = await workOf(debtor.id)
  assert.equal(item.kind, 'debtor_message')
  assert.equal((await dispute(debtor, { reason: 'other', text: 'noch etwas' })).statusCode, 409)
})

test('a German debtor reads of Widerspruch and Mahngericht', async () => {
  const address = { street: 'Lindenstraße 1', zip: '10969', city: 'Berlin', country: 'DE', is_primary: true }
  const debtor = await enterCase(world, { debtor: { addresses: [address] } })
  await fileInCourt(debtor.id)
  const { data } = (await debtor.get('/api/debtor/case?lang=de')).json()
  assert.match(data.court_notice, /Widerspruch beim Mahngericht, binnen zwei Wochen/)
  assert.match(data.court_notice, /versäumt, legen Sie trotzdem sofort Widerspruch ein.*§ 694 ZPO/)
  assert.match((await debtor.get('/api/debtor/case?lang=en')).json().data.court_notice, /Widerspruch/)
})

test('once there is a title nobody is sent to object any more, but to get advice', async () => {
  const german = { street: 'Lindenstraße 1', zip: '10969', city: 'Berlin', country: 'DE', is_primary: true }
  const advice = [
    [await enterCase(world), /Amtstag beim Bezirksgericht/],
    [await enterCase(world, { debtor: { addresses: [german] } }), /Rechtsantragstelle des Amtsgerichts/],
  ] as const
  for (const [debtor, expected] of advice) {
    await fileInCourt(debtor.id)
    await obtainTitle(debtor.id)
    const { data } = (await debtor.get('/api/debtor/case?lang=de')).json()
    assert.deepEqual(
      [data.standing, data.status, data.next_step.kind],
      ['titled', 'Das Gericht hat dem Gläubiger den Betrag zugesprochen.', 'execution'],
    )
    assert.match(data.court_notice, expected)
    assert.doesNotMatch(data.court_notice, /Einspruch|Widerspruch/)
  }
  const claim = { collection_stage: 'exekutionsantrag_recommended' } as const
  const elsewhere = courtNotice({ claim, debtor: { addresses: [] } }, 'de')
  assert.match(elsewhere ?? '', /holen Sie sofort Rat/, 'where we do not know the procedure')
})

test('a dispute of a closed case is refused, and one needs a reason and words where it says nothing else', async () => {
  const debtor = await enterCase(world)
  assert.equal((await dispute(debtor, {})).statusCode, 400)
  assert.equal((await dispute(debtor, { reason: 'because' })).statusCode, 400)
  const bare = await dispute(debtor, { reason: 'other', text: '  ' })
  assert.deepEqual([bare.statusCode, bare.json().details[0].field], [400, 'text'])
  assert.equal((await dispute(debtor, { reason: 'not_mine', text: 'x'.repeat(5001) })).statusCode, 400)
  assert.equal((await dispute(debtor, { reason: 'not_mine', notes: 'x' })).statusCode, 400)
  await team.post(`/api/operator/claims/${debtor.id}/close`, { closure_reason: 'withdrawn' })
  const closed = await dispute(debtor, { reason: 'not_mine' })
  assert.deepEqual([closed.statusCode, closed.json().code], [409, 'claim_closed'])
})

test('debtor and team write to each other; a mail tells that there is an answer and not what it says', async () => {
  const debtor = await enterCase(world)
  await debtor.send('PATCH', '/api/debtor/contact', { email: 'max@example.com', language: 'en' })
  const first = await debtor.send('POST', '/api/debtor/messages', { text: 'Wann ist das entstanden?' })
  assert.equal(first.statusCode, 201, first.body)
  assert.equal((await fileOf(debtor.id)).unanswered_messages, 1)
  const waits = async () => (await workOf(debtor.id)).some(({ kind }: { kind: string }) => kind === 'debtor_message')
  assert.ok(await waits())

  const secret = 'Im März, durch die Lieferung der Küche.'
  const answered = await team.post(`/api/operator/claims/${debtor.id}/messages`, { text: secret })
  assert.equal(answered.statusCode, 201, answered.body)
  assert.ok(!(await waits()))
  const { data } = (await debtor.get('/api/debtor/messages')).json()
  assert.deepEqual(
    data.map(({ from, text }: { from: string; text: string }) => [from, text]),
    [
      ['debtor', 'Wann ist das entstanden?'],
      ['team', secret],
    ],
  )
  assert.ok((await debtor.get('/api/debtor/case')).json().data.last_answer_at)
  const [mail] = (await team.get('/api/operator/mail?q=max@example.com')).json().data
  const { body_text, subject } = (await team.get(`/api/operator/mail/${mail.id}`)).json().data
  assert.match(`${subject} ${body_text}`, /There is an answer for you[\s\S]*\/debtor\?case_reference=/)
  assert.doesNotMatch(`${subject} ${body_text}`, /März|Küche|Huber/)
  const [question, answer] = await threadOf(debtor.id)
  assert.deepEqual([question.answered_at !== null, answer.kind, answer.author_name !== null], [true, 'answer', true])
  const log = JSON.stringify((await fileOf(debtor.id)).activity)
  assert.doesNotMatch(log, /Küche|entstanden/, 'the log can never be erased, so it holds no words')
  assert.equal((await team.post(`/api/operator/claims/${debtor.id}/messages`, { text: ' ' })).statusCode, 400)
})

test('files are of five kinds, at most five at once of ten megabytes, and fifty for a case', async () => {
  const debtor = await enterCase(world)
  const before = (await storedFiles(world)).length
  const refused = async (parts: readonly Part[]) => {
    const answer = await send(debtor, 'messages', [field('text', 'siehe Anhang'), ...parts])
    return [answer.statusCode, answer.json().details?.[0]?.code ?? answer.json().code]
  }
  assert.deepEqual(await refused([filePart('virus.exe', EXE)]), [400, 'file_type_not_allowed'])
  assert.deepEqual(await refused([filePart('virus.pdf', EXE)]), [400, 'file_type_not_allowed'])
  assert.deepEqual(await refused([filePart('leer.pdf', '')]), [400, 'empty_file'])
  assert.deepEqual(await refused(Array.from({ length: 6 }, (_, n) => filePart(`${n}.pdf`, PDF))), [400, 'too_many'])
  const large = Buffer.concat([PDF, Buffer.alloc(10_485_760)])
  assert.equal((await refused([filePart('gross.pdf', large)]))[0], 413)
  assert.deepEqual(await refused([field('text', 'zweimal')]), [400, 'given_twice'])
  assert.equal((await send(debtor, 'messages', [])).statusCode, 400)
  assert.equal((await send(debtor, 'messages', [field('text', 'ohne'), filePart('', '')])).statusCode, 201)
  assert.equal((await storedFiles(world)).length, before, 'nothing is left of what was refused')

  const five = Array.from({ length: 5 }, (_, n) => filePart(`${n}.pdf`, PDF))
  for (let round = 0; round < 10; round++)
    assert.equal((await send(debtor, 'messages', five)).statusCode, 201, `round ${round}`)
  assert.deepEqual(await refused([filePart('51.pdf', PDF)]), [400, 'limit_reached'])
})

test('whoever writes without end is asked to call', async () => {
  const debtor = await enterCase(world)
  const write = () => debtor.send('POST', '/api/debtor/messages', { text: 'Hallo?' })
  for (let count = 0; count < 20; count++) assert.equal((await write()).statusCode, 201)
  const more = await write()
  assert.deepEqual([more.statusCode, more.json().code], [409, 'too_many_messages'])
  assert.equal((await dispute(debtor, { reason: 'not_mine' })).statusCode, 201, 'a dispute is always heard')
})

test('files of a debtor are for the team and the debtor alone, until the team shares one', async () => {
  const debtor = await enterCase(world)
  const sent = await send(debtor, 'messages', [filePart('privat.pdf', PDF)])
  const { id } = sent.json().data.files[0]
  const listed = async () =>
    (await debtor.partner.get(`/openapi/claims/${debtor.id}/documents`))
      .json()
      .data.map((row: { id: string }) => row.id)
  assert.deepEqual(await listed(), [])
  assert.equal((await debtor.partner.get(`/openapi/documents/${id}/download`)).statusCode, 404)
  assert.equal((await debtor.get(`/api/debtor/documents/${id}/download`)).statusCode, 200)
  const [own] = (await debtor.get('/api/debtor/case')).json().data.documents
  assert.deepEqual([own.name, own.is_own], ['privat.pdf', true])
  const other = await enterCase(world, { partner: debtor.partner })
  assert.equal((await other.get(`/api/debtor/documents/${id}/download`)).statusCode, 404)

  const packed = async () =>
    JSON.stringify((await team.get(`/api/operator/claims/${debtor.id}/filing-package`)).json().data.evidence).includes(
      id,
    )
  assert.equal(await packed(), false, 'no court gets it')
  const shared = (await team.post(`/api/operator/documents/${id}/share`)).json().data
  assert.equal(shared.visibility, 'creditor')
  assert.deepEqual(await listed(), [id])
  assert.equal(await packed(), true)
  const refused = await debtor.partner.delete(`/openapi/documents/${id}`)
  assert.equal(refused.statusCode, 403, 'it is not the partner’s to delete')
  const uploaded = multipart([field('visibility', 'team'), filePart('x.pdf', PDF)])
  const wrong = await debtor.partner.post(`/openapi/claims/${debtor.id}/documents`, uploaded, multipartHeaders())
  assert.equal(wrong.statusCode, 400, 'partners cannot hide something from themselves')
})

test('a message that is sent twice with the same key is one message', async () => {
  const debtor = await enterCase(world)
  const headers = { 'idempotency-key': 'form-1' }
  const parts = [field('text', 'einmal'), filePart('a.pdf', PDF)]
  const [one, two] = [await send(debtor, 'messages', parts, headers), await send(debtor, 'messages', parts, headers)]
  assert.deepEqual([one.statusCode, two.statusCode, two.body], [201, 201, one.body])
  assert.equal((await threadOf(debtor.id)).length, 1)
  const other = await enterCase(world, { partner: debtor.partner })
  const elsewhere = await send(other, 'messages', parts, headers)
  assert.notEqual(elsewhere.json().data.id, one.json().data.id, 'the key of one case is none of another')
})

test('an answer answers what was read, and not what came while it was written', async () => {
  const debtor = await enterCase(world)
  await send(debtor, 'messages', [field('text', 'Erste Frage')])
  const [read] = await threadOf(debtor.id)
  await advance(world, 60)
  await send(debtor, 'messages', [field('text', 'Zweite Frage')])
  const answer = await team.post(`/api/operator/claims/${debtor.id}/messages`, { text: 'Ja', until: read.created_at })
  assert.equal(answer.statusCode, 201, answer.body)
  const [first, second] = await threadOf(debtor.id)
  assert.deepEqual([first.answered_at !== null, second.answered_at], [true, null])
  assert.equal((await workOf(debtor.id))[0].since, second.created_at)
})

test('a case that comes to court while the files are sent is answered with the warning about the court', async () => {
  const debtor = await enterCase(world)
  const { storage } = world.deps
  const put = storage.put
  storage.put = async (...file) => {
    await fileInCourt(debtor.id)
    return put.call(storage, ...file)
  }
  const answer = await send(debtor, 'dispute', [field('reason', 'not_mine'), filePart('beleg.pdf', PDF)])
  storage.put = put
  const { data } = answer.json()
  assert.deepEqual([answer.statusCode, data.disputed], [201, false], answer.body)
  assert.match(data.notice, /Einspruch bei Gericht/)
})
