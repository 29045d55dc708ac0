import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const PAGE = new URL('../../../web/start/index.html', import.meta.url)
const STYLES = {
  '/start.css': new URL('../../../web/start/start.css', import.meta.url),
  '/pages.css': new URL('../../../web/pages/pages.css', import.meta.url),
}

const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

/** The start page, also at the address of the future debtor pages, and the styles of pages without scripts. */
export function pageRoutes(server: FastifyInstance): void {
  for (const path of ['/', '/debtor']) {
    server.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply
        .header('content-security-policy', CONTENT_POLICY)
        .type('text/html; charset=utf-8')
        .send(await readFile(PAGE)),
    )
  }
  for (const [path, file] of Object.entries(STYLES)) {
    server.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/css; charset=utf-8').send(await readFile(file)),
    )
  }
}
