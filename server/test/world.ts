import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { InjectOptions, Response } from 'light-my-request'
import { closeDeps, openDeps } from '../src/app/deps.ts'
import { type Http, openHttp } from '../src/app/http.ts'
import { SESSION_COOKIE } from '../src/features/parties/operators/rules.ts'
import { hireOperator, openSession } from '../src/features/parties/operators/service.ts'
import { foundOrganization } from '../src/features/parties/organizations/service.ts'
import { addPartner, confirmPartner } from '../src/features/parties/partners/service.ts'
import { issueToken } from '../src/features/parties/tokens/service.ts'
import { SYSTEM } from '../src/kernel/caller.ts'
import { type StoppedClock, stoppedClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { newId } from '../src/platform/ids.ts'
import { openLog } from '../src/platform/log.ts'
import { type Deps, transact, type Work } from '../src/platform/work.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { checkRefusal } from './refusal-check.ts'
import { openTools } from './tools.ts'

export const TOKEN_SECRET = 'a secret for tests, long enough to sign with'
/** Almost free: a real password cost would take most of the time of these tests. */
const PASSWORD_COST = { N: 16, r: 1, p: 1 }
export const START = new Date('2026-05-14T09:30:00.000Z')

export type Answer = Response
type Headers = Record<string, string>

/** A caller of the API. */
export type Client = {
  get(url: string, headers?: Headers): Promise<Answer>
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>
  patch(url: string, body?: unknown, headers?: Headers): Promise<Answer>
  delete(url: string, headers?: Headers): Promise<Answer>
}

export type TokenHolder = Client & { token: string; token_id: string; organization_id: string }
export type PartnerClient = TokenHolder & { partner_id: string }
export type OperatorClient = Client & { operator_id: string; cookie: string; email: string }

export type World = {
  readonly deps: Deps
  readonly http: Http
  readonly clock: StoppedClock
  readonly database: FreshDatabase
  readonly log_lines: string[]
  /** Sends any request as it is. */
  request(options: InjectOptions): Promise<Answer>
  act<T>(command: (work: Work) => T | Promise<T>): Promise<T>
  /** A confirmed partner with a token, in its own organisation unless one is given. */
  partner(options?: { organization_id?: string; rate_limit_per_hour?: number }): Promise<PartnerClient>
  /** A client organisation with a token. */
  organization(options?: { organization_id?: string; rate_limit_per_hour?: number }): Promise<TokenHolder>
  /** A member of the service team, logged in. */
  operator(role?: 'admin' | 'agent'): Promise<OperatorClient>
  close(): Promise<void>
}

/** The whole service in this process: its own empty database, a stopped clock, no network. */
export async function openWorld(changes: Partial<Config> = {}, given?: FreshDatabase): Promise<World> {
  const database = given ?? (await freshDatabase())
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-world-'))
  const clock = stoppedClock(START)
  const log_lines: string[] = []
  const log = openLog('debug', { write: (line) => void log_lines.push(line) })
  const config = { ...readConfig({}), data_dir, ...changes }
  const deps = await openDeps({
    ...{ config, clock, log },
    address: database.address,
    token_secret: TOKEN_SECRET,
    password_cost: PASSWORD_COST,
    ...openTools(),
  })
  const http = await openHttp(deps, TOKEN_SECRET)
  const world = { deps, http, clock, database, log_lines, ...peopleOf(deps, http) }
  const close = async () => {
    await http.server.close()
    await deps.jobs.stop()
    await closeDeps(deps)
    await database.close()
    await rm(data_dir, { recursive: true, force: true })
  }
  after(close)
  return { ...world, close }
}

function peopleOf(deps: Deps, http: Http) {
  const request = async (options: InjectOptions) => {
    const answer = (await http.server.inject(options)) as Answer
    const { statusCode: status, headers, body } = answer
    const content_type = headers['content-encoding'] ? '' : String(headers['content-type'] ?? '')
    const code = headers['x-error-code'] as string | undefined
    checkRefusal({ url: String(options.url), status, code, content_type, body })
    return answer
  }
  const act = <T>(command: (work: Work) => Promise<T>) => transact(deps, SYSTEM, command)
  const issuing = () => ({ signer: http.signer, mode: deps.config.mode, wall_now: deps.clock.wall() })
  const organizationOf = async (work: Work, id?: string) =>
    id ?? (await foundOrganization(work, { name: `Organisation ${newId()}` })).id

  const partner: World['partner'] = async ({ organization_id: given, rate_limit_per_hour = 1_000_000 } = {}) => {
    const made = await act(async (work) => {
      const organization_id = await organizationOf(work, given)
      const { id: partner_id } = await addPartner(work, {
        organization_id,
        name: 'Partner',
        email: 'partner@example.com',
        commission_rate: 0.2,
      })
      await confirmPartner(work, partner_id)
      const { row, token } = await issueToken(
        work,
        { organization_id, kind: 'partner', partner_id, rate_limit_per_hour },
        issuing(),
      )
      return { organization_id, partner_id, token, token_id: row.id }
    })
    return { ...made, ...clientOf(request, { authorization: `Bearer ${made.token}` }) }
  }

  const organization: World['organization'] = async ({
    organization_id: given,
    rate_limit_per_hour = 1_000_000,
  } = {}) => {
    const made = await act(async (work) => {
      const organization_id = await organizationOf(work, given)
      const { row, token } = await issueToken(
        work,
        { organization_id, kind: 'organization', rate_limit_per_hour },
        issuing(),
      )
      return { organization_id, token, token_id: row.id }
    })
    return { ...made, ...clientOf(request, { authorization: `Bearer ${made.token}` }) }
  }

  const operator: World['operator'] = async (role = 'admin') => {
    const email = `${newId()}@team.example`
    const made = await act(async (work) => {
      const { id } = await hireOperator(work, { email, name: 'Somebody', role, password_hash: 'scrypt$2$1$1$AA$AA' })
      return { operator_id: id, cookie: `${SESSION_COOKIE}=${await openSession(work, id)}` }
    })
    const client = clientOf(request, { cookie: made.cookie })
    // With a key on every POST, a command that does not store its answer for the key fails its tests.
    const post: Client['post'] = (url, body, headers) =>
      client.post(url, body, { 'idempotency-key': newId(), ...headers })
    return { ...made, email, ...client, post }
  }
  return { request, act, partner, organization, operator }
}

function clientOf(request: (options: InjectOptions) => Promise<Answer>, own: Headers): Client {
  const send =
    (method: NonNullable<InjectOptions['method']>) =>
    (url: string, body?: unknown, headers: Headers = {}) =>
      request({
        method,
        url,
        headers: { ...own, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
  return {
    get: (url, headers) => send('GET')(url, undefined, headers),
    post: send('POST'),
    patch: send('PATCH'),
    delete: (url, headers) => send('DELETE')(url, undefined, headers),
  }
}

/** Moves the database's wall clock, which counts rate-limit hours, sessions and idempotency keys. */
export async function setDatabaseTime(world: { deps: Pick<Deps, 'db'> }, at: string): Promise<void> {
  if (!/^[\dTZ:.-]+$/.test(at)) throw new Error('an instant, please')
  await world.deps.db.alone({
    text: `create or replace function wall_now() returns timestamptz language sql stable as $$ select timestamptz '${at}' $$`,
    values: [],
  })
}
