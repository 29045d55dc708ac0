import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useFieldText } from './field-text.ts'
import { useInvoicesWords } from './words.ts'

type Extraction = Schemas['Extraction']
export type Field = Extraction['fields'][number]
export type FieldName = Field['field']

const waitingOf = ({ fields }: Extraction): Field[] => fields.filter(({ needs_check }) => needs_check)

/** The next one that waits after this one, else the first one that waits. */
function nextWaiting({ fields }: Extraction, after: FieldName): FieldName | undefined {
  const place = fields.findIndex(({ field }) => field === after)
  return [...fields.slice(place + 1), ...fields].find(({ needs_check }) => needs_check)?.field
}

export type FieldCheck = ReturnType<typeof useFieldCheck>

/** Which field is looked at, and what a person does with it. `onChecked` is called when nothing waits any more. */
export function useFieldCheck(extraction: Extraction, onChecked: () => void) {
  const [chosen, choose] = useState<FieldName>()
  const [editing, setEditing] = useState<FieldName>()
  const [saved, setSaved] = useState('')
  const say = useInvoicesWords()
  const textOf = useFieldText()
  const current = chosen ?? waitingOf(extraction)[0]?.field ?? extraction.fields[0]?.field

  const goOn = (after: Extraction, field: FieldName, word: 'accepted' | 'saved') => {
    const value = after.fields.find((one) => one.field === field)?.value ?? null
    const name = say(`field.${field}`)
    setSaved(value === null ? say('cleared', { field: name }) : say(word, { field: name, value: textOf(field, value) }))
    setEditing(undefined)
    choose(nextWaiting(after, field) ?? field)
    if (waitingOf(extraction).length > 0 && waitingOf(after).length === 0) onChecked()
  }
  const pathOf = (field: FieldName) => ({ params: { path: { id: extraction.invoice_id, field } } })
  const accept = useChange({
    send: async (field: FieldName) =>
      (await api.POST('/api/operator/invoices/{id}/extraction/fields/{field}/accept', pathOf(field))).data,
    onDone: (answer, field) => answer && goOn(answer.data, field, 'accepted'),
  })
  const correct = useChange({
    send: async ({ field, value }: { field: FieldName; value: string | number | null }) =>
      (await api.PATCH('/api/operator/invoices/{id}/extraction/fields/{field}', { ...pathOf(field), body: { value } }))
        .data,
    onDone: (answer, { field }) => answer && goOn(answer.data, field, 'saved'),
    quiet: true,
  })
  const edit = (field: FieldName | undefined) => {
    correct.reset()
    if (field) choose(field)
    setEditing(field)
  }
  const move = (step: 1 | -1) => {
    const place = extraction.fields.findIndex(({ field }) => field === current)
    const to = extraction.fields[place + step]?.field
    if (to) choose(to)
  }
  useHotkeys([
    ['e', () => edit(current)],
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
  ])
  /** Each by itself: who types fast is at the next field before the last one is settled. */
  const isBusy = (field: FieldName): boolean =>
    (accept.isPending && accept.variables === field) || (correct.isPending && correct.variables.field === field)
  return { current, choose, editing, edit, saved, accept, correct, isBusy }
}
