import assert from 'node:assert/strict'
import { monthInVienna } from '../src/features/money/revenue/rules.ts'
import { dayInVienna } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { stepOf, totpCode } from '../src/platform/login/totp.ts'
import { entrySteps } from './audited-entries.ts'
import { transferSteps } from './audited-transfers.ts'
import { openAuthenticator } from './authenticator.ts'
import { makeClaim, makeCollectable } from './cases.ts'
import { asCreditor, enterPortal, PASSWORD } from './creditors.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import type { Answer, OperatorClient, World } from './world.ts'

/** An operation that must leave an entry, with the entry. */
export type AuditedStep = { readonly entry: string; act(): Promise<unknown> }
type Steps = Record<string, AuditedStep>

const URL = '/api/operator'

async function done(answer: Promise<Answer>) {
  const { statusCode, body, json } = await answer
  assert.ok(statusCode < 300, `${statusCode} ${body}`)
  return body === '' ? undefined : json().data
}

/** Administration that takes several steps, in an order in which all of them work. */
export async function auditedSteps(world: World): Promise<Steps> {
  const [admin, other] = [await world.operator('admin'), await world.operator('admin')]
  return {
    ...accountSteps(world, admin, other),
    ...moneySteps(world, admin),
    ...transferSteps(world, admin, other),
    ...entrySteps(world),
    ...(await factorSteps(world, admin)),
    ...(await privacySteps(world, admin)),
  }
}

function accountSteps(world: World, admin: OperatorClient, other: OperatorClient): Steps {
  const propose = async (iban: string): Promise<string> => {
    const founded = await done(admin.post(`${URL}/organizations`, { name: 'Haus', letterhead: AUSTRIAN_HEAD }))
    const letterhead = { ...AUSTRIAN_HEAD, bic: null, iban }
    const wished = await done(admin.patch(`${URL}/organizations/${founded.id}`, { letterhead }))
    return wished.letterhead_account_change.id
  }
  const verdict = async (word: string) => {
    const { customer_id, cookie } = await enterPortal(world)
    const body = { payout_iban: 'AT611904300234573201', current_password: PASSWORD }
    await done(asCreditor(world, cookie).send('PATCH', '/api/creditor/company', body))
    return done(admin.post(`${URL}/customers/${customer_id}/payout-iban/${word}`))
  }
  return {
    approveAccountChange: {
      entry: 'bank_account.change_approved',
      act: async () => done(other.post(`${URL}/account-changes/${await propose('DE89370400440532013000')}/approve`)),
    },
    withdrawAccountChange: {
      entry: 'bank_account.change_withdrawn',
      act: async () => done(admin.post(`${URL}/account-changes/${await propose('AT021100000622888600')}/withdraw`)),
    },
    confirmPayoutAccount: { entry: 'customer.payout_account_confirmed', act: () => verdict('confirm') },
    refusePayoutAccount: { entry: 'customer.payout_account_refused', act: () => verdict('refuse') },
    setRetention: {
      entry: 'retention.changed',
      act: () =>
        done(
          world.request({
            ...{ method: 'PUT', url: `${URL}/privacy/retention`, headers: { cookie: admin.cookie } },
            payload: { periods: [{ law: 'AT', kind: 'file', amount: 5 }] },
          }),
        ),
    },
  }
}

const moneySteps = (world: World, admin: OperatorClient): Steps => ({
  approveRevenueShares: {
    entry: 'revenue.approved',
    async act() {
      const partner = await world.partner()
      const { id } = await makeClaim(partner)
      await done(partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 1_000 }))
      await done(partner.post(`/openapi/claims/${id}/payments`, { amount: 1_000 }))
      const month = monthInVienna(world.clock.business())
      await world.deps.jobs.advance(world.deps, (now) => new Date(now.getTime() + 31 * 86_400_000))
      return done(admin.post(`${URL}/revenue-shares/approve`, { partner_id: partner.partner_id, month }))
    },
  },
})

