import assert from 'node:assert/strict'
import { dayInVienna } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { stepOf, totpCode } from '../src/platform/login/totp.ts'
import { files, textOf } from './architecture/imports.ts'
import { bytesOfKey } from './audited-steps.ts'
import { makeCollectable } from './cases.ts'
import { mailedLink, makeRecommended } from './court-cases.ts'
import { asCreditor, enterPortal, invitationTo, inviteSomebody, PASSWORD } from './creditors.ts'
import { advance, enterCase } from './debtors.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import type { Answer, OperatorClient, PartnerClient, World } from './world.ts'

/** A name with everything in it that a mail program would make a link or a header of. */
export const EVIL = 'Pay at https://evil.example/x or www.evil.example\r\nBcc: a@evil.example'

const CALL = /\bsendMail\(work\b/g

/** Every place in the sources that writes a mail, as `file 1`, `file 2` … */
export const mailPlaces = (): string[] =>
  files
    .filter((file) => file.startsWith('features/'))
    .flatMap((file) => [...textOf(file).matchAll(CALL)].map((_, index) => `${file} ${index + 1}`))

async function done(answer: Promise<Answer>) {
  const { statusCode, body, json } = await answer
  assert.ok(statusCode < 300, `${statusCode} ${body}`)
  return body === '' ? undefined : json().data
}

type House = Awaited<ReturnType<typeof openHouse>>

/** A partner, a customer and a person in the portal, all of them with bad names. */
async function openHouse(world: World) {
  const admin: OperatorClient = await world.operator('admin')
  const own = await enterPortal(world)
  const { partner, customer_id } = own
  await spoilNames(world)
  const settings = { mail_letters: true, letterhead: AUSTRIAN_HEAD, creditors_submit: true }
  await done(admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings))
  const creditor = asCreditor(world, own.cookie)
  return { world, admin, own, partner, customer_id, creditor, ...debtorsOf(world, partner) }
}

function debtorsOf(world: World, partner: PartnerClient) {
  const debtor = { communication_channels: [{ type: 'email', value: 'debtor@kundin.example' }] }
  return { debtor, enter: () => enterCase(world, { partner, debtor }) }
}

/** Names get there by import and from old versions too, past all that a request is checked for. */
export async function spoilNames({ deps: { db } }: World): Promise<void> {
  await db.alone(sql`update partners set name = ${EVIL}`)
  await db.alone(sql`update organizations set name = ${EVIL}`)
  await db.alone(sql`update customers set name = ${EVIL}`)
  await db.alone(sql`update operators set name = ${EVIL}`)
  await db.alone(sql`update creditor_people set name = ${EVIL}`)
  await db.alone(sql`update colleague_invitations set name = ${EVIL}, inviter_name = ${EVIL}`)
  await db.alone(sql`
    update debtors set person = person || jsonb_build_object('last_name', ${EVIL}::text) where person is not null`)
}

