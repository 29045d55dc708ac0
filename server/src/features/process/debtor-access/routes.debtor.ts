import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { strictObject } from '../../../kernel/wire.ts'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { enter, giveCookies, leave, readEntered } from './login.ts'
import { DEVICE_COOKIE } from './rules.ts'

const TAGS = ['Session']

const EntryBody = Type.Object(
  {
    case_reference: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'As printed on the letter; spaces and small letters do not matter.',
    }),
    access_code: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'As printed on the letter; spaces and small letters do not matter.',
    }),
  },
  { additionalProperties: false },
)

const DebtorIdentity = strictObject('DebtorIdentity', {
  case_reference: Type.String({ description: 'The one case that the session is for.' }),
  contact_only: Type.Boolean({
    description:
      'true if a letter with this code came back: then only the contact data can be changed, until a letter brings a new code.',
  }),
})

const identityOf = async ({ db }: Deps, debtor: DebtorCaller) => {
  const { case_reference } = await readClaim(db, debtor, debtor.claim_id)
  return ok({ case_reference, contact_only: debtor.is_contact_only })
}

/** Open to everybody: this is where the session comes from. */
export function debtorSessionRoutes(api: Api<'stranger'>, deps: Deps): void {
  api.post(
    '/session',
    {
      schema: {
        operationId: 'enter',
        summary: 'Enter with what a letter prints; sets the session cookie',
        tags: TAGS,
        body: EntryBody,
        response: { 200: dataOf(DebtorIdentity), ...errorsOf(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const device_cookie = request.cookies[DEVICE_COOKIE]
      const entered = await enter(deps, { ...request.body, address: clientAddress(request), device_cookie })
      giveCookies(deps, reply, entered)
      return identityOf(deps, entered.debtor)
    },
  )

  api.get(
    '/session',
    {
      schema: {
        operationId: 'whichCase',
        summary: 'Which case the session is for',
        tags: TAGS,
        response: { 200: dataOf(DebtorIdentity), ...errorsOf(401) },
      },
    },
    async (request) => identityOf(deps, await readEntered(deps, request)),
  )

  api.delete(
    '/session',
    {
      schema: {
        operationId: 'leave',
        summary: 'Leave',
        tags: TAGS,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(403) },
      },
    },
    async (request, reply) => {
      await leave(deps, request, reply)
      return { success: true as const }
    },
  )
}
