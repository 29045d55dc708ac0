import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { forbidden, notFound } from '../../../kernel/errors.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readStanding, WITHHELD_KINDS, type WithheldKind } from './queries.withheld.ts'

const PREFIX = '/api/operator'
const FILES = new RegExp(`^/(${WITHHELD_KINDS.join('|')})/:id(/.*)?$`)

const kindOf = (url: string | undefined): WithheldKind | undefined =>
  FILES.exec((url ?? '').replace(PREFIX, ''))?.[1] as WithheldKind | undefined

/**
 * What may only be kept is opened by administrators alone, and their looks are logged. Agents do not find what is left of
 * erased people, whatever they want of it, and read nothing of restricted ones. It hangs on ids and paths, so that a new
 * route is covered without being told. Lists leave such rows out by themselves.
 */
export function withholdFiles(scope: FastifyInstance, { db }: Deps): void {
  scope.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !route.schema || !kindOf(route.url)) return
    route.schema.response = { ...errorsOf(403), ...(route.schema.response as object) }
  })
  scope.addHook('preHandler', async (request: FastifyRequest & { readonly caller?: OperatorCaller }) => {
    const { caller, method, params } = request
    const { id } = (params ?? {}) as { id?: string }
    if (!id || !caller || !hidesBlocked(caller)) return
    const kind = method === 'GET' ? kindOf(request.routeOptions.url) : undefined
    const { is_blocked, is_withheld } = await readStanding(db, id, kind)
    if (is_blocked) throw notFound()
    if (is_withheld)
      throw forbidden('processing_restricted', 'These data may only be kept; an administrator can open them')
  })
}
