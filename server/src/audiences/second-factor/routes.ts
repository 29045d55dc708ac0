import { Type } from 'typebox'
import type { CallerOf } from '../../kernel/caller.ts'
import { invalid, notFound } from '../../kernel/errors.ts'
import { Uuid } from '../../kernel/wire.ts'
import type { Reader } from '../../platform/db/db.ts'
import { dataOf, errorsOf, ok } from '../../platform/http/envelope.ts'
import type { LoginAccount, LoginAudience } from '../../platform/login/account.ts'
import { readFactors } from '../../platform/login/factor-rows.ts'
import { listPasskeys } from '../../platform/login/passkey-rows.ts'
import {
  addPasskey,
  beginPasskey,
  type PasskeyOwner,
  readNewPasskey,
  removePasskey,
  renamePasskey,
} from '../../platform/login/passkeys.ts'
import { beginTotp, confirmTotp, dropTotp, renewRecoveryCodes } from '../../platform/login/second-factor.ts'
import { base32, otpauthUri } from '../../platform/login/totp.ts'
import { PASSWORD_WRONG } from '../../platform/login/words.ts'
import type { Deps } from '../../platform/work.ts'
import { type Api, answerCommand } from '../api.ts'
import { BEFORE_FACTOR } from '../operator/guard.ts'
import * as schema from './schema.ts'

const TAGS = ['Session']
const ISSUER = 'Mahnwerk'
const Nothing = Type.Object({ success: Type.Literal(true) })
const NOTHING = { success: true as const }
const IdPath = Type.Object({ id: Uuid })

/** What the audiences differ in. */
export type FactorOwner<A extends LoginAudience> = {
  readonly audience: A
  provesOneself(caller: CallerOf<A>, password: string): Promise<boolean>
  /** Whether this person may not be without a second factor. */
  isRequired(caller: CallerOf<A>): boolean
}

type Person = {
  readonly id: string
  readonly session_id: string | null
  readonly email: string
  readonly name: string | null
}

/** The own second factor: codes of an app, passkeys, recovery codes. The same for everybody who has a password. */
export function secondFactorRoutes<A extends LoginAudience>(api: Api<A>, deps: Deps, owner: FactorOwner<A>): void {
  api.get(
    '/session/second-factor',
    {
      config: BEFORE_FACTOR,
      schema: {
        operationId: 'readSecondFactor',
        summary: 'What the own account has besides its password',
        tags: TAGS,
        response: { 200: dataOf(schema.SecondFactor), ...errorsOf(401) },
      },
    },
    async ({ caller }) =>
      ok(await readSecondFactor(deps.db, { audience: owner.audience, id: caller.id }, owner.isRequired(caller))),
  )
  totpRoutes(api, deps, owner)
  codeRoutes(api, deps, owner)
  passkeyRoutes(api, deps, owner)
}

export async function readSecondFactor(reader: Reader, account: LoginAccount, is_required: boolean) {
  const [factors, passkeys] = await Promise.all([readFactors(reader, account), listPasskeys(reader, account)])
  return schema.secondFactorOut(factors, passkeys, is_required)
}

/** The secret as an app takes it in. */
export async function totpBegunOut(secret: Buffer, email: string): Promise<schema.TotpBegun> {
  const { default: QRCode } = await import('qrcode')
  const otpauth_uri = otpauthUri(secret, email, ISSUER)
  return { secret: base32(secret), otpauth_uri, qr_svg: await QRCode.toString(otpauth_uri, { type: 'svg' }) }
}

/** Counted by the lock-out, like every password behind a login. */
export async function demandPassword<A extends LoginAudience>(
  { provesOneself }: FactorOwner<A>,
  caller: CallerOf<A>,
  current_password: string,
): Promise<void> {
  if (!(await provesOneself(caller, current_password)))
    throw invalid({ field: 'current_password', code: 'wrong_password', message: PASSWORD_WRONG })
}

