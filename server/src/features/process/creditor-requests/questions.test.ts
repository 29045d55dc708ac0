import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CreditorCase, creditorWithCase } from '../../../../test/creditor-cases.ts'
import { EXE, filePart, multipart, multipartHeaders, type Part, PDF, PNG, storedFiles } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()
const team = await world.operator('agent')
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data

async function ask(creditor: Pick<CreditorCase, 'id'>, text = 'Haben Sie einen Lieferschein?'): Promise<string> {
  const answer = await team.post(`/api/operator/claims/${creditor.id}/questions`, { text })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}
const send = (creditor: CreditorCase, question_id: string, parts: readonly Part[], headers = {}) =>
  world.request({
    method: 'POST',
    url: `/api/creditor/questions/${question_id}/answer`,
    headers: { cookie: creditor.cookie, ...multipartHeaders(), ...headers },
    payload: multipart(parts),
  })
const answer = (creditor: CreditorCase, question_id: string, text = 'Ja, gestern geliefert.') =>
  creditor.send('POST', `/api/creditor/questions/${question_id}/answer`, { text })

test('the creditor answers with words and files, which become documents of the claim', async () => {
  const creditor = await creditorWithCase(world)
  const question_id = await ask(creditor)
  assert.equal((await fileOf(creditor.id)).blocked_reason, null, 'a question holds nothing')
  const parts = [
    { name: 'text', content: 'Anbei der Lieferschein' },
    filePart('lieferschein.pdf', PDF),
    filePart('foto.png', PNG),
  ]
  const sent = await send(creditor, question_id, parts)
  const { data } = sent.json()
  assert.equal(sent.statusCode, 201, sent.body)
  assert.deepEqual(
    [data.answer, data.answered_by, data.files.map(({ name }: { name: string }) => name)],
    ['Anbei der Lieferschein', creditor.email, ['lieferschein.pdf', 'foto.png']],
  )
  const again = await answer(creditor, question_id)
  assert.deepEqual([again.statusCode, again.json().code], [409, 'already_answered'])
  const read = await creditor.get(`/api/creditor/questions/${question_id}`)
  assert.deepEqual(read.json().data, data)

  const [asked] = (await team.get(`/api/operator/claims/${creditor.id}/questions`)).json().data
  assert.deepEqual(
    asked.files.map(({ visibility, uploaded_via }: { visibility: string; uploaded_via: string }) => [
      visibility,
      uploaded_via,
    ]),
    [
      ['creditor', 'creditor'],
      ['creditor', 'creditor'],
    ],
  )
  const documents = (await creditor.partner.get(`/openapi/claims/${creditor.id}/documents`)).json()
  assert.equal(documents.total, 2)
  const kept = await creditor.partner.delete(`/openapi/documents/${data.files[0].id}`)
  assert.equal(kept.statusCode, 403, 'it is not the partner’s to delete')
  const log = JSON.stringify((await fileOf(creditor.id)).activity)
  assert.match(log, /creditor\.answered/)
  assert.doesNotMatch(log, /Lieferschein\?|Anbei/, 'the log holds no words')
})

test('the partner answers through the API, if it is first', async () => {
  const creditor = await creditorWithCase(world)
  const { partner } = creditor
  const question_id = await ask(creditor)
  const listed = (await partner.get(`/openapi/claims/${creditor.id}/questions`)).json().data
  assert.deepEqual(
    listed.map(({ id, text, answer: said }: { id: string; text: string; answer: string | null }) => [id, text, said]),
    [[question_id, 'Haben Sie einen Lieferschein?', null]],
  )
  assert.equal((await partner.post(`/openapi/questions/${question_id}/answer`, { text: ' ' })).statusCode, 400)
  const answers = await Promise.all([
    partner.post(`/openapi/questions/${question_id}/answer`, { text: 'Nein' }),
    answer(creditor, question_id),
    partner.post(`/openapi/questions/${question_id}/answer`, { text: 'Doch' }),
  ])
  const first = answers.filter(({ statusCode }) => statusCode === 201)
  assert.equal(first.length, 1)
  assert.deepEqual(
    answers.filter((one) => one !== first[0]).map((one) => one.json().code),
    ['already_answered', 'already_answered'],
  )
  const [known] = (await partner.get(`/openapi/claims/${creditor.id}/questions`)).json().data
  assert.equal(known.answer, first[0]?.json().data.answer)
})

