import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { enterPortal } from '../../../../test/creditors.ts'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { EXPORT_WORDS, VOCABULARY } from './words.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const agent = await world.operator('agent')
const DESK = '/api/operator/privacy'
type Subject = { kind: string; id: string }

const PERSON = {
  person: { first_name: 'Jörg', last_name: 'Großmüller', birth_date: '1980-02-03' },
  addresses: [{ street: 'Äußere Gasse 7', zip: '1090', city: 'Wien', country: 'AT' }],
  communication_channels: [
    { type: 'email', value: 'joerg.g@example.com' },
    { type: 'mobile', value: '+43 660 7654321' },
  ],
  iban: 'AT611904300234573201',
}

/** The same person, as it seems, in two organisations: each has a secret of its own. */
async function makeTwins() {
  const make = async (canary: string) => {
    const debtor = await enterCase(world)
    // A new address ends the session.
    const written = await debtor.send('POST', '/api/debtor/messages', { text: `message ${canary}` })
    assert.equal(written.statusCode, 201, written.body)
    const changed = await debtor.partner.patch(`/openapi/debtors/${debtor.debtor_id}`, PERSON)
    assert.equal(changed.statusCode, 200, changed.body)
    await agent.post(`/api/operator/claims/${debtor.id}/hold`, { held: true, note: `note ${canary}` })
    await agent.post(`/api/operator/claims/${debtor.id}/hold`, { held: false })
    await debtor.partner.post(`/openapi/claims/${debtor.id}/payments`, { amount: 1, reference: `line ${canary}` })
    return debtor
  }
  return [await make('canary-one'), await make('canary-two')] as const
}
const [one, two] = await makeTwins()
const subjectOf = ({ debtor_id }: { debtor_id: string }): Subject => ({ kind: 'debtor', id: debtor_id })

const record = async (subjects: Subject[], more: object = {}) => {
  const body = { kind: 'access', person_name: 'Jörg Großmüller', channel: 'letter', language: 'de', subjects }
  const answer = await agent.post(`${DESK}/requests`, { ...body, received_on: '2026-05-01', ...more })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}
const identify = (id: string) =>
  agent.post(`${DESK}/requests/${id}/identity`, { method: 'known_channel', note: 'answered a letter' })
const recordsOf = (answer: { json(): { data: { people: { records: (Subject & { matched: string[] })[] }[] } } }) =>
  answer.json().data.people.flatMap(({ records }) => records)

