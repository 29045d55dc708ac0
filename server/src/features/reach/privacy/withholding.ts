import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { forbidden } from '../../../kernel/errors.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { findIsWithheld, WITHHELD_KINDS, type WithheldKind } from './queries.withheld.ts'

const PREFIX = '/api/operator'
const FILES = new RegExp(`^/(${WITHHELD_KINDS.join('|')})/:id(/.*)?$`)

const kindOf = (url: string | undefined): WithheldKind | undefined =>
  FILES.exec((url ?? '').replace(PREFIX, ''))?.[1] as WithheldKind | undefined

/**
 * What may only be kept is opened by administrators alone, and their looks are logged. It hangs on the paths, so that a new
 * route below a claim, a letter or a debtor is covered without being told. Lists leave such rows out by themselves.
 */
export function withholdFiles(scope: FastifyInstance, { db }: Deps): void {
  scope.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !route.schema || !kindOf(route.url)) return
    route.schema.response = { ...errorsOf(403), ...(route.schema.response as object) }
  })
  scope.addHook('preHandler', async (request: FastifyRequest & { readonly caller?: OperatorCaller }) => {
    const kind = kindOf(request.routeOptions.url)
    const { id } = request.params as { id?: string }
    if (request.method !== 'GET' || !kind || !id || request.caller?.role !== 'agent') return
    if (await findIsWithheld(db, kind, id))
      throw forbidden('processing_restricted', 'These data may only be kept; an administrator can open them')
  })
}
