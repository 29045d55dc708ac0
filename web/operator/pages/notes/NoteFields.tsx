import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useIdentity } from '../../session.ts'
import { colleaguesQuery } from '../work/queries.ts'
import { NOTE_KINDS, type NoteKind } from './queries.ts'
import { useNoteWords } from './words.ts'

export type NoteValues = { kind: NoteKind; text: string; happened: string; mentions: string[] }

/** What a note consists of; `when` says what an empty time means. The text has the focus: most notes are nothing else. */
export function NoteFields<V extends NoteValues>({ form, when }: { form: UseFormReturnType<V>; when: string }) {
  const say = useNoteWords()
  const { id } = useIdentity()
  const colleagues = useQuery(colleaguesQuery())
  const others = (colleagues.data?.data ?? []).filter((one) => one.id !== id)
  return (
    <>
      <Select
        label={say('kind')}
        data={NOTE_KINDS.map((value) => ({ value, label: say(`kinds.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('kind')}
      />
      <Textarea
        label={say('text')}
        description={say('team_only')}
        autosize
        minRows={4}
        maxRows={14}
        required
        data-autofocus
        {...LIMITS.CaseNoteCreate.text}
        {...form.getInputProps('text')}
      />
      <TextInput
        type="datetime-local"
        label={say('happened')}
        description={when}
        {...form.getInputProps('happened')}
        error={form.errors.happened_at ?? form.errors.happened}
      />
      <MultiSelect
        label={say('mentions')}
        data={others.map(({ id: value, name }) => ({ value, label: name }))}
        searchable
        nothingFoundMessage={say('nobody_found')}
        {...form.getInputProps('mentions')}
      />
    </>
  )
}

export const noteBody = ({ kind, text, happened, mentions }: NoteValues) => ({
  kind,
  text: text.trim(),
  ...(happened ? { happened_at: new Date(happened).toISOString() } : {}),
  mentions,
})

/** What a person has to mend before a note is sent. */
export function useNoteCheck(): (values: NoteValues) => Record<string, string> {
  const say = useNoteWords()
  return ({ text }): Record<string, string> => (text.trim() ? {} : { text: say('text_missing') })
}
