import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { FaultText } from '../../../shared/ui/Fault.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import type { Field } from './field-check.ts'
import { KIND_OF } from './field-text.ts'
import type { FieldCheck } from './use-field-check.ts'
import { useInvoicesWords } from './words.ts'

/** Corrects a field: Enter saves and moves on, Esc leaves it unchanged. Only its own button clears it. */
export function FieldInput({ field, check }: { field: Field; check: FieldCheck }) {
  const common = useCommonWords()
  const [value, setValue] = useState<string | number>(field.value ?? field.reading?.value ?? '')
  const say = useInvoicesWords()
  const [was_empty, setWasEmpty] = useState(false)
  const { correct } = check
  const send = (sent: string | number | null) => {
    if (!check.isBusy(field.field)) correct.mutate({ field: field.field, value: sent })
  }
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    // Not readable: the field says so, and nothing is sent.
    if (Number.isNaN(value)) return
    const is_empty = String(value).trim() === ''
    setWasEmpty(is_empty)
    if (!is_empty) send(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') check.edit(undefined)
    // On a button, Enter presses it.
    if (event.key !== 'Enter' || event.shiftKey || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    save()
  }
  const empty = say(field.is_required ? 'empty_required' : 'empty_kept')
  const problem = was_empty ? empty : fieldErrors(correct.error).value
  return (
    <form onSubmit={save} onKeyDown={onKeyDown}>
      <Stack gap={6} p="sm">
        <Input field={field} value={value} setValue={setValue} problem={problem} />
        {correct.error && !problem && <FaultText error={correct.error} />}
        <Group gap="xs" justify="flex-end">
          {field.value !== null && (
            <Button variant="subtle" color="red" size="xs" mr="auto" onClick={() => send(null)}>
              {say('clear', { field: say(`field.${field.field}`) })}
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => check.edit(undefined)}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" size="xs" loading={correct.isPending}>
            {say('save_field')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type InputProps = {
  readonly field: Field
  readonly value: string | number
  setValue(value: string | number): void
  readonly problem: string | undefined
}

function Input({ field: { field }, value, setValue, problem }: InputProps) {
  const say = useInvoicesWords()
  const common = {
    label: say(`field.${field}`),
    description: say('input_hint'),
    error: problem,
    'data-autofocus': true,
    autoFocus: true,
  }
  const kind = KIND_OF[field]
  if (kind === 'amount') {
    return <MoneyInput {...common} value={value === '' ? '' : Number(value)} onChange={setValue} />
  }
  const text = { ...common, value: String(value) }
  if (field === 'subject') {
    return (
      <Textarea
        {...text}
        onChange={(event) => setValue(event.currentTarget.value)}
        {...LIMITS.FieldCorrection.value}
        autosize
        maxRows={5}
      />
    )
  }
  return (
    <TextInput
      {...text}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...(kind === 'date' ? { type: 'date' } : LIMITS.FieldCorrection.value)}
    />
  )
}
