import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { files, textOf } from './architecture/imports.ts'
import { mailedLink, makeRecommended } from './court-cases.ts'
import { enterPortal, PASSWORD } from './creditors.ts'
import { enterCase } from './debtors.ts'
import { listTableNames } from './tables.ts'
import { openWorld } from './world.ts'

/** Whoever gets a copy of the database must not be able to open anything with it. */
const world = await openWorld()
const { db, vault } = world.deps
const admin = await world.operator('admin')

const RANDOM = /[\w-]{20,}/g
/** Ids open nothing. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CODE = /(?:code|Zugangscode): ([A-Z0-9]{5} [A-Z0-9]{5})/g

/** Everything in the database as text. */
async function dump(): Promise<string> {
  const tables = await listTableNames(db)
  const texts: string[] = []
  for (const { name } of tables)
    for (const { text } of await db.many<{ text: string }>({
      text: `select t::text as text from ${name} t`,
      values: [],
    }))
      texts.push(text)
  return texts.join('\n')
}

/** The links and codes in mails that have not left. */
async function mailedSecrets(): Promise<string[]> {
  const rows = await db.many<{ sealed_text: Buffer }>(sql`select sealed_text from mails where sealed_text is not null`)
  return rows.flatMap(({ sealed_text }) => {
    const text = vault.open(sealed_text)
    const links = [...text.matchAll(/https?:\/\/\S+/g)].flatMap(
      ([url]) => url.match(RANDOM)?.filter((part) => !UUID.test(part)) ?? [],
    )
    return [...links, ...[...text.matchAll(CODE)].map(([, code]) => code as string)]
  })
}

const person = await enterPortal(world)
const claim = await makeRecommended(world, person.partner, { customer_id: person.customer_id })
await mailedLink(world, person.partner, claim)
const asCreditor = (url: string, payload: object) =>
  world.request({ method: 'POST', url, headers: { cookie: person.cookie }, payload })
await asCreditor('/api/creditor/people', { email: 'kollegin@kundin.example' })
await asCreditor('/api/creditor/password-reset', { email: person.email })
await enterCase(world)
await world.deps.jobs.runDue(world.deps)

test('no mailed link or code stands in the database in the clear, before it has left or after', async () => {
  const secrets = await mailedSecrets()
  assert.ok(secrets.length >= 3, `${secrets.length} secrets were mailed`)
  const before = await dump()
  assert.deepEqual(
    secrets.filter((secret) => before.includes(secret)),
    [],
  )
  await db.alone(sql`
    update mails set status = 'sent', sent_at = created_at, sealed_text = null, sealed_at = null where sealed_text is not null`)
  const after = await dump()
  assert.deepEqual(
    secrets.filter((secret) => after.includes(secret)),
    [],
  )
})

test('no stored text of a mail has a link with a key in it: who writes such a mail names its secrets', async () => {
  const rows = await db.many<{ subject: string; body_text: string }>(sql`select subject, body_text from mails`)
  const open = rows.filter(({ body_text }) =>
    [...body_text.matchAll(/https?:\/\/\S+/g)].some(([url]) => url.match(RANDOM)?.some((part) => !UUID.test(part))),
  )
  assert.deepEqual(
    open.map(({ subject }) => subject),
    [],
  )
})

test('answers that show a secret once are stored sealed, and repeated alike', async () => {
  const { organization_id, partner_id } = await world.partner()
  const put = {
    method: 'PUT',
    url: `/api/operator/partners/${partner_id}/webhook`,
    headers: { cookie: admin.cookie },
  } as const
  await world.request({ ...put, payload: { url: 'https://hooks.partner.example/' } })
  const member = { name: 'Neu', role: 'agent', email: 'neu@team.example' }
  const { id } = (await admin.post('/api/operator/users', { ...member, email: 'alt@team.example' })).json().data
  await db.alone(
    sql`update operators set password_hash = ${await world.deps.passwords.hash(PASSWORD)} where id = ${admin.operator_id}`,
  )
  const calls: [string, object | undefined, string][] = [
    ['/api/operator/users', member, 'initial_password'],
    [`/api/operator/users/${id}/reset-password`, undefined, 'initial_password'],
    ['/api/operator/tokens', { organization_id, kind: 'organization' }, 'token'],
    [`/api/operator/partners/${partner_id}/webhook/rotate-secret`, undefined, 'secret'],
    ['/api/operator/session/totp', { current_password: PASSWORD }, 'secret'],
  ]
  for (const [index, [url, body, field]] of calls.entries()) {
    const headers = { 'idempotency-key': `again-${index}` }
    const first = await admin.post(url, body, headers)
    assert.ok(first.statusCode < 300, `${url}: ${first.body}`)
    assert.equal((await admin.post(url, body, headers)).body, first.body)
    assert.ok(!(await dump()).includes(first.json().data[field]), url)
  }
})

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
type Operation = { operationId: string; responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
const SECRET_FIELDS = [
  'secret',
  'token',
  'initial_password',
  'recovery_codes',
  'access_code',
  'otpauth_uri',
  'password',
]

/** The commands of a document whose answers have a field for a secret. */
function commandsShowingSecrets({ paths, components }: Document): string[] {
  const isSecret = (schema: Schema | undefined): boolean => {
    if (!schema) return false
    if (schema.$ref) return isSecret(components.schemas[schema.$ref.split('/').at(-1) as string])
    const { properties = {}, items, anyOf = [] } = schema
    if (Object.keys(properties).some((name) => SECRET_FIELDS.includes(name))) return true
    return [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some(isSecret)
  }
  // Below /sandbox no answer is stored.
  const stored = Object.entries(paths).filter(([path]) => !path.startsWith('/sandbox'))
  return stored.flatMap(([, { post }]) =>
    post && Object.values(post.responses).some(({ content }) => isSecret(content?.['application/json']?.schema))
      ? [post.operationId]
      : [],
  )
}

test('every answer to a command that shows a secret is marked as one that is stored sealed', () => {
  const marked = files.flatMap((file) =>
    [...textOf(file).matchAll(/answers_secret: true[\s\S]*?operationId: '(\w+)'/g)].map(([, name]) => name),
  )
  const showing = Object.values(world.http.documents).flatMap((read) =>
    commandsShowingSecrets(read() as unknown as Document),
  )
  assert.ok(showing.length >= 8, showing.join())
  assert.deepEqual(
    showing.filter((name) => !marked.includes(name)),
    [],
  )
})
