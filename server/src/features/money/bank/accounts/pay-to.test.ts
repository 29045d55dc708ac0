import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newIban } from '../../../../../test/bank-house.ts'
import { asDebtor, cookiesOf, openCase, tryCode } from '../../../../../test/debtors.ts'
import { AUSTRIAN_HEAD } from '../../../../../test/letter-facts.ts'
import { openWorld } from '../../../../../test/world.ts'
import { sql } from '../../../../platform/db/db.ts'
import { newId } from '../../../../platform/ids.ts'

const world = await openWorld()
const URL = '/api/operator/bank-accounts'

test('debtors pay to the first account for client money, else to the one in the letterhead', async () => {
  const admin = await world.operator('admin')
  const partner = await world.partner()
  const { organization_id } = partner
  await admin.patch(`/api/operator/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  const early = await openCase(world, { partner })
  const debtor = asDebtor(world, cookiesOf(await tryCode(world, early)))
  const payment = async () => (await debtor.get('/api/debtor/payment')).json().data
  assert.equal((await payment()).iban, AUSTRIAN_HEAD.iban)

  const [own, iban, later] = [newIban(), newIban(), newIban()]
  const open = (number: string, kind: string) =>
    admin.post(URL, { organization_id, name: 'Konto', iban: number, bic: 'GIBAATWW', kind })
  assert.equal((await open(own, 'own')).statusCode, 201)
  assert.equal((await payment()).iban, AUSTRIAN_HEAD.iban, 'our own money is kept apart')
  assert.equal((await open(iban, 'client_money')).statusCode, 201)
  assert.equal((await open(later, 'client_money')).statusCode, 201)
  const asked = await payment()
  assert.deepEqual([asked.iban, asked.bic], [iban, 'GIBAATWW'], 'one that is added later takes nothing away')

  const { id } = await openCase(world, { partner })
  const letter = await world.deps.db.one<{ content: string }>(
    sql`select content::text as content from letters where claim_id = ${id}`,
  )
  const plain = (letter?.content ?? '').replace(/\s/g, '')
  assert.ok(plain.includes(iban))
  for (const wrong of [AUSTRIAN_HEAD.iban, own, later]) assert.ok(!plain.includes(wrong))
})

test('every administrator is told of a new account', async () => {
  const [admin, other] = [await world.operator('admin'), await world.operator('admin')]
  const { organization_id } = await world.organization()
  const iban = newIban()
  await admin.post(URL, { organization_id, name: 'Treuhand', iban, kind: 'client_money' })
  const mail = await world.deps.db.one<{ text: string }>(
    sql`select body_text as text from mails where recipient = ${other.email} order by created_at desc, id desc limit 1`,
  )
  assert.match(mail?.text ?? '', new RegExp(`Treuhand[^]*${iban.slice(-4)}`))
  assert.ok(!mail?.text.includes(iban))
})

test('the account that letters or plans name is not closed, so that payments move only by a second administrator', async () => {
  const admin = await world.operator('admin')
  const partner = await world.partner()
  const { organization_id } = partner
  const head = await admin.patch(`/api/operator/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  assert.equal(head.statusCode, 200, head.body)
  const { id: claim_id } = await openCase(world, { partner })
  const open = async (): Promise<string> =>
    (await admin.post(URL, { organization_id, name: 'Konto', iban: newIban(), kind: 'client_money' })).json().data.id
  const close = async (id: string) => {
    const { statusCode, body } = await admin.post(`${URL}/${id}/close`, { note: 'Irrtum' })
    return statusCode === 200 ? 'closed' : JSON.parse(body).code
  }
  await partner.post('/sandbox/clock/advance', { seconds: 60 })
  const mistaken = await open()
  assert.equal(await close(mistaken), 'closed', 'no letter was made since')

  const [first, later] = [await open(), await open()]
  await openCase(world, { partner })
  assert.equal(await close(first), 'account_told')
  assert.equal(await close(later), 'closed', 'no letter names it')

  await world.deps.db.alone(sql`
    update letters set status = 'void', void_reason = 'team', voided_at = now(), posted_at = null, returned_at = null
    where organization_id = ${organization_id}`)
  const { created_at } = (await world.deps.db.one<{ created_at: Date }>(
    sql`select created_at from bank_accounts where id = ${first}`,
  )) as { created_at: Date }
  const plan_id = newId()
  await world.deps.db.alone(sql`
    insert into installment_plans (id, organization_id, claim_id, status, paid_before_cents, total_cents, agreed_via,
      created_at, updated_at)
    values (${plan_id}, ${organization_id}, ${claim_id}, 'active', 0, 100, 'team', ${created_at}, ${created_at})`)
  assert.equal(await close(first), 'account_told', 'a plan names it')
  await world.deps.db.alone(sql`delete from installment_plans where id = ${plan_id}`)
  assert.equal(await close(first), 'closed', 'void letters tell nobody to pay')
})
