import assert from 'node:assert/strict'
import { sql } from '../src/platform/db/db.ts'
import { asCreditor, enterPortal } from './creditors.ts'
import { multipart, multipartHeaders, type Part } from './files.ts'
import type { Answer, World } from './world.ts'

/** Somebody of a customer whose organisation lets creditors hand over cases. */
export async function enterSubmitting(world: World, options: Parameters<typeof enterPortal>[1] = {}) {
  const entered = await enterPortal(world, options)
  const { organization_id } = entered.partner
  const admin = await world.operator('admin')
  const allowed = await admin.patch(`/api/operator/organizations/${organization_id}`, { creditors_submit: true })
  assert.equal(allowed.statusCode, 200, allowed.body)
  const { cookie } = entered
  return {
    ...entered,
    organization_id,
    ...asCreditor(world, cookie),
    /** A form of a page. */
    form: (url: string, fields: Record<string, string>) =>
      world.request({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    upload: (url: string, parts: readonly Part[]) =>
      world.request({
        method: 'POST',
        url,
        headers: { cookie, ...multipartHeaders() },
        payload: multipart(parts),
      }),
  }
}
export type Submitting = Awaited<ReturnType<typeof enterSubmitting>>

export async function personOf(world: World, email: string): Promise<string> {
  const person = await world.deps.db.one<{ id: string }>(sql`select id from creditor_people where email = ${email}`)
  assert.ok(person)
  return person.id
}

/** The one works for the customer of the other from now on. */
export async function makeColleagues(world: World, one: Submitting, other: Submitting): Promise<void> {
  const person_id = await personOf(world, one.email)
  await world.act(({ tx }) =>
    tx.run(sql`
      insert into creditor_memberships (person_id, customer_id, organization_id, joined_at)
      values (${person_id}, ${other.customer_id}, ${other.organization_id}, wall_now())`),
  )
  const chosen = await one.send('PATCH', '/api/creditor/session', { customer_id: other.customer_id })
  assert.equal(chosen.statusCode, 200, chosen.body)
}

/** How many of each the customer has. */
export async function countRows(world: World, customer_id: string): Promise<{ claims: number; debtors: number }> {
  const counts = await world.deps.db.one<{ claims: number; debtors: number }>(sql`
    select (select count(*)::int from claims where customer_id = ${customer_id}) as claims,
      (select count(*)::int from debtors where customer_id = ${customer_id}) as debtors`)
  assert.ok(counts)
  return counts
}

/** What the form of a page holds, as a browser would send it. */
export function fieldsOf({ body }: Answer): Record<string, string> {
  const inputs = [...body.matchAll(/<input id="([^"]+)" name="[^"]+" type="[^"]+" value="([^"]*)"/g)]
  const chosen = [...body.matchAll(/<input type="radio" name="([^"]+)" value="([^"]+)" required checked/g)]
  const country = /<option value="([A-Z]{2})" selected/.exec(body)?.[1] ?? ''
  const key = /name="form_key" value="([^"]+)"/.exec(body)?.[1] ?? ''
  return {
    ...Object.fromEntries([...inputs, ...chosen].map(([, name, value]) => [name, value])),
    country,
    form_key: key,
  }
}
