import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { type Client, clientOf, PASSWORD } from './api.ts'
import { eventually, makeRecommended, VIENNA } from './cases.ts'
import { sendLetter } from './debtors.ts'
import type { House } from './house.ts'

/** A customer's people, who came in through the invitation. */

export type Creditor = { email: string; name: string; claim_id: string; recommended_id: string; invitation: string }

/** The link in the newest mail to an address that has one. */
export const mailedLink = ({ admin }: Pick<House, 'admin'>, email: string, pattern: RegExp): Promise<string> =>
  eventually(async () => {
    const mails: { id: string }[] = await admin.get(`/api/operator/mail?q=${email}`)
    const texts = await Promise.all(mails.map((mail) => admin.get(`/api/operator/mail/${mail.id}`)))
    return texts.map(({ body_text }) => pattern.exec(body_text)?.[0]).find(Boolean)
  })

/** A customer with claims: one whose debtor has a letter, and one that waits for a decision. It was invited. */
export async function inviteCreditor(
  { admin, partner }: Pick<House, 'admin' | 'partner'>,
  email = `${crypto.randomUUID()}@glaeubigerin.example`,
): Promise<Creditor> {
  const name = 'Berger Bau GmbH'
  const customer = { name, email, partner_client_reference: crypto.randomUUID(), address: VIENNA }
  const { claim_id } = await sendLetter({ admin, partner }, { customer })
  const { id: recommended_id } = await makeRecommended(partner, { customer })
  const invitation = await mailedLink({ admin }, email, /\/creditor\?invitation=[\w-]{43}/)
  return { email, name, claim_id, recommended_id, invitation }
}

/** Accepts the invitation and logs in. */
export async function enterAsCreditor(address: string, { invitation }: Creditor): Promise<Client> {
  const [, token] = /invitation=([\w-]{43})/.exec(invitation) ?? []
  const answer = await clientOf(address).ask('POST', `/api/creditor/invitation/${token}`, { password: PASSWORD })
  assert.equal(answer.status, 201, answer.text)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return clientOf(address, { cookie: [...new Set(cookies)].join('; ') })
}

/** For somebody who has set a password. */
export async function logInAsCreditor(page: Page, { email }: Creditor): Promise<void> {
  await page.goto('/creditor/login')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('main form button').click()
  await page.waitForURL(/\/creditor\/overview/)
}
