import assert from 'node:assert/strict'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import { makeDebtor } from './cases.ts'
import type { Answer, PartnerClient, World } from './world.ts'

export const PASSWORD = 'correct horse battery'

export type Invited = { partner: PartnerClient; customer_id: string; email: string; token: string }

type MailSeen = { recipient: string; subject: string; body_text: string; status: string }

/** With the codes and links that only their readers get. */
export async function mailsTo({ deps: { db, vault } }: World, email: string): Promise<MailSeen[]> {
  const rows = await db.many<MailSeen & { sealed_text: Buffer | null }>(sql`
    select recipient, subject, body_text, sealed_text, status from mails where recipient = ${email} order by created_at, id`)
  return rows.map(({ sealed_text, ...mail }) => (sealed_text ? { ...mail, body_text: vault.open(sealed_text) } : mail))
}

/** The secret in the newest invitation mailed to an address. */
export async function invitationTo(world: World, email: string): Promise<string> {
  const mails = await mailsTo(world, email)
  const tokens = mails.flatMap(({ body_text }) => /\/creditor\?invitation=([\w-]{43})/.exec(body_text)?.[1] ?? [])
  assert.ok(tokens.length > 0, 'an invitation was mailed')
  return tokens.at(-1) as string
}

/** A customer with a claim, and the invitation that was mailed. */
export async function inviteSomebody(
  world: World,
  options: { partner?: PartnerClient; email?: string; name?: string } = {},
): Promise<Invited> {
  const partner = options.partner ?? (await world.partner())
  const email = options.email ?? `${newId()}@kundin.example`
  const body = { name: options.name ?? 'Huber GmbH', email, partner_id: partner.partner_id }
  const customer_id: string = (await partner.post('/openapi/customers', body)).json().data.id
  const debtor_id = await makeDebtor(partner, customer_id)
  const claim = await partner.post('/openapi/claims', { debtor_id, customer_id })
  assert.equal(claim.statusCode, 201, claim.body)
  await world.deps.jobs.runDue(world.deps)
  return { partner, customer_id, email, token: await invitationTo(world, email) }
}

/** The cookies of an answer, as a browser sends them back. */
export const cookieOf = (answer: Answer): string => {
  const [first = ''] = [answer.headers['set-cookie'] ?? []].flat()
  return String(first).split(';')[0] as string
}

export const accept = (world: World, token: string, body: object = { password: PASSWORD }): Promise<Answer> =>
  world.request({ method: 'POST', url: `/api/creditor/invitation/${token}`, payload: body })

/** A creditor who has accepted an invitation and is logged in. */
export async function enterPortal(world: World, options: Parameters<typeof inviteSomebody>[1] = {}) {
  const invited = await inviteSomebody(world, options)
  const answer = await accept(world, invited.token)
  assert.equal(answer.statusCode, 201, answer.body)
  return { ...invited, cookie: cookieOf(answer) }
}

export const asCreditor = (world: World, cookie: string) => ({
  get: (url: string) => world.request({ url, headers: { cookie } }),
  send: (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    world.request({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
})
