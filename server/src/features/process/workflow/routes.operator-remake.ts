import { Type } from 'typebox'
import { type Api, keeperOf } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import type { Deps } from '../../../platform/work.ts'
import { Letter, LetterNote, letterOut } from '../letters/index.ts'
import { remakeLetter } from './remake.ts'

/** For a letter that can no longer be posted, or came back. */
export function remakeRoute(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/letters/:id/remake',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'remakeLetter',
        summary: 'Make a letter anew at once, with the date and the sums of today; one that waits becomes void',
        tags: ['Letters'],
        params: Type.Object({ id: Uuid }),
        body: LetterNote,
        response: { 201: dataOf(Letter), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { keep, send } = keeperOf(request, reply)
      await remakeLetter(deps, request.caller, request.params.id, {
        note: request.body.note ?? null,
        remade: (work, letter) => keep(work, { status: 201, body: ok(letterOut(letter, work.now)) }),
      })
      return send()
    },
  )
}
