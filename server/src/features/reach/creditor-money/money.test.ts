import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()

type Line = { kind: string; date: string; amount: number; case_reference: string; debtor_name: string }
type MoneyAnswer = {
  year: number
  years: number[]
  collected: number
  fees: number
  months: { month: string; collected: number; fees: number }[]
  lines: Line[]
  total: number
  open_invoices: { total: number; invoices: { id: string }[] }
}

async function opened() {
  const person = await enterPortal(world)
  const creditor = asCreditor(world, person.cookie)
  const { partner, customer_id } = person
  const claim = (await makeCollectable(partner, { customer_id })).id
  const pay = async (body: object, claim_id = claim): Promise<string> => {
    const answer = await partner.post(`/openapi/claims/${claim_id}/payments`, body)
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json().data.id
  }
  const money = async (query = ''): Promise<MoneyAnswer> => {
    const answer = await creditor.get(`/api/creditor/money${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
  return { ...person, creditor, claim, pay, money }
}

const paidSum = async (customer_id: string): Promise<number> =>
  ((
    await world.deps.db.one<{ cents: number }>(
      sql`select coalesce(sum(paid_cents), 0)::bigint as cents from claims where customer_id = ${customer_id}`,
    )
  )?.cents ?? 0) / 100

const round = (amount: number) => Math.round(amount * 100) / 100

test('months, lines and years add up to what the claims say was paid', async () => {
  const { pay, money, customer_id } = await opened()
  await pay({ amount: 100.1, payment_date: '2025-12-31' })
  await pay({ amount: 200.2, payment_date: '2026-01-01' })
  const wrong = await pay({ amount: 50, payment_date: '2026-04-30' })
  await pay({ amount: 30.05 })
  const team = await world.operator()
  assert.equal((await team.post(`/api/operator/payments/${wrong}/reverse`, {})).statusCode, 200)

  const this_year = await money()
  assert.deepEqual(
    this_year.months.map(({ month, collected }) => [month, collected]),
    [
      ['2026-05', -19.95],
      ['2026-04', 50],
      ['2026-01', 200.2],
    ],
    'the reversal counts in its own month',
  )
  assert.deepEqual(this_year.years, [2026, 2025])
  const years = await Promise.all(this_year.years.map((year) => money(`?year=${year}`)))
  assert.equal(round(years.reduce((sum, { collected }) => sum + collected, 0)), await paidSum(customer_id))
  for (const { lines, months, collected, fees } of years) {
    const sumOf = (is: (kind: string) => boolean) =>
      round(lines.filter(({ kind }) => is(kind)).reduce((sum, { amount }) => sum + amount, 0))
    assert.equal(
      sumOf((kind) => !kind.endsWith('_fee')),
      collected,
    )
    assert.equal(
      sumOf((kind) => kind.endsWith('_fee')),
      fees,
    )
    assert.equal(round(months.reduce((sum, month) => sum + month.collected, 0)), collected)
    assert.equal(round(months.reduce((sum, month) => sum + month.fees, 0)), fees)
  }
})

test('our fees are shown as they were earned and taken back, and nothing of the partner’s part', async () => {
  const { pay, money, creditor } = await opened()
  const id = await pay({ amount: 300 })
  const earned = await money()
  const [payment, fee, ...more] = earned.lines
  assert.deepEqual(more, [])
  assert.deepEqual([payment?.kind, payment?.amount], ['payment', 300])
  assert.equal(fee?.kind, 'success_fee')
  assert.equal(earned.fees, fee?.amount)
  assert.ok(earned.fees > 0)
  const team = await world.operator()
  await team.post(`/api/operator/payments/${id}/reverse`, {})
  const after = await money()
  assert.deepEqual([after.collected, after.fees, after.total], [0, 0, 4])
  const body = (await creditor.get('/api/creditor/money')).body + (await creditor.get('/creditor/money')).body
  assert.doesNotMatch(body, /commission|share|partner/i)
})

test('the list is turned page by page, newest first', async () => {
  const { pay, money } = await opened()
  for (const payment_date of ['2026-03-01', '2026-05-01', '2026-02-01']) await pay({ amount: 1, payment_date })
  const all = (await money('?limit=100')).lines.map(({ date }) => date)
  assert.deepEqual(all, ['2026-05-01', '2026-03-01', '2026-02-01'], 'money from before the hand-over earns nothing')
  const one_by_one = await Promise.all([1, 2, 3, 4].map((page) => money(`?limit=1&page=${page}`)))
  assert.deepEqual(
    one_by_one.flatMap(({ lines }) => lines.map(({ date }) => date)),
    all,
  )
  assert.equal(one_by_one[0]?.total, 3)
})

test('a year ends at midnight in Vienna', async () => {
  const other = await openWorld()
  const { partner, customer_id, cookie } = await enterPortal(other)
  other.clock.set(new Date('2026-12-31T23:30:00Z'))
  const { id } = await makeCollectable(partner, { customer_id })
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 10 })
  const answer = await asCreditor(other, cookie).get('/api/creditor/money')
  const { year, lines } = answer.json().data as MoneyAnswer
  assert.equal(year, 2027)
  assert.deepEqual(
    lines.map(({ kind, date }) => [kind, date]),
    [
      ['payment', '2027-01-01'],
      ['success_fee', '2027-01-01'],
    ],
  )
})

test('another customer’s money is not seen, and a wrong question is refused', async () => {
  const [own, neighbour] = [await opened(), await opened()]
  await own.pay({ amount: 77.7 })
  assert.equal((await neighbour.money()).total, 0)
  assert.equal((await own.creditor.get('/api/creditor/money?year=26')).statusCode, 400)
  assert.equal((await own.creditor.get('/api/creditor/money?of=all')).statusCode, 400)
  assert.equal((await world.request({ url: '/api/creditor/money' })).statusCode, 401)
  for (const path of ['/creditor/money', '/creditor/money.csv']) {
    const answer = await world.request({ url: path })
    assert.equal(answer.statusCode, 303)
    assert.match(String(answer.headers.location), /^\/creditor\/login\?next=/)
  }
})

test('court fees that are to be paid are named with their file, until they are paid', async () => {
  const { partner, customer_id, money, creditor } = await opened()
  const { url } = await makeRecommended(world, partner, { customer_id })
  assert.equal((await partner.post(url, { decision: 'sue' })).statusCode, 201)
  await world.deps.jobs.runDue(world.deps)
  const { total, invoices } = (await money()).open_invoices
  assert.equal(total, 1)
  const [invoice] = invoices as [{ id: string }]
  const page = (await creditor.get('/creditor/money?lang=de')).body
  assert.match(page, /<h2>Eine Gerichtsgebühr ist zu bezahlen<\/h2>/)
  assert.ok(page.includes(`/creditor/court-fee-invoices/${invoice.id}/file?lang=de`))
  const team = await world.operator()
  const paid = await team.post(`/api/operator/court-fee-invoices/${invoice.id}/paid`, {})
  assert.equal(paid.statusCode, 200, paid.body)
  assert.equal((await money()).open_invoices.total, 0)
  assert.match((await creditor.get('/creditor/money?lang=de')).body, /Alle Rechnungen über Gerichtsgebühren/)
})

test('the page shows the year in the reader’s language, and the same as a file', async () => {
  const { pay, creditor } = await opened()
  const empty = await creditor.get('/creditor/money?lang=de')
  assert.match(empty.body, /In diesem Jahr ist nichts verbucht\./)
  await pay({ amount: 1234.5 })
  world.clock.advance(DAY_MS)
  const german = (await creditor.get('/creditor/money?lang=de')).body
  assert.match(german, /<a href="\/creditor\/money\?lang=de" aria-current="page">Geld<\/a>/)
  assert.match(german, /1\.234,50\u00a0€/)
  const english = (await creditor.get('/creditor/money?lang=en&year=nonsense&page=99')).body
  assert.match(english, /€1,234\.50/)
  const file = await creditor.get('/creditor/money.csv?lang=de')
  assert.equal(file.headers['content-disposition'], 'attachment; filename="Zahlungen-2026.csv"')
  assert.match(file.body, /;Max Canary-Maier;Zahlung;1234,50;\r\n/)
})

test('the invoices for court fees belong to the room of money', async () => {
  const { creditor } = await opened()
  const page = (await creditor.get('/creditor/court-fee-invoices?lang=de')).body
  assert.match(page, /<a href="\/creditor\/money\?lang=de" aria-current="page">Geld<\/a>/)
})
