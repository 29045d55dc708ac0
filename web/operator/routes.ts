import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { type AsyncRouteComponent, createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { ApiFault } from '../shared/api/fault.ts'
import { pageCode } from './page-code.ts'
import { sessionsQuery } from './pages/account/queries.ts'
import { bankAccountsQuery, bankSummaryQuery, entriesQuery, statementsQuery } from './pages/bank/queries.ts'
import { readBankSearch } from './pages/bank/search.ts'
import { balancesQuery, journalQuery, reconciliationQuery } from './pages/books/queries.ts'
import { readBooksSearch } from './pages/books/search.ts'
import { claimFileQuery, messagesQuery } from './pages/claim/queries.ts'
import { readClaimSearch } from './pages/claim/search.ts'
import { claimsQuery } from './pages/claims/queries.ts'
import { readClaimsSearch } from './pages/claims/search.ts'
import { deskQuery, feeInvoicesOfClaimQuery, feeInvoicesQuery, readinessQuery } from './pages/court/queries.ts'
import { readCourtSearch } from './pages/court/search.ts'
import {
  customerPeopleQuery,
  customerQuery,
  customerSettlementsQuery,
  openDecisionsQuery,
} from './pages/customers/queries.ts'
import { debtorFileQuery, similarQuery } from './pages/debtors/queries.ts'
import { disputesQuery } from './pages/disputes/queries.ts'
import { readDisputesSearch } from './pages/disputes/search.ts'
import { readImportSearch } from './pages/imports/search.ts'
import { checkQueueQuery, extractionQuery, invoicesToCheckQuery } from './pages/invoices/queries.ts'
import { readInvoicesSearch } from './pages/invoices/search.ts'
import { openRunsQuery, printRunQuery } from './pages/letters/print-runs/queries.ts'
import { letterQuery, lettersQuery } from './pages/letters/queries.ts'
import { readLettersSearch } from './pages/letters/search.ts'
import { readLoginSearch } from './pages/login/search.ts'
import { keptMailsQuery, mailQuery, mailsQuery } from './pages/mail/queries.ts'
import { readMailSearch } from './pages/mail/search.ts'
import { notesQuery } from './pages/notes/queries.ts'
import { overviewQuery } from './pages/overview/queries.ts'
import { readOverviewSearch } from './pages/overview/search.ts'
import {
  deliveriesQuery,
  foundPartnersQuery,
  organizationTokensQuery,
  partnerCustomersQuery,
  partnerQuery,
  partnersQuery,
  partnerTokensQuery,
  webhookQuery,
} from './pages/partners/queries.ts'
import { readPartnerSearch, readPartnersSearch } from './pages/partners/search.ts'
import { paymentsQuery } from './pages/payments/queries.ts'
import { readPaymentsSearch } from './pages/payments/search.ts'
import { plansQuery } from './pages/plans/queries.ts'
import { readPlansSearch } from './pages/plans/search.ts'
import { erasuresQuery, requestQuery, requestsQuery, retentionQuery } from './pages/privacy/queries.ts'
import { readPrivacySearch } from './pages/privacy/search.ts'
import { payableQuery, payoutsQuery, sharesQuery, sumsQuery } from './pages/revenue/queries.ts'
import { readRevenueSearch } from './pages/revenue/search.ts'
import { runQuery, runsQuery } from './pages/runs/queries.ts'
import { readRunsSearch } from './pages/runs/search.ts'
import {
  allOrganizationsQuery,
  auditQuery,
  legalTablesQuery,
  organizationQuery,
  organizationsQuery,
} from './pages/settings/queries.ts'
import { readSettingsSearch } from './pages/settings/search.ts'
import { settlementQuery, settlementsQuery } from './pages/settlements/queries.ts'
import { readSettlementsSearch } from './pages/settlements/search.ts'
import { allTasksQuery, tasksQuery } from './pages/tasks/queries.ts'
import { readTasksSearch } from './pages/tasks/search.ts'
import { membersQuery } from './pages/team/queries.ts'
import { readTeamSearch } from './pages/team/search.ts'
import { colleaguesQuery, workQuery } from './pages/work/queries.ts'
import { readWorkSearch } from './pages/work/search.ts'
import { paths } from './paths.ts'
import { type Identity, readSession } from './session-query.ts'

/** Requests data that a page shows, unless it is cached and fresh. */
type Ask = <T, E, K extends QueryKey>(query: FetchQueryOptions<T, E, T, K>) => void

/** The destination of a visit, and the visitor. */
type Visit<P extends string, S> = { readonly params: ParamsOf<P>; readonly search: S; readonly identity: Identity }
type ParamsOf<P extends string> = P extends `${string}$${infer Name}` ? Record<Name, string> : Record<never, string>

type Page<P extends string, S> = {
  readonly path: P
  /** Reads the search parameters of a URL. */
  search(raw: Record<string, unknown>): S
  /** Requests what the page shows first, when the pointer rests on a link and when the page opens. */
  load(ask: Ask, visit: Visit<P, S>): void
  /** The page itself, whose code is loaded at the same time. */
  readonly page: AsyncRouteComponent<unknown>
}

const nothing = () => ({})

const root = createRootRouteWithContext<{ queries: QueryClient }>()()

export const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: readLoginSearch,
  component: pageCode(() => import('./pages/login/LoginPage.tsx'), 'LoginPage'),
})

