import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { CODES, makeCodes } from '../../../generate/codes.ts'
import { ApiFault } from '../../api/fault.ts'
import { fieldName } from './fields.ts'
import { faultText, problemTexts, REFUSALS, refusalText } from './refusals.ts'
import { AFTER, WITH_VALUES } from './values.ts'

const fault = (status: number, body: object, headers: Record<string, string> = {}) =>
  new ApiFault(status, body, new Headers(headers))

test('the codes that the pages know are those of the service', async () => {
  const made = await makeCodes()
  assert.equal(await readFile(CODES, 'utf8'), made, 'npm run openapi writes them anew')
  const codes = [...made.matchAll(/'(\w+)'/g)].map(([, code]) => code)
  assert.ok(codes.length > 200, 'the codes were found')
  assert.deepEqual(Object.keys(REFUSALS).sort(), codes.sort())
  assert.deepEqual(
    Object.keys(WITH_VALUES).filter((code) => !codes.includes(code)),
    [],
  )
})

test('every refusal is a sentence in both languages', () => {
  for (const [code, { de, en }] of Object.entries(REFUSALS)) {
    assert.notEqual(de, en, code)
    for (const text of [de, en]) assert.match(text, /^\p{Lu}.*[.)]$/u, code)
    assert.doesNotMatch(`${de} ${en}`, /{{/, code)
  }
})

test('texts with values name the same values in both languages', () => {
  const names = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()
  for (const { de, en } of [...Object.values(WITH_VALUES).flat(), ...AFTER]) assert.deepEqual(names(de), names(en), en)
})

test('what the server says in English gets into no fault', () => {
  const message = 'The claim is closed already'
  const details = [{ field: 'note', code: 'blank', message }]
  assert.ok(!JSON.stringify(fault(400, { code: 'validation_failed', message, details })).includes(message))
  assert.ok(!fault(409, { code: 'claim_closed', message }).message.includes(message))
})

test('a refusal is said by its code, with the values of the server as the language writes them', () => {
  const closed = fault(409, { code: 'claim_closed' })
  assert.equal(faultText(closed, 'de'), 'Die Forderung ist geschlossen.')
  assert.equal(faultText(closed, 'en'), 'The claim is closed.')
  assert.equal(refusalText({ code: 'too_long' }, 'de'), 'Der Text ist zu lang.')
  assert.equal(refusalText({ code: 'too_long', values: { max: 2000 } }, 'de'), 'Höchstens 2.000 Zeichen.')
  assert.equal(refusalText({ code: 'out_of_range', values: { max: 0.5 } }, 'en'), 'At most 0.5.')
  assert.equal(
    refusalText({ code: 'claim_blocked', values: { blocked_reason: 'insolvent' } }, 'de'),
    'Der Forderung steht etwas entgegen: Schuldner insolvent.',
  )
  assert.equal(
    refusalText({ code: 'nothing_to_assign', values: { decided_by: 'Ada', cases: 'MW-1, MW-2' } }, 'en'),
    'The whole entry is already assigned or being refunded. Ada has already decided on it. It went to: MW-1, MW-2.',
  )
  assert.match(
    refusalText({ code: 'amount_differs', values: { booked: '12.50', amount: '1200.00' } }, 'de'),
    /^Die Bank hat 12,50\s€ gebucht, die Überweisung lautet auf 1\.200,00\s€\./,
  )
})

test('the code of a refusal with a bare body is in its header', () => {
  assert.equal(
    faultText(fault(404, { message: 'Claim not found' }, { 'x-error-code': 'claim_not_found' }), 'en'),
    'This claim does not exist, or you are not allowed to see it.',
  )
})

test('a code of a newer server and an answer without one are said plainly', () => {
  assert.equal(
    faultText(fault(409, { code: 'moon_is_full', message: 'The moon is full' }), 'de'),
    'Das ist hier nicht möglich. Der Server nennt als Grund „moon_is_full“.',
  )
  assert.equal(faultText(fault(502, {}), 'en'), 'The server responded with an error (502).')
})

test('how long to wait is said', () => {
  assert.equal(
    faultText(fault(503, { code: 'database_away' }, { 'retry-after': '2' }), 'en'),
    'The database cannot be reached at the moment. Try again in 2 seconds.',
  )
})

test('a field has a name, and a place in a list', () => {
  assert.equal(fieldName('installments.0.amount', 'de'), 'Raten (1), Betrag')
  assert.equal(fieldName('payment_date', 'en'), 'Payment date')
  assert.equal(fieldName('brand_new', 'en'), 'brand_new')
  const details = [{ field: 'addresses.1.zip', code: 'too_long', values: { max: 20 } }]
  assert.deepEqual(problemTexts(fault(400, { code: 'validation_failed', details }), 'de'), [
    { field: 'addresses.1.zip', name: 'Anschriften (2), Postleitzahl', text: 'Höchstens 20 Zeichen.' },
  ])
})
