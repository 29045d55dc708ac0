import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { scopeFor, scopeForStrangers } from '../audiences/api.ts'
import { secondFactorRoutes } from '../audiences/second-factor/routes.ts'
import { creditorSettlementRoutes } from '../features/money/settlements/routes.creditor.ts'
import { companyRoutes } from '../features/parties/company/routes.creditor.ts'
import { colleagueRoutes } from '../features/parties/creditor-people/routes.creditor.ts'
import { type Door, ownFactorOf, readCreditor, SESSION_COOKIE } from '../features/parties/creditors/index.ts'
import { creditorSessionRoutes, entryRoutes } from '../features/parties/creditors/routes.creditor.ts'
import { creditorInvoiceRoutes } from '../features/process/court-fees/routes.creditor.ts'
import { creditorRequestRoutes } from '../features/process/creditor-requests/routes.creditor.ts'
import { creditorDecisionRoutes } from '../features/process/decide/routes.creditor.ts'
import { creditorCaseRoutes } from '../features/reach/creditor-case/routes.creditor.ts'
import { creditorFileRoutes } from '../features/reach/creditor-case/routes.files.ts'
import { creditorMoneyRoutes } from '../features/reach/creditor-money/routes.creditor.ts'
import { handOverRoutes } from '../features/reach/creditor-submit/routes.creditor.ts'
import { takeIdempotencyKeys } from '../platform/http/idempotency.ts'
import { collectRoutes, type DocumentHead, type ReadDocument } from '../platform/http/openapi-document.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'
import { refuseForeignOrigin } from '../platform/login/origin.ts'

const HEAD: DocumentHead = {
  title: 'Mahnwerk creditor API',
  description:
    'What a customer’s people see of their own claims. The creditor pages show nothing else. Behind the login a command ' +
    '(POST, PATCH, DELETE) with an `Idempotency-Key` may be sent again for 24 hours: it is done once, and answered alike.',
  security: 'cookie',
  cookie_name: SESSION_COOKIE,
  tags: [
    { name: 'Session', description: 'Log in, log out, who am I, for which customer, and the own second factor.' },
    { name: 'Invitation', description: 'The first entry, through the link in the mail.' },
    { name: 'Password', description: 'Changing it, and a way back in for those who forgot it.' },
    { name: 'Cases', description: 'The overview, the own cases, and all about one of them.' },
    { name: 'Files', description: 'Letters, invoices and documents of the own cases.' },
    { name: 'Claims', description: 'The own claims, and handing over new ones.' },
    { name: 'Company', description: 'How to reach the customer, and where its money goes.' },
    { name: 'People', description: 'Who else of the customer has access.' },
    { name: 'Court', description: 'The court step of the own claims.' },
    { name: 'Requests', description: 'Money that came directly, the wish to stop, and questions of the team.' },
    { name: 'Money', description: 'What came in, and what it cost.' },
  ],
}

/** For the people of customers. Everything behind the login concerns only the session's own customer. */
export async function creditorApi(parent: FastifyInstance, door: Door): Promise<ReadDocument> {
  const { deps } = door
  let readDocument: ReadDocument | undefined
  await parent.register(
    async (scope) => {
      readDocument = await collectRoutes(scope, HEAD)
      await scope.register(cookie)
      scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, deps.config.public_url))
      entryRoutes(scopeForStrangers(scope), door)

      await scope.register(async (inside) => {
        const api = scopeFor<'creditor'>(inside, (request) => readCreditor(deps, request))
        takeIdempotencyKeys(inside, deps)
        creditorSessionRoutes(api, door)
        secondFactorRoutes(api, deps, ownFactorOf(deps))
        creditorCaseRoutes(api, deps)
        creditorFileRoutes(api, deps)
        companyRoutes(api, deps)
        colleagueRoutes(api, door)
        creditorInvoiceRoutes(api, deps)
        creditorDecisionRoutes(api, deps)
        creditorRequestRoutes(api, deps)
        creditorMoneyRoutes(api, deps)
        creditorSettlementRoutes(api, deps)
        handOverRoutes(api, deps)
        answerUnknownPaths(inside)
      })
    },
    { prefix: '/api/creditor' },
  )
  return readDocument as ReadDocument
}
