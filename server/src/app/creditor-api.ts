import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { type Door, readCreditor, SESSION_COOKIE } from '../features/parties/creditors/index.ts'
import { creditorSessionRoutes, entryRoutes } from '../features/parties/creditors/routes.creditor.ts'
import { refuseForeignOrigin } from '../features/parties/operators/index.ts'
import { creditorInvoiceRoutes } from '../features/process/court-fees/routes.creditor.ts'
import type { Api } from '../platform/http/api.ts'
import { collectRoutes, type DocumentHead, type ReadDocument } from '../platform/http/openapi-document.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'

const HEAD: DocumentHead = {
  title: 'Mahnwerk creditor API',
  description: 'What a customer’s people see of their own claims. The creditor pages show nothing else.',
  security: 'cookie',
  cookie_name: SESSION_COOKIE,
  tags: [
    { name: 'Session', description: 'Log in, log out, who am I, and for which customer.' },
    { name: 'Invitation', description: 'The first entry, through the link in the mail.' },
    { name: 'Password', description: 'Changing it, and a way back in for those who forgot it.' },
    { name: 'Court', description: 'The court step of the own claims.' },
  ],
}

/** For the people of customers. Whatever lies behind the login speaks of the session's own customer alone. */
export async function creditorApi(parent: FastifyInstance, door: Door): Promise<ReadDocument> {
  const { deps } = door
  let readDocument: ReadDocument | undefined
  await parent.register(
    async (scope) => {
      readDocument = await collectRoutes(scope, HEAD)
      await scope.register(cookie)
      scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, deps.config.public_url))
      entryRoutes(scope as unknown as Api, door)

      await scope.register(async (inside) => {
        inside.addHook('onRequest', async (request) => {
          request.creditor = await readCreditor(deps, request)
        })
        const api = inside as unknown as Api
        creditorSessionRoutes(api, door)
        creditorInvoiceRoutes(api, deps)
        answerUnknownPaths(inside)
      })
    },
    { prefix: '/api/creditor' },
  )
  return readDocument as ReadDocument
}
