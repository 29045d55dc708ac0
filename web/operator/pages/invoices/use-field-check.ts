import { useState } from 'react'
import { known } from '../../../shared/api/changed.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import {
  type Extraction,
  type FieldName,
  firstField,
  isMissing,
  isSettledBy,
  neighbourOf,
  nextWaiting,
} from './field-check.ts'
import { useFieldText } from './field-text.ts'
import { extractionQuery } from './queries.ts'
import { useInvoicesWords } from './words.ts'

export type FieldCheck = ReturnType<typeof useFieldCheck>

type CheckEvents = {
  /** After each change, with the invoice as it is now. */
  onStep(after: Extraction): void
  /** When nothing waits any more. */
  onChecked(): void
}

/** The current field, and what a person does with it. */
export function useFieldCheck(extraction: Extraction, { onStep, onChecked }: CheckEvents) {
  const [chosen, choose] = useState<FieldName>()
  const [editing, setEditing] = useState<FieldName>()
  const [saved, setSaved] = useState('')
  const say = useInvoicesWords()
  const textOf = useFieldText()
  const current = chosen ?? firstField(extraction)

  const goOn = (after: Extraction, field: FieldName, word: 'accepted' | 'saved') => {
    const value = after.fields.find((one) => one.field === field)?.value ?? null
    const name = say(`field.${field}`)
    setSaved(value === null ? say('cleared', { field: name }) : say(word, { field: name, value: textOf(field, value) }))
    setEditing(undefined)
    onStep(after)
    choose(nextWaiting(after, field) ?? field)
    if (isSettledBy(extraction, after)) onChecked()
  }
  const pathOf = (field: FieldName) => ({ params: { path: { id: extraction.invoice_id, field } } })
  const accept = useChange({
    changes: ['invoices', 'claims', 'work', 'overview'],
    send: async (once, field: FieldName) =>
      (await once.POST('/api/operator/invoices/{id}/extraction/fields/{field}/accept', pathOf(field))).data,
    answers: (answer) => known(extractionQuery(extraction.invoice_id), answer),
    onDone: (answer, field) => answer && goOn(answer.data, field, 'accepted'),
  })
  const correct = useChange({
    changes: ['invoices', 'claims', 'work', 'overview'],
    send: async (once, { field, value }: { field: FieldName; value: string | number | null }) =>
      (await once.PATCH('/api/operator/invoices/{id}/extraction/fields/{field}', { ...pathOf(field), body: { value } }))
        .data,
    answers: (answer) => known(extractionQuery(extraction.invoice_id), answer),
    onDone: (answer, { field }) => answer && goOn(answer.data, field, 'saved'),
    quiet: true,
  })
  const edit = (field: FieldName | undefined) => {
    correct.reset()
    if (field) choose(field)
    setEditing(field)
  }
  /** Accepts a field. One that must not be empty is opened instead, to be filled. */
  const confirm = (name: FieldName) => {
    const field = extraction.fields.find((one) => one.field === name)
    if (!field || isBusy(name)) return
    if (isMissing(field)) edit(name)
    else accept.mutate(name)
  }
  const move = (step: 1 | -1) => {
    const to = neighbourOf(extraction, current, step)
    if (to) choose(to)
  }
  useKeys('invoices', { edit: () => edit(current), down: () => move(1), up: () => move(-1) })
  /** Per field: a fast typist is at the next field before the last one is saved. */
  const isBusy = (field: FieldName): boolean =>
    (accept.isPending && accept.variables === field) || (correct.isPending && correct.variables.field === field)
  return { current, choose, editing, edit, saved, confirm, correct, isBusy }
}
