import { typedCents, typedDay } from '@mahnwerk/claim-table/typed'
import type { FastifyInstance } from 'fastify'
import { carryOut, carryOutUpload } from '../../../audiences/pages/sent-form.ts'
import { UPLOAD } from '../../../audiences/uploads.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { AppError, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { cutShort } from '../../../platform/http/cut-short.ts'
import { type FormValues, goTo } from '../../../platform/http/plain-pages.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { type ClaimRow, outstandingCents, readClaim } from '../../case/claims/index.ts'
import { insidePortal, portalPage, type ShowInside, showPage, type Visit } from '../../parties/creditors/index.ts'
import { debtorName, readAnyDebtor, WITHHELD_NAME } from '../../parties/debtors/index.ts'
import {
  ANSWER_RULES,
  answerQuestion,
  askToStop,
  courtNotice,
  findWithdrawal,
  listReports,
  NOTE_MAX,
  questionOut,
  readQuestion,
  reportHindrance,
  reportPayment,
  withdrawalHindrance,
} from '../../process/creditor-requests/index.ts'
import { type ActCase, casePath, type FormState, NOTHING_TYPED } from './case-frame.ts'
import { paymentPage } from './payment-page.ts'
import { questionPage } from './question-page.ts'
import { withdrawalPage } from './withdrawal-page.ts'

const HIDDEN = { schema: { hide: true } } as const
const PAYMENT = '/creditor/claims/:id/direct-payment'
const WITHDRAWAL = '/creditor/claims/:id/withdrawal'
const QUESTION = '/creditor/questions/:id'

/** What a creditor tells us of a case, and answers. */
export function creditorActPages(scope: FastifyInstance, deps: Deps): void {
  scope.get(PAYMENT, HIDDEN, insidePortal(deps, showPayment()))
  scope.post(PAYMENT, HIDDEN, insidePortal(deps, takePayment))
  scope.get(WITHDRAWAL, HIDDEN, insidePortal(deps, showWithdrawal()))
  scope.post(WITHDRAWAL, HIDDEN, insidePortal(deps, takeWithdrawal))
  scope.get(QUESTION, HIDDEN, insidePortal(deps, showQuestion()))
  scope.register(async (uploads) => {
    // The files are read when it is known who sends them.
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    uploads.addHook('onSend', cutShort)
    uploads.post(QUESTION, { ...HIDDEN, config: UPLOAD }, insidePortal(deps, takeAnswer))
  })
}

function idIn({ request }: Visit): string {
  const { id } = request.params as { id: string }
  if (!isUuid(id)) throw notFound()
  return id
}

async function caseOf(deps: Deps, claim: ClaimRow): Promise<ActCase> {
  const debtor = await readAnyDebtor(deps.db, claim.debtor_id)
  const { id, case_reference } = claim
  return {
    id,
    case_reference,
    debtor_name: debtor.restricted_at ? WITHHELD_NAME : debtorName(debtor),
    outstanding_cents: outstandingCents(claim),
  }
}

/** What a form without files was refused for; everything else is not for the person to mend. */
function refusedBy(error: unknown, values: FormValues): FormState & { status: number } {
  if (!(error instanceof AppError) || (error.kind !== 'invalid' && error.kind !== 'conflict')) throw error
  const { kind, code, message } = error
  const problems = kind === 'invalid' ? error.problems : [{ field: '', code, message }]
  return { values, problems, status: kind === 'invalid' ? 400 : 409 }
}

const showPayment =
  (typed: FormState = NOTHING_TYPED, status = 200): ShowInside =>
  async (deps, visit) => {
    const claim = await readClaim(deps.db, visit.caller, idIn(visit))
    const [shown, reports, now] = await Promise.all([
      caseOf(deps, claim),
      listReports(deps.db, claim.id),
      readBusinessTime(deps.db, deps.clock, deps.config.mode),
    ])
    const is_closed = reportHindrance(claim) !== null
    const state = { ...typed, shown, reports, is_closed, today: dayInVienna(now) }
    return showPage(visit.reply, portalPage(visit.frame, paymentPage(visit.frame, state)), is_closed ? 409 : status)
  }

