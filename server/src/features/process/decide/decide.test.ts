import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CourtCase, MUNICH, mailedLink, makeRecommended } from '../../../../test/court-cases.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld, START } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { sql } from '../../../platform/db/db.ts'
import { LINK_DAYS } from './rules.ts'

const world = await openWorld()
const partner = await world.partner()

const linkTo = (claim: CourtCase): Promise<string> => mailedLink(world, partner, claim)
const get = (url: string, headers: Record<string, string> = {}) => world.request({ method: 'GET', url, headers })
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  world.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const OPEN = { decision: 'sue', lawyer: 'none', confirm: 'yes' }

test('the page shows claim, debtor, costs and consequences in the language of the reader', async () => {
  const claim = await makeRecommended(world, partner)
  const path = await linkTo(claim)
  const german = await get(path)
  assert.equal(german.statusCode, 200)
  assert.match(german.body, /<html lang="de">/)
  for (const text of ['Max Canary-Maier', '1.000,00', '140,00', '330,27', 'nicht bestätigt', 'Verjährung']) {
    assert.ok(german.body.includes(text), text)
  }
  const english = await get(path, { 'accept-language': 'fr,en-GB;q=0.8,de;q=0.5' })
  assert.match(english.body, /<html lang="en">[\s\S]*What it costs[\s\S]*are not confirmed/)
  for (const { body } of [german, english])
    assert.doesNotMatch(body, /RIS|add a row/, 'remarks of the team are left out')
  assert.match((await get(`${path}?lang=de`, { 'accept-language': 'en' })).body, /<html lang="de">/)
  assert.doesNotMatch(german.body, /<script/)
})

test('the page is kept from frames, caches, searches and scripts', async () => {
  const { headers } = await get(await linkTo(await makeRecommended(world, partner)))
  assert.match(
    String(headers['content-security-policy']),
    /default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/,
  )
  assert.deepEqual(
    [headers['cache-control'], headers['x-robots-tag'], headers['x-frame-options'], headers['x-content-type-options']],
    ['no-store', 'noindex, nofollow', 'DENY', 'nosniff'],
  )
})

test('what somebody typed is shown as text and never as markup', async () => {
  const person = { first_name: '<b>Max</b>', last_name: '"Maier" & Sohn' }
  const claim = await makeRecommended(world, partner, { debtor: { person, acting_as: 'person' } })
  const path = await linkTo(claim)
  const { body } = await get(path)
  assert.ok(body.includes('&lt;b&gt;Max&lt;/b&gt; &quot;Maier&quot; &amp; Sohn') && !body.includes('<b>Max'))
  const again = await send(path, { lawyer: 'wunschanwalt', wunschanwalt_last_name: '"><script>x</script>' })
  assert.equal(again.statusCode, 400)
  assert.ok(again.body.includes('value="&quot;&gt;&lt;script&gt;') && !again.body.includes('<script'))
})

test('a decision through the link is recorded as made in the portal, once', async () => {
  const claim = await makeRecommended(world, partner)
  const path = await linkTo(claim)
  const answer = await send(`${path}?lang=en`, OPEN)
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, `${path}/done?lang=en`])
  const done = await get(`${path}/done?lang=en`)
  assert.equal(done.statusCode, 200)
  assert.match(done.body, /You have decided to sue/)
  const row = await world.deps.db.one(sql`
    select decision, decided_via, decided_by, decided_as from lawsuit_decisions where claim_id = ${claim.id}`)
  assert.deepEqual(row, { decision: 'sue', decided_via: 'portal', decided_by: null, decided_as: 'creditor' })
  const invoices = await (await world.operator()).get(`/api/operator/court-fee-invoices?claim_id=${claim.id}`)
  assert.equal(invoices.json().total, 1, 'the court fee is invoiced all the same')

  const used = await get(path)
  assert.equal(used.statusCode, 410)
  assert.match(used.body, /schon benutzt[\s\S]*receipt\.pdf/)
  assert.equal((await send(path, OPEN)).statusCode, 410)
  const receipt = await get(`${path}/receipt.pdf?lang=de`)
  assert.deepEqual([receipt.statusCode, receipt.headers['content-type']], [200, 'application/pdf'])
  assert.ok(receipt.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')))
})

