import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const PAGE = new URL('../../../web/start/index.html', import.meta.url)
const [CSS, SCRIPT] = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8']
const PARTS = {
  '/start.css': { file: new URL('../../../web/start/start.css', import.meta.url), type: CSS },
  '/pages.js': { file: new URL('../../../web/pages/pages.js', import.meta.url), type: SCRIPT },
}

/** Short, since another version may bring another style. */
const FOR_A_WHILE = 'public, max-age=300'

const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

/** The start page and its style, and the little script of server-rendered pages, whose style is in the pages. */
export function pageRoutes(server: FastifyInstance): void {
  server.get('/', { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('content-security-policy', CONTENT_POLICY)
      .type('text/html; charset=utf-8')
      .send(await readFile(PAGE)),
  )
  for (const [path, { file, type }] of Object.entries(PARTS)) {
    server.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', FOR_A_WHILE)
        .send(await readFile(file)),
    )
  }
}
