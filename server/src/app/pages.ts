import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readersLanguage } from '../kernel/language.ts'
import { startPage } from './start-page.ts'

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
  server.get('/', { schema: { hide: true } }, async ({ query, headers }, reply) =>
    reply
      .header('content-security-policy', CONTENT_POLICY)
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(startPage(readersLanguage((query as { lang?: unknown }).lang, headers['accept-language']))),
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
