import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, asDebtor, cookiesOf, enterCase, tryCode } from '../../../../test/debtors.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('agent')
const RECEIPT = '/api/debtor/receipt.pdf'
type Debtor = Awaited<ReturnType<typeof enterCase>>

const pay = (debtor: Debtor, amount: number, payment_date: string) =>
  debtor.partner.post(`/openapi/claims/${debtor.id}/payments`, { amount, method: 'bank_transfer', payment_date })
const actionsOf = async (debtor: Debtor): Promise<string[]> =>
  (await debtor.get('/api/debtor/case')).json().data.allowed_actions
const textOf = async (debtor: Debtor, lang = 'de') => {
  const answer = await debtor.get(`${RECEIPT}?lang=${lang}`)
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/pdf'], answer.body)
  return (await copiedPages(answer.rawPayload)).join('\n').replaceAll('\u00a0', ' ')
}

test('a case that was paid has a receipt with its invoices, payments and sum, and that nothing is owed any more', async () => {
  const debtor = await enterCase(world)
  await pay(debtor, 400, '2026-05-14')
  await advance(world, DAY_S)
  await pay(debtor, 600, '2026-05-15')
  assert.deepEqual(await actionsOf(debtor), ['message', 'receipt', 'contact'])
  const { data } = (await debtor.get('/api/debtor/case')).json()
  const german = await textOf(debtor)
  for (const words of ['Zahlungsbestätigung', 'R-1', '400,00 €', '600,00 €', '1.000,00 €', '14.05.2026', '15.05.2026'])
    assert.ok(german.includes(words), `${words} is not in:\n${german}`)
  assert.match(german, new RegExp(`schulden Sie ${data.creditor.name} nichts mehr`))
  assert.ok(german.includes(data.collector.name) && german.includes(data.case_reference))
  const dropped = formatOf('de', null).euro(-Math.round(data.dropped * 100))
  assert.ok(data.dropped > 0 && german.includes(dropped.replaceAll('\u00a0', ' ')), 'what is no longer asked for')
  assert.match(await textOf(debtor, 'en'), /You owe .* nothing more/)
  assert.match((await debtor.get('/debtor/case?lang=de')).body, /href="\/api\/debtor\/receipt\.pdf\?lang=de"/)
})

test('the same receipt is the same file, also days later', async () => {
  const debtor = await enterCase(world)
  await pay(debtor, 1000, '2026-05-14')
  const first = await debtor.get(RECEIPT)
  await advance(world, 10 * DAY_S)
  const again = await debtor.get(RECEIPT)
  assert.equal(first.statusCode, 200)
  assert.ok(first.rawPayload.equals(again.rawPayload))
})

test('a case that is open, or ended otherwise, has none; nor has one whose payment went back', async () => {
  const [open, ended, paid] = [await enterCase(world), await enterCase(world), await enterCase(world)]
  await pay(open, 500, '2026-05-14')
  await pay(ended, 999, '2026-05-14')
  await team.post(`/api/operator/claims/${ended.id}/close`, { closure_reason: 'withdrawn' })
  const { id } = (await pay(paid, 1000, '2026-05-14')).json().data
  assert.ok((await actionsOf(paid)).includes('receipt'))
  const back = await team.post(`/api/operator/payments/${id}/reverse`, { note: 'Rücklastschrift' })
  assert.equal(back.statusCode, 200, back.body)
  for (const debtor of [open, ended, paid]) {
    const answer = await debtor.get(RECEIPT)
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'no_receipt'])
    assert.ok(!(await actionsOf(debtor)).includes('receipt'))
    assert.doesNotMatch((await debtor.get('/debtor/case')).body, /receipt\.pdf/)
  }
})

test('a receipt is made whatever was typed into an address', async () => {
  const debtor = await enterCase(world)
  const addresses = [{ street: 'Платан 3 漢字', zip: '1010', city: 'Wien', country: 'AT', is_primary: true }]
  await world.deps.db.alone(
    sql`update debtors set addresses = ${JSON.stringify(addresses)}::text::jsonb where id = ${debtor.debtor_id}`,
  )
  await pay(debtor, 1000, '2026-05-14')
  assert.match(await textOf(debtor), /Платан 3 \?\?/)
})

test('who pays after months stays in for ninety days from that day, and the receipt bears that day', async () => {
  const debtor = await enterCase(world)
  await team.post(`/api/operator/claims/${debtor.id}/hold`, { held: true })
  await advance(world, 120 * DAY_S)
  const again = await tryCode(world, debtor)
  assert.equal(again.statusCode, 200)
  const inside = { ...debtor, ...asDebtor(world, cookiesOf(again)) }
  const paid_on = dayInVienna(world.clock.business())
  await pay(debtor, 1000, paid_on)
  const text = await textOf(inside)
  assert.ok(text.includes(formatOf('de', 'AT').day(paid_on).replaceAll('\u00a0', ' ')), text)
  await advance(world, 89 * DAY_S)
  assert.equal((await tryCode(world, debtor)).statusCode, 200)
  await advance(world, 2 * DAY_S)
  assert.equal((await tryCode(world, debtor)).statusCode, 401)
})
