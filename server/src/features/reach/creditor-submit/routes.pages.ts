import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { carryOut, carryOutUpload } from '../../../audiences/pages/sent-form.ts'
import { UPLOAD } from '../../../audiences/uploads.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { AppError, notFound, type Problem } from '../../../kernel/errors.ts'
import { oneOf } from '../../../kernel/wire.ts'
import { cutShort } from '../../../platform/http/cut-short.ts'
import { sendFile } from '../../../platform/http/download.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import type { ReceivedFile, UploadRules } from '../../../platform/http/upload.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { insidePortal, portalPage, type ShowInside, showPage, type Visit } from '../../parties/creditors/index.ts'
import { WRONG_FILE } from '../../process/extraction/index.ts'
import { whereAllowed } from './allowed-pages.ts'
import { draftPage, handedOverPage, pathOf, waitingPage } from './draft-pages.ts'
import { filledFrom, typedCaseOf, typedOf } from './draft-values.ts'
import {
  beginDrafts,
  type Draft,
  dropDraft,
  fileOf,
  findDoubles,
  likenessesOf,
  readDraft,
  readOpenDrafts,
  saveDraft,
  submitDraft,
} from './drafts.ts'
import { DRAFTS_FOLDER, startDraftReadings } from './jobs.ts'
import { FILE_BYTES_MAX, FILES_MAX } from './rules.ts'
import { judgeTypedCase } from './schema.ts'
import { DRAFTS_PATH, type StartState, startPage } from './start-page.ts'
import { WORDS } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const
/** A form with many invoices is longer than others. */
const FORM = { ...HIDDEN, bodyLimit: 262_144 } as const
const LOOK_AGAIN_S = 4

const RULES = {
  fields: Type.Object({ cases: Type.Optional(oneOf(['each', 'one'])) }, { additionalProperties: false }),
  check: (_: unknown, files: number): Problem[] =>
    files > 0 ? [] : [{ field: 'file', code: 'required', message: 'is required' }],
  kinds: ['pdf'],
  wrong_kind: WRONG_FILE,
  folder: DRAFTS_FOLDER,
  file_bytes_max: FILE_BYTES_MAX,
  files_max: FILES_MAX,
} satisfies UploadRules<ReturnType<typeof Type.Object>>

/** The pages on which a creditor hands over cases one by one. */
export function draftPages(scope: FastifyInstance, deps: Deps): void {
  const inside = (show: ShowInside) => insidePortal(deps, whereAllowed(show))
  scope.get(DRAFTS_PATH, HIDDEN, inside(showStart()))
  scope.post(`${DRAFTS_PATH}/typed`, HIDDEN, inside(beginTyped))
  scope.get(`${DRAFTS_PATH}/:id`, HIDDEN, inside(showDraft))
  scope.post(`${DRAFTS_PATH}/:id`, FORM, inside(takeDraftForm))
  scope.post(`${DRAFTS_PATH}/:id/removal`, HIDDEN, inside(removeDraft))
  scope.get(`${DRAFTS_PATH}/:id/files/:position`, HIDDEN, inside(sendDraftFile))
  scope.register(async (uploads) => {
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    uploads.addHook('onSend', cutShort)
    uploads.post(DRAFTS_PATH, { ...HIDDEN, config: UPLOAD }, inside(takeFiles))
  })
}

const showStart =
  (sent: Pick<StartState, 'values' | 'problems'> = { values: {}, problems: [] }, status = 200): ShowInside =>
  async (deps, { request, reply, caller, frame }) => {
    const words = WORDS[frame.language]
    const { done } = request.query as { done?: string }
    const said = status !== 200 ? null : done === 'saved' ? words.saved : done === 'removed' ? words.removed : null
    const drafts = await readOpenDrafts(deps.db, caller)
    return showPage(reply, portalPage(frame, startPage(frame, { ...sent, drafts, said })), status)
  }

const takeFiles: ShowInside = async (deps, visit) => {
  const { frame, reply } = visit
  const done = await carryOutUpload(deps, visit, RULES, async (work, { fields, files }) => {
    const cases: (readonly ReceivedFile[])[] = fields.cases === 'one' ? [files] : files.map((file) => [file])
    const { ids, to_read } = await beginDrafts(work, cases)
    await startDraftReadings(work, to_read)
    const [only] = ids
    return inLanguage(ids.length === 1 ? `${DRAFTS_PATH}/${only}` : DRAFTS_PATH, frame.language)
  })
  deps.jobs.poke()
  return 'location' in done ? goTo(reply, done.location) : showStart(done, done.status)(deps, visit)
}

