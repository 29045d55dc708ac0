import { type Api, answerCommand } from '../../../audiences/api.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { resetPartner } from './reset.ts'
import { RESET_TIMEOUT_MS } from './rules.ts'
import { Reset } from './schema.ts'

/** A partner begins anew, without asking anybody and without touching what others have in the same sandbox. */
export function sandboxResetRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/reset',
    {
      config: { answer_within_ms: RESET_TIMEOUT_MS },
      schema: {
        operationId: 'resetSandbox',
        summary: 'Delete all cases of your partner, with everything about them',
        description:
          'Claims go with their invoices, files, letters, payments and events, and so do their customers and debtors where ' +
          'no other case needs them. Old ids are unknown afterwards, references and keys are free again. Tokens, the webhook ' +
          "and the clock stay, and so do other partners' cases. Needs the token of a partner.",
        tags: ['Sandbox'],
        response: { 200: dataOf(Reset), ...errorsOf(400, 401, 413, 415) },
      },
    },
    async (request, reply) => {
      const deleted = await resetPartner(deps, request.caller)
      // The cases went in portions; only the answer is left to be kept.
      return answerCommand(deps, request, reply, async () => ({ status: 200, body: ok({ deleted }) }))
    },
  )
}
