import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { type Client, clientOf } from './api.ts'
import { eventually, makeCollectable } from './cases.ts'
import type { House } from './house.ts'

/** Debtors, who know what a letter prints. */

/** What a letter prints. Letters that go by mail say it in the mail too. */
export type Printed = { case_reference: string; access_code: string; claim_id: string }

type Wishes = NonNullable<Parameters<typeof makeCollectable>[1]>

/** A claim whose debtor has got the first letter. */
export async function sendLetter(
  { admin, partner }: Pick<House, 'admin' | 'partner'>,
  { debtor = {}, ...wishes }: Wishes = {},
): Promise<Printed> {
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { mail_letters: true })
  const email = `${crypto.randomUUID()}@schuldnerin.example`
  const communication_channels = [{ type: 'email', value: email, is_primary: true }]
  const { id: claim_id } = await makeCollectable(partner, { ...wishes, debtor: { communication_channels, ...debtor } })
  for (const to_stage of ['in_processing', 'first_demand_letter'])
    await partner.post(`/sandbox/claims/${claim_id}/stage`, { to_stage })
  const text = await eventually(async () => {
    const [mail]: { id: string }[] = await admin.get(`/api/operator/mail?q=${email}`)
    const { status, body_text } = mail ? await admin.get(`/api/operator/mail/${mail.id}`) : {}
    // Until it is kept its code is masked.
    return status === 'kept' && body_text
  })
  const { case_reference } = await admin.get(`/api/operator/claims/${claim_id}`)
  const [, access_code = ''] = /Zugangscode: (\w{5} \w{5})/.exec(text) ?? []
  return { case_reference, access_code, claim_id }
}

/** From the link on the letter to the page of the case. */
export async function enterInBrowser(page: Page, { case_reference, access_code }: Printed): Promise<void> {
  await page.goto(`/debtor?case_reference=${case_reference}`)
  await page.locator('#access_code').fill(access_code)
  await page.locator('form button').click()
  await page.waitForURL(/\/debtor\/case/)
}

/** The debtor, logged in to the portal. */
export async function enterPortal(address: string, { case_reference, access_code }: Printed): Promise<Client> {
  const answer = await clientOf(address).ask('POST', '/api/debtor/session', { case_reference, access_code })
  assert.equal(answer.status, 200, answer.text)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return clientOf(address, { cookie: [...new Set(cookies)].join('; ') })
}
