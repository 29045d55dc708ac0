import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { notFound } from '../../../kernel/errors.ts'
import type { Deps } from '../../../platform/work.ts'
import { isOfBlocked } from './queries.log.ts'

type Asked = { readonly caller?: OperatorCaller } & FastifyRequest

/**
 * Agents do not find what belongs to a blocked claim, whatever they want of it. It hangs on the id in the path, so that a
 * new route of a letter, a document, an invoice, a payment or a mail is covered without being told.
 */
export function hideBlocked(scope: FastifyInstance, { db }: Deps): void {
  scope.addHook('preHandler', async ({ caller, params }: Asked) => {
    const { id } = (params ?? {}) as { id?: string }
    if (id && caller && hidesBlocked(caller) && (await isOfBlocked(db, id))) throw notFound()
  })
}