test('an answer needs words or a file; wrong files leave nothing behind', async () => {
  const creditor = await creditorWithCase(world)
  const question_id = await ask(creditor)
  const before = (await storedFiles(world)).length
  const text = { name: 'text', content: 'siehe Anhang' }
  const codeOf = async (parts: readonly Part[]) => {
    const refused = await send(creditor, question_id, parts)
    return [refused.statusCode, refused.json().details?.[0]?.code]
  }
  assert.deepEqual(await codeOf([]), [400, 'required'])
  assert.deepEqual(await codeOf([text, filePart('virus.pdf', EXE)]), [400, 'file_type_not_allowed'])
  const six = Array.from({ length: 6 }, (_, n) => filePart(`${n}.pdf`, PDF))
  assert.deepEqual(await codeOf([text, ...six]), [400, 'too_many'])
  assert.equal((await answer(creditor, question_id, '')).statusCode, 400)
  assert.equal((await storedFiles(world)).length, before)
  assert.equal((await send(creditor, question_id, [filePart('nur-datei.pdf', PDF)])).statusCode, 201)
})

test('a question and its answer belong to one customer, and an answer sent twice is one', async () => {
  const creditor = await creditorWithCase(world)
  const other = await creditorWithCase(world, { partner: creditor.partner })
  const stranger = await world.partner()
  const question_id = await ask(creditor)
  const unknown = await answer(other, '019f0000-0000-7000-8000-000000000000')
  const foreign = await answer(other, question_id)
  assert.deepEqual([foreign.statusCode, foreign.json()], [404, unknown.json()])
  assert.equal((await other.get(`/api/creditor/questions/${question_id}`)).statusCode, 404)
  assert.equal((await stranger.post(`/openapi/questions/${question_id}/answer`, { text: 'x' })).statusCode, 404)
  const parts = [{ name: 'text', content: 'einmal' }, filePart('a.pdf', PDF)]
  const headers = { 'idempotency-key': 'form-1' }
  const [one, two] = [
    await send(creditor, question_id, parts, headers),
    await send(creditor, question_id, parts, headers),
  ]
  assert.deepEqual([one.statusCode, two.statusCode, two.body], [201, 201, one.body])
})

test('the team takes a question back until it is answered, and asks none about a closed case', async () => {
  const creditor = await creditorWithCase(world)
  const [mistake, right] = [await ask(creditor), await ask(creditor, 'Und der Vertrag?')]
  const takeBack = (claim_id: string, id: string) => team.delete(`/api/operator/claims/${claim_id}/questions/${id}`)
  const other = await creditorWithCase(world)
  assert.equal((await takeBack(other.id, mistake)).statusCode, 404)
  assert.equal((await takeBack(creditor.id, mistake)).statusCode, 200)
  assert.equal((await answer(creditor, mistake)).statusCode, 404)
  await team.post(`/api/operator/claims/${creditor.id}/close`, { closure_reason: 'written_off' })
  assert.equal((await answer(creditor, right)).statusCode, 201, 'an answer may come late')
  assert.equal((await takeBack(creditor.id, right)).json().code, 'already_answered')
  const closed = await team.post(`/api/operator/claims/${creditor.id}/questions`, { text: 'Noch etwas?' })
  assert.deepEqual([closed.statusCode, closed.json().code], [409, 'claim_closed'])
  assert.equal((await team.post(`/api/operator/claims/${other.id}/questions`, { text: ' ' })).statusCode, 400)
})