test('people are found by every field, as people type it', async () => {
  const { r: reference } = (await world.deps.db.one<{ r: string }>(
    sql`select case_reference as r from claims where id = ${one.id}`,
  )) ?? { r: '' }
  for (const [q, reason] of [
    ['GROSSMUELLER', 'name'],
    ['großmüller, jörg', 'name'],
    ['joerg.G@example.com', 'email'],
    ['0660/7654321', 'phone'],
    ['AT61 1904 3002 3457 3201', 'iban'],
    ['aussere gasse 7', 'address'],
    [reference, 'case_reference'],
    ['Grosmüller', 'similar'],
    ['Jörg Großmülller', 'similar'],
  ] as [string, string][]) {
    const answer = await agent.get(`${DESK}/people?q=${encodeURIComponent(q)}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const found = recordsOf(answer).find(({ id }) => id === one.debtor_id)
    assert.ok(found?.matched.includes(reason), `${q}: ${JSON.stringify(found)}`)
  }
  const both = (await agent.get(`${DESK}/people?q=grossmueller`)).json().data
  assert.deepEqual(both.people[0].records.length, 2, 'side by side, with a reason')
  assert.ok(both.people[0].alike_in.includes('email'))
  assert.equal((await agent.get(`${DESK}/people?q=%25_`)).statusCode, 400)
  assert.equal(recordsOf(await agent.get(`${DESK}/people?q=nobody-has-this-name`)).length, 0)
})

test('whoever is found brings the records that the team has joined with theirs', async () => {
  const make = async (last_name: string) =>
    (await makeCollectable(await world.partner(), { debtor: { person: { first_name: 'Ina', last_name } } })).debtor_id
  const [maiden, married] = [await make('Ledigname'), await make('Ehename')]
  const find = async () => (await agent.get(`${DESK}/people?q=ledigname`)).json().data.people
  assert.equal((await find())[0].records.length, 1)
  await agent.post(`/api/operator/debtors/${maiden}/join`, { debtor_id: married })
  const [person, ...rest] = await find()
  assert.deepEqual([person.alike_in.includes('joined'), rest], [true, []])
  assert.deepEqual(
    person.records.map(({ id, matched }: { id: string; matched: string[] }) => [id, matched]),
    [
      [maiden, ['name']],
      [married, ['joined']],
    ],
  )
})

test('an export has everything of the person, and nothing of whoever has the same name elsewhere', async () => {
  const request = await record([subjectOf(one), subjectOf(two)])
  assert.equal(request.due_on, '2026-06-01')
  const url = `${DESK}/requests/${request.id}/subjects/debtor/${one.debtor_id}/export`
  assert.equal((await admin.get(url)).json().code, 'identity_not_checked')
  assert.equal((await agent.get(url)).statusCode, 403)
  assert.equal((await identify(request.id)).statusCode, 200)
  const answer = await admin.get(url)
  assert.equal(answer.statusCode, 200, answer.body)
  for (const canary of [
    'message canary-one',
    'note canary-one',
    'line canary-one',
    'AT611904300234573201',
    '1980-02-03',
  ])
    assert.ok(answer.body.includes(canary), `${canary} is not in ${answer.body}`)
  for (const foreign of ['canary-two', one.access_code, two.debtor_id, 'password', 'secret_hash'])
    assert.ok(!answer.body.includes(foreign), foreign)
  for (const [lang, words] of [
    ['de', 'Auskunft über Ihre Daten'],
    ['en', 'Information about your data'],
  ]) {
    const paper = await admin.get(`${url}?format=pdf&lang=${lang}`)
    assert.equal(paper.statusCode, 200, paper.body)
    const text = (await copiedPages(paper.rawPayload)).join('\n').replaceAll('\u00a0', ' ')
    assert.ok(text.includes(words as string) && text.includes('canary-one') && !text.includes('canary-two'), text)
  }
  const other = `${DESK}/requests/${request.id}/subjects/debtor/${(await enterCase(world)).debtor_id}/export`
  assert.equal((await admin.get(other)).statusCode, 404, 'only what was picked')
  const steps = (await admin.get(`${DESK}/requests/${request.id}`)).json().data.steps
  assert.equal(steps.filter(({ action }: { action: string }) => action === 'exported').length, 3)
})

/** What Article 15 (1) wants told, whoever asks. */
const TOPICS = ['controller', 'purposes', 'sources', 'recipients', 'retention', 'rights', 'objection']

test('an export says which messages of the court were about a filing that was taken back', async () => {
  const partner = await world.partner()
  const claim = await makeRecommended(world, partner)
  await partner.post(claim.url, { decision: 'sue' })
  const at = `/api/operator/claims/${claim.id}`
  const file = async (reference: string, kind: string) => {
    assert.equal((await agent.post(`${at}/filing`, { reference })).statusCode, 200)
    const told = await agent.post(`${at}/court-messages`, { kind, date: '2026-05-14' })
    assert.equal(told.statusCode, 201, told.body)
  }
  await file('1 C 1/26a', 'served')
  assert.equal((await agent.post(`${at}/filing/reverse`, { note: 'Falscher Akt' })).statusCode, 200)
  await file('2 C 2/26b', 'served')
  const request = await record([subjectOf(claim)])
  await identify(request.id)
  const answer = await admin.get(`${DESK}/requests/${request.id}/subjects/debtor/${claim.debtor_id}/export`)
  type Holding = { holding: string; entries: { messages: { is_filing_reversed: boolean }[] }[] }
  const court = answer.json().data.holdings.find(({ holding }: Holding) => holding === 'court') as Holding
  assert.deepEqual(
    court.entries[0]?.messages.map(({ is_filing_reversed }) => is_filing_reversed),
    [true, false],
  )
})

test('everybody gets their own data, mails and looks at them included, in words and without secrets', async () => {
  const person = await enterPortal(world, { email: 'erna@creditor.example' })
  await person.partner.patch(`/openapi/customers/${person.customer_id}`, { phone: '+43 1 5550123' })
  const found = [
    ...recordsOf(await admin.get(`${DESK}/people?q=erna@creditor.example`)),
    ...recordsOf(await admin.get(`${DESK}/people?q=partner@example.com`)),
    ...recordsOf(await admin.get(`${DESK}/people?q=${agent.email}`)),
    { kind: 'debtor', id: one.debtor_id },
  ]
  for (const kind of ['customer', 'creditor_person', 'partner', 'operator', 'debtor']) {
    const subject = found.find((one) => one.kind === kind)
    assert.ok(subject, kind)
    const request = await record([{ kind, id: subject.id }])
    await identify(request.id)
    const url = `${DESK}/requests/${request.id}/subjects/${kind}/${subject.id}/export`
    await admin.get(url)
    const answer = await admin.get(url)
    assert.equal(answer.statusCode, 200, answer.body)
    assert.doesNotMatch(answer.body, /password_hash|token_hash|secret|sealed/)
    const { data } = answer.json() as { data: Exported }
    const topics = data.information.map(({ topic }) => topic)
    assert.deepEqual(topics.filter((topic) => TOPICS.includes(topic)).sort(), [...TOPICS].sort(), kind)
    const entriesOf = (name: string) => data.holdings.find(({ holding }) => holding === name)?.entries ?? []
    assert.ok(
      entriesOf('looks').some(({ action }) => action === 'privacy.person_read'),
      kind,
    )
    if (kind === 'customer' || kind === 'creditor_person') assert.ok(entriesOf('mails').length > 0, kind)
    for (const { holding, entries } of data.holdings) assertNamed(holding, entries)
    for (const lang of ['de', 'en']) {
      const paper = await admin.get(`${url}?format=pdf&lang=${lang}`)
      assert.equal(paper.statusCode, 200, paper.body)
      const text = (await copiedPages(paper.rawPayload)).join('\n')
      assert.doesNotMatch(text.replace(/\S*[@/.]\S*/g, ''), /[a-z]_[a-z]|undefined|\[object/, 'words instead of keys')
    }
  }
})

type Exported = {
  holdings: { holding: string; entries: Record<string, unknown>[] }[]
  information: { topic: string; text: string }[]
}

/** Every part and every field has a name in both languages. */
function assertNamed(holding: string, entries: readonly Record<string, unknown>[]): void {
  for (const language of ['de', 'en'] as const) {
    assert.ok(EXPORT_WORDS[language].holdings[holding], `${holding} in ${language}`)
    for (const key of entries.flatMap((entry) => Object.keys(entry)))
      assert.ok(VOCABULARY[language].fields[key], `${key} of ${holding} in ${language}`)
  }
}

test('a restriction stops the next letter, and lifting it lets the letter go', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  const { debtor_id } = (await partner.get(`/openapi/claims/${id}`)).json().data
  await partner.patch(`/openapi/debtors/${debtor_id}`, PERSON)
  const letters = async () => (await agent.get(`/api/operator/letters?claim_id=${id}`)).json().total
  const request = await record([{ kind: 'debtor', id: debtor_id }], { kind: 'restriction' })
  const act = (path: string, body: object, who = admin) => who.post(`${DESK}/requests/${request.id}/${path}`, body)
  const restriction = { debtor_id, reason: 'accuracy', note: 'says that the amount is wrong' }
  assert.equal((await act('restriction', restriction)).json().code, 'identity_not_checked')
  await identify(request.id)
  assert.equal((await act('restriction', restriction, agent)).statusCode, 403)
  const restricted = await act('restriction', restriction)
  assert.equal(restricted.statusCode, 200, restricted.body)
  assert.equal((await act('restriction', restriction)).json().code, 'already_restricted')
  const before = await letters()
  await advance(world, 30 * DAY_S)
  assert.equal(await letters(), before)
  const { blocked_reason } = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.equal(blocked_reason, 'held')
  const message = await agent.post(`/api/operator/claims/${id}/messages`, { text: 'A' })
  assert.equal(message.json().code, 'processing_restricted')

  const lifting = { debtor_id, reason: 'checked' }
  assert.equal((await act('restriction/lift', lifting)).json().code, 'person_not_told')
  assert.equal((await act('restriction/announce', { debtor_id })).statusCode, 200)
  assert.equal((await act('restriction/lift', lifting)).statusCode, 200)
  await advance(world, 30 * DAY_S)
  assert.ok((await letters()) > before)
})

test('a correction keeps the old and the new with the case, and recipients are told before the answer', async () => {
  const debtor = await enterCase(world)
  const request = await record([subjectOf(debtor)], { kind: 'rectification' })
  await identify(request.id)
  const act = (path: string, body: object) => admin.post(`${DESK}/requests/${request.id}/${path}`, body)
  const changes = { person: { first_name: 'Right', last_name: 'Name' } }
  const corrected = await act('correction', { subject: subjectOf(debtor), changes })
  assert.equal(corrected.statusCode, 200, corrected.body)
  assert.equal(corrected.json().data.subjects[0].record.name, 'Right Name')
  const audited = await world.deps.db.many<{ details: string }>(
    sql`select details::text as details from audit_entries where action = 'privacy.data_corrected'`,
  )
  assert.ok(audited.length > 0 && !audited.some(({ details }) => details.includes('Right')))
  const { recipients } = corrected.json().data
  for (const { id } of recipients) {
    assert.equal((await act('answer', { note: 'by letter' })).json().code, 'recipients_not_told')
    assert.equal((await act(`recipients/${id}/told`, { note: 'by mail' })).statusCode, 200)
  }
  assert.equal((await act('answer', { note: 'by letter' })).json().data.state, 'answered')
  assert.equal((await act('answer', { note: 'again' })).json().code, 'request_closed')
})

test('erasing asks for the name, is done once, and says what is kept', async () => {
  const debtor = await enterCase(world)
  const request = await record([subjectOf(debtor)], { kind: 'erasure' })
  const subject = subjectOf(debtor)
  const { name } = request.subjects[0].record
  const url = `${DESK}/requests/${request.id}/erasure`
  assert.equal((await admin.post(url, { subject, confirmation: name })).json().code, 'identity_not_checked')
  await identify(request.id)
  assert.equal((await agent.post(url, { subject, confirmation: name })).statusCode, 403)
  assert.equal((await admin.post(url, { subject, confirmation: 'somebody' })).statusCode, 400)
  await agent.post(`/api/operator/claims/${debtor.id}/close`, { closure_reason: 'withdrawn' })
  const plan = (await admin.get(`${DESK}/requests/${request.id}/subjects/debtor/${subject.id}/erasure-plan`)).json()
    .data
  assert.ok(plan.erased.length > 0, JSON.stringify(plan))
  const answer = await admin.post(url, { subject, confirmation: name })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.ok(answer.json().data.subjects[0].erased_at)
  assert.equal((await admin.post(url, { subject, confirmation: name })).statusCode, 404, 'once')
})

test('an open request waits in the work queue with its day, and ends there', async () => {
  const request = await record([])
  const items = async () =>
    (await agent.get('/api/operator/work?kind=privacy_request&limit=100'))
      .json()
      .data.filter(({ key }: { key: string }) => key.endsWith(request.id))
  const [item] = await items()
  assert.equal(item.reason, '2026-06-01')
  const refused = await admin.post(`${DESK}/requests/${request.id}/refuse`, { reason: 'nobody proved who they are' })
  assert.equal(refused.statusCode, 200, refused.body)
  assert.deepEqual(await items(), [])
})

test('who reads of whom in a request is in the audit log, also if only a record was picked', async () => {
  const reader = await world.operator('agent')
  const looks = async () =>
    (
      await world.deps.db.many<{ subject_id: string }>(sql`
        select subject_id from audit_entries where actor_id = ${reader.operator_id} and action = 'privacy.person_read'
        order by at, id`)
    ).map(({ subject_id }) => subject_id)
  const request = await record([])
  const picked = await reader.post(`${DESK}/requests/${request.id}/subjects`, subjectOf(one))
  assert.match(picked.body, /1980-02-03/)
  assert.deepEqual(await looks(), [one.debtor_id])
  await reader.get(`${DESK}/requests/${request.id}`)
  assert.equal((await looks()).length, 1, 'once an hour')
  const other = await record([subjectOf(two)])
  await reader.get(`${DESK}/requests/${other.id}`)
  assert.deepEqual(await looks(), [one.debtor_id, two.debtor_id])
})
