import { Alert, FileInput, Group, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPaperclip } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { markChanged } from '../../../shared/api/changed.ts'
import type { Once } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { NoteFields, type NoteValues, noteBody, useNoteCheck } from './NoteFields.tsx'
import { type Note, showNote } from './queries.ts'
import { useNoteWords } from './words.ts'

type Values = NoteValues & { files: File[]; promised: Amount; promised_on: string }

/** Writes a note. Its files follow it: if one is refused, the note is there, and only the file is asked for again. */
export function NoteDialog({ claim_id, today, onClose }: { claim_id: string; today: string; onClose(): void }) {
  const say = useNoteWords()
  const check = useNoteCheck()
  const { money, day } = useFormat()
  const queries = useQueryClient()
  const taskOf = (amount: number, on: string) => say('promise_task', { amount: money(amount), day: day(on) })
  /** A promise is an amount and a day. */
  const promiseFaults = (promised: Amount, promised_on: string): Record<string, string> => ({
    ...(promised_on && promised === '' ? { promised: say('promised_missing') } : {}),
    ...(promised !== '' && !promised_on ? { promised_on: say('promised_on_missing') } : {}),
  })
  const [made, setMade] = useState<Note | null>(null)
  const written = useRef<Note | null>(null)
  const attached = useRef(new WeakSet<File>())
  async function send(once: Once, { files, promised, promised_on, ...values }: Values): Promise<Note | null> {
    const params = { path: { id: claim_id } }
    const promise = promised_on
      ? { promise: { amount: Number(promised), on: promised_on, task: taskOf(Number(promised), promised_on) } }
      : {}
    written.current ??=
      (await once.POST('/api/operator/claims/{id}/notes', { params, body: { ...noteBody(values), ...promise } })).data
        ?.data ?? null
    let note = written.current
    if (note && files.length > 0) setMade(note)
    for (const file of files) {
      if (!note || attached.current.has(file)) continue
      note = await attach(once, note.id, file)
      attached.current.add(file)
    }
    return note
  }
  const close = () => {
    if (written.current) markChanged(queries, ['claims'])
    onClose()
  }
  const values: Values = {
    kind: 'note',
    text: '',
    happened: '',
    mentions: [],
    files: [],
    promised: '',
    promised_on: '',
  }
  return (
    <DeedDialog
      title={say('title')}
      submit={made ? say('attach') : say('save')}
      onClose={close}
      values={values}
      check={({ promised, promised_on, ...given }) => ({ ...check(given), ...promiseFaults(promised, promised_on) })}
      send={send}
      changes={['claims', 'work']}
      shows={(client, note) => note && showNote(client, note)}
      done={say('saved')}
    >
      {(form) => (
        <>
          {made ? (
            <Alert color="yellow">{say('file_left')}</Alert>
          ) : (
            <>
              <NoteFields form={form} when={say('happened_hint')} />
              <PromiseFields form={form} today={today} />
            </>
          )}
          <FileInput
            label={say('files')}
            description={say('files_hint')}
            leftSection={<IconPaperclip size={16} aria-hidden />}
            multiple
            {...form.getInputProps('files')}
            error={form.errors.file}
          />
        </>
      )}
    </DeedDialog>
  )
}

function PromiseFields({ form, today }: { form: UseFormReturnType<Values>; today: string }) {
  const say = useNoteWords()
  return (
    <Group grow align="flex-start">
      <MoneyInput
        label={say('promised')}
        {...form.getInputProps('promised')}
        error={form.errors['promise.amount'] ?? form.errors.promised}
      />
      <TextInput
        type="date"
        label={say('promised_on')}
        description={say('promised_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={today}
        {...form.getInputProps('promised_on')}
        error={form.errors['promise.on'] ?? form.errors.promised_on}
      />
    </Group>
  )
}

async function attach(once: Once, id: string, file: File): Promise<Note | null> {
  const body = new FormData()
  body.append('file', file)
  // The generated type expects fields, but the client sends a form as it is.
  const sent = await once.POST('/api/operator/notes/{id}/files', { params: { path: { id } }, body: body as never })
  return sent.data?.data ?? null
}