/** For each place, how a mail comes to be written there. */
const DRIVERS: Readonly<Record<string, (house: House) => Promise<unknown>>> = {
  'features/parties/customers/service.invitation.ts 1': async ({ world, admin, partner }) => {
    const { customer_id } = await inviteSomebody(world, { partner })
    await spoilNames(world)
    await done(admin.post(`/api/operator/customers/${customer_id}/invitation`))
  },
  'features/parties/customers/service.colleagues.ts 1': ({ creditor }) =>
    done(creditor.send('POST', '/api/creditor/people', { email: 'colleague@kundin.example', name: 'A' })),
  'features/parties/customers/service.invitation.ts 2': async ({ world, creditor }) => {
    const email = 'late@kundin.example'
    await done(creditor.send('POST', '/api/creditor/people', { email, name: 'A' }))
    await spoilNames(world)
    await world.deps.db.alone(sql`
      update colleague_invitations set created_at = created_at - interval '90 days', expires_at = expires_at - interval '90 days'
      where email = ${email}`)
    const url = `/api/creditor/invitation/${await invitationTo(world, email)}/renewal`
    await done(world.request({ method: 'POST', url }))
  },
  'features/parties/creditors/password-reset.ts 1': async ({ world, own }) => {
    const payload = { email: own.email }
    await done(world.request({ method: 'POST', url: '/api/creditor/password-reset', payload }))
  },
  'features/parties/account-changes/apply.ts 1': ({ admin, partner }) => {
    const letterhead = { ...AUSTRIAN_HEAD, bic: null, iban: 'DE89370400440532013000' }
    return done(admin.patch(`/api/operator/organizations/${partner.organization_id}`, { letterhead }))
  },
  'features/parties/partners/service.ts 1': ({ admin, partner }) =>
    done(admin.patch(`/api/operator/partners/${partner.partner_id}`, { payout_iban: 'AT611904300234573201' })),
  'features/parties/company/service.ts 1': ({ creditor }) =>
    done(
      creditor.send('PATCH', '/api/creditor/company', {
        payout_iban: 'AT611904300234573201',
        current_password: PASSWORD,
      }),
    ),
  'features/parties/company/service.ts 2': ({ admin, customer_id }) =>
    done(admin.post(`/api/operator/customers/${customer_id}/payout-iban/confirm`)),
  'features/parties/company/service.team.ts 1': async ({ world, admin }) => {
    const { customer_id } = await enterPortal(world)
    await spoilNames(world)
    await done(admin.patch(`/api/operator/customers/${customer_id}`, { email: 'neu@kundin.example' }))
  },
  'features/parties/creditor-people/service.ts 1': async ({ world, admin }) => {
    const { customer_id } = await enterPortal(world)
    await spoilNames(world)
    const [person] = await done(admin.get(`/api/operator/customers/${customer_id}/people`))
    await done(admin.delete(`/api/operator/customers/${customer_id}/people/${person.id}`))
  },
  'features/parties/creditor-factors/service.ts 1': async ({ world, admin }) => {
    const { customer_id, cookie } = await enterPortal(world)
    await spoilNames(world)
    const creditor = asCreditor(world, cookie)
    const proof = { current_password: PASSWORD }
    const { secret } = await done(creditor.send('POST', '/api/creditor/session/totp', proof))
    const code = totpCode(bytesOfKey(secret), stepOf(world.clock.wall()))
    await done(creditor.send('POST', '/api/creditor/session/totp/confirm', { code }))
    const [person] = await done(admin.get(`/api/operator/customers/${customer_id}/people`))
    await done(admin.delete(`/api/operator/customers/${customer_id}/people/${person.id}/second-factor`))
  },
  'features/money/settlements/sending.ts 1': async ({ world, admin, partner, customer_id }) => {
    const { id } = await makeCollectable(partner, { customer_id })
    await done(partner.post(`/openapi/claims/${id}/payments`, { amount: 100 }))
    await spoilNames(world)
    await done(admin.post('/api/operator/settlements', { customer_id, up_to: '2026-05-14' }))
  },
  'features/process/decide/service.link.ts 1': async ({ world, partner, customer_id, debtor }) => {
    await mailedLink(world, partner, await makeRecommended(world, partner, { customer_id, debtor }))
  },
  'features/process/decide/service.told.ts 1': async ({ world, admin, partner, customer_id, debtor }) => {
    const { id } = await makeRecommended(world, partner, { customer_id, debtor })
    await spoilNames(world)
    const told = { way: 'phone', told_on: '2026-05-14', told_time: '14:30', told_by: 'www.evil.example', told_to: 'A' }
    await done(admin.post(`/api/operator/claims/${id}/lawsuit-decision`, { decision: 'decline', ...told }))
  },
  'features/process/court-fees/court-fee-invoice.ts 1': async ({ world, partner, customer_id, debtor }) => {
    const sued = await makeRecommended(world, partner, { customer_id, debtor })
    await spoilNames(world)
    await done(partner.post(sued.url, { decision: 'sue' }))
  },
  'features/process/creditor-requests/answer-mail.ts 1': async ({ admin, partner, customer_id, creditor }) => {
    const { id } = await makeCollectable(partner, { customer_id })
    const body = { amount: 1, payment_date: '2026-05-14' }
    const report = await done(creditor.send('POST', `/api/creditor/claims/${id}/direct-payment`, body))
    const url = `/api/operator/claims/${id}/direct-payments/${report.id}/refuse`
    await done(admin.post(url, { note: 'A' }))
  },
  'features/process/letters/service.ts 1': ({ enter }) => enter(),
  'features/process/messages/answer-mail.ts 1': async ({ enter, admin }) => {
    const { id, send } = await enter()
    await done(send('POST', '/api/debtor/messages', { text: 'A' }))
    await done(admin.post(`/api/operator/claims/${id}/messages`, { text: 'B' }))
  },
  'features/reach/creditor-needs/service.ts 1': async ({ world, partner, customer_id }) => {
    await makeRecommended(world, partner, { customer_id })
    await spoilNames(world)
    await advance(world, 4 * 86_400)
  },
  'features/reach/notices/service.digest.ts 1': async ({ world, admin, partner, customer_id }) => {
    const { id } = await makeCollectable(partner, { customer_id })
    await spoilNames(world)
    const due_on = dayInVienna(world.clock.business())
    await done(admin.post('/api/operator/tasks', { claim_id: id, title: 'www.evil.example', due_on }))
    await advance(world, 4 * 86_400)
  },
  'features/reach/privacy-desk/service.measures.ts 1': async ({ admin, partner, customer_id, debtor }) => {
    const { debtor_id: id } = await makeCollectable(partner, { customer_id, debtor })
    const asked = { kind: 'restriction', person_name: 'A', channel: 'letter', language: 'de' }
    const desk = '/api/operator/privacy/requests'
    const body = { ...asked, received_on: '2026-05-14', subjects: [{ kind: 'debtor', id }] }
    const file = `${desk}/${(await done(admin.post(desk, body))).id}`
    await done(admin.post(`${file}/identity`, { method: 'known_channel', note: 'A' }))
    await done(admin.post(`${file}/restriction`, { debtor_id: id, reason: 'accuracy', note: 'A' }))
    await done(admin.post(`${file}/restriction/announce`, { debtor_id: id }))
  },
}

/** Has a mail of every kind written. A new place fails here until somebody says how a mail comes to be written there. */
export async function writeEveryMail(world: World): Promise<void> {
  assert.deepEqual(mailPlaces().sort(), Object.keys(DRIVERS).sort())
  const house = await openHouse(world)
  const count = async () => (await world.deps.db.many(sql`select id from mails`)).length
  for (const [place, drive] of Object.entries(DRIVERS)) {
    const before = await count()
    await drive(house)
    await world.deps.jobs.runDue(world.deps)
    assert.ok((await count()) > before, place)
  }
}
