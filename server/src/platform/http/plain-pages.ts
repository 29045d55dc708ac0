import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../kernel/error-codes.ts'
import type { Language } from '../../kernel/language.ts'
import { MARK_ADDRESS } from './brand.ts'
import { refuseInTime } from './cut-short.ts'
import { type Html, html, htmlText, inlineStyle } from './html.ts'
import { isStorableText } from './json-body.ts'
import { bytesMaxFor, declaredBytes, readBody, STRANGER_BODY_BYTES_MAX } from './read-body.ts'
import { reasonSaid, sayWhy } from './refusal-code.ts'
import { isSomebody } from './strangers.ts'

export const HTML = 'text/html; charset=utf-8'

/** In the page itself: on a slow phone a second request would cost half a second before anything is seen. */
const STYLE = readFileSync(new URL('../../../../web/pages/pages.css', import.meta.url), 'utf8')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const STYLE_ELEMENT = inlineStyle(STYLE)

const compress = promisify(gzip)

/**
 * A browser states the origin of a form only if it may name the page, so the referrer policy allows that for our own
 * site.
 */
const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
}
/** Room for 5,000 characters of any script, each of which may take twelve bytes in a form. */
const FORM_BYTES_MAX = 65_536

/** The code of a page that shows the refusal itself, in words for its reader: by its status alone. */
const PAGE_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'validation_failed',
  401: 'login_refused',
  404: 'not_found',
  409: 'page_refused',
  410: 'link_used',
  413: 'payload_too_large',
  429: 'too_many_failures',
}

/** The words of the frame itself. */
export type FrameWords = { readonly brand_line: string; readonly failed: string; readonly failed_text: string }

export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = {
  de: {
    brand_line: 'Forderungseinzug',
    failed: 'Das hat nicht geklappt',
    failed_text: 'Bitte versuchen Sie es in Kürze noch einmal.',
  },
  en: {
    brand_line: 'Debt collection',
    failed: 'That did not work',
    failed_text: 'Please try again in a moment.',
  },
}
const NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' }

/** The reader's language and the path of the page, which is the same in the others. */
export type Frame<L extends string = Language> = {
  readonly language: L
  readonly path: string
  readonly words: FrameWords
  /** All languages that the page has, each by its own name. */
  readonly languages: Readonly<Record<string, string>>
  /** Whose page it is, where readers know that name and not ours. */
  readonly brand?: string | null
}

/** The frame of a page that has the languages of our letters. */
export const frameIn = (language: Language, path: string): Frame => ({
  ...{ language, path, words: FRAME_WORDS[language], languages: NAMES },
})

/** `has_script`: the page gets the little script that adds comfort, and works without it. */
export type PageParts = { title: string; body: Html; nav?: Html | null; foot?: Html | null; has_script?: boolean }

/** The fields of a form, as they were sent. */
export type FormValues = Readonly<Record<string, string>>

/** The same page in another language. */
export const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

const OWN_NAME = 'Mahnwerk'
const OWN_MARK = html`<img src="${MARK_ADDRESS}" alt="" width="32" height="32">`

/** The frame of every page that needs no script: its style and a link to each other language. */
export function framed(frame: Frame<string>, { title, body, nav, foot, has_script }: PageParts): string {
  const { language, path, words, languages } = frame
  const brand = frame.brand ?? OWN_NAME
  const others = Object.entries(languages).filter(([other]) => other !== language)
  return htmlText(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} – ${brand}</title>
<link rel="icon" href="${frame.brand ? 'data:,' : MARK_ADDRESS}">
${STYLE_ELEMENT}
</head>
<body>
<header>
<p class="brand">${frame.brand ? html`<span aria-hidden="true">${brand.slice(0, 1)}</span>` : OWN_MARK}${brand} <small>${words.brand_line}</small></p>
<div class="actions">${nav}${others.map(
    ([other, name]) => html`<a href="${inLanguage(path, other)}" hreflang="${other}" lang="${other}">${name}</a>`,
  )}</div>
</header>
<main>
${body}
</main>
${foot && html`<footer>${foot}</footer>\n`}${has_script && html`<script src="/pages.js" type="module"></script>\n`}</body>
</html>
`)
}

/** Of a field that a link names several times the first counts, so that pages always find text. */
function keepFirst(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) if (Array.isArray(value)) query[name] = value[0]
}

/** Pages find out in their handlers who somebody is. A form that is too long for strangers is asked about before it is read. */
async function readForm(request: FastifyRequest, payload: IncomingMessage): Promise<FormValues> {
  const { bodyLimit } = request.routeOptions
  if (declaredBytes(request) > STRANGER_BODY_BYTES_MAX) await isSomebody(request.server.recognise, request)
  const bytes = await readBody(request, payload, { bytes_max: bytesMaxFor(request, bodyLimit) })
  const fields = [...new URLSearchParams(bytes.toString('utf8'))]
  return Object.fromEntries(fields.filter(([, value]) => isStorableText(value)))
}

/** A scope that takes forms and answers with pages for people, errors included. */
export function openPages(
  server: FastifyInstance,
  frameOf: (request: FastifyRequest) => Frame<string>,
  routes: (scope: FastifyInstance) => void | Promise<void>,
): void {
  server.register(async (scope) => {
    // Accept only forms: their fields are always text.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/x-www-form-urlencoded', readForm)
    scope.addHook('onRoute', (route) => {
      route.bodyLimit ??= FORM_BYTES_MAX
      route.config = { ...route.config, is_page: true }
    })
    scope.decorateRequest('put_off', null)
    scope.addHook('onRequest', async (_, reply) => void reply.headers(PAGE_HEADERS))
    scope.addHook('onRequest', async ({ query }) => keepFirst(query as Record<string, unknown>))
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
      // The server's general refusals are JSON. A person at a browser gets this page instead.
      const frame = frameOf(request)
      const { failed, failed_text } = frame.words
      reply.header('content-type', HTML).removeHeader('content-length')
      return framed(frame, { title: failed, body: html`<h1>${failed}</h1>\n<p>${failed_text}</p>` })
    })
    scope.addHook('onSend', async ({ put_off }, reply, payload) => {
      if (put_off) sayWhy(reply, put_off.code).header('retry-after', String(put_off.retry_after_s))
      const code = PAGE_CODES[reply.statusCode]
      if (code && reasonSaid(reply) === undefined) sayWhy(reply, code)
      return payload
    })
    scope.addHook('onSend', async ({ headers }, reply, payload) => {
      if (typeof payload !== 'string' || payload === '' || !/\bgzip\b/.test(headers['accept-encoding'] ?? ''))
        return payload
      reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).removeHeader('content-length')
      return compress(payload)
    })
    scope.addHook('onSend', async (request, reply, payload) =>
      reply.statusCode < 400 ? payload : refuseInTime(request, reply, payload),
    )
    await routes(scope)
  })
}

/** Reloading the next page must not send the form again. */
export const goTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).header('location', location).send()
