import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { helpPageRoutes } from '../features/reach/debtor-help/routes.pages.ts'
import { frameOf } from '../features/reach/debtor-pages/index.ts'
import { debtorPageRoutes } from '../features/reach/debtor-pages/routes.pages.ts'
import { openPages } from '../platform/http/plain-pages.ts'
import { refuseForeignOrigin } from '../platform/login/origin.ts'
import type { Deps } from '../platform/work.ts'

/** The pages that a letter leads to. */
export function debtorPages(server: FastifyInstance, deps: Deps): void {
  openPages(server, frameOf, async (scope) => {
    await scope.register(cookie)
    scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, deps.config.public_url))
    debtorPageRoutes(scope, deps)
    helpPageRoutes(scope, deps)
  })
}