test('papers are printed whatever was typed: any script, any length, any direction', async () => {
  const name = `שלום 💥 \u202e\u0007 ${'Überlang'.repeat(25)}`
  const person = { first_name: '<b>#eval("x")</b> $a$ \\', last_name: name }
  const claim = await makeRecommended(world, partner, { amount: 6000, debtor: { person, acting_as: 'person' } })
  const address = { street: name, zip: '#1', city: '*Wien*', country: 'AT' }
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { name, address })
  const path = await linkTo(claim)
  const own = { wunschanwalt_first_name: '_x_', wunschanwalt_last_name: '💥', wunschanwalt_location: '@here' }
  assert.equal((await send(path, { ...OPEN, lawyer: 'wunschanwalt', ...own })).statusCode, 303)
  const receipt = await get(`${path}/receipt.pdf?lang=de`)
  assert.equal(receipt.statusCode, 200)
  assert.match((await copiedPages(receipt.rawPayload)).join('\n'), /Ihr Rechtsanwalt _x_ \?, @here/)
  const operator = await world.operator()
  assert.equal((await operator.get(`/api/operator/claims/${claim.id}/filing-package.pdf`)).statusCode, 200)
  await world.deps.jobs.runDue(world.deps)
  const [invoice] = (await operator.get(`/api/operator/court-fee-invoices?claim_id=${claim.id}`)).json().data
  const file = await operator.get(`/api/operator/court-fee-invoices/${invoice.id}/file`)
  assert.equal(file.statusCode, 200)
})

test('of many who send the form at once one decides', async () => {
  const claim = await makeRecommended(world, partner)
  const path = await linkTo(claim)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 ? send(path, { ...OPEN, decision: 'decline' }) : send(path, { ...OPEN, form_key: `key-${index}` }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  assert.deepEqual([statuses[0], new Set(statuses.slice(1))], [303, new Set([410])])
})

test('a form that is sent twice decides once and leads to the same page, and its secret is not kept', async () => {
  const claim = await makeRecommended(world, partner)
  const path = await linkTo(claim)
  const key = /name="form_key" value="([^"]+)"/.exec((await get(path)).body)?.[1] as string
  const form = { ...OPEN, form_key: key }
  const twice = await Promise.all([send(path, form), send(path, form)])
  const again = await send(path, form)
  for (const { statusCode, headers } of [...twice, again])
    assert.deepEqual([statusCode, headers.location], [303, `${path}/done?lang=de`])
  assert.equal((await send(path, { ...form, decision: 'decline' })).statusCode, 410, 'another answer is none')
  const secret = path.split('/').at(-1) as string
  const kept = await world.deps.db.many(sql`select i::text as text from idempotency_keys i`)
  assert.ok(kept.length > 0 && !JSON.stringify(kept).includes(secret))
})

test('faults are shown beside their fields, and what was typed stays', async () => {
  const claim = await makeRecommended(world, partner, { amount: 6000 })
  const path = `${await linkTo(claim)}?lang=en`
  const empty = await send(path, {})
  assert.equal(empty.statusCode, 400)
  assert.match(empty.body, /Please choose whether to sue[\s\S]*Please confirm/)
  const no_lawyer = await send(path, { decision: 'sue', confirm: 'yes' })
  assert.match(no_lawyer.body, /id="lawyer-fault"/)
  const own = { decision: 'sue', lawyer: 'wunschanwalt', wunschanwalt_first_name: 'Eva', wunschanwalt_email: 'no' }
  const { body } = await send(path, own)
  for (const name of ['last_name', 'location', 'email']) assert.ok(body.includes(`wunschanwalt_${name}-fault`), name)
  assert.ok(!body.includes('wunschanwalt_first_name-fault') && body.includes('value="Eva"'))
  assert.match(body, /value="wunschanwalt" checked/)
  assert.equal((await partner.get(`${claim.url}/estimate`)).json().data.decision_open, true, 'nothing was decided')
  const good = { ...own, wunschanwalt_last_name: 'Recht', wunschanwalt_location: 'Wien', wunschanwalt_email: ' ' }
  assert.equal((await send(path, { ...good, confirm: 'yes' })).statusCode, 303)
})

