import type { FastifyReply } from 'fastify'
import { carryOut } from '../../../audiences/pages/sent-form.ts'
import { AppError, type Problem } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import { type PlanWish, readPlan } from '../../case/installments/index.ts'
import {
  agreeOwnPlan,
  optionsFor,
  optionsOut,
  type PlanOptions,
  type PortalLanguage,
  previewOut,
  previewPlan,
  readAmount,
  WishBody,
  wishOf,
  wishProblems,
} from '../debtor-case/index.ts'
import { type Inside, send } from './page-request.ts'
import { noPlanPage, planPage } from './plan-page.ts'

const bodyProblems = checkWhenAsked(WishBody, 'body')

type Chosen = { wish: PlanWish } | { problems: readonly Problem[] }

/** What was chosen, as the API takes it: an amount counts before the list, which always names something. */
function wishFrom(values: FormValues, language: PortalLanguage): Chosen {
  const { months = '', amount = '', first_due_date = '' } = values
  const amount_cents = amount.trim() === '' ? null : readAmount(amount, language)
  if (amount.trim() !== '' && amount_cents === null)
    return { problems: [{ field: 'amount', code: 'wrong_format', message: 'is no amount' }] }
  const way = amount_cents === null ? { months: Number(months) } : { amount: toEuro(cents(amount_cents)) }
  const body = { ...way, first_due_date }
  const faults = bodyProblems(body)
  if (faults.length > 0) return { problems: faults }
  return { wish: wishOf(body) }
}

function judged(chosen: Chosen, options: PlanOptions): Chosen {
  if ('problems' in chosen) return chosen
  const problems = wishProblems(chosen.wish, options)
  return problems.length > 0 ? { problems } : chosen
}

/** Where instalments are a matter for the team, a page says whom to ask. */
const orAsk =
  (show: Inside): Inside =>
  async (deps, at) => {
    try {
      return await show(deps, at)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'plan_not_available') throw error
      const has_plan = (await readPlan(deps.db, at.debtor.claim_id)) !== undefined
      return send(at.reply, noPlanPage(at.frame, has_plan), 409)
    }
  }

export const showPlan = orAsk(async (deps, { request, reply, debtor, frame }): Promise<FastifyReply> => {
  const values = request.query as FormValues
  const options = await optionsFor(deps, debtor)
  const { language } = frame
  const shown = { options: optionsOut(options, language), values, problems: [], preview: null }
  if (values.first_due_date === undefined) return send(reply, planPage(frame, shown))
  const chosen = judged(wishFrom(values, language), options)
  if ('problems' in chosen) return send(reply, planPage(frame, { ...shown, ...chosen }), 400)
  const preview = previewOut(options, previewPlan(chosen.wish, options), language)
  return send(reply, planPage(frame, { ...shown, preview }))
})

/** What the page has shown as the sum; something else in its place is no sum that could be agreed to. */
const shownCents = ({ total_amount }: FormValues): number | null =>
  total_amount === undefined ? null : (readAmount(total_amount, 'en') ?? 0)

export const takePlan = orAsk(async (deps, { request, reply, debtor, frame }): Promise<FastifyReply> => {
  const { language } = frame
  const values = (request.body ?? {}) as FormValues
  const chosen = wishFrom(values, language)
  const refused = async (problems: readonly Problem[], is_changed = false): Promise<FastifyReply> => {
    const options = await optionsFor(deps, debtor)
    const shown = { options: optionsOut(options, language), values, problems, preview: null }
    const still = is_changed ? judged(chosen, options) : { problems }
    if ('problems' in still) return send(reply, planPage(frame, { ...shown, ...still, is_changed }), 400)
    const preview = previewOut(options, previewPlan(still.wish, options), language)
    return send(reply, planPage(frame, { ...shown, preview, is_changed }), 409)
  }
  if ('problems' in chosen) return refused(chosen.problems)
  try {
    const location = await carryOut(deps, { request, caller: debtor }, async (work) => {
      await agreeOwnPlan(work, chosen.wish, shownCents(values))
      return inLanguage('/debtor/case?done=agreed', language)
    })
    deps.jobs.poke()
    return goTo(reply, location)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'amount_changed') return refused([], true)
    if (error.kind !== 'invalid') throw error
    return refused(error.problems)
  }
})
