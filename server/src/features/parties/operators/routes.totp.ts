import QRCode from 'qrcode'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { invalid } from '../../../kernel/errors.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { base32, otpauthUri } from '../../../platform/login/totp.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { codeTools, provesOneself } from './login.ts'
import { NOTHING, Nothing } from './routes.operator.ts'
import { CODE_WRONG, PASSWORD_WRONG } from './rules.ts'
import { RecoveryCodes, TotpBegun, TotpConfirm, TotpProof } from './schema.ts'
import { beginTotp, confirmTotp, dropTotp } from './service.totp.ts'

const TAGS = ['Session']
const ISSUER = 'Mahnwerk'

/** The own second factor. */
export function totpRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/session/totp',
    {
      config: { answers_secret: true },
      schema: {
        operationId: 'beginTotp',
        summary: 'Begin with a second factor; a new secret is shown this once',
        tags: TAGS,
        response: { 200: dataOf(TotpBegun), ...errorsOf(401, 403, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const secret = await beginTotp(work, work.caller.id, deps.vault)
        const otpauth_uri = otpauthUri(secret, work.caller.email, ISSUER)
        const qr_svg = await QRCode.toString(otpauth_uri, { type: 'svg' })
        return { status: 200, body: ok({ secret: base32(secret), otpauth_uri, qr_svg }) }
      }),
  )

  api.post(
    '/session/totp/confirm',
    {
      config: { answers_secret: true },
      schema: {
        operationId: 'confirmTotp',
        summary: 'Switch the second factor on with its first code; answers the recovery codes',
        tags: TAGS,
        body: TotpConfirm,
        response: { 200: dataOf(RecoveryCodes), ...errorsOf(400, 401, 403, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const own = { operator_id: work.caller.id, code: request.body.code }
        return { status: 200, body: ok({ recovery_codes: await confirmTotp(work, own, codeTools(deps)) }) }
      }),
  )
  dropRoute(api, deps)
}

function dropRoute(api: Api<'operator'>, deps: Deps): void {
  api.delete(
    '/session/totp',
    {
      schema: {
        operationId: 'dropTotp',
        summary: 'Switch the second factor off, with the password or a code',
        tags: TAGS,
        body: TotpProof,
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 429) },
      },
    },
    async ({ caller, body }) => {
      const { password, code } = body
      if (password === undefined && code === undefined)
        throw invalid({ field: 'password', code: 'required', message: 'or code is required' })
      const proof = password === undefined ? { code: code as string } : { password }
      if (!(await provesOneself(deps, caller, proof)))
        throw invalid(
          'code' in proof
            ? { field: 'code', code: 'wrong_code', message: CODE_WRONG }
            : { field: 'password', code: 'wrong_password', message: PASSWORD_WRONG },
        )
      await transact(deps, caller, (work) => dropTotp(work, caller.id))
      return NOTHING
    },
  )
}
