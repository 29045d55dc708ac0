import { type Static, Type } from 'typebox'
import { DateOnlyText, Euro, strictObject } from '../../../kernel/wire.ts'
import { LanguageQuery } from './schema.ts'

const Amount = Type.Number({ description: 'EUR' })

const Texts = {
  terms: Type.Array(Type.String(), { description: 'What is agreed besides the amounts.' }),
  notices: Type.Array(strictObject('DebtorPlanNotice', { title: Type.String(), items: Type.Array(Type.String()) }), {
    description: 'What the law wants to be said before agreeing.',
  }),
}

export const PlanOptionsOut = strictObject('DebtorPlanOptions', {
  total_amount: Type.Number({ description: 'EUR that the plan is for.' }),
  min_amount: Type.Number({ description: 'The smallest instalment, EUR; the last may be smaller.' }),
  least_amount: Type.Number({
    description: 'The least that `amount` may be, so that the plan does not last too long, EUR.',
  }),
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
export const PlanOut = strictObject('DebtorPlanAgreed', {
  total_amount: Amount,
  agreed_via: Type.Literal('debtor_portal'),
  installments: Installments,
})

const WISH = {
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'So many instalments.' })),
  amount: Type.Optional({ ...Euro, minimum: 0.01, description: 'So much a month, EUR.' } as typeof Euro),
  first_due_date: { ...DateOnlyText, description: '1 to 30 days ahead.' } as typeof DateOnlyText,
}
export const WishBody = strictObject('DebtorPlanWish', {
  ...WISH,
  total_amount: Type.Optional({
    ...Euro,
    description: 'What the instalments made together when they were shown, EUR; 409 where that has changed.',
  } as typeof Euro),
})
export const WishQuery = Type.Object({ ...WISH, ...LanguageQuery.properties }, { additionalProperties: false })
export type Wish = Omit<Static<typeof WishBody>, 'total_amount'>

export type OptionsAnswer = Static<typeof PlanOptionsOut>
export type PreviewAnswer = Static<typeof PlanPreviewOut>
