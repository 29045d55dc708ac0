import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { after, before, describe, test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import type { Target } from './links.tsx'

/** What the router requests from the server, without a browser. The pages themselves are empty. */

const requests: string[] = []
let role: 'admin' | 'agent' = 'admin'
let openDesk: (at: string, queries?: QueryClient) => ReturnType<typeof makeRouter>

const answer = (body: object) => Response.json({ success: true, ...body })

async function fakeFetch(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/api/operator/session') {
    return answer({ data: { role, can: role === 'admin' ? ['users'] : [], now: '2026-05-14T09:30:00.000Z' } })
  }
  requests.push(pathname.replace('/api/operator', '') + search)
  return answer({ data: [], total: 0, page: 1, limit: 25 })
}

const newQueries = () => new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: false } } })

function makeRouter({ tree, options }: typeof import('./routes.ts'), at: string, queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    ...options,
    context: { queries },
    history: createMemoryHistory({ initialEntries: [`/operator${at}`] }),
  })
}

/** Pages do not matter here, and Node cannot read them. */
const EMPTY_PAGES: Parameters<typeof registerHooks>[0] = {
  resolve: (specifier, context, next) =>
    specifier.endsWith('Page.tsx')
      ? {
          url: `data:text/javascript,export const ${/(\w+)\.tsx$/.exec(specifier)?.[1]} = () => null`,
          shortCircuit: true,
        }
      : next(specifier, context),
}

async function askedBy(at: string, act: (router: ReturnType<typeof makeRouter>) => Promise<unknown>) {
  requests.length = 0
  const router = openDesk(at)
  await router.load()
  requests.length = 0
  await act(router)
  return [...requests].sort()
}

/** What a link requests while the pointer rests on it. */
const hover = (target: Target) => askedBy('/account', (router) => router.preloadRoute(target))

