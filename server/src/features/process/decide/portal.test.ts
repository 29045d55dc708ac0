import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { MUNICH, makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const own = await enterPortal(world)
await world.deps.db.transaction((tx) =>
  tx.run(sql`update creditor_people set name = 'Eva Huber' where email = ${own.email}`),
)
const creditor = asCreditor(world, own.cookie)
const neighbour = asCreditor(world, (await enterPortal(world, { partner: own.partner })).cookie)
const admin = await world.operator('admin')

type More = Parameters<typeof makeRecommended>[2]
async function makeCase(more: More = {}) {
  const { id } = await makeRecommended(world, own.partner, { customer_id: own.customer_id, ...more })
  return { id, api: `/api/creditor/claims/${id}/lawsuit-decision`, page: `/creditor/claims/${id}/decision` }
}
const sendForm = (page: string, fields: Record<string, string>) =>
  world.request({
    method: 'POST',
    url: page,
    headers: { cookie: own.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const SUE = { decision: 'sue', lawyer: 'none', confirm: 'yes' }

test('a person reads what it costs, decides once, and gets a receipt', async () => {
  const { id, api } = await makeCase()
  const { data: estimate } = (await creditor.get(`${api}/estimate`)).json()
  assert.deepEqual(
    [estimate.court_fees, estimate.optional_lawyer_fees_gross, estimate.decision_open, estimate.decided],
    [140, 190.27, true, false],
  )
  assert.deepEqual(estimate, (await own.partner.get(`/openapi/claims/${id}/lawsuit-decision/estimate`)).json().data)
  assert.equal((await creditor.get(`${api}/receipt.pdf`)).statusCode, 404)

  const decided = await creditor.send('POST', api, { decision: 'sue' })
  assert.equal(decided.statusCode, 201, decided.body)
  const { data } = decided.json()
  assert.deepEqual([data.claim_id, data.decision, data.decided_via, data.court_fees], [id, 'sue', 'portal', 140])
  const second = await creditor.send('POST', api, { decision: 'decline' })
  assert.deepEqual([second.statusCode, second.json().details[0].code], [400, 'already_decided'])

  const entry = (await activityOf(world, id)).find(({ action }) => action === 'lawsuit.decided')
  const person = await world.deps.db.one<{ id: string }>(sql`
    select id from creditor_people where email = ${own.email}`)
  assert.deepEqual([entry?.actor_type, entry?.actor_id], ['creditor', person?.id])
  const { decision } = (await admin.get(`/api/operator/claims/${id}`)).json().data.court
  assert.deepEqual(decision.decided_by, { type: 'creditor', name: 'Eva Huber', partner_name: null })

  const receipt = await creditor.get(`${api}/receipt.pdf?lang=de`)
  assert.deepEqual([receipt.statusCode, receipt.headers['content-type']], [200, 'application/pdf'])
  const text = (await copiedPages(receipt.rawPayload)).join('\n')
  for (const words of ['entschieden, zu klagen', 'Eva Huber, im Gläubigerportal', '140,00', 'Max Canary-Maier'])
    assert.ok(text.includes(words), `${words}: ${text}`)
  assert.match(text, /vier Wochen/)
})

test("another customer's claim is no claim, on every path", async () => {
  const { id, api, page } = await makeCase()
  for (const url of [`${api}/estimate`, `${api}/receipt.pdf`, page, `${page}/receipt.pdf`])
    assert.equal((await neighbour.get(url)).statusCode, 404, url)
  assert.equal((await neighbour.send('POST', api, { decision: 'decline' })).statusCode, 404)
  assert.equal((await neighbour.get('/creditor/claims/nonsense/decision')).statusCode, 404)
  assert.equal((await world.request({ url: page })).statusCode, 303, 'a stranger is sent to the login')
  const { data } = (await own.partner.get(`/openapi/claims/${id}/lawsuit-decision/estimate`)).json()
  assert.equal(data.decision_open, true)
})

test('the same key decides once in the API', async () => {
  const { api } = await makeCase()
  const decide = () =>
    world.request({
      method: 'POST',
      url: api,
      headers: { cookie: own.cookie, 'idempotency-key': 'decide' },
      payload: { decision: 'decline' },
    })
  const [first, second] = [await decide(), await decide()]
  assert.deepEqual([first.statusCode, second.statusCode, second.body], [201, 201, first.body])
})

test('the page says what is certain and what is optional, and a double click decides once', async () => {
  const { id, page } = await makeCase()
  const shown = await creditor.get(`${page}?lang=de`)
  assert.equal(shown.statusCode, 200, shown.body)
  for (const text of [
    'Fällt sicher an',
    '140,00',
    'Nur, wenn Sie es möchten',
    '190,27',
    '330,27',
    'verjährt',
    'vier Wochen',
  ])
    assert.ok(shown.body.includes(text), text)
  assert.ok(shown.body.length < 100_000)
  const form_key = /name="form_key" value="([^"]+)"/.exec(shown.body)?.[1] as string

  const refused = await sendForm(`${page}?lang=de`, { form_key, decision: 'sue', lawyer: 'wunschanwalt' })
  assert.equal(refused.statusCode, 400)
  assert.match(refused.body, /wunschanwalt_last_name-fault[\s\S]*confirm-fault/)
  assert.match(refused.body, /value="wunschanwalt" checked/)

  const form = { ...SUE, form_key }
  const twice = await Promise.all([sendForm(`${page}?lang=de`, form), sendForm(`${page}?lang=de`, form)])
  for (const { statusCode, headers } of twice)
    assert.deepEqual([statusCode, headers.location], [303, `${page}?done=decided&lang=de`])
  const done = await creditor.get(`${page}?done=decided&lang=de`)
  assert.match(done.body, /role="status"[\s\S]*Eva Huber, im Gläubigerportal[\s\S]*receipt\.pdf/)
  assert.match(done.body, new RegExp(`href="/creditor/claims/${id}\\?lang=de"`))
  const other = await sendForm(`${page}?lang=en`, { ...SUE, decision: 'decline', form_key: newId() })
  assert.equal(other.statusCode, 409)
  assert.match(other.body, /decision has been made in the meantime/)
  const receipt = await creditor.get(`${page}/receipt.pdf?lang=en`)
  assert.match((await copiedPages(receipt.rawPayload)).join('\n'), /Eva Huber, in the creditor portal/)
  const total = await world.deps.db.one<{ total: number }>(sql`
    select count(*)::int as total from claim_activity where claim_id = ${id} and action = 'lawsuit.decided'`)
  assert.equal(total?.total, 1)
})

test('what a partner has decided is told as such, with a receipt', async () => {
  const { id, page } = await makeCase()
  await own.partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'decline' })
  const { statusCode, body } = await creditor.get(`${page}?lang=de`)
  assert.equal(statusCode, 200)
  assert.match(body, /Für Sie wurde entschieden, nicht zu klagen[\s\S]*über die Schnittstelle[\s\S]*receipt\.pdf/)
})

