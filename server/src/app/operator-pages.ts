import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sayWhy } from '../platform/http/refusal-code.ts'

const BUILT = fileURLToPath(new URL('../../../web/dist/operator/', import.meta.url))
const NONCE = '%style-nonce%'

/** Only our own script files. The component library makes style elements, which carry the nonce of this answer. */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The pages of the service team: one document for every address below, and the files that it loads. */
export async function operatorPages(server: FastifyInstance): Promise<void> {
  const options = { schema: { hide: true } }
  const page = async (_: unknown, reply: FastifyReply) => reply.send(await documentOf(reply))
  server.get('/operator', options, page)
  server.get('/operator/*', options, page)
  if (!existsSync(BUILT)) return
  // Their names change with their content, so a browser may cache them for good.
  await server.register(files, {
    root: `${BUILT}assets`,
    prefix: '/operator/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    schemaHide: true,
  })
}

async function documentOf(reply: FastifyReply): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', 'no-store')
  const page = await readFile(`${BUILT}index.html`, 'utf8').catch(() => undefined)
  if (page !== undefined) return page.replace(NONCE, nonce)
  sayWhy(reply, 'pages_not_built').code(503)
  return '<!doctype html><title>Mahnwerk</title><p>These pages are not built yet: run <code>npm run build</code> and start again.</p>'
}