export function bytesOfKey(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function factorSteps(world: World, admin: OperatorClient): Promise<Steps> {
  const hash = await world.deps.passwords.hash(PASSWORD)
  await world.deps.db.alone(sql`update operators set password_hash = ${hash} where id = ${admin.operator_id}`)
  const own = `${URL}/session`
  const proof = { current_password: PASSWORD }
  const authenticator = openAuthenticator()
  const send = (method: 'PATCH' | 'DELETE', path: string, payload: object) =>
    done(world.request({ method, url: `${own}${path}`, headers: { cookie: admin.cookie }, payload }))
  let passkey_id = ''
  return {
    addPasskey: {
      entry: 'passkey.added',
      async act() {
        const { options } = await done(admin.post(`${own}/passkeys/options`, proof))
        const credential = authenticator.create(options)
        passkey_id = (await done(admin.post(`${own}/passkeys`, { name: 'A', credential }))).passkey.id
      },
    },
    renamePasskey: {
      entry: 'passkey.renamed',
      act: () => send('PATCH', `/passkeys/${passkey_id}`, { ...proof, name: 'B' }),
    },
    logInWithPasskey: {
      entry: 'operator.logged_in',
      async act() {
        const asked = await world.request({ method: 'POST', url: `${own}/passkey/options` })
        const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        const payload = { credential: authenticator.get(asked.json().data.options) }
        return done(world.request({ method: 'POST', url: `${own}/passkey`, headers: { cookie }, payload }))
      },
    },
    renewRecoveryCodes: {
      entry: 'recovery_codes.renewed',
      act: () => done(admin.post(`${own}/recovery-codes`, proof)),
    },
    confirmTotp: {
      entry: 'second_factor.enrolled',
      async act() {
        const { secret } = await done(admin.post(`${own}/totp`, proof))
        const code = totpCode(bytesOfKey(secret), stepOf(world.clock.wall()))
        return done(admin.post(`${own}/totp/confirm`, { code }))
      },
    },
    dropTotp: { entry: 'second_factor.removed', act: () => send('DELETE', '/totp', proof) },
    removePasskey: { entry: 'passkey.removed', act: () => send('DELETE', `/passkeys/${passkey_id}`, proof) },
    resetPersonsFactor: {
      entry: 'second_factor.reset',
      async act() {
        const { customer_id, cookie } = await enterPortal(world)
        const creditor = asCreditor(world, cookie)
        const { secret } = await done(creditor.send('POST', '/api/creditor/session/totp', proof))
        const code = totpCode(bytesOfKey(secret), stepOf(world.clock.wall()))
        await done(creditor.send('POST', '/api/creditor/session/totp/confirm', { code }))
        const [person] = await done(admin.get(`${URL}/customers/${customer_id}/people`))
        return done(admin.delete(`${URL}/customers/${customer_id}/people/${person.id}/second-factor`))
      },
    },
  }
}

/** Each on a request of its own about a debtor of its own, up to the step in question. */
async function privacySteps(world: World, admin: OperatorClient): Promise<Steps> {
  const partner = await world.partner()
  const desk = `${URL}/privacy/requests`
  const today = () => dayInVienna(world.clock.business())
  async function open(kind: string) {
    const claim = await makeCollectable(partner)
    const subject = { kind: 'debtor', id: claim.debtor_id }
    const asked = { kind, person_name: 'A', channel: 'letter', language: 'de', received_on: today() }
    const file = await done(admin.post(desk, { ...asked, subjects: [subject] }))
    const act = (path: string, body: object) => done(admin.post(`${desk}/${file.id}/${path}`, body))
    return { claim, subject, file, act }
  }
  async function identified(kind: string) {
    const opened = await open(kind)
    await opened.act('identity', { method: 'known_channel', note: 'A' })
    return opened
  }
  const restricted = async () => {
    const opened = await identified('restriction')
    await opened.act('restriction', { debtor_id: opened.subject.id, reason: 'accuracy', note: 'A' })
    return opened
  }
  return {
    recordPrivacyRequest: { entry: 'privacy.request_recorded', act: () => open('access') },
    checkPrivacyIdentity: { entry: 'privacy.identity_checked', act: () => identified('access') },
    extendPrivacyRequest: {
      entry: 'privacy.request_extended',
      act: async () => (await identified('access')).act('extend', { reason: 'A' }),
    },
    answerPrivacyRequest: {
      entry: 'privacy.request_answered',
      act: async () => (await identified('access')).act('answer', { note: 'A' }),
    },
    refusePrivacyRequest: {
      entry: 'privacy.request_refused',
      act: async () => (await open('access')).act('refuse', { reason: 'A' }),
    },
    correctPrivacyData: {
      entry: 'privacy.data_corrected',
      async act() {
        const { subject, act } = await identified('rectification')
        return act('correction', { subject, changes: { person: { first_name: 'Right', last_name: 'Name' } } })
      },
    },
    restrictProcessing: { entry: 'privacy.processing_restricted', act: restricted },
    liftRestriction: {
      entry: 'privacy.restriction_lifted',
      async act() {
        const { subject, act } = await restricted()
        return act('restriction/lift', { debtor_id: subject.id, reason: 'A', informed_on: today() })
      },
    },
    erasePersonData: {
      entry: 'privacy.person_erased',
      async act() {
        const { claim, subject, file, act } = await identified('erasure')
        await done(admin.post(`${URL}/claims/${claim.id}/close`, { closure_reason: 'withdrawn' }))
        return act('erasure', { subject, confirmation: file.subjects[0].record.name })
      },
    },
    exportPerson: {
      entry: 'privacy.data_exported',
      async act() {
        const { subject, file } = await identified('access')
        return done(admin.get(`${desk}/${file.id}/subjects/debtor/${subject.id}/export`))
      },
    },
  }
}
