import diagnostics from 'node:diagnostics_channel'
import { makeCollectable } from '../test/cases.ts'
import { enterPortal } from '../test/creditors.ts'
import { enterCase } from '../test/debtors.ts'
import { openWorld, TOKEN_SECRET, type World } from '../test/world.ts'

/** The product under attack: the whole service in a process of its own, with data of several parties. */

export type Caller = {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** A path that answers 200 as long as the login holds. */
  readonly probe: string | null
  /** What this caller must never be shown. */
  readonly hidden: readonly string[]
}
export type Route = { readonly method: string; readonly path: string }
export type Schema = { readonly [key: string]: unknown }
export type Bodies = Readonly<Record<string, { readonly types: readonly string[]; readonly schema: Schema }>>
export type Target = {
  readonly port: number
  readonly routes: readonly Route[]
  /** What the documents say of the bodies, by method and path. */
  readonly bodies: Bodies
  readonly schemas: Readonly<Record<string, Schema>>
  readonly ids: readonly string[]
  readonly callers: readonly Caller[]
  readonly honest: string
}
export type Memory = { readonly rss: number; readonly heap: number }

const CANARY = 'Kanarienvogel-31337'

const routes: Route[] = []
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: World['http']['server'] }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url })
  })
})

const world = await openWorld()
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.http.server.server.address() as { port: number }
const hidden = await plantCanaries()
const ids = new Set<string>()

process.on('message', async (asked) => {
  if (asked === 'callers') process.send?.({ callers: await makeCallers() })
  if (asked === 'memory') process.send?.({ memory: readMemory() })
  if (asked === 'stop') process.exit(0)
})
process.once('disconnect', () => process.exit(0))
const callers = await makeCallers()
await collectIds()
process.send?.({
  target: { port, routes, ...documented(), ids: [...ids], callers, honest: (await world.partner()).token },
})

/** An organisation that no caller belongs to, with a name, a webhook secret and a token that nobody may see. */
async function plantCanaries(): Promise<{ secrets: string[]; names: string[] }> {
  const other = await world.partner()
  const customer = { name: CANARY, email: 'kanarie@kundin.example', partner_id: other.partner_id }
  const { id: customer_id } = (await other.post('/openapi/customers', customer)).json().data
  await makeCollectable(other, { customer_id })
  const team = await world.operator('admin')
  const url = `/api/operator/partners/${other.partner_id}/webhook`
  const payload = { url: 'https://partner.example/hook' }
  const webhook = await world.request({ method: 'PUT', url, payload, headers: { cookie: team.cookie } })
  const secret: unknown = webhook.json().data?.secret
  if (typeof secret !== 'string') throw new Error(`no webhook to hide: ${webhook.body}`)
  const secrets = [TOKEN_SECRET, other.token.split('.')[2] as string, secret]
  return { secrets, names: [CANARY, 'kanarie@kundin.example'] }
}

async function makeCallers(): Promise<Caller[]> {
  const { secrets, names } = hidden
  const [partner, organization] = [await world.partner(), await world.organization()]
  await makeCollectable(partner)
  const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]
  const creditor = await enterPortal(world)
  const debtor = await enterCase(world)
  for (const { body } of [await partner.get('/openapi/claims'), await debtor.get('/api/debtor/case')]) harvest(body)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const all = [...secrets, ...names]
  return [
    { name: 'stranger', headers: {}, probe: null, hidden: all },
    { name: 'partner', headers: bearer(partner.token), probe: '/openapi/me', hidden: all },
    { name: 'organization', headers: bearer(organization.token), probe: '/openapi/me', hidden: all },
    { name: 'admin', headers: { cookie: admin.cookie }, probe: '/api/operator/session', hidden: secrets },
    { name: 'agent', headers: { cookie: agent.cookie }, probe: '/api/operator/session', hidden: secrets },
    { name: 'creditor', headers: { cookie: creditor.cookie }, probe: '/api/creditor/session', hidden: all },
    { name: 'debtor', headers: { cookie: debtor.cookie }, probe: '/api/debtor/case', hidden: all },
  ]
}

/** The ids of everything that the team can list, so that ids of every kind come to every place. */
async function collectIds(): Promise<void> {
  const team = await world.operator('admin')
  const lists = routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes(':'))
  for (const { path } of lists) harvest((await team.get(path)).body)
}

function harvest(body: string): void {
  for (const [id] of body.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) if (ids.size < 2_000) ids.add(id)
}

function documented(): Pick<Target, 'bodies' | 'schemas'> {
  const documents = Object.values(world.http.documents).map((read) => read())
  const bodies: Record<string, { types: string[]; schema: Schema }> = {}
  for (const { paths = {} } of documents) {
    for (const [path, operations] of Object.entries(paths as Record<string, Record<string, Schema>>)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const content = (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content
        if (!content) continue
        const [first] = Object.values(content)
        const name = `${method.toUpperCase()} ${path.replaceAll('{', ':').replaceAll('}', '')}`
        bodies[name] = { types: Object.keys(content), schema: first?.schema ?? {} }
      }
    }
  }
  const schemas = documents.map(({ components }) => components?.schemas ?? {})
  return { bodies, schemas: Object.assign({}, ...schemas) as Record<string, Schema> }
}

/** What the product holds. The log is held here alone, where other tests read it. */
function readMemory(): Memory {
  world.log_lines.length = 0
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { rss, heap: heapUsed }
}
