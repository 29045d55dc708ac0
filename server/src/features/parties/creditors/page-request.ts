import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorKind } from '../../../kernel/errors.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { type FormValues, type Frame, frameIn, goTo, HTML } from '../../../platform/http/plain-pages.ts'
import type { Door } from './login.ts'
import type { PortalFault } from './page-words.ts'

type Query = { lang?: string; invitation?: string; done?: string; next?: string }
export type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: Query }>

/** The frame of a page. Its path is the page's own, with what its link carries: the invitation, or the way on. */
export function frameOf(request: FastifyRequest): Frame {
  const { query, headers, url } = request as PageRequest
  const path = url.split('?')[0] as string
  const carried = (['invitation', 'next'] as const).flatMap((name) =>
    typeof query[name] === 'string' ? [`${name}=${encodeURIComponent(query[name])}`] : [],
  )
  return frameIn(readersLanguage(query.lang, headers['accept-language']), [path, ...carried.slice(0, 1)].join('?'))
}

const PAGE_OF_OURS = /^\/creditor\/[a-z0-9/?=&%._-]{1,500}$/i
/** Browsers take an encoded dot for a dot. */
const STEPS_UP = /\.\.|%2e/i

/** Where a login leads: to the page that asked for it, as long as it is one of this portal. */
export const wayOn = ({ query: { next } }: PageRequest): string =>
  next !== undefined && PAGE_OF_OURS.test(next) && !STEPS_UP.test(next) ? next : '/creditor'

export const valuesOf = ({ body }: PageRequest): FormValues => (body ?? {}) as FormValues

/** What a page's handler decides; the reply is sent in one place. */
export type PageOutcome = { status: number; page: string } | { location: string }
type Handle = (door: Door, request: PageRequest, reply: FastifyReply) => Promise<PageOutcome>

export const handled = (door: Door, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
  const outcome = await handle(door, request as PageRequest, reply)
  if ('location' in outcome) return goTo(reply, outcome.location)
  return reply.code(outcome.status).type(HTML).send(outcome.page)
}

const STATUSES: Readonly<Partial<Record<ErrorKind, number>>> = { unauthorized: 401, too_many: 429, conflict: 409 }

/** A refusal that a form can show beside its fields. Everything else is answered by the server's error handler. */
export function shownFault(
  error: unknown,
  faults: Readonly<Partial<Record<ErrorKind, PortalFault>>>,
): { fault: PortalFault; status: number } {
  const fault = error instanceof AppError ? faults[error.kind] : undefined
  if (!fault) throw error
  return { fault, status: STATUSES[(error as AppError).kind] ?? 400 }
}
