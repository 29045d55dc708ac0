import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../../../kernel/errors.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { sendFile } from '../../../platform/http/download.ts'
import { PAGE_SIZE_DEFAULT } from '../../../platform/http/paging.ts'
import { frameIn, goTo, HTML, inLanguage } from '../../../platform/http/plain-pages.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import type { Deps } from '../../../platform/work.ts'
import { openPortal, portalPage } from '../../parties/creditors/index.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { INVOICES_PATH, invoiceListPage } from './invoice-list-page.ts'
import { countCourtFeeInvoices, listCourtFeeInvoices } from './queries.ts'

const HIDDEN = { schema: { hide: true } } as const

type ListRequest = FastifyRequest<{ Querystring: { lang?: string; page?: string } }>

/** The list of a customer's invoices for court fees, and their files, for a browser. */
export function invoicePages(scope: FastifyInstance, deps: Deps): void {
  scope.get(INVOICES_PATH, HIDDEN, async (request, reply) => {
    const { query, headers } = request as ListRequest
    const language = readersLanguage(query.lang, headers['accept-language'])
    const portal = await openPortal(deps, request)
    if (!portal) return goTo(reply, inLanguage('/creditor/login', language))
    const { customer_id, organization_id } = portal.creditor
    const filter = { customer_id, organization_id }
    const pages = Math.max(1, Math.ceil((await countCourtFeeInvoices(deps.db, filter)) / PAGE_SIZE_DEFAULT))
    const page = Math.min(pages, Math.max(1, Number.parseInt(query.page ?? '', 10) || 1))
    const rows = await listCourtFeeInvoices(deps.db, filter, { page, limit: PAGE_SIZE_DEFAULT })
    const path = page === 1 ? INVOICES_PATH : `${INVOICES_PATH}?page=${page}`
    const shown = invoiceListPage(language, { rows, page, pages })
    return reply.type(HTML).send(portalPage(frameIn(language, path), portal, shown))
  })

  scope.get(`${INVOICES_PATH}/:id/file`, HIDDEN, async (request, reply) => {
    const { query, headers } = request as ListRequest
    const { id } = request.params as { id: string }
    const portal = await openPortal(deps, request)
    const language = readersLanguage(query.lang, headers['accept-language'])
    if (!portal) return goTo(reply, inLanguage('/creditor/login', language))
    if (!isUuid(id)) throw notFound()
    const file = await readInvoiceFile(deps.db, id, portal.creditor)
    return sendFile(deps.storage, { request, reply, file })
  })
}