function totpRoutes<A extends LoginAudience>(api: Api<A>, deps: Deps, owner: FactorOwner<A>): void {
  const { audience } = owner
  api.post(
    '/session/totp',
    {
      config: { answers_secret: true, ...BEFORE_FACTOR },
      schema: {
        operationId: 'beginTotp',
        summary: 'Begin with an authenticator app; a new secret is shown this once',
        tags: TAGS,
        body: schema.PasswordProof,
        response: { 200: dataOf(schema.TotpBegun), ...errorsOf(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await demandPassword(owner, request.caller, request.body.current_password)
      return answerCommand(deps, request, reply, async (work) => {
        const secret = await beginTotp(work, { audience, id: work.caller.id }, deps.vault)
        return { status: 200, body: ok(await totpBegunOut(secret, work.caller.email)) }
      })
    },
  )

  api.post(
    '/session/totp/confirm',
    {
      config: { answers_secret: true, ...BEFORE_FACTOR },
      schema: {
        operationId: 'confirmTotp',
        summary: 'Switch the app on with its first code; answers recovery codes, which replace earlier ones',
        tags: TAGS,
        body: schema.TotpConfirm,
        response: { 200: dataOf(schema.RecoveryCodes), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const given = { code: request.body.code, vault: deps.vault, wall_now: deps.clock.wall() }
        const recovery_codes = await confirmTotp(work, { audience, id: work.caller.id }, given)
        return { status: 200, body: ok({ recovery_codes }) }
      }),
  )

  api.delete(
    '/session/totp',
    {
      config: { takes_secret: true },
      schema: {
        operationId: 'dropTotp',
        summary: 'Switch the app off; 409 where it is the last second factor and one is required',
        tags: TAGS,
        body: schema.PasswordProof,
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await demandPassword(owner, request.caller, request.body.current_password)
      return answerCommand(deps, request, reply, async (work) => {
        await dropTotp(work, { audience, id: work.caller.id }, owner.isRequired(request.caller))
        return { status: 200, body: NOTHING }
      })
    },
  )
}

function codeRoutes<A extends LoginAudience>(api: Api<A>, deps: Deps, owner: FactorOwner<A>): void {
  api.post(
    '/session/recovery-codes',
    {
      config: { answers_secret: true },
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'Make new recovery codes, shown this once; the earlier ones end',
        tags: TAGS,
        body: schema.PasswordProof,
        response: { 200: dataOf(schema.RecoveryCodes), ...errorsOf(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await demandPassword(owner, request.caller, request.body.current_password)
      return answerCommand(deps, request, reply, async (work) => {
        const account = { audience: owner.audience, id: work.caller.id }
        return { status: 200, body: ok({ recovery_codes: await renewRecoveryCodes(work, account, deps.vault) }) }
      })
    },
  )
}

const passkeyOwner = (audience: LoginAudience, { id, session_id, email, name }: Person): PasskeyOwner => ({
  ...{ account: { audience, id }, session_id: session_id ?? id, email, name },
})

function passkeyRoutes<A extends LoginAudience>(api: Api<A>, deps: Deps, owner: FactorOwner<A>): void {
  const { audience } = owner
  api.post(
    '/session/passkeys/options',
    {
      config: { takes_secret: true, ...BEFORE_FACTOR },
      schema: {
        operationId: 'beginPasskey',
        summary: 'What the browser makes a passkey from, within five minutes and for this session only',
        tags: TAGS,
        body: schema.PasswordProof,
        response: { 200: dataOf(schema.PasskeyOptions), ...errorsOf(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await demandPassword(owner, request.caller, request.body.current_password)
      return answerCommand(deps, request, reply, async (work) => {
        const options = await beginPasskey(work, passkeyOwner(audience, work.caller), deps.config.public_url)
        return { status: 200, body: ok({ options }) }
      })
    },
  )

  api.post(
    '/session/passkeys',
    {
      config: { answers_secret: true, ...BEFORE_FACTOR },
      schema: {
        operationId: 'addPasskey',
        summary: 'Add the passkey that the browser has made',
        tags: TAGS,
        body: schema.PasskeyBody,
        response: { 201: dataOf(schema.PasskeyMade), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { name, credential } = request.body
      const key = await readNewPasskey(deps, passkeyOwner(audience, request.caller), credential)
      return answerCommand(deps, request, reply, async (work) => {
        const given = { key, name: name.trim(), vault: deps.vault }
        const made = await addPasskey(work, { audience, id: work.caller.id }, given)
        return { status: 201, body: ok({ ...made, passkey: schema.passkeyOut(made.passkey) }) }
      })
    },
  )
  ownPasskeyRoutes(api, deps, owner)
}

async function demandOwn({ db }: Deps, account: LoginAccount, id: string): Promise<void> {
  if (!(await listPasskeys(db, account)).some((passkey) => passkey.id === id)) throw notFound()
}

function ownPasskeyRoutes<A extends LoginAudience>(api: Api<A>, deps: Deps, owner: FactorOwner<A>): void {
  const { audience } = owner
  api.patch(
    '/session/passkeys/:id',
    {
      config: { takes_secret: true },
      schema: {
        operationId: 'renamePasskey',
        summary: 'Give a passkey another name',
        tags: TAGS,
        params: IdPath,
        body: schema.PasskeyNameBody,
        response: { 200: dataOf(schema.Passkey), ...errorsOf(400, 401, 403, 404, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const account = { audience, id: request.caller.id }
      const { id } = request.params
      const { name, current_password } = request.body
      await demandOwn(deps, account, id)
      await demandPassword(owner, request.caller, current_password)
      return answerCommand(deps, request, reply, async (work) => {
        const passkey = await renamePasskey(work, account, { id, name: name.trim() })
        return { status: 200, body: ok(schema.passkeyOut(passkey)) }
      })
    },
  )

  api.delete(
    '/session/passkeys/:id',
    {
      config: { takes_secret: true },
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey; 409 where it is the last second factor and one is required',
        tags: TAGS,
        params: IdPath,
        body: schema.PasswordProof,
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const account = { audience, id: request.caller.id }
      const { id } = request.params
      await demandOwn(deps, account, id)
      await demandPassword(owner, request.caller, request.body.current_password)
      return answerCommand(deps, request, reply, async (work) => {
        await removePasskey(work, account, { id, is_required: owner.isRequired(request.caller) })
        return { status: 200, body: NOTHING }
      })
    },
  )
}