/** The frame around every page for logged-in people; `router.tsx` gives it its appearance. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    try {
      const identity = (await readSession(context.queries)).data
      // Until there is a second factor, the server refuses everything but the account.
      if (identity.second_factor_missing && location.pathname !== paths.account) throw redirect({ to: paths.account })
      return { identity }
    } catch (error) {
      if (!(error instanceof ApiFault) || error.status !== 401) throw error
      throw redirect({ to: paths.login, search: { next: location.href } })
    }
  },
})

/** Does not wait for the data: a page appears at once, with grey lines where something is still loading. */
const page = <const P extends string, S extends object>({ path, search, load, page: component }: Page<P, S>) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: search,
    loaderDeps: ({ search: chosen }) => chosen,
    loader: ({ context: { queries, identity }, params, deps }) =>
      load((query) => void queries.prefetchQuery(query), {
        params: params as ParamsOf<P>,
        search: deps as S,
        identity,
      }),
    component,
  })

const daily = [
  page({
    path: paths.overview,
    search: readOverviewSearch,
    load: (ask, { search }) => ask(overviewQuery(search)),
    page: pageCode(() => import('./pages/overview/OverviewPage.tsx'), 'OverviewPage'),
  }),
  page({
    path: paths.work,
    search: readWorkSearch,
    load: (ask, { search }) => {
      ask(workQuery(search))
      ask(colleaguesQuery())
    },
    page: pageCode(() => import('./pages/work/WorkPage.tsx'), 'WorkPage'),
  }),
  page({
    path: paths.tasks,
    search: readTasksSearch,
    load: (ask, { search }) => {
      ask(allTasksQuery(search))
      ask(colleaguesQuery())
    },
    page: pageCode(() => import('./pages/tasks/TasksPage.tsx'), 'TasksPage'),
  }),
  page({
    path: paths.claims,
    search: readClaimsSearch,
    load: (ask, { search }) => ask(claimsQuery(search)),
    page: pageCode(() => import('./pages/claims/ClaimsPage.tsx'), 'ClaimsPage'),
  }),
  page({
    path: paths.claim,
    search: readClaimSearch,
    load: (ask, { params: { claim_id }, search: { tab } }) => {
      ask(claimFileQuery(claim_id))
      ask(tasksQuery(claim_id))
      if (!tab || tab === 'timeline') ask(notesQuery(claim_id))
      if (tab === 'court') ask(feeInvoicesOfClaimQuery(claim_id))
      if (tab === 'messages') ask(messagesQuery(claim_id))
    },
    page: pageCode(() => import('./pages/claim/ClaimPage.tsx'), 'ClaimPage'),
  }),
  page({
    path: paths.debtor,
    search: nothing,
    load: (ask, { params: { debtor_id } }) => {
      ask(debtorFileQuery(debtor_id))
      ask(similarQuery(debtor_id))
    },
    page: pageCode(() => import('./pages/debtors/DebtorPage.tsx'), 'DebtorPage'),
  }),
  page({
    path: paths.invoices,
    search: readInvoicesSearch,
    load: (ask, { search: { invoice_id, page: number } }) => {
      if (!invoice_id) return ask(invoicesToCheckQuery(number))
      ask(extractionQuery(invoice_id))
      ask(checkQueueQuery())
    },
    page: pageCode(() => import('./pages/invoices/InvoicesPage.tsx'), 'InvoicesPage'),
  }),
  page({
    path: paths.new_claim,
    search: nothing,
    load: (ask) => ask(foundPartnersQuery('')),
    page: pageCode(() => import('./pages/new-claim/NewClaimPage.tsx'), 'NewClaimPage'),
  }),
  page({
    path: paths.import,
    search: readImportSearch,
    load: (ask, { search: { partner_id } }) => {
      ask(foundPartnersQuery(''))
      if (partner_id) ask(partnerQuery(partner_id))
    },
    page: pageCode(() => import('./pages/imports/ImportPage.tsx'), 'ImportPage'),
  }),
] as const

