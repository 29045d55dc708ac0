import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { recordActivity, reviewBlock } from '../../case/claims/index.ts'
import { changeInvoice } from '../../case/invoices/index.ts'
import { listFields, setFields } from './queries.ts'
import {
  type FieldName,
  type FieldState,
  type FieldValue,
  isAmount,
  isRequired,
  lastStep,
  settledBy,
  valueFromWire,
  valueProblem,
  valueToWire,
  withoutStep,
  withStep,
} from './rules.ts'
import { currentValue, type ExtractionParts } from './schema.ts'
import { columnsOf, readExtraction, type Taken, takeFile } from './service.ts'

/** The team sets a field, whatever was read or sent before. */
export async function correctField(
  work: TeamWork,
  invoice_id: string,
  { field, value }: { field: FieldName; value: string | number | null },
): Promise<ExtractionParts> {
  // load
  const found = await takeField(work, invoice_id, field)

  // judge
  const problem = valueProblem(field, value)
  if (problem) throw invalid({ field: 'value', ...problem })

  // write
  const origin = { source: 'team', confidence: 1 } as const
  return takeStep(work, found, { action: 'invoice.corrected', value: valueFromWire(field, value), origin })
}

/** The team accepts a field as it is, or a value that was read with doubt, which is filled in by this. */
export async function acceptField(work: TeamWork, invoice_id: string, field: FieldName): Promise<ExtractionParts> {
  // load
  const found = await takeField(work, invoice_id, field)
  const { file, invoice } = found.taken
  const { reading, source, confidence } = found.state
  const value = currentValue(invoice, field)

  // judge
  if (value === null && reading === null && isRequired(field)) {
    throw conflict('field_empty', 'The invoice does not count as checked without this field; enter it')
  }
  if (value === null && reading && isAmount(field) && file.currency !== null && file.currency !== 'EUR') {
    throw conflict('foreign_currency', `The amount is printed in ${file.currency}; enter it in EUR`, {
      currency: file.currency,
    })
  }

  // write
  const action = 'invoice.accepted'
  if (value !== null || !reading) return takeStep(work, found, { action, value, origin: { source, confidence } })
  const origin = { source: reading.source, confidence: reading.confidence }
  return takeStep(work, found, { action, value: reading.value, origin })
}

/** Takes the team's last step on the invoice back: value, source and acceptance of its field are as before. */
export async function undoStep(work: TeamWork, invoice_id: string, step_id: string): Promise<ExtractionParts> {
  // load
  const taken = await takeFile(work, invoice_id)
  const states = await listFields(work.tx, invoice_id)
  const last = lastStep(states)

  // judge
  if (!states.some(({ steps }) => steps.some(({ id }) => id === step_id))) throw notFound()
  if (last?.step.id !== step_id) throw conflict('not_last_step', 'A later step stands; undo that first')

  // write
  const { state, step } = last
  const change = { action: 'invoice.check_undone', field: state.field, value: step.before.value }
  return enter(work, taken, { change, state: withoutStep(state, step) })
}

type FoundField = { taken: Taken; state: FieldState; number: number }

async function takeField(work: TeamWork, invoice_id: string, field: FieldName): Promise<FoundField> {
  const taken = await takeFile(work, invoice_id)
  const states = await listFields(work.tx, invoice_id)
  const state = states.find((one) => one.field === field)
  if (!state) throw notFound()
  return { taken, state, number: (lastStep(states)?.step.number ?? 0) + 1 }
}

type Step = { action: string; value: FieldValue; origin: Pick<FieldState, 'source' | 'confidence'> }

function takeStep(
  work: TeamWork,
  { taken, state, number }: FoundField,
  { action, value, origin }: Step,
): Promise<ExtractionParts> {
  const { field } = state
  const { now, caller } = work
  const step = { id: newId(), number, at: now.toISOString(), by: caller.id }
  const settled = settledBy(field, value, { ...origin, accepted_at: now, accepted_by: caller.id })
  const steps = withStep(state, currentValue(taken.invoice, field), step)
  return enter(work, taken, { change: { action, field, value }, state: { ...state, ...settled, steps } })
}

type Entered = { change: { action: string; field: FieldName; value: FieldValue }; state: FieldState }

/** The log says what the field was before and is now; that goes with the personal data of the claim. */
async function enter(work: TeamWork, taken: Taken, { change, state }: Entered): Promise<ExtractionParts> {
  const { action, field, value } = change
  const { id: invoice_id } = taken.invoice
  const before = currentValue(taken.invoice, field)
  const details = { field, before: valueToWire(field, before), after: valueToWire(field, value) }
  if (before === value) recordActivity(work, taken.claim, { action, details: { invoice_id, ...details } })
  else await changeInvoice(work, taken, columnsOf({ [field]: value }), { action, details })
  await setFields(work.tx, invoice_id, [state])
  const parts = await readExtraction(work.tx, invoice_id)
  await reviewBlock(work, parts.invoice.claim_id)
  return parts
}
