import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../kernel/errors.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { PAGE_SIZE_DEFAULT, pageNamed } from '../../../platform/http/paging.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import type { Deps } from '../../../platform/work.ts'
import { insidePortal, portalPage, type ShowInside, showPage } from '../../parties/creditors/index.ts'
import { FILE_NAMES, type FileName } from './files.ts'
import { SETTLEMENTS_PATH, settlementListPage } from './list-page.ts'
import { countSettlements, listSettlements } from './queries.ts'
import { ownFile } from './routes.creditor.ts'
import { statusesOf } from './status.ts'

const HIDDEN = { schema: { hide: true } } as const

/** The settlements of a customer and their files, for a browser. */
export function settlementPages(scope: FastifyInstance, deps: Deps): void {
  scope.get(SETTLEMENTS_PATH, HIDDEN, insidePortal(deps, showList))
  for (const name of FILE_NAMES) {
    const options = { ...HIDDEN, config: { download: 'recorded' } } as const
    scope.get(`${SETTLEMENTS_PATH}/:id/${name}`, options, insidePortal(deps, sendFile(name)))
  }
}

const showList: ShowInside = async (deps, { request, reply, caller, frame }) => {
  const { customer_id, organization_id } = caller
  const filter = { customer_id, organization_id }
  const total = await countSettlements(deps.db, filter)
  const shown = pageNamed((request.query as { page?: string }).page, total, PAGE_SIZE_DEFAULT)
  const rows = await listSettlements(deps.db, filter, { page: shown.page, limit: PAGE_SIZE_DEFAULT })
  const { statusOf } = await statusesOf(deps.db, rows)
  return showPage(reply, portalPage(frame, settlementListPage(frame, { rows, statusOf, ...shown })))
}

const sendFile =
  (name: FileName): ShowInside =>
  async (deps, { request, reply, caller }) => {
    const { id } = request.params as { id: string }
    if (!isUuid(id)) throw notFound()
    return sendMade(reply, await ownFile(deps, caller, id, name))
  }