const collection = [
  page({
    path: paths.payments,
    search: readPaymentsSearch,
    load: (ask, { search }) => ask(paymentsQuery(search)),
    page: pageCode(() => import('./pages/payments/PaymentsPage.tsx'), 'PaymentsPage'),
  }),
  page({
    path: paths.letters,
    search: readLettersSearch,
    load: (ask, { search }) => {
      ask(lettersQuery(search))
      if ((search.status ?? 'outbox') === 'outbox') ask(openRunsQuery())
      if (search.run_id) ask(printRunQuery(search.run_id))
      if (search.letter_id) ask(letterQuery(search.letter_id))
    },
    page: pageCode(() => import('./pages/letters/LettersPage.tsx'), 'LettersPage'),
  }),
  page({
    path: paths.plans,
    search: readPlansSearch,
    load: (ask, { search }) => ask(plansQuery(search)),
    page: pageCode(() => import('./pages/plans/PlansPage.tsx'), 'PlansPage'),
  }),
  page({
    path: paths.disputes,
    search: readDisputesSearch,
    load: (ask, { search }) => ask(disputesQuery(search)),
    page: pageCode(() => import('./pages/disputes/DisputesPage.tsx'), 'DisputesPage'),
  }),
  page({
    path: paths.court,
    search: readCourtSearch,
    load: (ask, { search }) => {
      ask(deskQuery(search))
      if (search.tab === 'invoices') ask(feeInvoicesQuery(search.page))
      if (!search.claim_id) return
      ask(claimFileQuery(search.claim_id))
      ask(readinessQuery(search.claim_id))
    },
    page: pageCode(() => import('./pages/court/CourtPage.tsx'), 'CourtPage'),
  }),
] as const

const money = [
  page({
    path: paths.bank,
    search: readBankSearch,
    load: (ask, { search }) => {
      ask(bankSummaryQuery(search.account_id))
      ask(bankAccountsQuery())
      if (search.view === 'statements') ask(statementsQuery(search))
      else ask(entriesQuery(search))
    },
    page: pageCode(() => import('./pages/bank/BankPage.tsx'), 'BankPage'),
  }),
  page({
    path: paths.settlements,
    search: readSettlementsSearch,
    load: (ask, { search }) => {
      ask(settlementsQuery(search))
      if (search.settlement_id) ask(settlementQuery(search.settlement_id))
    },
    page: pageCode(() => import('./pages/settlements/SettlementsPage.tsx'), 'SettlementsPage'),
  }),
  page({
    path: paths.payment_runs,
    search: readRunsSearch,
    load: (ask, { search }) => {
      ask(runsQuery(search))
      if (search.run_id) ask(runQuery(search.run_id))
    },
    page: pageCode(() => import('./pages/runs/RunsPage.tsx'), 'RunsPage'),
  }),
  page({
    path: paths.books,
    search: readBooksSearch,
    load: (ask, { search }) => {
      ask(allOrganizationsQuery())
      if (!search.organization_id) return
      if (search.tab === 'journal') ask(journalQuery(search))
      else if (search.tab === 'balances') ask(balancesQuery(search))
      else if (search.tab !== 'export') ask(reconciliationQuery(search))
    },
    page: pageCode(() => import('./pages/books/BooksPage.tsx'), 'BooksPage'),
  }),
] as const

