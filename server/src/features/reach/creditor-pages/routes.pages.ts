import type { FastifyInstance } from 'fastify'
import { carryOutUpload } from '../../../audiences/pages/sent-form.ts'
import { UPLOAD } from '../../../audiences/uploads.ts'
import { AppError } from '../../../kernel/errors.ts'
import { formatOf } from '../../../kernel/format.ts'
import { recordExport } from '../../../platform/audit/audit.ts'
import { cutShort } from '../../../platform/http/cut-short.ts'
import { attachment } from '../../../platform/http/download.ts'
import { PAGE_SIZE_DEFAULT } from '../../../platform/http/paging.ts'
import { goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import type { Deps } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { addCreditorFiles } from '../../case/documents/index.ts'
import { insidePortal, type ShowInside, showPage, type Visit } from '../../parties/creditors/index.ts'
import {
  CASE_SORTS,
  CASE_STATES,
  WORDS as CASE_WORDS,
  caseLineOut,
  caseOut,
  DOCUMENT_RULES,
  filterOf,
  overviewOut,
  readCases,
  readOverview,
  readOwnCase,
} from '../creditor-case/index.ts'
import { type CaseView, casePage, missingCasePage } from './case-page.ts'
import { casesCsv } from './claims-csv.ts'
import { type ListAsked, listPage } from './list-page.ts'
import { overviewPage } from './overview-page.ts'
import { CSV_PATH, casePath, LIST_PATH, OVERVIEW_PATH } from './paths.ts'
import type { PartPages } from './slices.ts'
import { WORDS } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const

/** The overview, the list and the file of a customer's cases, for a browser. */
export function casePages(scope: FastifyInstance, deps: Deps): void {
  scope.get(OVERVIEW_PATH, HIDDEN, insidePortal(deps, showOverview))
  scope.get(LIST_PATH, HIDDEN, insidePortal(deps, showList))
  scope.get(CSV_PATH, { ...HIDDEN, config: { download: 'recorded' } }, insidePortal(deps, sendCsv))
  scope.get(`${LIST_PATH}/:id`, HIDDEN, insidePortal(deps, showCase))
  scope.register(async (uploads) => {
    // The files are read when it is known who sends them.
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    uploads.addHook('onSend', cutShort)
    uploads.post(`${LIST_PATH}/:id/documents`, { ...HIDDEN, config: UPLOAD }, insidePortal(deps, takeDocuments))
  })
}

const showOverview: ShowInside = async (deps, { reply, caller, frame }) =>
  showPage(reply, overviewPage(frame, overviewOut(await readOverview(deps, caller))))

type ListQuery = Readonly<Record<'q' | 'state' | 'sort' | 'page', string | undefined>>

/** What an address asks for; words that we do not know count as not said. */
function askedBy({ request }: Visit): ListAsked & { page: number } {
  const { q = '', state, sort, page } = request.query as ListQuery
  return {
    q: q.trim().slice(0, 200) || undefined,
    state: CASE_STATES.find((known) => known === state),
    sort: CASE_SORTS.find((known) => known === sort) ?? 'newest',
    page: Math.min(1_000_000, Math.max(1, Number.parseInt(page ?? '', 10) || 1)),
  }
}

const showList: ShowInside = async (deps, visit) => {
  const { page: wanted, ...asked } = askedBy(visit)
  const page = { page: wanted, limit: PAGE_SIZE_DEFAULT }
  const read = await readCases(deps.db, visit.caller, { ...asked, page, is_nearest: true })
  const { total } = read
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE_DEFAULT))
  const rows = read.rows.map(caseLineOut)
  const view = { asked, rows, total, page: read.page, pages, is_beyond: wanted > read.page }
  return showPage(visit.reply, listPage(visit.frame, view))
}

const sendCsv: ShowInside = async (deps, visit) => {
  const { caller, frame, reply } = visit
  const { language } = frame
  const filter = await filterOf(deps.db, askedBy(visit))
  const { organization_id, customer_id: id } = caller
  const subject = { kind: 'customer', id }
  await recordExport(deps.db, caller, { organization_id, subject, details: { what: 'cases' } })
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': attachment(WORDS[language].csv.filename),
      'content-type': 'text/csv; charset=utf-8; header=present',
      'x-content-type-options': 'nosniff',
    })
    .send(casesCsv(deps.db, caller, filter, { language, format: formatOf(language, caller.country) }))
}

/** Undefined for what is not there or not one's own. */
async function ownOnly<T>({ request }: Visit, read: (id: string) => Promise<T>): Promise<T | undefined> {
  const { id } = request.params as { id: string }
  if (!isUuid(id)) return undefined
  try {
    return await read(id)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return undefined
    throw error
  }
}

async function answerCase(deps: Deps, visit: Visit, { said, upload }: Pick<CaseView, 'said' | 'upload'>, status = 200) {
  const { request, reply, caller, frame } = visit
  const own = await ownOnly(visit, (id) => readOwnCase(deps, caller, id))
  if (!own) return showPage(reply, missingCasePage(frame), 404)
  const answer = caseOut(own, { words: CASE_WORDS[frame.language], format: frame.format })
  return showPage(reply, casePage(frame, { answer, said, upload, parts: request.query as PartPages }), status)
}

const showCase: ShowInside = async (deps, visit) => {
  const { done = '' } = visit.request.query as { done?: string }
  const known = Object.keys(WORDS[visit.frame.language].page.done) as NonNullable<CaseView['said']>[]
  return answerCase(deps, visit, { said: known.find((one) => one === done) ?? null, upload: { problems: [] } })
}

const takeDocuments: ShowInside = async (deps, visit) => {
  const { request, reply, frame } = visit
  const { id } = request.params as { id: string }
  // A stranger's file is not even read.
  if (!(await ownOnly(visit, () => readClaim(deps.db, visit.caller, id))))
    return showPage(reply, missingCasePage(frame), 404)
  const sent = await carryOutUpload(deps, visit, DOCUMENT_RULES, async (work, upload) => {
    await addCreditorFiles(work, id, upload)
    return inLanguage(`${casePath(id)}?done=uploaded`, frame.language)
  })
  if ('location' in sent) return goTo(reply, sent.location)
  return answerCase(deps, visit, { said: null, upload: sent }, sent.status)
}
