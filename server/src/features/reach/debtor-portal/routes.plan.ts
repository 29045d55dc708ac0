import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { invalid, type Problem } from '../../../kernel/errors.ts'
import { cents, exactCents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, Euro, strictObject } from '../../../kernel/wire.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import type { Installment, PlanWish } from '../../case/installments/index.ts'
import { readAgreementFile } from '../../process/letters/index.ts'
import { languageFor } from './language.ts'
import { agreeOwnPlan, mostMonths, type PlanOptions, previewPlan, readOwnClaim, readPlanOptions } from './plan.ts'
import { LanguageQuery } from './schema.ts'

const TAGS = ['Instalments']
const Amount = Type.Number({ description: 'EUR' })
const ERRORS = errorsOf(400, 401, 403, 409)

const Texts = {
  terms: Type.Array(Type.String(), { description: 'What is agreed besides the amounts.' }),
  notices: Type.Array(strictObject('DebtorPlanNotice', { title: Type.String(), items: Type.Array(Type.String()) }), {
    description: 'What the law wants to be said before agreeing.',
  }),
}

export const PlanOptionsOut = strictObject('DebtorPlanOptions', {
  total_amount: Type.Number({ description: 'EUR that the plan is for.' }),
  min_amount: Type.Number({ description: 'The smallest instalment, EUR; the last may be smaller.' }),
  min_months: Type.Integer(),
  max_months: Type.Integer(),
  earliest_first_due_date: DateOnlyText,
  latest_first_due_date: DateOnlyText,
  ...Texts,
})

const Installments = Type.Array(
  strictObject('DebtorPlanInstallment', {
    number: Type.Integer({ minimum: 1 }),
    due_date: DateOnlyText,
    amount: Amount,
  }),
)
export const PlanPreviewOut = strictObject('DebtorPlanPreview', {
  total_amount: Amount,
  installments: Installments,
  ...Texts,
})
const PlanOut = strictObject('DebtorPlanAgreed', {
  total_amount: Amount,
  agreed_via: Type.Literal('debtor_portal'),
  installments: Installments,
})

const WISH = {
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'So many instalments.' })),
  amount: Type.Optional({ ...Euro, minimum: 0.01, description: 'So much a month, EUR.' } as typeof Euro),
  first_due_date: { ...DateOnlyText, description: '1 to 30 days ahead.' } as typeof DateOnlyText,
}
export const WishBody = strictObject('DebtorPlanWish', WISH)
const WishQuery = Type.Object({ ...WISH, ...LanguageQuery.properties }, { additionalProperties: false })
type Wish = Static<typeof WishBody>

/** Exactly one of the two ways to say it. */
export const wishRule = ({ months, amount }: Readonly<Record<string, unknown>>): Problem[] => {
  if (months !== undefined && amount !== undefined)
    return [{ field: 'amount', code: 'not_applicable', message: 'cannot be given together with months' }]
  return months === undefined && amount === undefined
    ? [{ field: 'months', code: 'required', message: 'or amount is required' }]
    : []
}

export const wishOf = ({ months, amount, first_due_date }: Wish): PlanWish => {
  const first = { first_due_date: first_due_date as DateOnly }
  return months !== undefined ? { ...first, months } : { ...first, amount_cents: exactCents(amount as number) }
}

const installmentsOut = (installments: readonly Installment[]) =>
  installments.map(({ due_date, amount_cents }, index) => ({
    number: index + 1,
    due_date,
    amount: toEuro(cents(amount_cents)),
  }))

const textsOf = ({ terms, notices }: PlanOptions) => ({
  terms: [...terms],
  notices: notices.map(({ title, items }) => ({ title, items: [...items] })),
})

export const optionsOut = (options: PlanOptions): Static<typeof PlanOptionsOut> => ({
  total_amount: toEuro(cents(options.open_cents)),
  min_amount: toEuro(cents(options.min_cents)),
  min_months: 2,
  max_months: mostMonths(options),
  earliest_first_due_date: options.earliest,
  latest_first_due_date: options.latest,
  ...textsOf(options),
})

export const previewOut = (
  options: PlanOptions,
  installments: readonly Installment[],
): Static<typeof PlanPreviewOut> => ({
  total_amount: toEuro(cents(options.open_cents)),
  installments: installmentsOut(installments),
  ...textsOf(options),
})

type Asking = Pick<FastifyRequest, 'query' | 'headers'>

export async function optionsFor(deps: Deps, caller: DebtorCaller, request: Asking): Promise<PlanOptions> {
  const { db, clock, config } = deps
  const today = dayInVienna(await readBusinessTime(db, clock, config.mode))
  const asked = { today, legal: await deps.legal.read(db), language: languageFor(request, caller) }
  return readPlanOptions(db, await readOwnClaim(db, caller), asked)
}

export function debtorPlanRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.get(
    '/installment-options',
    {
      schema: {
        operationId: 'getInstallmentOptions',
        summary: 'What can be agreed about instalments; 409 where that is a matter for the team',
        tags: TAGS,
        querystring: LanguageQuery,
        response: { 200: dataOf(PlanOptionsOut), ...ERRORS },
      },
    },
    async (request) => ok(optionsOut(await optionsFor(deps, request.caller, request))),
  )

  api.get(
    '/installment-preview',
    {
      schema: {
        operationId: 'previewInstallments',
        summary: 'Every instalment of a plan, before it is agreed',
        tags: TAGS,
        querystring: WishQuery,
        response: { 200: dataOf(PlanPreviewOut), ...ERRORS },
      },
    },
    async (request) => {
      const faults = wishRule(request.query)
      if (faults.length > 0) throw invalid(...faults)
      const options = await optionsFor(deps, request.caller, request)
      return ok(previewOut(options, previewPlan(wishOf(request.query), options)))
    },
  )

  api.post(
    '/installment-plan',
    {
      config: { body_rule: wishRule },
      schema: {
        operationId: 'agreeInstallments',
        summary: 'Agree to instalments; the agreement follows as PDF',
        tags: TAGS,
        body: WishBody,
        response: { 201: dataOf(PlanOut), ...ERRORS, ...errorsOf(413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const plan = await agreeOwnPlan(work, wishOf(request.body), languageFor(request, request.caller))
        const { total_cents, installments } = plan
        const body = {
          total_amount: toEuro(total_cents),
          agreed_via: 'debtor_portal' as const,
          installments: installmentsOut(installments),
        }
        return { status: 201, body: ok(body) }
      }),
  )

  api.get(
    '/installment-plan/agreement.pdf',
    {
      schema: {
        operationId: 'downloadAgreement',
        summary: 'The written agreement; 404 until its file was made',
        tags: TAGS,
        response: { ...FileAnswer, ...errorsOf(401, 403, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const file = await readAgreementFile(deps.db, request.caller.claim_id)
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
