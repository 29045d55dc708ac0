import { buffer } from 'node:stream/consumers'
import { writeTable } from '@mahnwerk/claim-table/table'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { carryOut, carryOutUpload } from '../../../audiences/pages/sent-form.ts'
import { UPLOAD } from '../../../audiences/uploads.ts'
import { AppError, notFound, type Problem } from '../../../kernel/errors.ts'
import { cutShort } from '../../../platform/http/cut-short.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { insidePortal, portalPage, type ShowInside, showPage, type Visit } from '../../parties/creditors/index.ts'
import { DRAFTS_FOLDER, IMPORTS_PATH, whereAllowed } from '../creditor-submit/index.ts'
import { startHandingOver } from './jobs.ts'
import { importPage, linesOf, pathOf, templateOf, uploadPage } from './pages.ts'
import { listImports } from './queries.ts'
import { TABLE_BYTES_MAX } from './rules.ts'
import { dropImport, isRunning, type JudgedImport, readImport, submitImport, takeTable } from './service.ts'
import { WORDS } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const
const LOOK_AGAIN_S = 3

const RULES = {
  fields: Type.Object({}, { additionalProperties: false }),
  check: (_: unknown, files: number): Problem[] =>
    files > 0 ? [] : [{ field: 'file', code: 'required', message: 'is required' }],
  kinds: ['csv'],
  wrong_kind: 'Only CSV files are taken here.',
  folder: DRAFTS_FOLDER,
  file_bytes_max: TABLE_BYTES_MAX,
  files_max: 1,
} satisfies UploadRules<ReturnType<typeof Type.Object>>

/** The pages on which a creditor hands over many cases as a table. */
export function importPages(scope: FastifyInstance, deps: Deps): void {
  const inside = (show: ShowInside) => insidePortal(deps, whereAllowed(show))
  scope.get(IMPORTS_PATH, HIDDEN, inside(showUpload()))
  scope.get(`${IMPORTS_PATH}/template.csv`, { ...HIDDEN, config: { download: 'about_nobody' } }, inside(sendTemplate))
  scope.get(`${IMPORTS_PATH}/:id`, HIDDEN, inside(showImport))
  scope.post(`${IMPORTS_PATH}/:id`, HIDDEN, inside(takeSubmission))
  scope.post(`${IMPORTS_PATH}/:id/removal`, HIDDEN, inside(removeImport))
  scope.get(`${IMPORTS_PATH}/:id/lines.csv`, HIDDEN, inside(sendLines))
  scope.register(async (uploads) => {
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    uploads.addHook('onSend', cutShort)
    uploads.post(IMPORTS_PATH, { ...HIDDEN, config: UPLOAD }, inside(takeFile))
  })
}

const showUpload =
  (problems: readonly Problem[] = [], status = 200): ShowInside =>
  async (deps, { request, reply, caller, frame }) => {
    const { done } = request.query as { done?: string }
    const said = status === 200 && done === 'dropped' ? WORDS[frame.language].dropped : null
    const imports = await listImports(deps.db, caller)
    return showPage(reply, portalPage(frame, uploadPage(frame, { imports, problems, said })), status)
  }

const takeFile: ShowInside = async (deps, visit) => {
  const { frame, reply } = visit
  const done = await carryOutUpload(deps, visit, RULES, async (work, { file }) => {
    const { stream } = await deps.storage.get(file.key)
    const id = await takeTable(work, { bytes: await buffer(stream), original_filename: file.original_filename })
    // The text is in the row now.
    eraseBlob(work.tx, file.key, work.caller.organization_id)
    return inLanguage(pathOf({ id }), frame.language)
  })
  deps.jobs.poke()
  return 'location' in done ? goTo(reply, done.location) : showUpload(done.problems, done.status)(deps, visit)
}

function idOf({ request }: Visit): string {
  const { id } = request.params as { id: string }
  if (!isUuid(id)) throw notFound()
  return id
}

async function judgedOf(deps: Deps, visit: Visit): Promise<JudgedImport> {
  const id = idOf(visit)
  return readImport(deps.db, visit.caller, id, await readBusinessTime(deps.db, deps.clock, deps.config.mode))
}

const showImport: ShowInside = async (deps, visit) => showJudged(visit, await judgedOf(deps, visit))

function showJudged({ request, reply, frame }: Visit, judged: JudgedImport, status = 200) {
  const { page } = request.query as { page?: string }
  if (isRunning(judged.row)) reply.header('refresh', String(LOOK_AGAIN_S))
  return showPage(reply, portalPage(frame, importPage(frame, judged, Number(page) || 1)), status)
}

const takeSubmission: ShowInside = async (deps, visit) => {
  const judged = await judgedOf(deps, visit)
  const { includes_known } = (visit.request.body ?? {}) as FormValues
  const { id } = judged.row
  try {
    const location = await carryOut(deps, visit, async (work) => {
      await submitImport(work, id, includes_known === 'yes')
      startHandingOver(work, id, work.caller.organization_id)
      return inLanguage(pathOf({ id }), visit.frame.language)
    })
    deps.jobs.poke()
    return goTo(visit.reply, location)
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
    return showJudged(visit, await judgedOf(deps, visit), 409)
  }
}

const removeImport: ShowInside = async (deps, visit) => {
  const id = idOf(visit)
  try {
    const location = await carryOut(deps, visit, async (work) => {
      await dropImport(work, id)
      return inLanguage(`${IMPORTS_PATH}?done=dropped`, visit.frame.language)
    })
    return goTo(visit.reply, location)
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
    return showJudged(visit, await judgedOf(deps, visit), 409)
  }
}

const MIME = 'text/csv; charset=utf-8'

const sendLines: ShowInside = async (deps, visit) => {
  const judged = await judgedOf(deps, visit)
  if ('fault' in judged) throw notFound()
  const { language } = visit.frame
  const which = (visit.request.query as { which?: string }).which === 'all' ? 'all' : 'rest'
  const bytes = Buffer.from(writeTable(linesOf(language, judged, which)))
  return sendMade(visit.reply, { bytes, mime_type: MIME, filename: WORDS[language][`${which}_name`] })
}

const EXAMPLE = {
  de: {
    company_name: 'Muster Handels GmbH',
    street: 'Musterstraße 1',
    zip: '1010',
    city: 'Wien',
    country: 'Österreich',
    email: 'office@muster.example',
    invoice_number: '2026-0815',
    invoice_issue_date: '02.03.2026',
    invoice_due_date: '16.03.2026',
    invoice_amount_gross: '1.234,56',
    subject: 'Lieferung vom Februar',
  },
  en: {
    company_name: 'Sample Trading Ltd',
    street: '1 Sample Street',
    zip: '1010',
    city: 'Vienna',
    country: 'Austria',
    email: 'office@sample.example',
    invoice_number: '2026-0815',
    invoice_issue_date: '2026-03-02',
    invoice_due_date: '2026-03-16',
    invoice_amount_gross: '1,234.56',
    subject: 'Delivery of February',
  },
} as const

const sendTemplate: ShowInside = async (_, { reply, frame: { language } }) => {
  const bytes = Buffer.from(writeTable(templateOf(language, EXAMPLE[language])))
  return sendMade(reply, { bytes, mime_type: MIME, filename: WORDS[language].template_name })
}
