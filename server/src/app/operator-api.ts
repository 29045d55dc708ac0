import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { scopeFor, scopeForStrangers } from '../audiences/api.ts'
import { secondFactorRoutes } from '../audiences/second-factor/routes.ts'
import { teamBalanceRoutes } from '../features/case/account/routes.operator.ts'
import { teamDocumentRoutes } from '../features/case/documents/routes.operator.ts'
import { planListRoutes } from '../features/case/installments/routes.operator.ts'
import { ownerRoutes } from '../features/case/ownership/routes.operator.ts'
import { teamPaymentRoutes } from '../features/case/payments/routes.operator.ts'
import { bankAccountRoutes } from '../features/money/bank/accounts/routes.operator.ts'
import { openingRoutes } from '../features/money/bank/openings/routes.operator.ts'
import { bankEntryRoutes } from '../features/money/bank/routes.operator.ts'
import { bankStatementRoutes } from '../features/money/bank/statements/routes.statements.ts'
import { ledgerRoutes } from '../features/money/ledger/routes.operator.ts'
import { ledgerExportRoutes } from '../features/money/ledger/routes.operator-export.ts'
import { paymentRunRoutes } from '../features/money/payment-runs/routes.operator.ts'
import { paymentOrderRoutes } from '../features/money/payment-runs/waiting/routes.operator.ts'
import { revenueShareRoutes, teamFeeRoutes } from '../features/money/revenue/routes.operator.ts'
import { settlementRoutes } from '../features/money/settlements/routes.operator.ts'
import { accountChangeRoutes } from '../features/parties/account-changes/routes.operator.ts'
import { teamCompanyRoutes } from '../features/parties/company/routes.operator.ts'
import { personFactorRoutes } from '../features/parties/creditor-factors/routes.operator.ts'
import { customerPeopleRoutes } from '../features/parties/creditor-people/routes.operator.ts'
import { teamCustomerRoutes } from '../features/parties/customers/routes.operator.ts'
import { teamDebtorRoutes } from '../features/parties/debtors/routes.operator.ts'
import { ownFactorOf, readOperator, SESSION_COOKIE } from '../features/parties/operators/index.ts'
import { loginRoutes } from '../features/parties/operators/routes.operator.ts'
import { sessionRoutes } from '../features/parties/operators/routes.session.ts'
import { teamRoutes } from '../features/parties/operators/routes.team.ts'
import { organizationRoutes } from '../features/parties/organizations/routes.operator.ts'
import { partnerRoutes } from '../features/parties/partners/routes.operator.ts'
import type { Gate, TokenSigner } from '../features/parties/tokens/index.ts'
import { tokenRoutes } from '../features/parties/tokens/routes.operator.ts'
import { courtRoutes } from '../features/process/court/routes.operator.ts'
import { courtFeeInvoiceRoutes } from '../features/process/court-fees/routes.operator.ts'
import { requestRoutes } from '../features/process/creditor-requests/routes.operator.ts'
import { teamDecisionRoutes } from '../features/process/decide/routes.operator.ts'
import { eInvoiceRoutes } from '../features/process/e-invoices/routes.operator.ts'
import { extractionRoutes } from '../features/process/extraction/routes.operator.ts'
import { agreementRoutes } from '../features/process/letters/agreements/routes.operator.ts'
import { letterRoutes } from '../features/process/letters/routes.operator.ts'
import { letterPageRoutes } from '../features/process/letters/routes.operator-pages.ts'
import { messageRoutes } from '../features/process/messages/routes.operator.ts'
import { noteRoutes } from '../features/process/notes/routes.operator.ts'
import { printRunRoutes } from '../features/process/print-runs/routes.operator.ts'
import { taskRoutes } from '../features/process/tasks/routes.operator.ts'
import { workflowRoutes } from '../features/process/workflow/routes.operator.ts'
import { remakeRoute } from '../features/process/workflow/routes.operator-remake.ts'
import { recordReading } from '../features/reach/audit/index.ts'
import { auditRoutes } from '../features/reach/audit/routes.operator.ts'
import { teamBulkRoutes } from '../features/reach/bulk/routes.operator.ts'
import { claimBatchRoutes } from '../features/reach/claim-batches/routes.operator.ts'
import { debtorFileRoutes } from '../features/reach/debtor-file/routes.operator.ts'
import { findingRoutes } from '../features/reach/finding/routes.operator.ts'
import { legalTableRoutes } from '../features/reach/legal-tables/routes.operator.ts'
import { legalTableChangeRoutes } from '../features/reach/legal-tables/routes.operator-change.ts'
import { listFileRoutes } from '../features/reach/list-files/routes.operator.ts'
import { mailRoutes } from '../features/reach/mail/routes.operator.ts'
import { noticeRoutes } from '../features/reach/notices/routes.operator.ts'
import { overviewRoutes } from '../features/reach/overview/routes.operator.ts'
import { figureRoutes } from '../features/reach/overview/routes.operator-figures.ts'
import { workRoutes } from '../features/reach/overview/routes.operator-work.ts'
import { worklistRoutes } from '../features/reach/overview/worklist/routes.operator.ts'
import { withholdFiles } from '../features/reach/privacy/index.ts'
import { privacyRoutes } from '../features/reach/privacy/routes.operator.ts'
import { privacyMeasureRoutes } from '../features/reach/privacy-desk/routes.measures.ts'
import { privacyDeskRoutes } from '../features/reach/privacy-desk/routes.operator.ts'
import { teamSandboxRoutes } from '../features/reach/sandbox/routes.operator.ts'
import { viewRoutes } from '../features/reach/views/routes.operator.ts'
import { webhookRoutes } from '../features/reach/webhooks/routes.operator.ts'
import { answerErrorWithValues } from '../platform/http/errors.ts'
import { takeIdempotencyKeys } from '../platform/http/idempotency.ts'
import { collectRoutes, type ReadDocument } from '../platform/http/openapi-document.ts'
import { answerUnknownPaths } from '../platform/http/server.ts'
import { refuseForeignOrigin } from '../platform/login/origin.ts'
import type { Deps } from '../platform/work.ts'
import { hasSandbox } from './partner-api.ts'

