import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ahead = (days: number) => addDays(dayInVienna(world.clock.business()), days)
const fieldIn = (body: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? ''

test('a form that comes after the session is over leads to the door, which says that nothing was sent', async () => {
  const answer = await world.request({
    method: 'POST',
    url: '/debtor/promise?lang=de',
    headers: FORM,
    payload: 'date=x',
  })
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/debtor?done=expired&lang=de'])
  const door = await world.request({ url: answer.headers.location as string })
  assert.match(door.body, /wurden Sie abgemeldet\. Es wurde nichts gesendet/)
  assert.match((await world.request({ url: '/debtor?done=expired&lang=en' })).body, /Nothing was sent/)
})

test('a field that a link names twice counts once, and an unknown word says nothing', async () => {
  const debtor = await enterCase(world)
  const twice = `amount=200&amount=2&first_due_date=${ahead(5)}&first_due_date=x&lang=de&lang=en`
  const page = await debtor.get(`/debtor/installments?${twice}`)
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<html lang="de">/)
  assert.equal(fieldIn(page.body, 'amount'), '200')
  for (const path of ['pay?amount=1&amount=2', 'messages?done=a&done=b', 'dispute?reason=a&reason=b'])
    assert.equal((await debtor.get(`/debtor/${path}`)).statusCode, 200, path)
  for (const word of ['constructor', '__proto__', 'toString']) {
    const { statusCode, body } = await debtor.get(`/debtor/case?done=${word}`)
    assert.equal(statusCode, 200)
    assert.doesNotMatch(body, /role="status"|function|\[object/, word)
  }
})

test('the log of a page names the debtor and the claim', async () => {
  const debtor = await enterCase(world)
  await debtor.get('/debtor/messages?lang=de')
  const line = world.log_lines.findLast((text) => text.includes('/debtor/messages')) ?? ''
  assert.ok(line.includes(debtor.id) && line.includes(debtor.debtor_id), line)
})

test('an address that no letter can show is refused, and its field says why', async () => {
  const debtor = await enterCase(world)
  const address = { street: 'Neugasse 1', zip: '8010', city: 'Graz', country: 'AT' }
  const patch = (changed: object) =>
    debtor.send('PATCH', '/api/debtor/contact', { address: { ...address, ...changed } })
  for (const [field, text] of [
    ['street', 'شارع 1'],
    ['city', 'Graz 😀'],
    ['zip', '八〇一〇'],
    ['street', '\u200b'],
  ] as const) {
    const answer = await patch({ [field]: text })
    assert.equal(answer.statusCode, 400, text)
    assert.deepEqual(answer.json().details, [
      { field: `address.${field}`, code: 'wrong_format', message: 'must be in Latin letters' },
    ])
  }
  const form = new URLSearchParams({ ...address, city: 'Грац', street: 'شارع 1' })
  const page = await debtor.send('POST', '/debtor/contact?lang=de', undefined, FORM, form)
  assert.equal(page.statusCode, 400)
  assert.match(page.body, /id="street-fault">Bitte in lateinischen Buchstaben\./)
  assert.doesNotMatch(page.body, /id="city-fault"/, 'our font has Cyrillic')
  assert.equal((await patch({ street: 'Černá-Kőszegi-Straße 5–7' })).statusCode, 200)
})

test('who agrees to a sum that has changed meanwhile is shown the new one first', async () => {
  const debtor = await enterCase(world)
  const first_due_date = ahead(20)
  const shown = await debtor.get(`/debtor/installments?lang=de&months=4&amount=&first_due_date=${first_due_date}`)
  const agree = (body: string) => {
    const hidden = { total_amount: fieldIn(body, 'total_amount'), form_key: fieldIn(body, 'form_key') }
    const values = new URLSearchParams({ months: '4', first_due_date, ...hidden })
    return debtor.send('POST', '/debtor/installments?lang=de', undefined, FORM, values)
  }
  assert.equal(fieldIn(shown.body, 'total_amount'), '1000.00')
  await debtor.partner.post(`/openapi/claims/${debtor.id}/payments`, { amount: 100 })
  await advance(world, DAY_S)
  const refused = await agree(shown.body)
  assert.equal(refused.statusCode, 409)
  assert.match(refused.body, /role="alert"><p>Der Betrag hat sich inzwischen geändert/)
  assert.match(refused.body, /225,00/, 'each of the new instalments')
  assert.equal((await agree(refused.body)).headers.location, '/debtor/case?done=agreed&lang=de')
})
