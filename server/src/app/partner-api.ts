import type { FastifyInstance } from 'fastify'
import { scopeFor } from '../audiences/api.ts'
import { balanceRoutes } from '../features/case/account/routes.partner.ts'
import { claimRoutes } from '../features/case/claims/routes.partner.ts'
import { documentRoutes } from '../features/case/documents/routes.partner.ts'
import { installmentRoutes } from '../features/case/installments/routes.partner.ts'
import { invoiceRoutes } from '../features/case/invoices/routes.partner.ts'
import { paymentRoutes } from '../features/case/payments/routes.partner.ts'
import { revenueRoutes } from '../features/money/revenue/routes.partner.ts'
import { customerRoutes } from '../features/parties/customers/routes.partner.ts'
import { debtorRoutes } from '../features/parties/debtors/routes.partner.ts'
import { admit, authenticate, completeLimitHeaders, type Gate } from '../features/parties/tokens/index.ts'
import { meRoutes } from '../features/parties/tokens/routes.partner.ts'
import { lawsuitRoutes } from '../features/process/court/routes.partner.ts'
import { questionRoutes } from '../features/process/creditor-requests/routes.partner.ts'
import { decisionLinkRoutes } from '../features/process/decide/routes.partner.ts'
import { invoiceFileRoutes } from '../features/process/extraction/routes.partner.ts'
import { bulkRoutes } from '../features/reach/bulk/routes.partner.ts'
import { sandboxClaimRoutes } from '../features/reach/sandbox/routes.claims.ts'
import { sandboxDecisionRoutes } from '../features/reach/sandbox/routes.decide.ts'
import { sandboxResetRoutes } from '../features/reach/sandbox/routes.reset.ts'
import { sandboxClockRoutes } from '../features/reach/sandbox/routes.sandbox.ts'
import { sandboxScenarioRoutes } from '../features/reach/sandbox/routes.scenarios.ts'
import { sandboxWebhookRoutes } from '../features/reach/sandbox/routes.webhook.ts'
import { webhookDocument } from '../features/reach/webhooks/index.ts'
import { eventRoutes } from '../features/reach/webhooks/routes.partner.ts'
import { answerError } from '../platform/http/errors.ts'
import { takeIdempotencyKeys } from '../platform/http/idempotency.ts'
import { collectRoutes, type ReadDocument } from '../platform/http/openapi-document.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'
import type { Deps } from '../platform/work.ts'
import { readPartnerExamples } from './partner-examples.ts'

const DESCRIPTION = `Debt collection as an API.

**Access.** Every request carries \`Authorization: Bearer <token>\`. A token belongs to one organisation and sees only its rows.

**Limits.** Requests under \`/openapi\` count per token and UTC clock hour. Every answer there carries \`X-RateLimit-Limit\`,
\`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`; a 429 also carries \`Retry-After\` and does not count.

**Repeating.** A POST with an \`Idempotency-Key\` may be sent again for 24 hours: it is done once, and answered alike. A 429 or 5xx is not kept. While the first is at work, the next gets a 409 (\`idempotency_key_running\`) with \`Retry-After\`.

**Errors.** Every error has \`success: false\` and a \`message\`. Its code is always in the header \`X-Error-Code\` and, but for a few
short bodies such as \`Claim not found\`, also in \`code\`; a 400 names every fault in \`details\`. [All codes](/docs/errors#codes), with what to do. Every answer carries \`X-Request-Id\`, which finds it in our log.`

const HEAD = {
  title: 'Mahnwerk partner API',
  description: DESCRIPTION,
  security: 'bearer',
  tags: [
    { name: 'Access', description: 'What a token is and may do.' },
    { name: 'Customers', description: 'Business clients that a partner brings in; the creditors of claims.' },
    { name: 'Debtors', description: 'Persons and companies that owe.' },
    { name: 'Claims', description: 'Cases of debt collection.' },
    { name: 'Invoices', description: 'What is owed; their amounts make the total of a claim.' },
    { name: 'Payments', description: 'What was paid.' },
    {
      name: 'Lawsuit decision',
      description: 'At dunning_action_recommended: what going to court costs, and whether the creditor does.',
    },
    { name: 'Revenue share', description: 'Your part of the fees that we earn on claims of your customers.' },
    { name: 'Documents', description: 'Supporting files of a claim: stored, listed, downloaded, deleted.' },
    {
      name: 'Questions',
      description: 'What the team asks about a claim; you or the creditor answer, whoever is first.',
    },
    { name: 'Webhooks', description: 'What happened, sent to you and to be fetched.' },
    {
      name: 'Sandbox',
      description:
        'Test data only: a clock to move, whole cases to play, and a way to begin anew. Not there in live mode.',
    },
  ],
} as const

/** A drill moves no clock and sends no webhook. */
export const hasSandbox = ({ config }: Deps): boolean => config.mode === 'sandbox' && !config.is_drill

/** For partners and client organisations. The sandbox routes have the same audience, hence the same document. */
export async function partnerApi(parent: FastifyInstance, deps: Deps, gate: Gate): Promise<ReadDocument> {
  let readDocument: ReadDocument | undefined
  await parent.register(async (both) => {
    readDocument = await collectRoutes(both, {
      ...HEAD,
      tags: [...HEAD.tags],
      is_public: true,
      webhooks: webhookDocument,
      examples: readPartnerExamples,
    })

    await both.register(
      async (scope) => {
        const api = scopeFor<'partner'>(scope, (request, reply) => admit(deps, gate, request, reply))
        scope.setErrorHandler((error, request, reply) => {
          completeLimitHeaders(deps, reply)
          return answerError(error, request, reply)
        })
        takeIdempotencyKeys(scope, deps)
        answerUnknownPaths(scope)
        meRoutes(api, deps)
        customerRoutes(api, deps)
        debtorRoutes(api, deps)
        claimRoutes(api, deps)
        bulkRoutes(api, deps, gate)
        invoiceRoutes(api, deps)
        invoiceFileRoutes(api, deps)
        installmentRoutes(api, deps)
        paymentRoutes(api, deps)
        balanceRoutes(api, deps)
        lawsuitRoutes(api, deps)
        decisionLinkRoutes(api, deps)
        revenueRoutes(api, deps)
        questionRoutes(api, deps)
        documentRoutes(api, deps)
        eventRoutes(api, deps)
      },
      { prefix: '/openapi' },
    )

    if (!hasSandbox(deps)) return
    await both.register(
      async (scope) => {
        const api = scopeFor<'partner'>(scope, (request) => authenticate(gate, request))
        answerUnknownPaths(scope)
        sandboxClockRoutes(api, deps)
        sandboxClaimRoutes(api, deps)
        sandboxWebhookRoutes(api, deps)
        sandboxDecisionRoutes(api, deps)
        // What stores something of its own can be repeated by its key; the others move what is there.
        takeIdempotencyKeys(scope, deps)
        sandboxResetRoutes(api, deps)
        sandboxScenarioRoutes(api, deps)
      },
      { prefix: '/sandbox' },
    )
  })
  return readDocument as ReadDocument
}