const HEAD = {
  title: 'Mahnwerk operator API',
  description:
    'What the service team works with. The operator pages use nothing else. A POST with an `Idempotency-Key` may be sent ' +
    'again for 24 hours: it is done once, and answered alike.',
  security: 'cookie',
  cookie_name: SESSION_COOKIE,
  tags: [
    { name: 'Session', description: 'Log in and out, the own account, its second factor and its sessions.' },
    { name: 'Team', description: 'The people of the service team and their roles.' },
    { name: 'Organisations', description: 'Whose business it is, with workflow settings and fees.' },
    { name: 'Partners', description: 'Who refers cases, for which commission.' },
    { name: 'API tokens', description: 'What partners and organisations call the API with.' },
    {
      name: 'Claims',
      description: 'The work itself: what stands where, what is owed, and what the team does about it.',
    },
    { name: 'Views', description: 'Filters of lists that somebody has named, for themselves or for the team.' },
    { name: 'Work', description: 'What waits for somebody, who has taken it up, and until when it is put off.' },
    { name: 'Notices', description: 'What somebody of the team is told: mentions, tasks, answers, failures.' },
    { name: 'Debtors', description: 'Who owes: names, addresses and how to reach them.' },
    { name: 'Letters', description: 'Demand letters: what waits for printing, what was sent, what came back.' },
    { name: 'Messages', description: 'What debtors write to the team, and its answers.' },
    { name: 'Notes', description: 'What the team notes about claims for itself.' },
    { name: 'Tasks', description: 'What somebody is to do about a claim, by which day.' },
    { name: 'Creditor requests', description: 'What creditors say of their claims, and what the team asks them.' },
    { name: 'Mail', description: 'Every mail that was written, with its files.' },
    {
      name: 'Court',
      description: 'The court step: who decided what, what is missing, filings, titles, invoices for fees.',
    },
    { name: 'Documents', description: 'Files of a claim, and what of them the debtor sees.' },
    { name: 'Invoices', description: 'What was read from uploaded invoices, to be checked.' },
    { name: 'Bank', description: 'Our bank accounts, what their statements say, and what became of each entry.' },
    { name: 'Ledger', description: 'The book of client money: journal, balances, reconciliation, export.' },
    { name: 'Revenue share', description: "Partners' parts of our fees, and paying them out." },
    { name: 'Payment runs', description: 'What leaves our accounts: made by one administrator, released by another.' },
    {
      name: 'Settlements',
      description: 'What creditors get of the money that we collected, and our invoices to them.',
    },
    {
      name: 'Privacy',
      description: 'What people ask about their own data, how long data are kept, and what was erased.',
    },
    { name: 'Webhooks', description: 'Where partners are told what happens, and what came of it.' },
    { name: 'Sandbox', description: 'The clock that all partners share. Not there in live mode.' },
  ],
} as const

