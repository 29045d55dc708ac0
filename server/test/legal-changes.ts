import assert from 'node:assert/strict'
import type { Answer, OperatorClient, World } from './world.ts'

/** Puts a table of the law in force, or the built-in one, as a person does who has read and confirmed what changes. */
export async function changeLegal(
  world: World,
  { admin, name, content }: { admin: OperatorClient; name: string; content: object | null },
): Promise<Answer> {
  const url = `/api/operator/legal-tables/${name}`
  const compared = await admin.post(`${url}/compare`, { content })
  assert.equal(compared.statusCode, 200, compared.body)
  const confirmed = `${url}?confirm=${compared.json().data.confirmation}`
  if (content === null) return admin.delete(confirmed)
  return world.request({ method: 'PUT', url: confirmed, headers: { cookie: admin.cookie }, payload: content })
}