const business = [
  page({
    path: paths.partners,
    search: readPartnersSearch,
    load: (ask, { search, identity }) => {
      if (search.tab !== 'tokens') ask(partnersQuery(search))
      else if (identity.role === 'admin') ask(organizationTokensQuery(search))
    },
    page: pageCode(() => import('./pages/partners/PartnersPage.tsx'), 'PartnersPage'),
  }),
  page({
    path: paths.partner,
    search: readPartnerSearch,
    load: (ask, { params: { partner_id }, search, identity }) => {
      ask(partnerQuery(partner_id))
      if (search.tab === 'tokens' && identity.role === 'admin') ask(partnerTokensQuery(partner_id, search))
      if (search.tab === 'customers') ask(partnerCustomersQuery(partner_id, search))
      if (search.tab === 'webhook') ask(webhookQuery(partner_id))
      if (search.tab === 'deliveries') ask(deliveriesQuery(partner_id, search))
    },
    page: pageCode(() => import('./pages/partners/PartnerPage.tsx'), 'PartnerPage'),
  }),
  page({
    path: paths.customer,
    search: nothing,
    load: (ask, { params: { customer_id } }) => {
      ask(customerQuery(customer_id))
      ask(customerPeopleQuery(customer_id))
      ask(openDecisionsQuery(customer_id))
      ask(customerSettlementsQuery(customer_id))
    },
    page: pageCode(() => import('./pages/customers/CustomerPage.tsx'), 'CustomerPage'),
  }),
  page({
    path: paths.revenue,
    search: readRevenueSearch,
    load: (ask, { search }) => {
      ask(sumsQuery(search))
      if (search.tab === 'shares') ask(sharesQuery(search))
      else if (search.tab === 'payouts') ask(payoutsQuery(search))
      else ask(payableQuery(search))
    },
    page: pageCode(() => import('./pages/revenue/RevenuePage.tsx'), 'RevenuePage'),
  }),
  page({
    path: paths.mail,
    search: readMailSearch,
    load: (ask, { search }) => {
      ask(mailsQuery(search))
      ask(keptMailsQuery())
      if (search.mail) ask(mailQuery(search.mail))
    },
    page: pageCode(() => import('./pages/mail/MailPage.tsx'), 'MailPage'),
  }),
] as const

const house = [
  page({
    path: paths.account,
    search: nothing,
    load: (ask) => ask(sessionsQuery()),
    page: pageCode(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
  }),
  page({
    path: paths.team,
    search: readTeamSearch,
    load: (ask, { search, identity }) => {
      if (identity.can.includes('users')) ask(membersQuery(search))
    },
    page: pageCode(() => import('./pages/team/TeamPage.tsx'), 'TeamPage'),
  }),
  page({
    path: paths.privacy,
    search: readPrivacySearch,
    load: (ask, { search, identity }) => {
      const { tab = 'requests' } = search
      if (tab === 'requests') ask(requestsQuery(search))
      if (identity.role !== 'admin') return
      if (tab === 'retention') ask(retentionQuery())
      if (tab === 'erasures') ask(erasuresQuery(search))
    },
    page: pageCode(() => import('./pages/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
  }),
  page({
    path: paths.privacy_request,
    search: nothing,
    load: (ask, { params: { request_id } }) => ask(requestQuery(request_id)),
    page: pageCode(() => import('./pages/privacy/RequestPage.tsx'), 'RequestPage'),
  }),
  page({
    path: paths.settings,
    search: readSettingsSearch,
    load: (ask, { search, identity }) => {
      if (search.tab === 'legal') return ask(legalTablesQuery())
      if (search.tab === 'accounts') return ask(bankAccountsQuery())
      if (search.tab !== 'audit') return ask(organizationsQuery(search))
      if (identity.role === 'admin') ask(auditQuery(search))
    },
    page: pageCode(() => import('./pages/settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
  page({
    path: paths.organization,
    search: nothing,
    load: (ask, { params: { organization_id } }) => ask(organizationQuery(organization_id)),
    page: pageCode(() => import('./pages/settings/OrganizationPage.tsx'), 'OrganizationPage'),
  }),
] as const

/** Every other address, inside the frame: whoever is lost has the navigation. */
export const lost = createRoute({ getParentRoute: () => shell, path: '$' })

export const tree = root.addChildren([
  login,
  shell.addChildren([...daily, ...collection, ...money, ...business, ...house, lost]),
])

export const options = {
  basepath: '/operator',
  // The queries know how long an answer stays fresh, so the router always asks them.
  defaultPreloadStaleTime: 0,
  // A page gets only the search parameters that its reader has recognised.
  search: { strict: true },
} as const
