import type { FastifyInstance } from 'fastify'
import { unauthorized } from '../kernel/errors.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'

/**
 * The doors of the creditor and the debtor portal. Nothing lies behind them yet and nobody has a key, so every path
 * answers as it will to a stranger: 401.
 */
export async function portalApis(parent: FastifyInstance): Promise<void> {
  for (const prefix of ['/api/creditor', '/api/debtor']) {
    await parent.register(
      async (scope) => {
        scope.addHook('onRequest', async () => {
          throw unauthorized('Please log in')
        })
        answerUnknownPaths(scope)
      },
      { prefix },
    )
  }
}
