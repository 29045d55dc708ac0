import { Text, Textarea } from '@mantine/core'
import { known } from '../../../shared/api/changed.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { CHANGES } from './mark.ts'
import { letterQuery } from './queries.ts'
import { useWhichLetter } from './which-letter.ts'
import { useLettersWords } from './words.ts'

/** A letter that is not to be sent, after showing the consequence. */
export function VoidDialog({ letter, onClose }: { letter: Schemas['Letter']; onClose(): void }) {
  const say = useLettersWords()
  const which = useWhichLetter()
  return (
    <DeedDialog
      title={say('void.title')}
      submit={say('void.confirm')}
      onClose={onClose}
      values={{ note: '' }}
      send={(once, { note }) =>
        once.POST('/api/operator/letters/{id}/void', {
          params: { path: { id: letter.id } },
          body: { note: note.trim() },
        })
      }
      changes={CHANGES}
      answers={({ data }) => known(letterQuery(letter.id), data)}
      done={say('void.done')}
    >
      {(form) => (
        <>
          <Text size="sm">{`${which(letter)} ${say('void.consequence')}`}</Text>
          <Textarea
            label={say('void.note')}
            description={say('void.note_hint')}
            {...form.getInputProps('note')}
            {...LIMITS.LetterNote.note}
            required
            autosize
            minRows={2}
          />
        </>
      )}
    </DeedDialog>
  )
}
