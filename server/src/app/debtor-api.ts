import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { scopeFor, scopeForStrangers } from '../audiences/api.ts'
import { readDebtor, readEntered, SESSION_COOKIE } from '../features/process/debtor-access/index.ts'
import { debtorSessionRoutes } from '../features/process/debtor-access/routes.debtor.ts'
import { contactRoutes } from '../features/reach/debtor-case/routes.contact.ts'
import { debtorCaseRoutes } from '../features/reach/debtor-case/routes.debtor.ts'
import { debtorPlanRoutes } from '../features/reach/debtor-case/routes.plan.ts'
import { debtorPromiseRoutes } from '../features/reach/debtor-case/routes.promise.ts'
import { debtorMessageRoutes } from '../features/reach/debtor-messages/routes.debtor.ts'
import { debtorRightsRoutes } from '../features/reach/debtor-rights/routes.debtor.ts'
import { takeIdempotencyKeys } from '../platform/http/idempotency.ts'
import { collectRoutes, type DocumentHead, type ReadDocument } from '../platform/http/openapi-document.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'
import { refuseForeignOrigin } from '../platform/login/origin.ts'
import type { Deps } from '../platform/work.ts'

const HEAD: DocumentHead = {
  title: 'Mahnwerk debtor API',
  description:
    'For a debtor, about the one claim whose reference and code stand on a letter. The debtor pages show nothing else. ' +
    'Behind the entry a POST or PATCH with an `Idempotency-Key` may be sent again for 24 hours: it is done once, and answered alike.',
  security: 'cookie',
  cookie_name: SESSION_COOKIE,
  tags: [
    { name: 'Session', description: 'Enter with reference and code, and leave.' },
    { name: 'Case', description: 'What is owed, to whom and why, and how to pay it.' },
    { name: 'Instalments', description: 'What can be agreed, every instalment beforehand, and the agreement.' },
    { name: 'Messages', description: 'What the debtor and the team write to each other, and disputes.' },
    { name: 'Contact', description: 'How the debtor can be reached.' },
    { name: 'Papers', description: 'What the debtor gets in writing: the receipt, and all that is kept about them.' },
  ],
}

/** For debtors. Everything behind the entry concerns only the session's own claim. */
export async function debtorApi(parent: FastifyInstance, deps: Deps): Promise<ReadDocument> {
  let readDocument: ReadDocument | undefined
  await parent.register(
    async (scope) => {
      readDocument = await collectRoutes(scope, HEAD)
      await scope.register(cookie)
      scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, deps.config.public_url))
      debtorSessionRoutes(scopeForStrangers(scope), deps)

      await scope.register(async (inside) => {
        const api = scopeFor<'debtor'>(inside, (request) => readEntered(deps, request))
        takeIdempotencyKeys(inside, deps)
        contactRoutes(api, deps)
      })
      await scope.register(async (inside) => {
        const api = scopeFor<'debtor'>(inside, (request) => readDebtor(deps, request))
        takeIdempotencyKeys(inside, deps)
        debtorCaseRoutes(api, deps)
        debtorPlanRoutes(api, deps)
        debtorPromiseRoutes(api, deps)
        debtorMessageRoutes(api, deps)
        debtorRightsRoutes(api, deps)
        answerUnknownPaths(inside)
      })
    },
    { prefix: '/api/debtor' },
  )
  return readDocument as ReadDocument
}
