import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, enterCase, openCase, plantSecrets } from '../../../../test/debtors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')
const CASE = '/api/debtor/case'
const balanceOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/balance`)).json().data

const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100

test('the case shows who wants what and why, and its figures are those of the team, to the cent', async () => {
  const debtor = await enterCase(world)
  const { id, partner, case_reference } = debtor
  await partner.post(`/openapi/claims/${id}/payments`, {
    amount: 250,
    method: 'bank_transfer',
    payment_date: '2026-05-14',
  })
  await advance(world, 10 * DAY_S)
  const answer = await debtor.get(CASE)
  assert.equal(answer.statusCode, 200, answer.body)
  const { data } = answer.json()
  const balance = await balanceOf(id)
  assert.equal(data.case_reference, case_reference)
  assert.equal(data.outstanding_today, balance.totals.total)
  assert.equal(data.interest_per_day, balance.interest_per_day.amount)
  assert.equal(data.as_of, balance.as_of)
  assert.deepEqual(
    data.invoices.map(({ invoice_number, amount, credited, state }: Record<string, unknown>) => [
      ...[invoice_number, amount, credited, state],
    ]),
    [['R-1', 1000, 0, 'due']],
  )
  assert.deepEqual(
    data.payments.map(({ amount }: { amount: number }) => amount),
    [250],
  )
  const [fee] = data.costs
  assert.deepEqual(
    [fee.kind, fee.amount > 0, fee.reason.length > 20, fee.rule !== ''],
    ['reminder_fee', true, true, true],
  )
  const parts = [
    ...data.invoices.map(({ amount, credited }: Record<string, number>) => (amount as number) - (credited as number)),
    ...data.costs.map(({ amount }: { amount: number }) => amount),
    data.interest.amount,
    ...data.payments.map(({ amount }: { amount: number }) => -amount),
  ]
  assert.equal(sum(parts), data.outstanding_today, 'what is shown adds up to what is asked for')
  const [line] = data.interest.lines
  assert.deepEqual([line.invoice_number, line.from, line.rate], ['R-1', '2026-04-01', 4])
  assert.equal(data.letters.length, 1)
  assert.equal(data.next_step.kind, 'second_letter')
  assert.deepEqual(data.allowed_actions, ['pay', 'promise', 'installment_plan', 'dispute', 'message', 'contact'])
})

test('texts come in the language that was asked for, else in that of the browser', async () => {
  const debtor = await enterCase(world)
  const status = async (query: string, accept: string) =>
    (await debtor.get(`${CASE}${query}`, { 'accept-language': accept })).json().data.status as string
  assert.match(await status('', 'de-AT'), /hat uns beauftragt, die Rechnung R-1 vom/)
  assert.match(await status('', 'en'), /has asked us to collect invoice R-1/)
  assert.match(await status('?lang=de', 'en'), /beauftragt/)
  assert.equal((await debtor.get(`${CASE}?lang=fr`)).statusCode, 400)
})

test('a closed case is paid, or no longer ours; nothing is called waived that was not', async () => {
  const [paid, ended] = [await enterCase(world), await enterCase(world)]
  const all = { amount: 1000, method: 'cash', payment_date: '2026-05-14' }
  await paid.partner.post(`/openapi/claims/${paid.id}/payments`, all)
  await team.post(`/api/operator/claims/${ended.id}/close`, { closure_reason: 'written_off' })
  const of = async (debtor: typeof paid) => (await debtor.get(`${CASE}?lang=en`)).json().data
  const [first, second] = [await of(paid), await of(ended)]
  assert.deepEqual([first.standing, first.outstanding_today, first.next_step], ['paid', 0, null])
  assert.deepEqual(
    [second.standing, second.outstanding_today, second.allowed_actions],
    ['ended', 0, ['message', 'contact']],
  )
  assert.match(second.status, /no longer handle/)
  assert.doesNotMatch(JSON.stringify(second), /waive|settled/i)
  const refused = await ended.get('/api/debtor/payment')
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'nothing_open'])
})

test('a transfer is for all that is open or for a part of it, and never for more', async () => {
  const debtor = await enterCase(world)
  const { totals } = await balanceOf(debtor.id)
  const whole = (await debtor.get('/api/debtor/payment')).json().data
  assert.equal(whole.amount, totals.total)
  assert.match(whole.reference, /^RF\d\d/)
  assert.match(whole.girocode, /^<svg /)
  const part = (await debtor.get('/api/debtor/payment?amount=50.5')).json().data
  assert.equal(part.amount, 50.5)
  assert.notEqual(part.girocode, whole.girocode)
  for (const amount of [totals.total + 0.01, 0, -1, 'x', 1.005])
    assert.equal((await debtor.get(`/api/debtor/payment?amount=${amount}`)).statusCode, 400, String(amount))
})

test('letters that were sent and documents that were released are the debtor’s, and nothing else', async () => {
  const debtor = await enterCase(world)
  const other = await openCase(world, { partner: debtor.partner })
  const [letter] = (await debtor.get(CASE)).json().data.letters
  const file = await debtor.get(`/api/debtor/letters/${letter.id}/file`)
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf'])
  const foreign = (await team.get(`/api/operator/claims/${other.id}`)).json().data.letters[0].id
  assert.equal((await debtor.get(`/api/debtor/letters/${foreign}/file`)).statusCode, 404)

  const uploaded = await upload(debtor.partner, `/openapi/claims/${debtor.id}/documents`, [
    filePart('Vertrag.pdf', PDF),
  ])
  const document_id = uploaded.json().data.id
  const download = () => debtor.get(`/api/debtor/documents/${document_id}/download`)
  assert.equal((await download()).statusCode, 404, 'not released')
  assert.equal((await team.post(`/api/operator/documents/${document_id}/release`)).statusCode, 200)
  assert.equal((await download()).statusCode, 200)
  const [shown] = (await debtor.get(CASE)).json().data.documents
  assert.deepEqual([shown.id, shown.name], [document_id, 'Vertrag.pdf'])
})

test('nothing of partners, the team or other cases is in any answer or page', async () => {
  const debtor = await enterCase(world)
  const secrets = await plantSecrets(debtor, team, 10)
  const routes = ['/session', '/case', '/payment', '/installment-options', '/messages', '/data-export'].map(
    (path) => `/api/debtor${path}`,
  )
  const pages = [
    ...['case', 'pay', 'installments', 'promise', 'dispute', 'messages', 'contact', 'help', 'privacy'],
  ].map((path) => `/debtor/${path}`)
  for (const url of [...routes, ...pages]) {
    const { statusCode, body } = await debtor.get(url)
    assert.equal(statusCode, 200, url)
    assert.doesNotMatch(body, /geheim-4711|4\.?711/, url)
    for (const hidden of secrets) assert.ok(!body.includes(hidden), `${url} shows ${hidden}`)
    assert.ok(!body.includes(debtor.access_code), url)
  }
})
