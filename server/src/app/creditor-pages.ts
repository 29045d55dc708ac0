import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { companyPages } from '../features/parties/company/routes.pages.ts'
import { peoplePages } from '../features/parties/creditor-people/routes.pages.ts'
import { type Door, frameOf } from '../features/parties/creditors/index.ts'
import { entryPages } from '../features/parties/creditors/routes.pages.ts'
import { invoicePages } from '../features/process/court-fees/routes.creditor-pages.ts'
import { openPages } from '../platform/http/plain-pages.ts'
import { refuseForeignOrigin } from '../platform/login/origin.ts'

/** The pages for a customer's people, until the portal is an application of its own. */
export function creditorPages(server: FastifyInstance, door: Door): void {
  openPages(server, frameOf, async (scope) => {
    await scope.register(cookie)
    scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, door.deps.config.public_url))
    entryPages(scope, door)
    companyPages(scope, door.deps)
    peoplePages(scope, door)
    invoicePages(scope, door.deps)
  })
}