const beginTyped: ShowInside = async (deps, visit) => {
  try {
    const location = await carryOut(deps, visit, async (work) => {
      const { ids } = await beginDrafts(work, [[]])
      return inLanguage(`${DRAFTS_PATH}/${ids[0]}`, visit.frame.language)
    })
    return goTo(visit.reply, location)
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error
    return showStart({ values: {}, problems: error.problems }, 400)(deps, visit)
  }
}

const idOf = ({ request }: Visit): string => {
  const { id } = request.params as { id: string }
  if (!isUuid(id)) throw notFound()
  return id
}

const showDraft: ShowInside = async (deps, visit) => {
  const { request, reply, caller, frame } = visit
  const draft = await readDraft(deps.db, caller, idOf(visit))
  if (draft.claim_id !== null) return showHandedOver(deps, visit, draft)
  const { now } = request.query as { now?: string }
  if (now === undefined && draft.invoices.some(({ state }) => state === 'pending')) {
    reply.header('refresh', String(LOOK_AGAIN_S))
    return showPage(reply, portalPage(frame, waitingPage(frame, draft)))
  }
  const filled = filledFrom(draft, frame.format, caller.country)
  const doubles = await doublesOf(deps, visit, draft, filled.values)
  return showPage(reply, portalPage(frame, draftPage(frame, { draft, ...filled, problems: [], doubles })))
}

const showHandedOver = async (deps: Deps, { reply, caller, frame }: Visit, draft: Draft) => {
  const open = await readOpenDrafts(deps.db, caller)
  return showPage(reply, portalPage(frame, handedOverPage(frame, draft, open.length)))
}

const judge = async (deps: Deps, { frame }: Visit, draft: Draft, values: FormValues) => {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const as = { language: frame.language, today: dayInVienna(now) }
  return judgeTypedCase(typedCaseOf(values, draft.invoices.length), as)
}

async function doublesOf(deps: Deps, visit: Visit, draft: Draft, values: FormValues) {
  const { body } = await judge(deps, visit, draft, values)
  const hashes = draft.invoices.map(({ sha256 }) => sha256)
  return findDoubles(deps.db, visit.caller, likenessesOf(body, hashes))
}

const takeDraftForm: ShowInside = async (deps, visit) => {
  const { request, reply, caller, frame } = visit
  const id = idOf(visit)
  const draft = await readDraft(deps.db, caller, id)
  if (draft.claim_id !== null) return goTo(reply, inLanguage(pathOf(draft), frame.language))
  const values = (request.body ?? {}) as FormValues
  if (values.step === 'save') {
    const location = await carryOut(deps, visit, async (work) => {
      await saveDraft(work, id, typedOf(values, draft.invoices.length))
      return inLanguage(`${DRAFTS_PATH}?done=saved`, frame.language)
    })
    return goTo(reply, location)
  }
  return handOverDraft(deps, visit, draft, values)
}

async function handOverDraft(deps: Deps, visit: Visit, draft: Draft, values: FormValues) {
  const { reply, frame } = visit
  const { body, problems } = await judge(deps, visit, draft, values)
  const doubles = await doublesOf(deps, visit, draft, values)
  const again = async (found: readonly Problem[], status: number) => {
    // Somebody else may have handed it over a moment ago; then nothing is wrong.
    const { claim_id } = await readDraft(deps.db, visit.caller, draft.id)
    if (claim_id !== null) return goTo(reply, inLanguage(pathOf(draft), frame.language))
    const state = { draft, values, problems: found, doubles, doubtful: new Set<string>() }
    return showPage(reply, portalPage(frame, draftPage(frame, state)), status)
  }
  if (problems.length > 0) return again(problems, 400)
  if (doubles.some(Boolean) && values.confirmed !== 'yes') return again([], 409)
  try {
    const location = await carryOut(deps, visit, async (work) => {
      await submitDraft(work, draft.id, body)
      return inLanguage(pathOf(draft), frame.language)
    })
    deps.jobs.poke()
    return goTo(reply, location)
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error
    return again(error.problems, 400)
  }
}

const removeDraft: ShowInside = async (deps, visit) => {
  const id = idOf(visit)
  const location = await carryOut(deps, visit, async (work) => {
    await dropDraft(work, id)
    return inLanguage(`${DRAFTS_PATH}?done=removed`, visit.frame.language)
  })
  deps.jobs.poke()
  return goTo(visit.reply, location)
}

const sendDraftFile: ShowInside = async (deps, visit) => {
  const { request, reply, caller } = visit
  const { position } = request.params as { position: string }
  const draft = await readDraft(deps.db, caller, idOf(visit))
  const found = draft.invoices.find((invoice) => String(invoice.position) === position)
  const { file } = fileOf(found)
  if (!file) throw notFound()
  return sendFile(deps.storage, { request, reply, file: { ...file, mime_type: 'application/pdf' } })
}
