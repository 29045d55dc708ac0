import type { DateOnly } from '../../../../../kernel/dates.ts'
import { skeleton } from '../fold.ts'
import type { Choice } from './choices.ts'
import { DUE_DATE_FEATURES, ISSUE_DATE_FEATURES } from './date-choices.ts'
import type { Model } from './model.ts'
import { NUMBER_FEATURES } from './number-choices.ts'
import type { PageChoices } from './page-choices.ts'
import { type Picked, pick } from './pick.ts'
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

export type LearnedFields = {
  readonly number: Picked<string> | undefined
  readonly issue_date: Picked<DateOnly> | undefined
  readonly due_date: Picked<DateOnly> | undefined
}

/** Number and dates: rules propose, the model that was trained on many layouts decides. */
export function learnedFields(choices: PageChoices): LearnedFields {
  const issue_date = pick(ISSUE_DATE, choices.issued, String)
  const due: readonly Choice<DateOnly>[] = choices.due(issue_date?.best.value ?? null)
  return { number: pick(NUMBER, choices.number, skeleton), issue_date, due_date: pick(DUE_DATE, due, String) }
}
