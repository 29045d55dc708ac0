import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../kernel/caller.ts'
import type { ErrorCode } from '../../kernel/error-codes.ts'
import { AppError, conflict, invalid } from '../../kernel/errors.ts'
import { byteaTexts, type Db, type Reader, sql, type Tx } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { Vault } from '../vault.ts'
import { knownCaller } from './caller.ts'
import { errorsOf } from './envelope.ts'
import { type HeldKey, type KeyLeases, LEASE_S } from './key-leases.ts'
import { reasonSaid, sayWhy } from './refusal-code.ts'

const KEPT_HOURS = 24
/** Most commands are done by then, and whoever waits for a process that died asks a few times more. */
const RUNNING_RETRY_S = 1
const KEY = /^[\x21-\x7e]{1,255}$/

/** A running command whose answer will be stored. The lease fences it: a request that lost its lease cannot commit. */
export type IdempotencyClaim = HeldKey & {
  /** Set for answers that show a secret, so that nobody can read it in the database. */
  readonly vault: Vault | null
}

/** What the body's hash may have been stored as, the present one first. */
type RequestHashes = readonly [Buffer, ...Buffer[]]
type Stored = { request_hash: Buffer; status_code: number | null; body: string | null; is_sealed: boolean }

type Keeping = { db: Db; vault: Vault; key_leases: KeyLeases }

const WRITING: readonly unknown[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Every route that writes and that the scope declares after this call takes an `Idempotency-Key`, for any audience. The
 * scope must know its caller by then. Other routes have no overhead.
 */
export function takeIdempotencyKeys(scope: FastifyInstance, keeping: Keeping): void {
  scope.decorateRequest('idempotency', null)
  scope.decorateRequest('held_key', null)
  scope.addHook('onRoute', (route) => {
    if (!WRITING.includes(route.method)) return
    if (route.schema) route.schema.response = { ...errorsOf(409), ...(route.schema.response as object) }
    route.preValidation = [claimBeforeWork(keeping), ...[route.preValidation ?? []].flat()]
    route.onSend = [keepRest(keeping), ...[route.onSend ?? []].flat()]
  })
}

function claimBeforeWork(keeping: Keeping) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    // The body of an upload has not been read yet. `claimReceived` claims the key later.
    if ((request.routeOptions.config as { is_upload?: boolean }).is_upload) {
      readKey(request)
      return undefined
    }
    const hash = createHash('sha256').update(request.raw_body ?? '')
    return (await claimReceived(keeping, request, reply, hash.digest())) ? reply : undefined
  }
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw invalid({
    field: 'Idempotency-Key',
    code: 'wrong_format',
    message: 'must have 1 to 255 visible ASCII characters',
  })
}

/** Claims the key for a body with this hash. True when the stored answer was sent and nothing is left to do. */
export async function claimReceived(
  { db, vault, key_leases }: Keeping,
  request: FastifyRequest,
  reply: FastifyReply,
  body_hash: Buffer,
): Promise<boolean> {
  const key = readKey(request)
  if (key === undefined) return false
  const caller = knownCaller(request)
  if (!caller) throw new Error('a key belongs to somebody: the scope must know its caller before')
  const { answers_secret, takes_secret } = request.routeOptions.config
  // A plain hash of a password could be guessed by whoever reads the database.
  const request_hashes: RequestHashes =
    answers_secret || takes_secret ? vault.hashes(body_hash.toString('hex')) : [body_hash]
  const path = pathOf(request)
  const claim = { owner: ownerOf(caller), path, key, lease_id: newId(), vault: answers_secret ? vault : null }
  const stored = await claimKey(db, claim, request_hashes)
  if (stored) {
    if (!request_hashes.some((request_hash) => stored.request_hash.equals(request_hash))) throw reusedKey()
    replay(reply, { ...stored, body: openBody(stored, vault) })
    return true
  }
  request.idempotency = claim
  request.held_key = claim
  key_leases.hold(claim)
  return false
}

/** Whether the request was answered before, so that it gets that answer again, whatever its body costs. */
export async function hasStoredAnswer({ db }: Pick<Keeping, 'db'>, request: FastifyRequest): Promise<boolean> {
  const key = readKey(request)
  const caller = knownCaller(request)
  if (key === undefined || !caller) return false
  const row = await db.one(sql`
    select 1 from idempotency_keys
    where owner = ${ownerOf(caller)} and path = ${pathOf(request)} and key = ${key} and status_code is not null`)
  return row !== undefined
}

