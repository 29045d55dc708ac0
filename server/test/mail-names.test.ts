import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameInMail } from '../src/kernel/format.ts'
import { sql } from '../src/platform/db/db.ts'
import { mailedLink, makeRecommended } from './court-cases.ts'
import { enterPortal } from './creditors.ts'
import { advance } from './debtors.ts'
import { openWorld } from './world.ts'

const EVIL = 'Pay at https://evil.example/x or www.evil.example, a@evil.example'

/** What mail programs make a link of: a scheme, an address, a domain. */
const LINK = /\w:\/\/|\w@\w|[\p{L}\p{N}-]\.\p{L}{2}/u

test('a name keeps its words and loses its links', () => {
  const table: [string, string][] = [
    ['Müller & Co. KG', 'Müller & Co. KG'],
    ['Dr. A. Huber e.U.', 'Dr. A. Huber e.U.'],
    ['Firma 24.12 GmbH', 'Firma 24.12 GmbH'],
    ['Booking.com Austria GmbH', 'Booking. com Austria GmbH'],
    [EVIL, 'Pay at https: //evil. example/x or www. evil. example, a@ evil. example'],
    ['evil。example／x', 'evil. example／x'],
    ['evil.\u200bexample', 'evil. example'],
    ['two\r\nlines', 'two lines'],
  ]
  for (const [given, written] of table) {
    assert.equal(nameInMail(given), written)
    assert.doesNotMatch(nameInMail(given), LINK)
  }
})

test('no mail carries a link that stands in the name of a customer, a debtor, a partner or a person', async () => {
  const world = await openWorld()
  const partner = await world.partner()
  await world.deps.db.alone(sql`update partners set name = ${EVIL} where id = ${partner.partner_id}`)
  await world.deps.db.alone(sql`update organizations set name = ${EVIL} where id = ${partner.organization_id}`)
  const creditor = await enterPortal(world, { partner, name: EVIL })
  await world.deps.db.alone(sql`update creditor_people set name = ${EVIL}`)
  const person = { first_name: 'evil.example/x', last_name: EVIL }
  const debtor = { person, communication_channels: [{ type: 'email', value: 'debtor@kundin.example' }] }
  const sued = await makeRecommended(world, partner, { customer_id: creditor.customer_id, debtor })
  await mailedLink(world, partner, sued)
  await world.request({
    method: 'POST',
    url: '/api/creditor/people',
    headers: { cookie: creditor.cookie },
    payload: { email: 'colleague@kundin.example', name: EVIL },
  })
  assert.equal((await partner.post(sued.url, { decision: 'sue' })).statusCode, 201)
  await advance(world, 3 * 86_400)

  const mails = await world.deps.db.many<{ subject: string; text: string }>(
    sql`select subject, coalesce(secret_text, body_text) as text from mails`,
  )
  assert.ok(new Set(mails.map(({ subject }) => subject)).size >= 3, 'mails of several kinds were sent')
  assert.ok(mails.some(({ text }) => text.includes('evil. example')))
  const carried = mails.flatMap(({ subject, text }) => `${subject}\n${text}`.split(/\s/).filter(isEvilLink))
  assert.deepEqual(carried, [])
})

const isEvilLink = (word: string): boolean => word.includes('evil') && LINK.test(word)