/** What was typed, as the command takes it. An amount that can be meant in two ways is asked for again. */
function readPayment({ amount = '', payment_date = '', note = '' }: FormValues, language: Language) {
  const amount_cents = typedCents(amount, language)
  const day = typedDay(payment_date)
  const problems: Problem[] = [
    ...(amount_cents ? [] : [{ field: 'amount', code: 'wrong_format', message: 'must be an amount' } as const]),
    ...(day ? [] : [{ field: 'payment_date', code: 'wrong_format', message: 'must be a day' } as const]),
    ...([...note].length <= NOTE_MAX ? [] : [{ field: 'note', code: 'too_long', message: 'is too long' } as const]),
  ]
  if (!amount_cents || !day || problems.length > 0) throw invalid(...problems)
  return { amount: toEuro(cents(amount_cents)), payment_date: day, note }
}

const takePayment: ShowInside = async (deps, visit) => {
  const id = idIn(visit)
  const values = (visit.request.body ?? {}) as FormValues
  try {
    const location = await carryOut(deps, visit, async (work) => {
      await reportPayment(work, id, readPayment(values, visit.frame.language))
      return casePath(visit.frame, id, '?done=reported')
    })
    return goTo(visit.reply, location)
  } catch (error) {
    const { status, ...typed } = refusedBy(error, values)
    return showPayment(typed, status)(deps, visit)
  }
}

const showWithdrawal =
  (typed: FormState = NOTHING_TYPED, status = 200): ShowInside =>
  async (deps, visit) => {
    const { frame } = visit
    const claim = await readClaim(deps.db, visit.caller, idIn(visit))
    const [shown, withdrawal] = await Promise.all([caseOf(deps, claim), findWithdrawal(deps.db, claim.id)])
    const hindrance = withdrawalHindrance(claim, withdrawal)
    const state = { ...typed, shown, withdrawal, hindrance, court_notice: courtNotice(claim, frame.language) }
    return showPage(visit.reply, portalPage(frame, withdrawalPage(frame, state)), hindrance ? 409 : status)
  }

function readReason({ reason = '' }: FormValues): string {
  if (reason.trim() === '') throw invalid({ field: 'reason', code: 'required', message: 'is required' })
  if ([...reason].length > NOTE_MAX) throw invalid({ field: 'reason', code: 'too_long', message: 'is too long' })
  return reason
}

const takeWithdrawal: ShowInside = async (deps, visit) => {
  const id = idIn(visit)
  const values = (visit.request.body ?? {}) as FormValues
  try {
    const location = await carryOut(deps, visit, async (work) => {
      await askToStop(work, id, readReason(values))
      return casePath(visit.frame, id, '?done=withdrawn')
    })
    return goTo(visit.reply, location)
  } catch (error) {
    const { status, ...typed } = refusedBy(error, values)
    return showWithdrawal(typed, status)(deps, visit)
  }
}

const showQuestion =
  (typed: FormState = NOTHING_TYPED, status = 200): ShowInside =>
  async (deps, visit) => {
    const question = questionOut(await readQuestion(deps.db, visit.caller, idIn(visit)))
    const shown = await caseOf(deps, await readClaim(deps.db, visit.caller, question.claim_id))
    const page = questionPage(visit.frame, { ...typed, shown, question })
    return showPage(visit.reply, portalPage(visit.frame, page), status)
  }

const takeAnswer: ShowInside = async (deps, visit) => {
  const id = idIn(visit)
  const { claim_id } = await readQuestion(deps.db, visit.caller, id)
  const done = await carryOutUpload(deps, visit, ANSWER_RULES, async (work, { fields, files }) => {
    await answerQuestion(work, id, { text: fields.text ?? '', files })
    return casePath(visit.frame, claim_id, '?done=answered')
  })
  return 'location' in done ? goTo(visit.reply, done.location) : showQuestion(done, done.status)(deps, visit)
}
