import {
  admit,
  completeLimitHeaders,
  openKeyring,
  openTokenSigner,
  type TokenSigner,
} from '../features/parties/tokens/index.ts'
import { decideRoutes } from '../features/process/decide/routes.pages.ts'
import { recordDownloads } from '../features/reach/audit/index.ts'
import type { Audience } from '../kernel/caller.ts'
import { docsRoutes } from '../platform/http/docs-page.ts'
import { healthRoutes } from '../platform/http/health.ts'
import type { ReadDocument } from '../platform/http/openapi-document.ts'
import { openRateLimiter } from '../platform/http/rate-limit.ts'
import { type HttpServer, openHttpServer } from '../platform/http/server.ts'
import type { Deps } from '../platform/work.ts'
import { creditorApi } from './creditor-api.ts'
import { creditorPages } from './creditor-pages.ts'
import { debtorApi } from './debtor-api.ts'
import { debtorPages } from './debtor-pages.ts'
import { docsPageRoutes } from './docs/routes.ts'
import { markPages } from './drill.ts'
import { operatorApi } from './operator-api.ts'
import { operatorPages } from './operator-pages.ts'
import { pageRoutes } from './pages.ts'
import { partnerApi } from './partner-api.ts'
import { recogniserOf } from './recogniser.ts'

export type Http = HttpServer & {
  signer: TokenSigner
  documents: Record<Exclude<Audience, 'stranger'>, ReadDocument>
}

const isPartnerApi = (url: string): boolean => url.startsWith('/openapi')

/** Everything that the server serves, in one list. */
export async function openHttp(deps: Deps, token_secret: string): Promise<Http> {
  const signer = openTokenSigner(token_secret)
  const keyring = openKeyring(deps, signer)
  const limiter = openRateLimiter(deps.counters, () => deps.clock.wall())
  const gate = { keyring, limiter }
  const http = openHttpServer(deps, {
    recognise: recogniserOf(deps, gate),
    countsItself: isPartnerApi,
    async admitBrokenPath(request, reply) {
      if (!isPartnerApi(request.url)) return
      await admit(deps, gate, request, reply).finally(() => completeLimitHeaders(deps, reply))
    },
  })

  if (deps.config.is_drill) markPages(http.server)
  recordDownloads(http.server, deps)
  healthRoutes(http.server, deps, http)
  const partner = await partnerApi(http.server, deps, gate)
  const operator = await operatorApi(http.server, deps, { ...gate, signer })
  const creditor = await creditorApi(http.server, { deps, limiter })
  const debtor = await debtorApi(http.server, deps)
  docsRoutes(http.server, partner)
  docsPageRoutes(http.server, { public_url: deps.config.public_url, readDocument: partner })
  pageRoutes(http.server)
  await operatorPages(http.server)
  decideRoutes(http.server, deps)
  creditorPages(http.server, { deps, limiter })
  debtorPages(http.server, deps)
  http.server.addHook('onClose', () => keyring.close())
  http.server.addHook('onClose', () => limiter.close())
  await http.server.ready()
  return {
    server: http.server,
    prepare: http.prepare,
    stop: http.stop,
    get draining() {
      return http.draining
    },
    signer,
    documents: { partner, operator, creditor, debtor },
  }
}