/** The same key may be sent to one path with two methods: what is released and taken back again. */
function pathOf({ method, url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] as string
  return method === 'POST' ? path : `${method} ${path}`
}

/** A portal's session is for one claim or one customer, and what is answered there belongs nowhere else. */
function ownerOf(caller: Caller): string {
  if (caller.type === 'debtor') return `debtor ${caller.claim_id}`
  if (caller.type !== 'creditor') return `${caller.type} ${caller.id}`
  return caller.id === null ? `creditor ${caller.claim_id}` : `creditor ${caller.id} ${caller.customer_id}`
}

/**
 * What can be stored in a transaction of its own: an error, which changed nothing, and the answer to a PUT, PATCH or DELETE
 * that is not kept with its work. If the process dies between the two, the same request does the same once more.
 */
function keepRest({ db, key_leases }: Keeping) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (request.held_key) key_leases.end(request.held_key)
    const claim = request.idempotency
    const status = reply.statusCode
    if (!claim) return payload
    if (status < 400 && request.method === 'POST')
      throw new Error(`${request.method} ${request.routeOptions.url} did not keep its answer: use answerCommand`)
    request.idempotency = null
    const is_replayable = status < 500 && status !== 429 && typeof payload === 'string'
    const kept = is_replayable ? keepAnswer(db.alone, claim, status, withReason(reply, payload)) : releaseKey(db, claim)
    await kept.catch((error: unknown) =>
      request.log.warn({ err: error, request_id: request.id }, 'idempotency key not updated, its lease will run out'),
    )
    return payload
  }
}

const openBody = ({ body, is_sealed }: Stored, vault: Vault): string | null =>
  body !== null && is_sealed ? vault.open(Buffer.from(body, 'base64')) : body

const reusedKey = (): AppError =>
  conflict(
    'idempotency_key_reused',
    'Idempotency-Key was used before with another body; send a new key for a new request',
  )

function replay(reply: FastifyReply, stored: Stored): void {
  if (stored.status_code === null) {
    throw stillRunning('A request with this Idempotency-Key is still running; try again when it has finished')
  }
  reply
    .code(stored.status_code)
    .header('idempotent-replayed', 'true')
    .header('content-type', 'application/json; charset=utf-8')
    .send(stored.status_code < 400 ? stored.body : bodyAgain(reply, stored.body ?? ''))
}

const stillRunning = (message: string): AppError =>
  new AppError('conflict', { code: 'idempotency_key_running', message }, { retry_after_s: RUNNING_RETRY_S })

/** The code of a refusal is stored in its body, also where the body was sent without it. */
function withReason(reply: FastifyReply, payload: string): string {
  const code = reasonSaid(reply)
  return code === undefined ? payload : JSON.stringify({ ...JSON.parse(payload), code })
}

function bodyAgain(reply: FastifyReply, stored: string): string {
  const { code, ...rest } = JSON.parse(stored) as { code?: ErrorCode; error?: string }
  if (code) sayWhy(reply, code)
  return rest.error === undefined ? JSON.stringify(rest) : stored
}

/**
 * Returns nothing if the key is ours now: it is new, older than a day, or its holder died. Otherwise returns what is
 * stored. Two requests with one key collide on the primary key, so exactly one of them proceeds.
 */
async function claimKey(db: Db, claim: IdempotencyClaim, hashes: RequestHashes): Promise<Stored | undefined> {
  const [taken] = await db.alone<{ lease_id: string }>(sql`
    insert into idempotency_keys as i (owner, path, key, request_hash, lease_id, lease_until)
    values (${claim.owner}, ${claim.path}, ${claim.key}, ${hashes[0]}, ${claim.lease_id}, wall_now() + make_interval(secs => ${LEASE_S}))
    on conflict (owner, path, key) do update set
      request_hash = excluded.request_hash, lease_id = excluded.lease_id, lease_until = excluded.lease_until,
      status_code = null, body = null, is_sealed = false, created_at = wall_now()
    where i.created_at <= wall_now() - make_interval(hours => ${KEPT_HOURS})
      or (i.status_code is null and i.lease_until < wall_now() and i.request_hash = any(${byteaTexts(hashes)}::bytea[]))
    returning lease_id`)
  if (taken) return undefined
  const stored = await db.one<Stored>(sql`
    select request_hash, status_code, body, is_sealed from idempotency_keys
    where owner = ${claim.owner} and path = ${claim.path} and key = ${claim.key}`)
  return stored ?? claimKey(db, claim, hashes)
}

