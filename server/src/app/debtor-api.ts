import type { FastifyInstance } from 'fastify'
import { unauthorized } from '../kernel/errors.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'

/**
 * The door of the debtor portal. Nothing lies behind it yet and nobody has a key, so every path answers as it will to a
 * stranger: 401.
 */
export async function debtorApi(parent: FastifyInstance): Promise<void> {
  await parent.register(
    async (scope) => {
      scope.addHook('onRequest', async () => {
        throw unauthorized('login_required', 'Please log in')
      })
      answerUnknownPaths(scope)
    },
    { prefix: '/api/debtor' },
  )
}
