import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReadDocument } from '../../platform/http/openapi-document.ts'
import { brunoZip } from './collections/bruno.ts'
import { postmanCollection } from './collections/postman.ts'
import { readCollection } from './collections/read.ts'
import { CONTENT_POLICY, pageHtml } from './layout.ts'
import { type DocsPage, FILES, PAGES } from './pages.ts'
import { indexOf, resultsHtml } from './search.ts'
import type { Rendered } from './sections.ts'

const ROOT = new URL('../../../../', import.meta.url)
const SCRIPT = 'text/javascript; charset=utf-8'
const PARTS = {
  '/docs/docs.css': { file: 'web/docs/docs.css', type: 'text/css; charset=utf-8' },
  '/docs/docs.js': { file: 'web/docs/docs.js', type: SCRIPT },
  '/docs/match.js': { file: 'server/src/app/docs/match.js', type: SCRIPT },
} as const

const HIDDEN = { schema: { hide: true } } as const
/** Short, since another version may bring other files. */
const FOR_A_WHILE = 'public, max-age=300'
const QUERY_LENGTH_MAX = 100

export type DocsSource = { readonly public_url: string; readonly readDocument: ReadDocument }

export function docsPageRoutes(server: FastifyInstance, source: DocsSource): void {
  const renderedOf = openRendered()
  const sendPage = (reply: FastifyReply, html: string) =>
    reply.header('content-security-policy', CONTENT_POLICY).type('text/html; charset=utf-8').send(html)

  for (const { name, title, file } of PAGES) {
    server.get(`/docs/${name}`, HIDDEN, async (_, reply) => {
      const { html, sections } = await renderedOf(file)
      return sendPage(reply, pageHtml({ name, title, sections, body: html }))
    })
  }
  searchRoutes(server, renderedOf, sendPage)
  fileRoutes(server)
  collectionRoutes(server, source)
}

/** Each file is read and rendered when it is first asked for. */
function openRendered(): (file: string) => Promise<Rendered> {
  const made = new Map<string, Promise<Rendered>>()
  return (file) => {
    const rendered = made.get(file) ?? renderFile(file)
    made.set(file, rendered)
    return rendered
  }
}

/** Most processes are never asked for a guide, so what renders them is loaded with the first. */
async function renderFile(file: string): Promise<Rendered> {
  const [{ render }, text] = await Promise.all([import('./markdown.ts'), readFile(new URL(file, ROOT), 'utf8')])
  return render(file, text)
}

function searchRoutes(
  server: FastifyInstance,
  renderedOf: (file: string) => Promise<Rendered>,
  sendPage: (reply: FastifyReply, html: string) => FastifyReply,
): void {
  const sectionsOf = async (page: DocsPage) => ({ page, sections: (await renderedOf(page.file)).sections })
  let index: Promise<ReturnType<typeof indexOf>> | undefined
  const readIndex = () => {
    index ??= Promise.all(PAGES.map(sectionsOf)).then(indexOf)
    return index
  }
  server.get('/docs/search', HIDDEN, async (request, reply) => {
    const { q } = request.query as { q?: unknown }
    return sendPage(reply, resultsHtml(await readIndex(), typeof q === 'string' ? q.slice(0, QUERY_LENGTH_MAX) : ''))
  })
  server.get('/docs/search-index.json', HIDDEN, async (_, reply) =>
    reply.header('cache-control', FOR_A_WHILE).send(await readIndex()),
  )
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const asDownload = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`)

function fileRoutes(server: FastifyInstance): void {
  for (const [url, { file, type }] of Object.entries(PARTS)) {
    server.get(url, HIDDEN, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', FOR_A_WHILE)
        .send(await readFile(new URL(file, ROOT))),
    )
  }
  for (const [file, { url, type, is_download }] of Object.entries(FILES)) {
    server.get(url, HIDDEN, async (_, reply) => {
      if (is_download) asDownload(reply, nameOf(url))
      return reply.type(type).send(await readFile(new URL(file, ROOT)))
    })
  }
}

/** Made from the document of this server, when first asked for: in live mode they have no sandbox. */
function collectionRoutes(server: FastifyInstance, { public_url, readDocument }: DocsSource): void {
  const source = once(() => readCollection(readDocument(), public_url))
  const postman = once(() => JSON.stringify(postmanCollection(source())))
  const bruno = once(() => brunoZip(source()))
  server.get('/docs/mahnwerk.postman_collection.json', HIDDEN, (request, reply) =>
    asDownload(reply, nameOf(request.routeOptions.url ?? ''))
      .type('application/json; charset=utf-8')
      .send(postman()),
  )
  server.get('/docs/mahnwerk-bruno.zip', HIDDEN, (request, reply) =>
    asDownload(reply, nameOf(request.routeOptions.url ?? ''))
      .type('application/zip')
      .send(bruno()),
  )
}

/** Strangers may ask for it as often as they like. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
