import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { MARK_ADDRESS } from './brand.ts'
import type { ReadDocument } from './openapi-document.ts'

const compress = promisify(gzip)

/**
 * The reference page. Everything comes from this server, and this policy makes the browser refuse anything else. Styles
 * are inline because the page's script writes them.
 */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mahnwerk API reference</title>
<link rel="icon" href="${MARK_ADDRESS}">
<style>
:root { --scalar-custom-header-height: 44px; color-scheme: light dark; }
.back { position: sticky; top: 0; z-index: 100; box-sizing: border-box; height: 44px; display: flex; gap: 1.5rem; align-items: center;
  padding: 0 1.25rem; background: #0a7d55; font: 15px system-ui, sans-serif; }
.back a { color: #ffffff; }
.back .name { display: inline-flex; gap: 0.5rem; align-items: center; font-weight: 700; text-decoration: none; }
.back a:focus-visible { outline: 2px solid #ffffff; outline-offset: 3px; }
</style>
</head>
<body>
<nav class="back" aria-label="Guides"><a class="name" href="/"><img src="${MARK_ADDRESS}" alt="" width="22" height="22">Mahnwerk</a><a href="/docs/quick-start">Guides</a><a href="/docs/errors">Errors</a><a href="/docs/webhooks">Webhooks</a><a href="/docs/collections">Postman and Bruno</a></nav>
<div id="reference"></div>
<noscript>This page needs JavaScript. The document it shows is <a href="/docs/openapi.json">/docs/openapi.json</a>.</noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

/** The page makes snippets for these too, but nobody has run them. Every operation brings one for Node of its own. */
const UNTRIED_CLIENTS = {
  ...Object.fromEntries(
    ['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'js', 'kotlin', 'node', 'objc', 'ocaml']
      .concat('php', 'powershell', 'python', 'r', 'ruby', 'rust', 'swift')
      .map((language) => [language, true]),
  ),
  shell: ['httpie', 'wget'],
}

const START = `Scalar.createApiReference('#reference', {
  url: '/docs/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'direct',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: ${JSON.stringify(UNTRIED_CLIENTS)},
  metaData: { title: 'Mahnwerk API reference' },
})
`

export function docsRoutes(server: FastifyInstance, readDocument: ReadDocument): void {
  let document: string | undefined
  let script: Promise<Buffer> | undefined

  server.get('/docs', { schema: { hide: true } }, (_, reply) =>
    reply.header('content-security-policy', CONTENT_POLICY).type('text/html; charset=utf-8').send(PAGE),
  )
  server.get('/docs/', { schema: { hide: true } }, (_, reply) => reply.redirect('/docs', 308))
  server.get('/docs/start.js', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  )
  server.get('/docs/openapi.json', { schema: { hide: true } }, (_, reply) => {
    document ??= JSON.stringify(readDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  server.get('/docs/scalar.js', { schema: { hide: true } }, async (_, reply) => {
    script ??= readScalar()
    reply.header('cache-control', 'public, max-age=3600').header('content-encoding', 'gzip')
    return reply.type('text/javascript; charset=utf-8').send(await script)
  })
}

/** Four megabytes that most processes never need, so they are loaded when the page is first opened. */
async function readScalar(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const shelf = Fastify()
  await shelf.register(reference as never, { routePrefix: '/r', configuration: { url: '/unused' } } as never)
  const answer = await shelf.inject('/r/js/scalar.js')
  await shelf.close()
  if (answer.statusCode !== 200) throw new Error('the reference page script is missing from its package')
  return compress(answer.rawPayload)
}
