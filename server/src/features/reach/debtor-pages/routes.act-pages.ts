import type { FastifyInstance } from 'fastify'
import { carryOut, carryOutUpload } from '../../../audiences/pages/sent-form.ts'
import { UPLOAD } from '../../../audiences/uploads.ts'
import { type DateOnly, dayInVienna, isDateOnly } from '../../../kernel/dates.ts'
import { AppError } from '../../../kernel/errors.ts'
import { cutShort } from '../../../platform/http/cut-short.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { promiseDays, STAGE_ROWS } from '../../case/claims/index.ts'
import { disputeHindrance, disputeOwn, readThread, writeMessage } from '../../process/messages/index.ts'
import { courtNotice, promiseOwn, readOwnDebtor, readPromise, WORDS } from '../debtor-case/index.ts'
import { DISPUTE_RULES, MESSAGE_RULES, messageOut, writtenIn } from '../debtor-messages/index.ts'
import { disputePage, messagesPage, NOTHING_SENT, type SendState } from './message-pages.ts'
import { type Inside, inside, send } from './page-request.ts'
import { promisePage } from './promise-page.ts'

const HIDDEN = { schema: { hide: true } } as const

/** What a debtor can do besides paying: announce a day, disagree, write. */
export function actPageRoutes(scope: FastifyInstance, deps: Deps): void {
  scope.get('/debtor/promise', HIDDEN, inside(deps, showPromise))
  scope.post('/debtor/promise', HIDDEN, inside(deps, takePromise))
  scope.get('/debtor/dispute', HIDDEN, inside(deps, showDispute()))
  scope.get('/debtor/messages', HIDDEN, inside(deps, showMessages()))
  scope.register(async (uploads) => {
    // The files are read when it is known who sends them.
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    uploads.addHook('onSend', cutShort)
    const options = { ...HIDDEN, config: UPLOAD }
    uploads.post('/debtor/dispute', options, inside(deps, takeDispute))
    uploads.post('/debtor/messages', options, inside(deps, takeMessage))
  })
}

/** Which days can be announced, if any, and which one was before. */
async function promiseStateFor(deps: Deps, { debtor }: Pick<Parameters<Inside>[1], 'debtor'>) {
  const { claim } = await readOwnDebtor(deps.db, debtor)
  const [now, { promise, can_promise }] = await Promise.all([
    readBusinessTime(deps.db, deps.clock, deps.config.mode),
    readPromise(deps.db, claim),
  ])
  const days = can_promise ? promiseDays(dayInVienna(now)) : null
  const is_decided_by_creditor = STAGE_ROWS[claim.collection_stage].waits_for === 'decision'
  return { days, is_decided_by_creditor, promised: promise?.promised_on ?? null }
}

const showPromise: Inside = async (deps, at) => {
  const { days, promised, ...more } = await promiseStateFor(deps, at)
  const state = days && { ...more, days, date: undefined, is_wrong: false }
  return send(at.reply, promisePage(at.frame, state, promised), days ? 200 : 409)
}

const takePromise: Inside = async (deps, at) => {
  const { request, reply, frame } = at
  const { date = '' } = (request.body ?? {}) as FormValues
  try {
    const location = await carryOut(deps, { ...at, caller: at.debtor }, async (work) => {
      // No day at all is outside of every span of days.
      await promiseOwn(work, (isDateOnly(date) ? date : '') as DateOnly)
      return inLanguage('/debtor/case?done=promised', frame.language)
    })
    return goTo(reply, location)
  } catch (error) {
    if (!(error instanceof AppError) || (error.kind !== 'invalid' && error.kind !== 'conflict')) throw error
    const { days, promised, ...more } = await promiseStateFor(deps, at)
    const state = days && { ...more, days, date, is_wrong: true }
    return send(reply, promisePage(frame, state, promised), days ? 400 : 409)
  }
}

const showDispute =
  (sent: SendState = NOTHING_SENT, status = 200): Inside =>
  async (deps, { request, reply, debtor, frame }) => {
    const own = await readOwnDebtor(deps.db, debtor)
    const refusal = await disputeHindrance(deps.db, own.claim)
    const has_plan = STAGE_ROWS[own.claim.collection_stage].entry.by === 'agreement'
    const values = { ...(request.query.reason ? { reason: String(request.query.reason) } : {}), ...sent.values }
    const state = { values, problems: sent.problems, court_notice: courtNotice(own, frame.language), refusal, has_plan }
    return send(reply, disputePage(frame, state), refusal ? 409 : status)
  }

const takeDispute: Inside = async (deps, at) => {
  const { language } = at.frame
  const done = await carryOutUpload(
    deps,
    { ...at, caller: at.debtor },
    DISPUTE_RULES,
    async (work, { fields, files }) => {
      const { disputed } = await disputeOwn(work, fields.reason, writtenIn(fields, files))
      const said = disputed ? '/debtor/case?done=disputed' : '/debtor/messages?done=objected'
      return inLanguage(said, language)
    },
  )
  return 'location' in done ? goTo(at.reply, done.location) : showDispute(done, done.status)(deps, at)
}

const showMessages =
  (sent: SendState = NOTHING_SENT, status = 200): Inside =>
  async (deps, { request, reply, debtor, frame }) => {
    const { messages, dispute } = WORDS[frame.language]
    const [own, thread] = await Promise.all([readOwnDebtor(deps.db, debtor), readThread(deps.db, debtor.claim_id)])
    const { done } = request.query
    const said = status === 200 && done === 'sent' ? messages.sent : done === 'objected' ? dispute.done_court : null
    const state = { ...sent, thread: thread.map(messageOut), court_notice: courtNotice(own, frame.language), said }
    return send(reply, messagesPage(frame, state), status)
  }

const takeMessage: Inside = async (deps, at) => {
  const { language } = at.frame
  const done = await carryOutUpload(
    deps,
    { ...at, caller: at.debtor },
    MESSAGE_RULES,
    async (work, { fields, files }) => {
      await writeMessage(work, writtenIn(fields, files))
      return inLanguage('/debtor/messages?done=sent', language)
    },
  )
  return 'location' in done ? goTo(at.reply, done.location) : showMessages(done, done.status)(deps, at)
}
