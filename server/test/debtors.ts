import assert from 'node:assert/strict'
import { sql } from '../src/platform/db/db.ts'
import { makeCollectable, makeCustomer } from './cases.ts'
import { filePart, PDF, upload } from './files.ts'
import type { Answer, Client, PartnerClient, World } from './world.ts'

export const SESSION = '/api/debtor/session'

/** A claim with its first letter sent, and what that letter prints. */
export type LetterCase = {
  partner: PartnerClient
  id: string
  debtor_id: string
  case_reference: string
  access_code: string
}

export async function advance(world: World, seconds: number): Promise<void> {
  const answer = await (await world.partner()).post('/sandbox/clock/advance', { seconds })
  assert.equal(answer.statusCode, 200, answer.body)
}

export async function openCase(
  world: World,
  {
    partner: given,
    ...more
  }: Omit<NonNullable<Parameters<typeof makeCollectable>[1]>, 'customer_id'> & { partner?: PartnerClient } = {},
): Promise<LetterCase> {
  const partner = given ?? (await world.partner())
  const { id, debtor_id } = await makeCollectable(partner, more)
  await advance(world, 1800)
  return { partner, id, debtor_id, ...(await printedFor(world, id)) }
}

/** What the newest letter of a claim prints. */
export async function printedFor(
  world: World,
  claim_id: string,
): Promise<Pick<LetterCase, 'case_reference' | 'access_code'>> {
  const row = await world.deps.db.one<{ case_reference: string; code_sealed: Buffer }>(sql`
    select l.case_reference, a.code_sealed from claims l join debtor_access_codes a on a.claim_id = l.id
    where l.id = ${claim_id} and a.returned_at is null`)
  assert.ok(row, 'a letter was sent')
  return { case_reference: row.case_reference, access_code: world.deps.vault.open(row.code_sealed) }
}

/** `from` is the address of the sender. */
export const tryCode = (
  world: World,
  payload: { case_reference: string; access_code: string },
  { from, ...headers }: Record<string, string> & { from?: string } = {},
): Promise<Answer> =>
  world.request({
    method: 'POST',
    url: SESSION,
    payload: { case_reference: payload.case_reference, access_code: payload.access_code },
    headers,
    ...(from ? { remoteAddress: from } : {}),
  })

/** All cookies of an answer, as a browser sends them back to one path. */
export const cookiesOf = (answer: Answer): string =>
  [...new Set([answer.headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0]))].join('; ')

export const asDebtor = (world: World, cookie: string) => ({
  cookie,
  get: (url: string, headers: Record<string, string> = {}) => world.request({ url, headers: { cookie, ...headers } }),
  send: (
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
    form?: URLSearchParams,
  ): Promise<Answer> =>
    world.request({
      method,
      url,
      headers: { cookie, ...headers },
      ...(payload ? { payload } : form ? { payload: form.toString() } : {}),
    }),
})

/** A debtor who has typed what the letter prints. */
export async function enterCase(world: World, options: Parameters<typeof openCase>[1] = {}) {
  const opened = await openCase(world, options)
  const answer = await tryCode(world, opened)
  assert.equal(answer.statusCode, 200, answer.body)
  return { ...opened, ...asDebtor(world, cookiesOf(answer)) }
}

/** What nobody but partner and team may see, around and beside a debtor's case; each of it holds this word. */
export const SECRET = 'geheim-4711'

/** Everything that could slip into what the debtor sees. Answers the ids that must not be shown. */
export async function plantSecrets(
  { partner, id, debtor_id }: Pick<LetterCase, 'partner' | 'id' | 'debtor_id'>,
  team: Client,
  paid: number,
): Promise<string[]> {
  const customer_id = await makeCustomer(partner)
  const other = { debtor_id, customer_id, partner_reference: `${SECRET} reference`, subject_matter: `${SECRET} case` }
  const { id: other_id } = (await partner.post('/openapi/claims', other)).json().data
  await partner.post(`/openapi/claims/${other_id}/invoices/manual`, {
    invoice_number: `${SECRET} number`,
    invoice_amount_gross: 4711,
  })
  await partner.patch(`/openapi/claims/${id}`, { partner_reference: `${SECRET} own` })
  await upload(partner, `/openapi/claims/${id}/documents`, [
    { name: 'visibility', content: 'partner_only' },
    filePart(`${SECRET}.pdf`, PDF),
  ])
  for (const held of [true, false]) await team.post(`/api/operator/claims/${id}/hold`, { held, note: `${SECRET} note` })
  const payment = { notes: `${SECRET} payment`, reference: `${SECRET} line`, iban: 'AT611904300234573201' }
  await partner.post(`/openapi/claims/${id}/payments`, { amount: paid, ...payment })
  return [partner.partner_id, partner.organization_id, customer_id, debtor_id, other_id]
}
