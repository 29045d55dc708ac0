import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { ApiFault } from '../shared/api/fault.ts'
import { CrashPage } from '../shared/ui/CrashPage.tsx'
import { readClaimSearch } from './pages/claim/search.ts'
import { readClaimsSearch } from './pages/claims/search.ts'
import { readCourtSearch } from './pages/court/search.ts'
import { readDisputesSearch } from './pages/disputes/search.ts'
import { readInvoicesSearch } from './pages/invoices/search.ts'
import { readLettersSearch } from './pages/letters/search.ts'
import { readMailSearch } from './pages/mail/search.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { readOverviewSearch } from './pages/overview/search.ts'
import { readPartnerSearch, readPartnersSearch } from './pages/partners/search.ts'
import { readPaymentsSearch } from './pages/payments/search.ts'
import { readPlansSearch } from './pages/plans/search.ts'
import { readRevenueSearch } from './pages/revenue/search.ts'
import { readSettingsSearch } from './pages/settings/search.ts'
import { readTeamSearch } from './pages/team/search.ts'
import { readWorkSearch } from './pages/work/search.ts'
import { paths } from './paths.ts'
import { readSession } from './session.ts'
import { Shell } from './shell/Shell.tsx'

const root = createRootRouteWithContext<{ queries: QueryClient }>()()

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search.next === 'string' && search.next.startsWith('/') ? { next: search.next } : {},
  component: lazyRouteComponent(() => import('./pages/login/LoginPage.tsx'), 'LoginPage'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    try {
      await readSession(context.queries)
    } catch (error) {
      if (!(error instanceof ApiFault) || error.status !== 401) throw error
      throw redirect({ to: paths.login, search: { next: location.href } })
    }
  },
})

const claims = createRoute({
  getParentRoute: () => shell,
  path: paths.claims,
  validateSearch: readClaimsSearch,
  component: lazyRouteComponent(() => import('./pages/claims/ClaimsPage.tsx'), 'ClaimsPage'),
})

const claim = createRoute({
  getParentRoute: () => shell,
  path: paths.claim,
  validateSearch: readClaimSearch,
  component: lazyRouteComponent(() => import('./pages/claim/ClaimPage.tsx'), 'ClaimPage'),
})

const invoices = createRoute({
  getParentRoute: () => shell,
  path: paths.invoices,
  validateSearch: readInvoicesSearch,
  component: lazyRouteComponent(() => import('./pages/invoices/InvoicesPage.tsx'), 'InvoicesPage'),
})

const letters = createRoute({
  getParentRoute: () => shell,
  path: paths.letters,
  validateSearch: readLettersSearch,
  component: lazyRouteComponent(() => import('./pages/letters/LettersPage.tsx'), 'LettersPage'),
})

const court = createRoute({
  getParentRoute: () => shell,
  path: paths.court,
  validateSearch: readCourtSearch,
  component: lazyRouteComponent(() => import('./pages/court/CourtPage.tsx'), 'CourtPage'),
})

const plans = createRoute({
  getParentRoute: () => shell,
  path: paths.plans,
  validateSearch: readPlansSearch,
  component: lazyRouteComponent(() => import('./pages/plans/PlansPage.tsx'), 'PlansPage'),
})

const disputes = createRoute({
  getParentRoute: () => shell,
  path: paths.disputes,
  validateSearch: readDisputesSearch,
  component: lazyRouteComponent(() => import('./pages/disputes/DisputesPage.tsx'), 'DisputesPage'),
})

const account = createRoute({
  getParentRoute: () => shell,
  path: paths.account,
  component: lazyRouteComponent(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
})

const team = createRoute({
  getParentRoute: () => shell,
  path: paths.team,
  validateSearch: readTeamSearch,
  component: lazyRouteComponent(() => import('./pages/team/TeamPage.tsx'), 'TeamPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: paths.settings,
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx'), 'SettingsPage'),
})

const organization = createRoute({
  getParentRoute: () => shell,
  path: paths.organization,
  component: lazyRouteComponent(() => import('./pages/settings/OrganizationPage.tsx'), 'OrganizationPage'),
})

const house = [account, team, settings, organization] as const

const partners = createRoute({
  getParentRoute: () => shell,
  path: paths.partners,
  validateSearch: readPartnersSearch,
  component: lazyRouteComponent(() => import('./pages/partners/PartnersPage.tsx'), 'PartnersPage'),
})

const partner = createRoute({
  getParentRoute: () => shell,
  path: paths.partner,
  validateSearch: readPartnerSearch,
  component: lazyRouteComponent(() => import('./pages/partners/PartnerPage.tsx'), 'PartnerPage'),
})

const revenue = createRoute({
  getParentRoute: () => shell,
  path: paths.revenue,
  validateSearch: readRevenueSearch,
  component: lazyRouteComponent(() => import('./pages/revenue/RevenuePage.tsx'), 'RevenuePage'),
})

const mail = createRoute({
  getParentRoute: () => shell,
  path: paths.mail,
  validateSearch: readMailSearch,
  component: lazyRouteComponent(() => import('./pages/mail/MailPage.tsx'), 'MailPage'),
})

const overview = createRoute({
  getParentRoute: () => shell,
  path: paths.overview,
  validateSearch: readOverviewSearch,
  component: lazyRouteComponent(() => import('./pages/overview/OverviewPage.tsx'), 'OverviewPage'),
})

const work = createRoute({
  getParentRoute: () => shell,
  path: paths.work,
  validateSearch: readWorkSearch,
  component: lazyRouteComponent(() => import('./pages/work/WorkPage.tsx'), 'WorkPage'),
})

const payments = createRoute({
  getParentRoute: () => shell,
  path: paths.payments,
  validateSearch: readPaymentsSearch,
  component: lazyRouteComponent(() => import('./pages/payments/PaymentsPage.tsx'), 'PaymentsPage'),
})

const tree = root.addChildren([
  login,
  shell.addChildren([
    overview,
    work,
    claims,
    claim,
    invoices,
    letters,
    plans,
    disputes,
    court,
    payments,
    partners,
    partner,
    revenue,
    mail,
    ...house,
  ]),
])

/** Pages load their own code when somebody goes there, and begin to when the pointer rests on a link. */
export const openRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    basepath: '/operator',
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ({ error }) => <CrashPage error={error} />,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
}
