import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../kernel/errors.ts'
import { sendFile } from '../../../platform/http/download.ts'
import { PAGE_SIZE_DEFAULT, pageNamed } from '../../../platform/http/paging.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import type { Deps } from '../../../platform/work.ts'
import { insidePortal, portalPage, type ShowInside, showPage } from '../../parties/creditors/index.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { INVOICES_PATH, invoiceListPage } from './invoice-list-page.ts'
import { countCourtFeeInvoices, listCourtFeeInvoices } from './queries.ts'

const HIDDEN = { schema: { hide: true } } as const

/** The list of a customer's invoices for court fees, and their files, for a browser. */
export function invoicePages(scope: FastifyInstance, deps: Deps): void {
  scope.get(INVOICES_PATH, HIDDEN, insidePortal(deps, showList))
  scope.get(`${INVOICES_PATH}/:id/file`, HIDDEN, insidePortal(deps, sendInvoice))
}

const showList: ShowInside = async (deps, { request, reply, caller, frame }) => {
  const { customer_id, organization_id } = caller
  const filter = { customer_id, organization_id }
  const total = await countCourtFeeInvoices(deps.db, filter)
  const shown = pageNamed((request.query as { page?: string }).page, total, PAGE_SIZE_DEFAULT)
  const rows = await listCourtFeeInvoices(deps.db, filter, { page: shown.page, limit: PAGE_SIZE_DEFAULT })
  return showPage(reply, portalPage(frame, invoiceListPage(frame, { rows, ...shown })))
}

const sendInvoice: ShowInside = async (deps, { request, reply, caller }) => {
  const { id } = request.params as { id: string }
  if (!isUuid(id)) throw notFound()
  return sendFile(deps.storage, { request, reply, file: await readInvoiceFile(deps.db, id, caller) })
}
