import type { DateOnly } from '../../../../../kernel/dates.ts'
import { skeleton } from '../fold.ts'
import { GROSS_FEATURES, NET_FEATURES } from './amount-choices.ts'
import { DUE_DATE_FEATURES, ISSUE_DATE_FEATURES } from './date-choices.ts'
import type { Model } from './model.ts'
import { NUMBER_FEATURES } from './number-choices.ts'
import type { PageChoices } from './page-choices.ts'
import { type Picked, pick } from './pick.ts'
import { daysOfRepeated } from './repeated-invoice.ts'
import weights from './weights.json' with { type: 'json' }

/** A model counts features by their place, so one that was trained with others must not be asked. */
function modelFor(name: keyof typeof weights.models, features: readonly string[]): Model {
  const model: Model = weights.models[name]
  if (model.features.join() !== features.join())
    throw new Error(`weights.json was trained with other features for ${name}: run "npm run eval -- train" again`)
  return model
}

const NUMBER = modelFor('invoice_number', NUMBER_FEATURES)
const ISSUE_DATE = modelFor('invoice_issue_date', ISSUE_DATE_FEATURES)
const DUE_DATE = modelFor('invoice_due_date', DUE_DATE_FEATURES)
const GROSS = modelFor('invoice_amount_gross', GROSS_FEATURES)
const NET = modelFor('invoice_amount_net', NET_FEATURES)

const ANY_DAY: ReturnType<typeof daysOfRepeated> = { issued: (choices) => [...choices], due: (choices) => [...choices] }

export type LearnedFields = {
  readonly number: Picked<string> | undefined
  readonly issue_date: Picked<DateOnly> | undefined
  readonly due_date: Picked<DateOnly> | undefined
  readonly gross: Picked<number> | undefined
  readonly net: Picked<number> | undefined
}

/** Number, dates and totals: rules propose, the model that was trained on many layouts decides. */
export function learnedFields(
  { number: numbers, issued, due, amounts }: PageChoices,
  { is_reminder }: { readonly is_reminder: boolean },
): LearnedFields {
  const number = pick(NUMBER, numbers, skeleton)
  const days = is_reminder ? daysOfRepeated(number?.best) : ANY_DAY
  const issue_date = pick(ISSUE_DATE, days.issued(issued), String)
  const due_choices = days.due(due(issue_date?.best.value ?? null))
  const gross = pick(GROSS, amounts.gross, String)
  return {
    number,
    issue_date,
    due_date: pick(DUE_DATE, due_choices, String),
    gross,
    net: pick(NET, amounts.net(gross?.best.value ?? null), String),
  }
}
