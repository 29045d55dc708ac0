import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { notFound } from '../../kernel/errors.ts'
import { knownCaller } from './caller.ts'
import { isStorableText, problemsBeforeSchema, UNSTORABLE_TEXT } from './json-body.ts'
import type { Preparations } from './preparations.ts'
import { checkOf, readQuery, validationError } from './validation.ts'

/** Reports all faults of a body at once: in its text, in its fields, and by the route's rule (`config.body_rule`). */
export function checkBody(route: RouteOptions, { later }: Preparations): void {
  const schema = route.schema?.body as TSchema | undefined
  // The body of an upload is checked as it is read.
  if (!schema || 'x-upload' in schema) return
  const checkFields = later('body', schema, () => checkOf(schema, 'body'))
  const rule = route.config?.body_rule ?? (() => [])
  const check = (request: FastifyRequest, _: FastifyReply, done: (error?: Error) => void) => {
    const { body } = request
    const { problems, is_readable } = problemsBeforeSchema(body)
    if (!is_readable) return done(validationError(problems))
    const all = [
      ...problems,
      ...checkFields(body),
      ...(isObject(body) ? rule(body, { caller: knownCaller(request) } as never) : []),
    ]
    done(all.length > 0 ? validationError(all) : undefined)
  }
  route.preValidation = [...[route.preValidation ?? []].flat(), check]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NO_PARAMETERS = Type.Object({}, { additionalProperties: false })

/**
 * Runs before the body is read. Pages and probes, which no document shows, ignore unknown parameters; the APIs refuse
 * them.
 */
export function checkPathAndQuery(route: RouteOptions, { later }: Preparations): void {
  if (route.schema?.hide) return
  const params = route.schema?.params as TSchema | undefined
  const query = (route.schema?.querystring as TSchema | undefined) ?? NO_PARAMETERS
  const checkPath = params ? later('path', params, () => checkOf(params, 'path')) : undefined
  const checkQuery = later('query', query, () => checkOf(query, 'query'))
  const check = (request: FastifyRequest, _: FastifyReply, done: (error?: Error) => void) => {
    // An empty segment names nothing, so there is nothing to find fault with.
    if (Object.values(request.params as object).includes('')) return done(notFound())
    const in_path = checkPath?.(request.params) ?? []
    if (in_path.length > 0) return done(validationError(in_path))
    const values = readQuery(query, request.query as Record<string, unknown>)
    const in_query = [...unstorableIn(values), ...checkQuery(values)]
    if (in_query.length > 0) return done(validationError(in_query))
    request.query = values
    done()
  }
  route.onRequest = [...[route.onRequest ?? []].flat(), check]
}

const unstorableIn = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([, value]) => [value].flat().some((text) => typeof text === 'string' && !isStorableText(text)))
    .map(([field]) => ({ field, ...UNSTORABLE_TEXT }))

/** For calls whose body fields are all optional: a missing body counts as an empty one. */
export async function bodyMayBeMissing(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}
