import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { settlementPages } from '../features/money/settlements/routes.creditor-pages.ts'
import { companyPages } from '../features/parties/company/routes.pages.ts'
import { factorPages } from '../features/parties/creditor-factors/routes.pages.ts'
import { peoplePages } from '../features/parties/creditor-people/routes.pages.ts'
import { type Door, frameOf } from '../features/parties/creditors/index.ts'
import { entryPages } from '../features/parties/creditors/routes.pages.ts'
import { invoicePages } from '../features/process/court-fees/routes.creditor-pages.ts'
import { decisionPages } from '../features/process/decide/routes.creditor-pages.ts'
import { creditorActPages } from '../features/reach/creditor-acts/routes.creditor-pages.ts'
import { importPages } from '../features/reach/creditor-imports/routes.pages.ts'
import { moneyPages } from '../features/reach/creditor-money/routes.creditor-pages.ts'
import { casePages } from '../features/reach/creditor-pages/routes.pages.ts'
import { draftPages } from '../features/reach/creditor-submit/routes.pages.ts'
import { openPages } from '../platform/http/plain-pages.ts'
import { refuseForeignOrigin } from '../platform/login/origin.ts'

/** The pages for a customer's people, until the portal is an application of its own. */
export function creditorPages(server: FastifyInstance, door: Door): void {
  openPages(server, frameOf, async (scope) => {
    await scope.register(cookie)
    scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, door.deps.config.public_url))
    entryPages(scope, door)
    casePages(scope, door.deps)
    companyPages(scope, door.deps)
    peoplePages(scope, door)
    factorPages(scope, door.deps)
    invoicePages(scope, door.deps)
    decisionPages(scope, door.deps)
    creditorActPages(scope, door.deps)
    moneyPages(scope, door.deps)
    settlementPages(scope, door.deps)
    draftPages(scope, door.deps)
    importPages(scope, door.deps)
  })
}
