import assert from 'node:assert/strict'
import { Socket } from 'node:net'
import { test } from 'node:test'
import { enterCase, plantSecrets, tryCode } from '../../../../test/debtors.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld } from '../../../../test/world.ts'
import { openPapers } from './papers.ts'

const world = await openWorld()
const team = await world.operator('agent')
const EXPORT = '/api/debtor/data-export'
type Debtor = Awaited<ReturnType<typeof enterCase>>

const textOf = async (debtor: Debtor, lang: string) => {
  const answer = await debtor.get(`${EXPORT}?format=pdf&lang=${lang}`)
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/pdf'], answer.body)
  assert.match(answer.headers['content-disposition'] as string, /^attachment/)
  return (await copiedPages(answer.rawPayload)).join('\n').replaceAll('\u00a0', ' ')
}

test('the export has the case as the portal shows it, contact data, log-ins, and what the GDPR asks for', async () => {
  const debtor = await enterCase(world)
  await debtor.partner.patch(`/openapi/debtors/${debtor.debtor_id}`, { iban: 'AT611904300234573201' })
  await debtor.send('PATCH', '/api/debtor/contact', { email: 'max@example.com', phone: '+43 1 23', language: 'de' })
  await tryCode(world, debtor)
  const answer = await debtor.get(EXPORT)
  assert.equal(answer.statusCode, 200, answer.body)
  const { data } = answer.json()
  assert.deepEqual(data.case, (await debtor.get('/api/debtor/case')).json().data)
  const { contact } = data
  assert.deepEqual(
    [contact.emails, contact.phones, contact.language, contact.iban],
    [['max@example.com'], ['+43 1 23'], 'de', '3201'],
  )
  assert.equal(contact.addresses[0].is_primary, true)
  assert.equal(data.log_ins.length, 2, 'both log-ins')
  assert.equal(data.sessions.length, 2)
  assert.deepEqual(
    data.recipients.map(({ kind }: { kind: string }) => kind),
    ['creditor'],
  )
  const topics: Record<string, string> = Object.fromEntries(
    data.information.map(({ topic, text }: Record<string, string>) => [topic, text]),
  )
  assert.match(topics.controller as string, new RegExp(data.case.collector.name))
  assert.match(topics.retention as string, /§ 132 BAO.*30 Jahre|30 Jahre.*§ 132 BAO/)
  assert.match(topics.rights as string, /Datenschutzbehörde/)
  assert.match(topics.objection as string, /widersprechen/)
  assert.match(data.on_request, /Notizen unseres Teams/)

  const paper = await textOf(debtor, 'de')
  for (const words of ['Ihre Daten', 'max@example.com', '3201', 'R-1', 'Speicherdauer', 'Notizen unseres Teams'])
    assert.ok(paper.includes(words), `${words} is not in:\n${paper}`)
  assert.doesNotMatch(paper, /AT611904300234573201|AT61 1904 3002/)
  assert.match(await textOf(debtor, 'en'), /Your rights/)
})

test('nothing of partners, the team or other cases is in any of the papers', async () => {
  const debtor = await enterCase(world)
  const secrets = await plantSecrets(debtor, team, 1000)
  const receipt = await debtor.get('/api/debtor/receipt.pdf')
  assert.equal(receipt.statusCode, 200)
  const texts = [
    (await debtor.get(EXPORT)).body,
    await textOf(debtor, 'de'),
    (await copiedPages(receipt.rawPayload)).join('\n'),
  ]
  for (const text of texts) {
    assert.doesNotMatch(text, /geheim-4711/)
    for (const hidden of [...secrets, debtor.access_code]) assert.ok(!text.includes(hidden))
  }
})

test('whoever has the code of a returned letter gets neither export nor receipt', async () => {
  const debtor = await enterCase(world)
  const [letter] = (await team.get(`/api/operator/claims/${debtor.id}`)).json().data.letters
  await team.post(`/api/operator/letters/${letter.id}/returned`, { note: 'unbekannt' })
  for (const url of [EXPORT, `${EXPORT}?format=pdf`, '/api/debtor/receipt.pdf'])
    assert.equal((await debtor.get(url)).statusCode, 403, url)
})

test('a browser keeps the data as a file, and a program gets the same', async () => {
  const debtor = await enterCase(world)
  const [kept, plain] = [await debtor.get(`${EXPORT}?download=true&lang=de`), await debtor.get(`${EXPORT}?lang=de`)]
  assert.match(kept.headers['content-disposition'] as string, /^attachment; filename="?MW\d+-datenauszug\.json/)
  assert.equal(plain.headers['content-disposition'], undefined)
  assert.deepEqual(Object.keys(kept.json()), Object.keys(plain.json()))
  assert.match((await debtor.get('/debtor/privacy?lang=de')).body, /data-export\?download=true&amp;lang=de/)
})

test('papers are set one after the other, twenty wait, and more are asked to come back', async () => {
  const debtor = await enterCase(world)
  const { typesetter } = world.deps
  const typeset = typesetter.pdf
  const gate = Promise.withResolvers<void>()
  let [running, most, refused] = [0, 0, 0]
  typesetter.pdf = async () => {
    most = Math.max(most, ++running)
    await gate.promise
    running--
    return Buffer.from('%PDF')
  }
  const ask = async () => {
    const answer = await debtor.get(`${EXPORT}?format=pdf`)
    if (answer.statusCode === 503 && ++refused === 9) gate.resolve()
    return answer
  }
  try {
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    assert.deepEqual([most, busy.length], [1, 9], 'one is set, twenty wait')
    assert.ok(world.log_lines.some((line) => line.includes('too_busy')))
    for (const answer of busy) {
      assert.match(answer.json().message, /Too much of this at once/)
      assert.ok(Number(answer.headers['retry-after']) > 0)
    }
  } finally {
    typesetter.pdf = typeset
  }
})

test('no paper is set for a client that has gone', async () => {
  const gate = Promise.withResolvers<Buffer>()
  let made = 0
  const pdf = () => {
    made++
    return gate.promise
  }
  const setPaper = openPapers({ typesetter: { pdf } })
  const clients = [1, 2, 3].map(() => ({ raw: { socket: new Socket() } }))
  const papers = clients.map((client) => setPaper(client, 'letter', {}))
  clients[1]?.raw.socket.destroy()
  gate.resolve(Buffer.from('%PDF'))
  const outcomes = await Promise.allSettled(papers)
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.equal(made, 2)
})