describe('routes', () => {
  const real_fetch = globalThis.fetch
  const hooks = registerHooks(EMPTY_PAGES)
  before(async () => {
    Object.assign(globalThis, { fetch: fakeFetch })
    const routes = await import('./routes.ts')
    openDesk = (at, queries = newQueries()) => makeRouter(routes, at, queries)
  })
  after(() => {
    hooks.deregister()
    globalThis.fetch = real_fetch
  })

  test('hovering over a link requests the data of its page, and opening the page requests nothing more', async () => {
    const queries = newQueries()
    const router = openDesk('/account', queries)
    await router.load()
    requests.length = 0
    await router.preloadRoute({ to: '/claims', search: { q: 'Maier' } })
    assert.deepEqual(requests, ['/claims?q=Maier&limit=25'])
    assert.equal(router.state.location.pathname, '/account', 'nobody has clicked yet')
    await openDesk('/claims?q=Maier', queries).load()
    assert.deepEqual(requests, ['/claims?q=Maier&limit=25'])
  })

  test('every page requests what it shows first', async () => {
    const id = '0192f3a4-0000-7000-8000-000000000001'
    const TASKS = `/tasks?claim_id=${id}&state=open&limit=100`
    const expected: readonly [Target, readonly string[]][] = [
      [{ to: '/' }, ['/overview']],
      [{ to: '/', search: { partner_id: id, view: 'tables' } }, [`/overview?partner_id=${id}`]],
      [{ to: '/work' }, ['/work/colleagues?limit=100', '/work?owner=me_or_nobody&limit=25']],
      [{ to: '/work', search: { owner: 'all' } }, ['/work/colleagues?limit=100', '/work?limit=25']],
      [{ to: '/debtors/$debtor_id', params: { debtor_id: id } }, [`/debtors/${id}/file`, `/debtors/${id}/similar`]],
      [{ to: '/claims/$claim_id', params: { claim_id: id } }, [`/claims/${id}`, `/claims/${id}/notes`, TASKS]],
      [
        { to: '/claims/$claim_id', params: { claim_id: id }, search: { tab: 'court' } },
        [`/claims/${id}`, `/court-fee-invoices?claim_id=${id}`, TASKS],
      ],
      [
        { to: '/claims/$claim_id', params: { claim_id: id }, search: { tab: 'messages' } },
        [`/claims/${id}`, `/claims/${id}/messages`, TASKS],
      ],
      [{ to: '/invoices' }, ['/invoices/to-check?limit=25']],
      [{ to: '/invoices', search: { invoice_id: id } }, [`/invoices/${id}/extraction`, '/invoices/to-check?limit=100']],
      [{ to: '/payments', search: { status: 'reversed' } }, ['/payments?status=reversed&limit=25']],
      [
        { to: '/bank', search: { q: 'Maier' } },
        ['/bank-accounts?limit=100', '/bank-entries/summary', '/bank-entries?is_open=true&q=Maier&limit=50'],
      ],
      [
        { to: '/bank', search: { view: 'statements', account_id: id } },
        [
          '/bank-accounts?limit=100',
          `/bank-entries/summary?account_id=${id}`,
          `/bank-statements?account_id=${id}&limit=50`,
        ],
      ],
      [
        { to: '/settlements', search: { settlement_id: id, customer_id: id } },
        [`/settlements/${id}`, `/settlements?customer_id=${id}&limit=25`],
      ],
      [{ to: '/payment-runs', search: { status: 'open' } }, ['/payment-runs?status=open&limit=25']],
      [{ to: '/books' }, ['/organizations?limit=100']],
      [
        { to: '/books', search: { organization_id: id, tab: 'journal', account: 'fees' } },
        [`/ledger?organization_id=${id}&account=fees&limit=50`, '/organizations?limit=100'],
      ],
      [
        { to: '/letters', search: { letter_id: id } },
        [`/letters/${id}`, '/letters?status=outbox&limit=50', '/print-runs?status=open&limit=20'],
      ],
      [{ to: '/plans', search: { tab: 'missed' } }, ['/installment-plans?status=active&missed=true&limit=25']],
      [{ to: '/disputes' }, ['/claims?case_status=disputed&limit=25']],
      [{ to: '/court' }, ['/court-desk?status=decided_to_sue&limit=25']],
      [
        { to: '/court', search: { tab: 'filed', claim_id: id, country: 'DE' } },
        [`/claims/${id}`, `/claims/${id}/court-readiness`, '/court-desk?country=DE&status=filed&limit=25'],
      ],
      [
        { to: '/court', search: { tab: 'invoices', page: 2 } },
        ['/court-desk?status=decided_to_sue&limit=25', '/court-fee-invoices?page=2&limit=25'],
      ],
      [{ to: '/partners', search: { confirmed: 'no' } }, ['/partners?is_confirmed=false&sort=name&limit=25']],
      [{ to: '/partners', search: { tab: 'tokens' } }, ['/tokens?kind=organization&limit=25']],
      [
        { to: '/partners/$partner_id', params: { partner_id: id }, search: { tab: 'webhook' } },
        [`/partners/${id}`, `/partners/${id}/webhook`],
      ],
      [
        { to: '/partners/$partner_id', params: { partner_id: id }, search: { tab: 'deliveries', delivery: 'x' } },
        [`/partners/${id}`, `/partners/${id}/webhook/deliveries?limit=25`],
      ],
      [
        { to: '/partners/$partner_id', params: { partner_id: id }, search: { tab: 'tokens' } },
        [`/partners/${id}`, `/tokens?partner_id=${id}&limit=25`],
      ],
      [
        { to: '/revenue', search: { month: '2026-05' } },
        ['/revenue-shares/payable?month=2026-05&limit=25', '/revenue-shares?month=2026-05&limit=1'],
      ],
      [
        { to: '/revenue', search: { tab: 'shares', status: 'paid_out' } },
        ['/revenue-shares?limit=1', '/revenue-shares?status=paid_out&limit=25'],
      ],
      [{ to: '/revenue', search: { tab: 'payouts' } }, ['/payouts?limit=25', '/revenue-shares?limit=1']],
      [
        { to: '/mail', search: { mail: id, q: 'Maier' } },
        [`/mail/${id}`, '/mail?q=Maier&limit=25', '/mail?status=kept&limit=1'],
      ],
      [{ to: '/team' }, ['/users?page=1&limit=50']],
      [{ to: '/privacy' }, ['/privacy/requests?open=true&page=1&limit=25']],
      [{ to: '/privacy', search: { tab: 'people', q: 'Maier' } }, []],
      [{ to: '/privacy', search: { tab: 'retention' } }, ['/privacy/retention']],
      [{ to: '/privacy/requests/$request_id', params: { request_id: id } }, [`/privacy/requests/${id}`]],
      [{ to: '/settings' }, ['/organizations?page=1&limit=25']],
      [{ to: '/settings', search: { tab: 'legal' } }, ['/legal-tables']],
      [{ to: '/settings', search: { tab: 'accounts' } }, ['/bank-accounts?limit=100']],
      [{ to: '/settings/organizations/$organization_id', params: { organization_id: id } }, [`/organizations/${id}`]],
    ]
    for (const [target, asked] of expected) assert.deepEqual(await hover(target), asked, JSON.stringify(target))
    assert.deepEqual(await askedBy('/team', (router) => router.preloadRoute({ to: '/account' })), ['/sessions'])
  })

  test('data for administrators is not requested by others', async () => {
    role = 'agent'
    assert.deepEqual(await hover({ to: '/team' }), [])
    assert.deepEqual(await hover({ to: '/partners', search: { tab: 'tokens' } }), [])
    role = 'admin'
  })
})
