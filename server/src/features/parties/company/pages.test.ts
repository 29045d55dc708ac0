import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCreditor, enterPortal, invitationTo, PASSWORD } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'
import { reachOf } from './company-page.ts'

const world = await openWorld()
const IBAN = 'AT611904300234573201'

async function enter() {
  const entered = await enterPortal(world, { name: 'Huber & Söhne <GmbH>' })
  const page = (url: string) => world.request({ url, headers: { cookie: entered.cookie, 'accept-language': 'de' } })
  return {
    ...entered,
    page,
    /** Sends a form of a page with the key that the page gave it. */
    async send(url: string, values: Record<string, string>, shown = url) {
      const [, form_key = ''] = /name="form_key" value="([^"]+)"/.exec((await page(shown)).body) ?? []
      const headers = { cookie: entered.cookie, 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams({ form_key, ...values }).toString()
      const submit = () => world.request({ method: 'POST', url: `${url}?lang=de`, headers, payload })
      return { answer: await submit(), submit }
    },
    read: async (path: string) => (await asCreditor(world, entered.cookie).get(`/api/creditor${path}`)).json().data,
  }
}

test('an address that nobody touched is left alone; one that was begun is asked for in full', () => {
  const values = { email: 'a@b.at', phone: '', street: '', zip: '', city: 'Wien', country: 'AT' }
  const half = { address: { city: 'Wien', country: 'Österreich' } }
  assert.deepEqual(reachOf(values, half), { email: 'a@b.at', phone: null })
  assert.deepEqual(reachOf({ ...values, street: ' Ring 1 ' }, half).address, {
    ...{ street: 'Ring 1', zip: '', city: 'Wien', country: 'AT' },
  })
})

test('the company’s page shows and changes what the API does, and keeps what was typed when it refuses', async () => {
  const { page, send, read, email } = await enter()
  const shown = await page('/creditor/company')
  assert.equal(shown.statusCode, 200)
  assert.match(shown.body, /Huber &amp; Söhne &lt;GmbH&gt;/)
  assert.match(shown.body, /href="\/creditor\/company\?lang=de" aria-current="page"/)
  const address = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }
  const wrong = await send('/creditor/company', {
    ...address,
    email: 'nobody',
    phone: '0123',
    deducts_input_tax: 'true',
  })
  assert.equal(wrong.answer.statusCode, 400)
  assert.match(wrong.answer.body, /id="email-fault">Bitte geben Sie eine E-Mail-Adresse an/)
  assert.match(wrong.answer.body, /value="Ring 1"/)
  assert.equal((await read('/company')).address, null)

  const right = await send('/creditor/company', { ...address, email, phone: '0123', deducts_input_tax: 'false' })
  assert.equal(right.answer.headers.location, '/creditor/company?done=saved&lang=de', right.answer.body)
  const { phone, deducts_input_tax, ...rest } = await read('/company')
  assert.deepEqual([phone, deducts_input_tax, rest.address], ['0123', false, address])
  assert.match((await page('/creditor/company?done=saved')).body, /Anschrift geändert/)
})

test('the account is entered with the password, which never comes back, and a double click enters it once', async () => {
  const { page, send, read } = await enter()
  const url = '/creditor/company/payout-account'
  const wrong = await send(url, { payout_iban: IBAN, current_password: 'my secret guess' }, '/creditor/company')
  assert.equal(wrong.answer.statusCode, 400)
  assert.match(wrong.answer.body, /id="current_password-fault">Das Passwort ist falsch/)
  assert.match(wrong.answer.body, new RegExp(IBAN))
  assert.ok(!wrong.answer.body.includes('my secret guess'))
  const typo = await send(url, { payout_iban: 'AT00', current_password: PASSWORD }, '/creditor/company')
  assert.match(typo.answer.body, /Diese IBAN stimmt nicht/)

  const { answer, submit } = await send(url, { payout_iban: IBAN, current_password: PASSWORD }, '/creditor/company')
  assert.equal(answer.headers.location, '/creditor/company?done=account_entered&lang=de', answer.body)
  assert.equal((await submit()).headers.location, answer.headers.location)
  const { changes, payout_iban_pending } = await read('/company')
  assert.equal(payout_iban_pending, IBAN)
  assert.equal(changes.filter(({ kind }: { kind: string }) => kind === 'payout_iban_entered').length, 1)
  assert.match((await page('/creditor/company')).body, /AT61 1904 3002 3457 3201/)
})

