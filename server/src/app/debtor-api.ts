import type { FastifyInstance } from 'fastify'
import { scopeFor } from '../audiences/api.ts'
import { unauthorized } from '../kernel/errors.ts'
import { collectRoutes, type DocumentHead, type ReadDocument } from '../platform/http/openapi-document.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'
import { LOGIN_REQUIRED } from '../platform/login/words.ts'

const HEAD: DocumentHead = {
  title: 'Mahnwerk debtor API',
  description: 'For a debtor, about one claim. It has no operations yet: every path answers 401.',
  security: 'cookie',
  cookie_name: 'mahnwerk_debtor',
  tags: [],
}

/** The entry to the debtor portal. Nobody can log in yet, so every path answers 401, as it will to strangers. */
export async function debtorApi(parent: FastifyInstance): Promise<ReadDocument> {
  let readDocument: ReadDocument | undefined
  await parent.register(
    async (scope) => {
      readDocument = await collectRoutes(scope, HEAD)
      scopeFor<'debtor'>(scope, async () => {
        throw unauthorized('login_required', LOGIN_REQUIRED)
      })
      answerUnknownPaths(scope)
    },
    { prefix: '/api/debtor' },
  )
  return readDocument as ReadDocument
}