test('who declines need not empty the fields of a lawyer, and a German claim asks for none', async () => {
  const claim = await makeRecommended(world, partner)
  const fields = { decision: 'decline', lawyer: 'wunschanwalt', wunschanwalt_first_name: 'Eva', confirm: 'yes' }
  assert.equal((await send(await linkTo(claim), fields)).statusCode, 303)
  const german = await makeRecommended(world, partner, { address: MUNICH })
  const path = await linkTo(german)
  assert.doesNotMatch((await get(path)).body, /name="lawyer"/)
  assert.equal((await send(path, { ...OPEN, lawyer: 'svc_network' })).statusCode, 303)
})

test('where going to court is not possible only declining is offered', async () => {
  const claim = await makeRecommended(world, partner, { address: null })
  const path = await linkTo(claim)
  const { body } = await get(path)
  assert.match(body, /keine Anschrift/)
  assert.doesNotMatch(body, /value="sue"/)
  assert.equal((await send(path, OPEN)).statusCode, 400)
  assert.equal((await send(path, { ...OPEN, decision: 'decline' })).statusCode, 303)
})

test('unknown, decided and expired links say so', async () => {
  const unknown = await get('/decide/nonsense?lang=en')
  assert.deepEqual([unknown.statusCode, unknown.headers['content-type']], [404, 'text/html; charset=utf-8'])
  assert.match(unknown.body, /This link does not exist/)
  assert.equal((await send('/decide/nonsense', OPEN)).statusCode, 404)
  assert.equal((await get('/decide/nonsense/receipt.pdf')).statusCode, 404)

  const claim = await makeRecommended(world, partner)
  const path = await linkTo(claim)
  assert.equal((await get(`${path}/receipt.pdf`)).statusCode, 303, 'there is no receipt before a decision')
  assert.equal((await get(`${path}/done`)).statusCode, 303)
  await partner.post(claim.url, { decision: 'decline' })
  const decided = await get(`${path}?lang=en`)
  assert.equal(decided.statusCode, 410)
  assert.match(decided.body, /A decision has already been made/)
  assert.doesNotMatch(decided.body, /receipt\.pdf/, 'the receipt belongs to whoever decided')

  const late = await linkTo(await makeRecommended(world, partner))
  world.clock.advance(LINK_DAYS * DAY_MS)
  const expired = await get(late)
  assert.equal(expired.statusCode, 410)
  assert.match(expired.body, /abgelaufen/)
  assert.equal((await send(late, OPEN)).statusCode, 410)
  assert.ok(world.clock.business() > START)
})

test('a form that another site sends, or that is no form, is refused with a page', async () => {
  const path = await linkTo(await makeRecommended(world, partner))
  const foreign = await send(path, OPEN, { origin: 'https://evil.example' })
  assert.deepEqual([foreign.statusCode, foreign.headers['content-type']], [403, 'text/html; charset=utf-8'])
  const no_form = await world.request({ method: 'POST', url: path, payload: { decision: 'sue' } })
  assert.equal(no_form.headers['content-type'], 'text/html; charset=utf-8')
  assert.ok(no_form.statusCode >= 400 && no_form.statusCode < 500)
  assert.equal((await send(path, { ...OPEN, wunschanwalt_first_name: 'x'.repeat(20_000) })).statusCode, 413)
  assert.equal((await get(path)).statusCode, 200, 'nothing was decided')
})

test('the language is the one that was asked for, else the best that the browser names, else German', () => {
  const cases: [unknown, string | undefined, string][] = [
    [undefined, undefined, 'de'],
    ['en', 'de', 'en'],
    ['xx', 'en', 'en'],
    [undefined, 'fr, en;q=0.3, de;q=0.7', 'de'],
    [undefined, 'en-US,en;q=0.9', 'en'],
    [undefined, 'en;q=0', 'de'],
    [undefined, ';;;,,', 'de'],
  ]
  for (const [asked, accepted, expected] of cases) assert.equal(readersLanguage(asked, accepted), expected)
})