test('colleagues are invited and removed by form, with a question in between', async () => {
  const { page, send, read } = await enter()
  const email = `${newId()}@kundin.example`
  const wrong = await send('/creditor/people', { email: 'nobody', name: 'Eva' })
  assert.equal(wrong.answer.statusCode, 400)
  assert.match(wrong.answer.body, /value="Eva"/)
  const { answer } = await send('/creditor/people', { email, name: 'Eva Maier' })
  assert.equal(answer.headers.location, '/creditor/people?done=invited&lang=de', answer.body)
  const invitation = await world.request({ url: `/creditor?invitation=${await invitationTo(world, email)}&lang=de` })
  assert.match(invitation.body, /lädt Sie in das Gläubigerportal ein/)
  assert.match(invitation.body, /value="Eva Maier"/)

  const [me, invited] = await read('/people')
  const asked = await page(`/creditor/people/${invited.id}/removal`)
  assert.match(asked.body, /<h1>Einladung an Eva Maier zurücknehmen\?<\/h1>/)
  const gone = await send(`/creditor/people/${invited.id}/removal`, {})
  assert.equal(gone.answer.headers.location, '/creditor/people?done=withdrawn&lang=de')
  assert.equal((await gone.submit()).headers.location, gone.answer.headers.location, 'a double click')
  const last = await send(`/creditor/people/${me.id}/removal`, {})
  assert.equal(last.answer.statusCode, 409)
  assert.match(last.answer.body, /Eine Person muss bleiben/)
  assert.equal((await page(`/creditor/people/${newId()}/removal`)).statusCode, 404)
})

test('the own access: name, language, password, and logging out everywhere', async () => {
  const { page, send, read, email } = await enter()
  const saved = await send('/creditor/account', { name: 'Eva Maier', language: 'en' })
  assert.equal(saved.answer.headers.location, '/creditor/account?done=saved&lang=en')
  assert.equal((await read('/account')).name, 'Eva Maier')
  const change = (current_password: string, new_password: string) =>
    send('/creditor/account/password', { current_password, new_password }, '/creditor/account')
  assert.match((await change(PASSWORD, 'short')).answer.body, /id="new_password-fault"/)
  assert.match((await change('wrong', 'another long password')).answer.body, /id="current_password-fault"/)
  const changed = await change(PASSWORD, 'another long password')
  assert.equal(changed.answer.headers.location, '/creditor/login?done=password&lang=de')
  assert.equal((await page('/creditor/account')).statusCode, 303, 'logged out')
  const again = await world.request({
    method: 'POST',
    url: '/api/creditor/session',
    payload: { email, password: 'another long password' },
  })
  assert.equal(again.statusCode, 200)
})

test('a form that was shown for one customer changes nothing for another one', async () => {
  const own = await enter()
  const other = await enterPortal(world, { email: own.email, name: 'Zweite GmbH' })
  const creditor = asCreditor(world, own.cookie)
  const go = (customer_id: string) => creditor.send('PATCH', '/api/creditor/session', { customer_id })
  const [, form_key = ''] = /name="form_key" value="([^"]+)"/.exec((await own.page('/creditor/company')).body) ?? []
  const headers = { cookie: own.cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const post = (url: string, values: Record<string, string>) =>
    world.request({ method: 'POST', url, headers, payload: new URLSearchParams({ form_key, ...values }).toString() })
  assert.equal((await go(other.customer_id)).statusCode, 200)
  for (const [url, values] of [
    ['/creditor/company?lang=de', { email: 'neu@example.com', deducts_input_tax: 'true' }],
    ['/creditor/company?lang=de', { email: 'nobody', deducts_input_tax: 'true' }],
    ['/creditor/company/payout-account?lang=de', { payout_iban: IBAN, current_password: PASSWORD }],
    ['/creditor/people?lang=de', { email: 'colleague@example.com' }],
  ] as const) {
    const refused = await post(url, values)
    assert.equal(refused.statusCode, 409, url)
    assert.match(refused.body, /Es wurde nichts gespeichert/)
    assert.doesNotMatch(refused.body, /nobody|neu@example/)
  }
  const { changes, payout_iban_pending, email } = await own.read('/company')
  assert.deepEqual([changes.length, payout_iban_pending, email], [1, null, own.email], 'who joined, and no more')
  await go(own.customer_id)
  assert.equal((await post('/creditor/people?lang=de', { email: 'colleague@example.com' })).statusCode, 303)
})
