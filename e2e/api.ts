import assert from 'node:assert/strict'
import type { components } from '../web/shared/api/operator.generated.ts'
import type { ADMIN } from './service.ts'

/** Small clients of the public interfaces, which know nothing about the server's code. */

export type Schemas = components['schemas']
type Headers = Readonly<Record<string, string>>

// biome-ignore lint/suspicious/noExplicitAny: the assertions check what a test reads from an answer.
type Json = any

export type Answer = {
  readonly status: number
  readonly headers: globalThis.Headers
  readonly text: string
  /** The whole body. */
  readonly body: Json
}

export type Client = {
  /** Resolves to any answer. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** The `data` of a successful answer. Anything else fails the test with what the server said. */
  get<T = Json>(path: string): Promise<T>
  post<T = Json>(path: string, body?: unknown): Promise<T>
  put<T = Json>(path: string, body?: unknown): Promise<T>
  patch<T = Json>(path: string, body?: unknown): Promise<T>
}

export type Team = Client & { readonly cookie: string; readonly email: string; readonly id: string }
export type Partner = Client & { readonly token: string; readonly id: string; readonly organization_id: string }

export function clientOf(address: string, headers: Headers = {}): Client {
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const is_form = body instanceof FormData
    const response = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body === undefined || is_form ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: is_form ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const is_json = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, text, body: is_json ? JSON.parse(text) : null }
  }
  const send =
    (method: string) =>
    async <T>(path: string, body?: unknown): Promise<T> => {
      const { status, text, body: answer } = await ask(method, path, body)
      assert.ok(status < 300, `${method} ${path} answered ${status}: ${text}`)
      return (answer?.data ?? answer) as T
    }
  return { ask, get: send('GET'), post: send('POST'), put: send('PUT'), patch: send('PATCH') }
}

export async function logIn(address: string, { email, password }: typeof ADMIN): Promise<Team> {
  const answer = await clientOf(address).ask('POST', '/api/operator/session', { email, password })
  assert.equal(answer.status, 200, answer.text)
  return asTeam(address, {
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    email,
    id: answer.body.data.id,
  })
}

/** A team member who has logged in before. */
export const asTeam = (address: string, who: Pick<Team, 'cookie' | 'email' | 'id'>): Team => ({
  ...who,
  ...clientOf(address, { cookie: who.cookie }),
})

export const asPartner = (address: string, who: Pick<Partner, 'token' | 'id' | 'organization_id'>): Partner => ({
  ...who,
  ...clientOf(address, { authorization: `Bearer ${who.token}` }),
})

export const PASSWORD = 'a password of twelve and more'

type NewMember = { role?: 'admin' | 'agent'; name?: string; email?: string }

let members = 0

/** Adds a team member whose password somebody else knows. */
export async function hire(admin: Client, member: NewMember = {}): Promise<{ email: string; password: string }> {
  const { role = 'admin', name = 'Somebody', email = `member-${++members}@team.example` } = member
  await admin.post('/api/operator/users', { role, name, email, password: PASSWORD })
  return { email, password: PASSWORD }
}

/** A team member, logged in with a password that nobody else knows. */
export async function newMember(address: string, admin: Client, member: NewMember = {}): Promise<Team> {
  const { email, password } = await hire(admin, member)
  const own = { email, password: `${password}, my own` }
  const body = { current_password: password, new_password: own.password }
  await (await logIn(address, { email, password })).post('/api/operator/session/password', body)
  return logIn(address, own)
}

/** A confirmed partner with a token, in its own organisation. */
export async function newPartner(address: string, admin: Client, name = 'Partner'): Promise<Partner> {
  const organization = await admin.post('/api/operator/organizations', { name: `Organisation of ${name}` })
  const partner = await admin.post('/api/operator/partners', {
    organization_id: organization.id,
    name,
    email: 'partner@example.com',
    commission_rate: 0.2,
  })
  await admin.post(`/api/operator/partners/${partner.id}/confirm`)
  const { token } = await admin.post('/api/operator/tokens', {
    organization_id: organization.id,
    kind: 'partner',
    partner_id: partner.id,
    name: 'Tests',
    rate_limit_per_hour: 1_000_000,
  })
  return asPartner(address, { token, id: partner.id, organization_id: organization.id })
}
