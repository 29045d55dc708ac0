import { Text } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { NoteFields, type NoteValues, noteBody, useNoteCheck } from './NoteFields.tsx'
import { type Note, showNote } from './queries.ts'
import { useNoteWords } from './words.ts'

/** Its author corrects a note, as long as that is possible. */
export function CorrectDialog({ note, onClose }: { note: Note; onClose(): void }) {
  const say = useNoteWords()
  const { instant } = useFormat()
  const check = useNoteCheck()
  const { kind, text } = note
  const values: NoteValues = { kind, text, happened: '', mentions: note.mentions.map(({ id }) => id) }
  return (
    <DeedDialog
      title={say('correct_title')}
      submit={say('correct_save')}
      onClose={onClose}
      values={values}
      check={check}
      send={async (once, given) =>
        (await once.PATCH('/api/operator/notes/{id}', { params: { path: { id: note.id } }, body: noteBody(given) }))
          .data
      }
      changes={['claims']}
      shows={(queries, answer) => answer && showNote(queries, answer.data)}
      done={say('correct_done')}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('correct_hint', { until: note.changeable_until ? instant(note.changeable_until) : '' })}
          </Text>
          <NoteFields form={form} when={say('happened_kept', { at: instant(note.happened_at) })} />
        </>
      )}
    </DeedDialog>
  )
}