test('a German claim shows its own rules and no lawyer', async () => {
  const { page } = await makeCase({ address: MUNICH })
  const { body } = await creditor.get(`${page}?lang=de`)
  assert.match(body, /Rechtsanwalt brauchen Sie für diesen Antrag nicht[\s\S]*binnen zwei Wochen/)
  assert.doesNotMatch(body, /name="lawyer"|vier Wochen/)
})

test('before the court step there is nothing to decide, and no receipt', async () => {
  const { data } = (
    await own.partner.post('/openapi/claims', {
      customer_id: own.customer_id,
      debtor_id: (
        await own.partner.post('/openapi/debtors', {
          acting_as: 'person',
          person: { last_name: 'Neu' },
          customer_id: own.customer_id,
        })
      ).json().data.id,
    })
  ).json()
  const page = `/creditor/claims/${data.id}/decision`
  const early = await creditor.get(`${page}?lang=en`)
  assert.equal(early.statusCode, 409)
  assert.match(early.body, /out-of-court steps have been exhausted/)
  assert.equal((await sendForm(page, SUE)).statusCode, 409)
  assert.equal((await creditor.get(`${page}/receipt.pdf`)).statusCode, 303)
})

test('the page says who files: in Austria never the collection company, in Germany we do', async () => {
  const pageOf = async ({ page }: { page: string }) => (await creditor.get(`${page}?lang=de`)).body
  const austria = await makeCase()
  const without = await pageOf(austria)
  assert.match(without, /Ohne Rechtsanwalt bringen Sie die Klage selbst bei Gericht ein/)
  assert.match(without, /Mit Rechtsanwalt bringt dieser die Klage für Sie ein/)
  const large = await pageOf(await makeCase({ amount: 5000.01 }))
  assert.doesNotMatch(large, /Ohne Rechtsanwalt bringen Sie/)
  const german = await pageOf(await makeCase({ address: MUNICH }))
  assert.match(german, /Den Antrag stellen wir in Ihrem Namen/)
  assert.match(german, /Einen Rechtsanwalt brauchen Sie für diesen Antrag nicht/)
  assert.doesNotMatch(german, /Inkassoinstitut/)
  await sendForm(austria.page, SUE)
  assert.match(await pageOf(austria), /bringen Sie die Klage selbst/)
  const receipt = (await copiedPages((await creditor.get(`${austria.api}/receipt.pdf?lang=de`)).rawPayload)).join(' ')
  assert.match(receipt.replaceAll(/\s+/g, ' '), /bringen Sie die Klage selbst/)
})

test('who decides reads first what speaks against suing, and nobody is urged to it', async () => {
  const { id, page } = await makeCase()
  const waits = async () =>
    (await creditor.get('/api/creditor/claims?state=needs_you&limit=100'))
      .json()
      .data.map((row: { id: string }) => row.id)
  assert.ok((await waits()).includes(id))
  const { debtor } = (await admin.get(`/api/operator/claims/${id}`)).json().data
  const situation = (name: string) =>
    admin.post(`/api/operator/debtors/${debtor.id}/situation`, { situation: name, note: 'Edikt' })
  for (const [name, said] of [
    ['insolvent', /Insolvenzverfahren anzumelden/],
    ['deceased', /gegen den Nachlass oder gegen Erben/],
  ] as const) {
    await situation(name)
    assert.match((await creditor.get(`${page}?lang=de`)).body, said)
    assert.ok(!(await waits()).includes(id), name)
  }
  await situation('none')
  assert.ok((await waits()).includes(id))
  await creditor.send('POST', `/api/creditor/claims/${id}/withdrawal`, { reason: 'Kulanz' })
  assert.match((await creditor.get(`${page}?lang=de`)).body, /gebeten, den Fall zu beenden/)
  assert.ok(!(await waits()).includes(id))
  const own_case = (await creditor.get(`/creditor/claims/${id}?lang=de`)).body
  assert.doesNotMatch(own_case, /Wartet auf Sie/)
})
