import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { verifyWebhook } from '@mahnwerk/sdk'
import { signatureHeader } from './sign.ts'

type Vector = { name: string; secret: string; header: string; body: string; now: number; result: string }
const file = readFileSync(new URL('../../../../../sdk/vectors/webhooks.json', import.meta.url), 'utf8')
const { cases } = JSON.parse(file) as { cases: Vector[] }
const at = (second: number, ms = 0) => new Date(second * 1_000 + ms)

test('the service signs as the published vectors say', () => {
  const plain = cases.filter(({ header, result }) => result === 'ok' && /^t=\d+,v1=[0-9a-f]{64}$/.test(header))
  assert.ok(plain.length >= 5)
  for (const { name, secret, header, body } of plain) {
    const signed_at = Number(header.slice('t='.length, header.indexOf(',')))
    assert.equal(signatureHeader(secret, Buffer.from(body), at(signed_at, 999)), header, name)
  }
})

test('what the service signs is believed by the SDK with this secret and no other', () => {
  const [{ body, now }] = cases as [Vector]
  const header = signatureHeader('whsec_one', Buffer.from(body), at(now))
  assert.equal(verifyWebhook(Buffer.from(body), header, 'whsec_one', { now: at(now) }).type, JSON.parse(body).type)
  assert.throws(() => verifyWebhook(body, header, 'whsec_two', { now: at(now) }), { reason: 'signature_mismatch' })
})