export type OperatorTools = Gate & { signer: TokenSigner }

/** For the service team. */
export async function operatorApi(parent: FastifyInstance, deps: Deps, tools: OperatorTools): Promise<ReadDocument> {
  let readDocument: ReadDocument | undefined
  await parent.register(
    async (scope) => {
      readDocument = await collectRoutes(scope, { ...HEAD, tags: [...HEAD.tags] })
      scope.setErrorHandler(answerErrorWithValues)
      await scope.register(cookie)
      scope.addHook('onRequest', async (request) => refuseForeignOrigin(request, deps.config.public_url))
      loginRoutes(scopeForStrangers(scope), deps, tools.limiter)

      await scope.register(async (inside) => {
        const api = scopeFor<'operator'>(inside, (request) => readOperator(deps, request))
        takeIdempotencyKeys(inside, deps)
        recordReading(inside, deps)
        withholdFiles(inside, deps)
        sessionRoutes(api, deps)
        secondFactorRoutes(api, deps, ownFactorOf(deps))
        teamRoutes(api, deps)
        auditRoutes(api, deps)
        organizationRoutes(api, deps, () => tools.keyring.forgetAll())
        accountChangeRoutes(api, deps)
        partnerRoutes(api, deps)
        tokenRoutes(api, deps, tools)
        worklistRoutes(api, deps)
        workRoutes(api, deps)
        noticeRoutes(api, deps)
        findingRoutes(api, deps)
        overviewRoutes(api, deps)
        ownerRoutes(api, deps)
        viewRoutes(api, deps)
        listFileRoutes(api, deps)
        claimBatchRoutes(api, deps)
        figureRoutes(api, deps)
        workflowRoutes(api, deps)
        teamBulkRoutes(api, deps)
        teamPaymentRoutes(api, deps)
        teamDebtorRoutes(api, deps)
        debtorFileRoutes(api, deps)
        teamCustomerRoutes(api, deps)
        teamCompanyRoutes(api, deps)
        customerPeopleRoutes(api, deps)
        personFactorRoutes(api, deps)
        planListRoutes(api, deps)
        teamBalanceRoutes(api, deps)
        letterRoutes(api, deps)
        agreementRoutes(api, deps)
        letterPageRoutes(api, deps)
        remakeRoute(api, deps)
        printRunRoutes(api, deps)
        mailRoutes(api, deps)
        messageRoutes(api, deps)
        noteRoutes(api, deps)
        taskRoutes(api, deps)
        requestRoutes(api, deps)
        courtRoutes(api, deps)
        teamDecisionRoutes(api, deps)
        courtFeeInvoiceRoutes(api, deps)
        legalTableRoutes(api, deps)
        legalTableChangeRoutes(api, deps)
        teamDocumentRoutes(api, deps)
        extractionRoutes(api, deps)
        eInvoiceRoutes(api, deps)
        bankAccountRoutes(api, deps)
        openingRoutes(api, deps)
        bankEntryRoutes(api, deps)
        ledgerRoutes(api, deps)
        ledgerExportRoutes(api, deps)
        bankStatementRoutes(api, deps)
        revenueShareRoutes(api, deps)
        teamFeeRoutes(api, deps)
        settlementRoutes(api, deps)
        paymentRunRoutes(api, deps)
        paymentOrderRoutes(api, deps)
        webhookRoutes(api, deps)
        privacyDeskRoutes(api, deps)
        privacyMeasureRoutes(api, deps)
        privacyRoutes(api, deps)
        if (hasSandbox(deps)) teamSandboxRoutes(api, deps)
      })
      answerUnknownPaths(scope)
    },
    { prefix: '/api/operator' },
  )
  return readDocument as ReadDocument
}
