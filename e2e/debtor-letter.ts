import { advance, eventually, makeCollectable } from './cases.ts'
import type { House } from './house.ts'

/** What a letter prints. Letters that go by mail say it in the mail too. */
export type Printed = { case_reference: string; access_code: string; claim_id: string }

export async function sendLetter({ admin, partner }: House): Promise<Printed> {
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { mail_letters: true })
  const email = `${crypto.randomUUID()}@schuldnerin.example`
  const communication_channels = [{ type: 'email', value: email, is_primary: true }]
  const { id: claim_id } = await makeCollectable(partner, { debtor: { communication_channels } })
  await advance(partner, 1_800)
  const text = await eventually(async () => {
    const [mail]: { id: string }[] = await admin.get(`/api/operator/mail?q=${email}`)
    const { status, body_text } = mail ? await admin.get(`/api/operator/mail/${mail.id}`) : {}
    return status === 'kept' && body_text
  })
  const { case_reference } = await admin.get(`/api/operator/claims/${claim_id}`)
  const [, access_code = ''] = /Zugangscode: (\w{5} \w{5})/.exec(text) ?? []
  return { case_reference, access_code, claim_id }
}