/** Runs in the transaction of the work itself, so after a crash either both exist or neither. */
export async function keepAnswerOf(
  tx: Tx,
  claim: IdempotencyClaim,
  answer: { status: number; body: string },
): Promise<void> {
  const kept = await keepAnswer((statement) => tx.many(statement), claim, answer.status, answer.body)
  if (kept.length === 0) {
    const message = 'This request took too long and was started again under the same Idempotency-Key'
    throw new AppError('conflict', { code: 'idempotency_key_lost', message }, { retry_after_s: RUNNING_RETRY_S })
  }
}

function keepAnswer(run: Db['alone'], claim: IdempotencyClaim, status: number, body: string): Promise<unknown[]> {
  const kept = claim.vault ? claim.vault.seal(body).toString('base64') : body
  return run(sql`
    update idempotency_keys set status_code = ${status}, body = ${kept}, is_sealed = ${claim.vault !== null}
    where owner = ${claim.owner} and path = ${claim.path} and key = ${claim.key} and lease_id = ${claim.lease_id}
      and status_code is null
    returning key`)
}

function releaseKey(db: Db, claim: IdempotencyClaim): Promise<unknown[]> {
  return db.alone(sql`
    delete from idempotency_keys
    where owner = ${claim.owner} and path = ${claim.path} and key = ${claim.key} and lease_id = ${claim.lease_id}
      and status_code is null`)
}

/** Answers that only an older secret opens. They are deleted after a day, so nobody seals them anew. */
export async function countOlderAnswers(reader: Reader, vault: Vault): Promise<number> {
  const rows = await reader.many<{ body: string }>(
    sql`select body from idempotency_keys where is_sealed and body is not null`,
  )
  return rows.filter(({ body }) => !vault.isNewest(Buffer.from(body, 'base64'))).length
}

export const deleteOldIdempotencyKeys = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from idempotency_keys where created_at <= wall_now() - make_interval(hours => ${KEPT_HOURS})`)

/** How long a second submit of a form waits for the first. */
const FORM_WAIT_MS = 10_000
const FORM_LOOK_MS = 100

/** `content` is the hash of its fields and files. */
export type SentForm = { readonly path: string; readonly key: string | undefined; readonly content: Buffer }

/**
 * A form of a page is carried out once, however often it is sent: each form has a key in a hidden field. A second submit
 * waits for the first and leads to where that led. Whoever goes back and sends something else does something new. A
 * refusal releases the key, so that the form can be mended.
 */
export async function oncePerForm(
  { db, key_leases }: Omit<Keeping, 'vault'>,
  caller: Caller,
  { path, key: form_key = '', content }: SentForm,
  act: (keep: (tx: Tx, location: string) => Promise<void>) => Promise<string>,
): Promise<string> {
  if (!KEY.test(form_key)) return act(async () => undefined)
  const key = createHash('sha256').update(form_key).update(content).digest('hex')
  const claim: IdempotencyClaim = { owner: ownerOf(caller), path, key, lease_id: newId(), vault: null }
  for (let waited_ms = 0; ; waited_ms += FORM_LOOK_MS) {
    const stored = await claimKey(db, claim, [content])
    if (!stored) break
    if (stored.body !== null) return stored.body
    if (waited_ms >= FORM_WAIT_MS) throw stillRunning('The form is still being worked on; look again in a moment')
    await new Promise((resolve) => setTimeout(resolve, FORM_LOOK_MS))
  }
  key_leases.hold(claim)
  try {
    return await act((tx, location) => keepAnswerOf(tx, claim, { status: 303, body: location }))
  } catch (error) {
    // What cannot be released now runs out by itself.
    await releaseKey(db, claim).catch(() => undefined)
    throw error
  } finally {
    key_leases.end(claim)
  }
}
